/**
 * Checks cards in the game's vocabulary: {"format": "kolbiste-cards/1", "game": "lotr", "cards": [...]}, or the list
 * alone; docs/lotr-cards.md.
 */
import type { Checked, Fault } from '@kolbiste/kernel/files';
import {
  addFault,
  both,
  checked,
  checkList,
  checkObject,
  checkWord,
  describeValue,
  locate,
  own,
  parseJson,
} from '@kolbiste/kernel/files';
import type { Reading, Rule } from '@kolbiste/kernel/grammar';
import { bilingualName, fields, int, listOf, word, yes } from '@kolbiste/kernel/grammar';
import { SEEN } from '../vocabulary.ts';
import { unfit } from './fit.ts';
import { abilities } from './grammar/abilities.ts';
import { FIGURE, filter, keyword, sphere, trait, type } from './grammar/terms.ts';
import type { Card } from './types.ts';
import { SETS } from './types.ts';

const FORMAT = 'kolbiste-cards/1';
export const CARD_LIMITS = { cards: 500, number: SEEN - 1 } as const;

const figure = int(0, FIGURE);
const life = int(1, FIGURE);
const costOf: Rule = (c, value, path) =>
  typeof value === 'string' ? word(['X'])(c, value, path) : figure(c, value, path);

const card = fields(
  { id: int(1, CARD_LIMITS.number), type, set: word(SETS), copies: life },
  {
    name: bilingualName,
    sphere,
    unique: yes,
    cost: costOf,
    payers: int(2, 3),
    threatCost: figure,
    willpower: figure,
    attack: figure,
    defense: figure,
    hitPoints: life,
    threat: figure,
    engagement: figure,
    questPoints: figure,
    victory: figure,
    stage: int(1, 9),
    traits: listOf(trait, 1, 6),
    keywords: listOf(keyword, 1, 5),
    doomed: life,
    easy: figure,
    attach: filter,
    abilities,
  },
);

/** The value at a member or at one item of a member, `abilities[2]`. */
function valueAt(json: Record<string, unknown>, place: string): unknown {
  const [name = '', index] = place.split(/[[\]]/);
  const value = own(json, name);
  return index === undefined || !Array.isArray(value) ? value : (value as unknown[])[Number(index)];
}

function readCard(c: Reading, json: unknown, path: string): Card {
  const before = c.faults.length;
  card(c, json, path);
  const sound = json as Card;
  if (c.faults.length > before) return sound;
  for (const [place, expected] of unfit(sound))
    addFault(c, `${path}.${place}`, describeValue(valueAt(json as Record<string, unknown>, place)), expected, null);
  return sound;
}

/** A number that an earlier card bears already. */
function tellDoubles(c: Reading, rows: readonly Card[], path: string): void {
  const seen = new Set<number>();
  rows.forEach(({ id }, at) => {
    const expected = both('každé číslo jen jednou', 'each number only once');
    if (seen.has(id)) addFault(c, `${path}[${at}].id`, describeValue(id), expected, null);
    seen.add(id);
  });
}

const idOf = (json: unknown): number[] => {
  const id = typeof json === 'object' && json !== null ? own(json as Record<string, unknown>, 'id') : undefined;
  return typeof id === 'number' ? [id] : [];
};

/**
 * The cards of a parsed file; a fault has its path.
 * @param known numbers of cards outside the file that its cards may name
 */
export function checkCards(json: unknown, known: readonly number[] = []): Checked<Card[]> {
  const numbers = new Set(known);
  const c = { book: 'LOTR', faults: [] as Fault[], known: numbers, depth: 0 };
  const bare = Array.isArray(json);
  const file: Record<string, unknown> = bare
    ? { cards: json }
    : (checkObject(c, json, '$', ['format', 'game', 'cards']) ?? {});
  if (!bare) {
    checkWord(c, own(file, 'format'), '$.format', [FORMAT], null);
    checkWord(c, own(file, 'game'), '$.game', ['lotr'], null);
  }
  const path = bare ? '$' : '$.cards';
  const rows = checkList(c, own(file, 'cards'), path, 1, CARD_LIMITS.cards, null);
  for (const id of rows.flatMap(idOf)) numbers.add(id);
  const cards = rows.map((row, at) => readCard(c, row, `${path}[${at}]`));
  if (c.faults.length === 0) tellDoubles(c, cards, path);
  return checked(c, cards);
}

/** The cards of a file's text; a fault has its path, line and column. */
export function readCards(text: string, known: readonly number[] = []): Checked<Card[]> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const result = checkCards(parsed.value, known);
  return result.ok ? result : { ok: false, faults: locate(text, result.faults) };
}
