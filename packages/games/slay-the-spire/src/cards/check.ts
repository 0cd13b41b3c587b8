/**
 * Checks a user's file of cards in the game's vocabulary: {"format": "kolbiste-cards/1", "game": "slay-the-spire", "cards":
 * [...]}, or the list alone; docs/new-card.md.
 */
import type { CardFile, Misfit } from '@kolbiste/cardkit';
import { checkCardFile, readCard } from '@kolbiste/cardkit';
import type { Checked } from '@kolbiste/kernel/files';
import { addFault, both, describeValue } from '@kolbiste/kernel/files';
import type { Reading, Rule, Rules } from '@kolbiste/kernel/grammar';
import { bilingualName, fields, int, listOf, pair, word, yes } from '@kolbiste/kernel/grammar';
import { CONDITIONS, grammar } from '../verbs/terms.ts';
import { OWNERS, RARITIES } from '../vocabulary.ts';
import { enemyRule } from './check-enemy.ts';
import { eventRule } from './check-event.ts';
import { misfits } from './fit.ts';
import { calledBy } from './fit-enemy.ts';
import { STATICS } from './lasting.ts';
import type { OwnCard } from './own-cards.ts';
import { isEnemy } from './own-cards.ts';
import { summonKinds } from './pool.ts';
import { ITEM_KINDS, KEYWORDS, WHENS } from './types.ts';

const CARDS_IN_FILE = 100;
const LONGEST_ID = 40;

/** A rule that a text of this form keeps. */
const form =
  (shape: RegExp, cs: string, en: string): Rule =>
  (c, value, path) => {
    if (typeof value !== 'string' || !shape.test(value)) addFault(c, path, describeValue(value), both(cs, en), null);
  };

const id = form(
  new RegExp(`^(?=.{1,${LONGEST_ID}}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$`),
  `klíč z malých písmen a pomlček, nejvýše ${LONGEST_ID} znaků`,
  `a key of small letters and hyphens, at most ${LONGEST_ID} characters`,
);
const die = form(
  /^(?!.*(.).*\1)[1-6]{1,6}$/,
  'různé výsledky kostky, třeba "34"',
  'different results of the die, as in "34"',
);
const MOST_SAID = 9;
const text = listOf(grammar.rule, 1, MOST_SAID);
const condition = word(CONDITIONS);
const figure = int(1, 9);

const abilities = listOf(
  fields(
    { when: word(WHENS), do: text },
    { die, if: condition, once: word(['turn', 'combat', 'room']), times: figure },
  ),
  1,
  4,
);
const statics = fields({}, Object.fromEntries(STATICS.map((name) => [name, figure])));

const cost: Rule = (c, value, path) => (typeof value === 'string' ? word(['X']) : int(0, 6))(c, value, path);
const SIDE: Rules = {
  cost,
  xMin: int(0, 9),
  is: listOf(word(KEYWORDS), 0, 4),
  // A power may do nothing as it is played.
  do: listOf(grammar.rule, 0, MOST_SAID),
  abilities,
  statics,
  playIf: condition,
  lessPer: word(['power']),
  costIf: pair(condition, int(0, 6)),
  xCubes: int(0, 9),
};

const card = fields(
  { id, owner: word(OWNERS), type: word(['attack', 'skill', 'power']), rarity: word(RARITIES), copies: figure },
  { name: bilingualName, ...SIDE, up: fields({}, SIDE) },
);
const item = fields(
  { id, kind: word(ITEM_KINDS) },
  {
    name: bilingualName,
    copies: figure,
    price: int(0, 20),
    abilities,
    statics,
    uses: figure,
    anywhere: yes,
    outside: yes,
    discards: yes,
  },
);

const shared = { id, name: bilingualName, copies: figure };
/** By the member that only such records have, the first of them that is there. */
const KINDS: readonly (readonly [member: string, rule: Rule])[] = [
  ['deck', enemyRule({ ...shared, text })],
  ['options', eventRule({ ...shared, text: listOf(grammar.rule, 0, MOST_SAID) })],
  ['kind', item],
];

/** Everything without such a member is a card of a deck. */
const any: Rule = (c, value, path) => {
  const has = (member: string): boolean => typeof value === 'object' && value !== null && Object.hasOwn(value, member);
  (KINDS.find(([member]) => has(member))?.[1] ?? card)(c, value, path);
};

/** Every summon that is called for lies in the box or in the file. */
function tellUnknown(c: Reading, cards: readonly OwnCard[], path: string): void {
  const own = cards.flatMap((each) => (isEnemy(each) && each.deck === 'summon' ? [each.id] : []));
  const known = new Set([...summonKinds(), ...own]);
  for (const [at, each] of cards.entries())
    for (const [name, place] of isEnemy(each) ? calledBy(each) : [])
      if (!known.has(name)) addFault(c, `${path}[${at}]${place}`, describeValue(name), A_SUMMON, null);
}
const A_SUMMON = both('jméno posily z krabice nebo ze souboru', 'the name of a summon in the box or in the file');

const FILE: CardFile<OwnCard> = {
  book: 'STS',
  game: 'slay-the-spire',
  most: CARDS_IN_FILE,
  card: readCard<OwnCard>(any, (own): Iterable<Misfit> => misfits(own)),
  once: { members: ['id'], expected: both('každé id jen jednou', 'each id only once') },
  among: tellUnknown,
};

/** The cards of a parsed file; a fault has its path. */
export const checkCards = (json: unknown): Checked<OwnCard[]> => checkCardFile(FILE, json, []);
