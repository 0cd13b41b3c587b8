/** Looking for cards of The Lord of the Rings: by kind, sphere, cost, set, trait or keyword, and by the words of name and text. */

import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import type { Card } from '../src/index.ts';
import { cards, KEYWORDS, nameOf, SPHERES, TRAITS, TYPES } from '../src/index.ts';
import { cardLines } from '../src/texts.ts';

/** What is looked for; '' = anything. */
export interface Wanted {
  readonly words: string;
  readonly kind: string;
  readonly sphere: string;
  /** A number, or X. */
  readonly cost: string;
  readonly set: string;
  /** A trait or a keyword. */
  readonly trait: string;
}

export const ANYTHING: Wanted = { words: '', kind: '', sphere: '', cost: '', set: '', trait: '' };

const costs = new Set(cards.flatMap(({ cost }) => (cost === undefined ? [] : [String(cost)])));

/** The ways to choose by, in the order in which they are offered. */
export const CHOICES = {
  kind: TYPES,
  sphere: SPHERES,
  // X behind the numbers, none of which has two digits.
  cost: [...costs].sort(),
  set: [...new Set(cards.map(({ set }) => set))],
  trait: TRAITS,
  keyword: KEYWORDS.filter((word) => cards.some(({ keywords = [] }) => keywords.includes(word))),
} as const;

const NAME_SETS: readonly NameSet[] = ['real', 'neutral'];
const texts = new Map<string, string>();

/** What words find a card by, without case and accents: its names, number and text. Made once. */
function textOf(card: Card, lang: Lang, names: NameSet): string {
  const key = `${card.id} ${lang} ${names}`;
  let text = texts.get(key);
  if (text === undefined) {
    const lines = cardLines(card, lang, names).map((line) => line.text);
    text = folded([...NAME_SETS.map((set) => nameOf(card.id, lang, set)), `#${card.id}`, ...lines].join(' '));
    texts.set(key, text);
  }
  return text;
}

const hasTrait = ({ traits = [], keywords = [] }: Card, trait: string): boolean =>
  (traits as readonly string[]).includes(trait) || (keywords as readonly string[]).includes(trait);

/** Whether a card is among what is looked for. Every word has to be one it is found by. */
function isWanted(card: Card, wanted: Wanted, lang: Lang, names: NameSet): boolean {
  if (wanted.kind !== '' && card.type !== wanted.kind) return false;
  if (wanted.sphere !== '' && card.sphere !== wanted.sphere) return false;
  if (wanted.cost !== '' && String(card.cost) !== wanted.cost) return false;
  if (wanted.set !== '' && card.set !== wanted.set) return false;
  if (wanted.trait !== '' && !hasTrait(card, wanted.trait)) return false;
  const words = folded(wanted.words).split(/\s+/).filter(Boolean);
  return words.every((word) => textOf(card, lang, names).includes(word));
}

/** The cards that are looked for: by kind, then by sphere, then by number. */
export function cardsWanted(wanted: Wanted, lang: Lang, names: NameSet): Card[] {
  const rank = ({ type, sphere }: Card): number =>
    TYPES.indexOf(type) * SPHERES.length + (sphere === undefined ? 0 : SPHERES.indexOf(sphere));
  return cards.filter((card) => isWanted(card, wanted, lang, names)).sort((a, b) => rank(a) - rank(b) || a.id - b.id);
}
