/** Looking for cards of Doomtrooper: by kind, affiliation, edition, whether they are played, and by the words of name and text. */
import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import { folded } from '@kolbiste/tablekit/rules/folded.ts';
import type { Lang } from '@kolbiste/tablekit/state/settings.ts';
import { cards } from '../src/cards/all.ts';
import { nameOf } from '../src/cards/names.ts';
import type { CardRow } from '../src/cards/types.ts';
import { isAffiliation } from '../src/cards/words.ts';
import { KIND_NAMES } from '../src/vocabulary.ts';
import { textOf } from './printed.ts';

/** What is looked for; '' = anything. */
export interface Wanted {
  readonly words: string;
  readonly kind: string;
  readonly affiliation: string;
  readonly edition: string;
  /** yes or no. */
  readonly scripted: string;
}

export const ANYTHING: Wanted = { words: '', kind: '', affiliation: '', edition: '', scripted: '' };

const affiliations = new Set(cards.flatMap(({ traits = [] }) => traits.filter(isAffiliation)));

/** The ways to choose by, in the order in which they are offered. */
export const CHOICES = {
  kind: KIND_NAMES.filter((kind) => cards.some((card) => card.kind === kind)),
  affiliation: [...affiliations],
  edition: [...new Set(cards.map(({ set }) => set))],
  scripted: ['yes', 'no'],
} as const;

/** Whether a card is carried out by the rules. */
export const isScripted = ({ text }: CardRow): boolean => text !== undefined;

const NAME_SETS: readonly NameSet[] = ['real', 'neutral'];
const texts = new Map<string, string>();

/** What words find a card by, without case and accents: its names, number and text. Made once. */
function wordsOf({ id }: CardRow, lang: Lang, names: NameSet): string {
  const key = `${id} ${lang} ${names}`;
  let text = texts.get(key);
  if (text === undefined) {
    text = folded([...NAME_SETS.map((set) => nameOf(id, lang, set)), `#${id}`, textOf(id, lang, names)].join(' '));
    texts.set(key, text);
  }
  return text;
}

const hasTrait = ({ traits = [] }: CardRow, trait: string): boolean => (traits as readonly string[]).includes(trait);

/** Whether a card is among what is looked for. Every word has to be one it is found by. */
function isWanted(card: CardRow, wanted: Wanted, lang: Lang, names: NameSet): boolean {
  if (wanted.kind !== '' && card.kind !== wanted.kind) return false;
  if (wanted.affiliation !== '' && !hasTrait(card, wanted.affiliation)) return false;
  if (wanted.edition !== '' && card.set !== wanted.edition) return false;
  if (wanted.scripted !== '' && isScripted(card) !== (wanted.scripted === 'yes')) return false;
  const words = folded(wanted.words).split(/\s+/).filter(Boolean);
  return words.every((word) => wordsOf(card, lang, names).includes(word));
}

/** The cards that are looked for: by kind, then by number. */
export const cardsWanted = (wanted: Wanted, lang: Lang, names: NameSet): readonly CardRow[] =>
  cards
    .filter((card) => isWanted(card, wanted, lang, names))
    .sort((a, b) => KIND_NAMES.indexOf(a.kind) - KIND_NAMES.indexOf(b.kind) || a.id - b.id);
