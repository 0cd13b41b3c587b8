/** Looking for cards of TMMStone: by class, kind, rarity, cost, tag or keyword, and by the words of name and text. */

import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import type { Card } from '../src/index.ts';
import {
  CLASS_NAMES,
  cardLines,
  cards,
  KEYWORD_NAMES,
  KIND_NAMES,
  NAME_SETS,
  nameOf,
  RARITY_NAMES,
  TAG_NAMES,
} from '../src/index.ts';
import { DEAR } from './decks/lists.ts';

/** What is looked for; '' = anything. */
export interface Wanted {
  readonly words: string;
  readonly class: string;
  readonly kind: string;
  readonly rarity: string;
  /** A number; `DEAR` or more is one choice. */
  readonly cost: string;
  /** A tag or a keyword. */
  readonly trait: string;
}

export const ANYTHING: Wanted = { words: '', class: '', kind: '', rarity: '', cost: '', trait: '' };

/** The ways to choose by, in the order in which they are offered. */
export const CHOICES = {
  class: CLASS_NAMES,
  kind: KIND_NAMES,
  rarity: RARITY_NAMES,
  cost: Array.from({ length: DEAR + 1 }, (_, n) => (n === DEAR ? `${DEAR}+` : String(n))),
  tag: TAG_NAMES,
  keyword: KEYWORD_NAMES,
} as const;

const costsSo = (card: Card, cost: string): boolean =>
  cost.endsWith('+') ? card.cost >= DEAR : card.cost === Number(cost);

const hasTrait = ({ tags = [], keywords = [] }: Card, trait: string): boolean =>
  (tags as readonly string[]).includes(trait) || (keywords as readonly string[]).includes(trait);

const texts = new Map<string, string>();

/** What words find a card by, without case and accents: its names, key, number and text. Made once. */
function textOf(card: Card, lang: Lang, names: NameSet): string {
  const key = `${card.id} ${lang} ${names}`;
  let text = texts.get(key);
  if (text === undefined) {
    const lines = cardLines(card, lang, names).map((line) => line.text);
    const called = NAME_SETS.map((set) => nameOf(card.id, lang, set));
    text = folded([...called, card.key, `#${card.id}`, ...lines].join(' '));
    texts.set(key, text);
  }
  return text;
}

/** Whether a card is among what is looked for. Every word has to be one it is found by. */
export function isWanted(card: Card, wanted: Wanted, lang: Lang, names: NameSet): boolean {
  if (wanted.class !== '' && card.class !== wanted.class) return false;
  if (wanted.kind !== '' && card.kind !== wanted.kind) return false;
  if (wanted.rarity !== '' && card.rarity !== wanted.rarity) return false;
  if (wanted.cost !== '' && !costsSo(card, wanted.cost)) return false;
  if (wanted.trait !== '' && !hasTrait(card, wanted.trait)) return false;
  const words = folded(wanted.words).split(/\s+/).filter(Boolean);
  return words.every((word) => textOf(card, lang, names).includes(word));
}

const ranks = new Map<Card, number>(
  [...cards]
    .sort((a, b) => CLASS_NAMES.indexOf(a.class) - CLASS_NAMES.indexOf(b.class) || a.cost - b.cost || a.id - b.id)
    .map((card, rank) => [card, rank]),
);

/** The cards that are looked for: by class, then by cost. */
export function cardsWanted(wanted: Wanted, lang: Lang, names: NameSet, among: readonly Card[] = cards): Card[] {
  return among
    .filter((card) => isWanted(card, wanted, lang, names))
    .sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
