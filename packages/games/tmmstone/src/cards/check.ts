/**
 * Checks a user's file of cards in the game's vocabulary: {"format": "kolbiste-cards/1", "game": "tmmstone", "cards":
 * [...]}, or the list alone; docs/new-card.md.
 */
import type { CardFile, Misfit } from '@kolbiste/cardkit';
import { checkCardFile, readCard, readText } from '@kolbiste/cardkit';
import type { Bilingual, Checked } from '@kolbiste/kernel/files';
import { addFault, both, describeValue } from '@kolbiste/kernel/files';
import type { Reading, Rule } from '@kolbiste/kernel/grammar';
import { bilingualName, fields, int, listOf, pair, word, yes } from '@kolbiste/kernel/grammar';
import { CLASS_NAMES, KIND_NAMES, RARITY_NAMES } from '../vocabulary.ts';
import { cards as pool } from './all.ts';
import { cardsOfKind, misfits } from './fit.ts';
import { effect } from './grammar/instructions.ts';
import { FIGURE, keyword, statics, tag, until } from './grammar/terms.ts';
import type { Card, Effect } from './types.ts';

export const CARD_LIMITS = { cards: 500, number: 999, key: 40 } as const;

const key: Rule = (c, value, path) => {
  if (typeof value === 'string' && value.length <= CARD_LIMITS.key && /^[a-z]+(-[a-z0-9]+)*$/.test(value)) return;
  const most = CARD_LIMITS.key;
  const expected = both(
    `klíč z malých písmen a pomlček, nejvýše ${most} znaků`,
    `a key of small letters and hyphens, at most ${most} characters`,
  );
  addFault(c, path, describeValue(value), expected, null);
};

const grammar = fields(
  {
    id: int(1, CARD_LIMITS.number),
    key,
    kind: word(KIND_NAMES),
    class: word(CLASS_NAMES),
    rarity: word(RARITY_NAMES),
    cost: int(0, FIGURE),
  },
  {
    name: bilingualName,
    token: yes,
    stats: pair(int(0, FIGURE), int(1, FIGURE)),
    tags: listOf(tag, 0, 10),
    keywords: listOf(keyword, 0, 11),
    until,
    uses: int(1, 1),
    statics,
    effects: listOf(effect, 0, 8),
  },
);

/** Every word with its value anywhere inside a part of a card. */
function* words(part: unknown): Generator<unknown> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (!Array.isArray(part)) yield name;
    yield value;
    yield* words(value);
  }
}

const says = (part: unknown, wanted: readonly string[]): boolean =>
  [...words(part)].some((each) => typeof each === 'string' && wanted.includes(each));

/** A text that speaks of its target says how it is chosen. */
const unchosen = (e: Effect): boolean =>
  e.targets === undefined &&
  !says(e.do, ['chooseTarget', 'pick']) &&
  says(e, ['target', 'target2', 'targets', 'notTarget', 'ownerOfTarget']);

const CHOSEN = both('targets, chooseTarget nebo pick', 'targets, chooseTarget or pick');

/** What is against the kind of a card whose words are all sound; each with the member it is about. */
function* unfit({
  kind,
  stats,
  until: ends,
  uses,
  statics: holds = [],
  effects = [],
}: Card): Generator<[string, Bilingual]> {
  const used = effects.length === 1 && effects[0].when === 'use';
  if (kind === 'unit' && stats === undefined)
    yield ['stats', both('útok a životy jednotky', 'attack and health of a unit')];
  if (kind !== 'unit' && stats !== undefined)
    yield ['stats', both('útok a životy jen u jednotky', 'attack and health of units alone')];
  if (kind !== 'spell' && ends !== undefined) yield ['until', both('until jen u kouzla', 'until with spells alone')];
  if (uses !== undefined && ends === undefined) yield ['uses', both('uses jen vedle until', 'uses beside until alone')];
  if (kind === 'ability' && (!used || holds.length > 0))
    yield ['effects', both('jediný text „use“', 'one text "use" and nothing else')];
  if (kind === 'spell' && ends === undefined && (!used || holds.length > 0))
    yield ['effects', both('jediný text „use“', 'one text "use" and nothing else')];
  if (kind === 'spell' && ends !== undefined && holds.length === 0)
    yield ['statics', both('text, který zatím platí', 'a text that holds until then')];
  if (kind === 'experiment' && (effects.length !== 1 || holds.length > 0))
    yield ['effects', both('jediný text', 'one text and nothing else')];
  if (kind !== 'spell' && kind !== 'ability' && effects.some((e) => e.when === 'use'))
    yield ['effects', both('„use“ jen u kouzla a schopnosti', '"use" with spells and abilities alone')];
  if (kind === 'field' && holds.length + effects.length === 0)
    yield ['effects', both('aspoň jeden text', 'a text at least')];
}

/** Everything that a card says against its kind, where nobody would hear it, or of a target that nothing chooses. */
function* misfitsOf(card: Card): Generator<Misfit> {
  for (const [member, expected] of unfit(card)) yield [`.${member}`, expected];
  yield* misfits(card);
  for (const [at, e] of (card.effects ?? []).entries())
    if (unchosen(e)) yield [`.effects[${at}]`, CHOSEN, both('řeč o cíli', 'talk of a target')];
}

const KIND_WORDS = {
  unit: both('číslo jednotky', 'the number of a unit'),
  ability: both('číslo schopnosti', 'the number of an ability'),
} as const;

/** Cards that a text summons or flips into are of the kind that can be. */
function tellKinds(c: Reading, rows: readonly Card[], path: string): void {
  const kinds = new Map([...pool, ...rows].map(({ id, kind }) => [id, kind]));
  rows.forEach((row, at) => {
    for (const [place, id, kind] of cardsOfKind(row))
      if (kinds.get(id) !== kind)
        addFault(c, `${path}[${at}]${place}`, describeValue(id), KIND_WORDS[kind as keyof typeof KIND_WORDS], null);
  });
}

const FILE: CardFile<Card> = {
  book: 'TMM',
  game: 'tmmstone',
  most: CARD_LIMITS.cards,
  card: readCard(grammar, misfitsOf),
  once: {
    members: ['id', 'key'],
    expected: both('každé číslo a klíč jen jednou', 'each number and each key only once'),
  },
  among: tellKinds,
};

/** The cards of a parsed file; a fault has its path. */
export const checkCards = (json: unknown): Checked<Card[]> =>
  checkCardFile(
    FILE,
    json,
    pool.map(({ id }) => id),
  );

/** The cards of a file's text; a fault has its path, line and column. */
export const readCards = (text: string): Checked<Card[]> => readText(text, checkCards);
