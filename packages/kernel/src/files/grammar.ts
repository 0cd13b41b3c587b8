/** Small rules of which the grammar of a card file is made: each looks at one value and tells what is wrong with it. */
import type { Bilingual, FaultList } from './faults.ts';
import {
  addFault,
  both,
  checkInt,
  checkList,
  checkObject,
  checkText,
  checkWord,
  describeValue,
  makeFault,
  own,
} from './faults.ts';
import { nearest } from './suggest.ts';

/** A reading of a card file. */
export interface Reading extends FaultList {
  /** Numbers of the cards that a card may speak of. */
  readonly known: ReadonlySet<number>;
  depth: number;
}

export type Rule = (c: Reading, value: unknown, path: string) => void;
export type Rules = Readonly<Record<string, Rule>>;

/** The same rule, whose faults cite a paragraph of the game's rulebook; one that cites another keeps that. */
export const citing =
  (rule: Rule, paragraph: string): Rule =>
  (c, value, path) => {
    const before = c.faults.length;
    rule(c, value, path);
    for (let at = before; at < c.faults.length; at++) {
      const { path: place, found, expected, rule: cited } = c.faults[at];
      if (cited === null && place.startsWith(path)) c.faults[at] = makeFault(place, found, expected, paragraph, c.book);
    }
  };

const DEEPEST = 24;

export const int =
  (low: number, high: number): Rule =>
  (c, value, path) =>
    void checkInt(c, value, path, low, high, null);

/** One of the words; an unknown one is told with the nearest. */
export const word =
  (words: readonly string[]): Rule =>
  (c, value, path) => {
    const near = typeof value === 'string' && !words.includes(value) ? nearest(value, words) : undefined;
    if (near === undefined) return void checkWord(c, value, path, words, null);
    const shown = words.map((each) => JSON.stringify(each)).join(', ');
    const expected = both(`jedno z ${shown} (snad "${near}"?)`, `one of ${shown} (perhaps "${near}"?)`);
    addFault(c, path, describeValue(value), expected, null);
  };

/** A text of at most so many characters, none of which can make it lie. */
export const text =
  (most: number): Rule =>
  (c, value, path) =>
    void checkText(c, value, path, most, null);

/** What is there only to be `true`. */
export const yes: Rule = (c, value, path) => {
  if (value !== true) addFault(c, path, describeValue(value), both('true', 'true'), null);
};

/** The number of a card that there is. */
export const card: Rule = (c, value, path) => {
  if (typeof value === 'number' && c.known.has(value)) return;
  addFault(
    c,
    path,
    describeValue(value),
    both('číslo karty, která existuje', 'the number of a card that exists'),
    null,
  );
};

export const listOf =
  (rule: Rule, low: number, high: number): Rule =>
  (c, value, path) =>
    checkList(c, value, path, low, high, null).forEach((item, at) => rule(c, item, `${path}[${at}]`));

export const pair =
  (first: Rule, second: Rule = first): Rule =>
  (c, value, path) =>
    checkList(c, value, path, 2, 2, null).forEach((item, at) => (at === 0 ? first : second)(c, item, `${path}[${at}]`));

/** A record with what it needs and what it may have, and nothing else. */
export const fields =
  (need: Rules, may: Rules = {}): Rule =>
  (c, value, path) => {
    const row = checkObject(c, value, path, [...Object.keys(need), ...Object.keys(may)]);
    if (row === undefined) return;
    for (const [name, rule] of Object.entries(need)) rule(c, own(row, name), `${path}.${name}`);
    for (const [name, rule] of Object.entries(may)) if (Object.hasOwn(row, name)) rule(c, row[name], `${path}.${name}`);
  };

/** What may stand at a place: words, figures from and to, or records known by one of their words. */
export interface Choice {
  /** What it is, for faults. */
  readonly what: Bilingual;
  readonly words?: readonly string[];
  readonly figures?: readonly [low: number, high: number];
  /** The first one whose word is there decides. */
  readonly records?: Rules;
}

/** So many kinds of records are told by their words where none of them is there. */
const FEW = 4;

function recordOf(c: Reading, value: object, path: string, { records = {}, what }: Choice): void {
  const names = Object.keys(records);
  const head = names.find((name) => Object.hasOwn(value, name));
  if (head !== undefined) return records[head](c, value, path);
  const said = Object.keys(value).at(0);
  const near = said === undefined ? undefined : nearest(said, names);
  const few = names.length === 0 || names.length > FEW ? '' : ` (${names.join(', ')})`;
  const hint = near === undefined ? both(few, few) : both(` (snad "${near}"?)`, ` (perhaps "${near}"?)`);
  addFault(c, path, strangeRecord(said), both(`${what.cs}${hint.cs}`, `${what.en}${hint.en}`), null);
}

function strangeRecord(said: string | undefined): Bilingual {
  if (said === undefined) return both('prázdný objekt', 'an empty object');
  const { cs, en } = describeValue(said);
  return both(`neznámé slovo ${cs}`, `the unknown word ${en}`);
}

/** A word that is none of them, where an object may stand too. */
function wordOf(c: Reading, value: string, path: string, words: readonly string[], { records = {} }: Choice): void {
  const names = Object.keys(records);
  if (words.includes(value) || names.length === 0) return word(words)(c, value, path);
  const shown = words.map((each) => JSON.stringify(each)).join(', ');
  const near = nearest(value, words);
  const hint = near === undefined ? both('', '') : both(` (snad "${near}"?)`, ` (perhaps "${near}"?)`);
  const expected = both(
    `jedno z ${shown}${hint.cs}, nebo objekt s jednou z položek ${names.join(', ')}`,
    `one of ${shown}${hint.en}, or an object with one of ${names.join(', ')}`,
  );
  addFault(c, path, describeValue(value), expected, null);
}

export const choice =
  (make: () => Choice): Rule =>
  (c, value, path) => {
    const given = make();
    const { words = [], figures, what } = given;
    if (++c.depth > DEEPEST)
      addFault(
        c,
        path,
        both('další', 'one more'),
        both(`zanoření nejvýše ${DEEPEST}`, `at most ${DEEPEST} levels`),
        null,
      );
    else if (typeof value === 'number' && figures !== undefined) checkInt(c, value, path, ...figures, null);
    else if (typeof value === 'string' && words.length > 0) wordOf(c, value, path, words, given);
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) recordOf(c, value, path, given);
    else addFault(c, path, describeValue(value), what, null);
    c.depth--;
  };

const MOST_NAME = 60;

/** Names of a card of somebody's own, in both languages. */
export const bilingualName: Rule = fields({ cs: text(MOST_NAME), en: text(MOST_NAME) });
