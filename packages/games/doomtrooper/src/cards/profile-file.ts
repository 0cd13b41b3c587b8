/** A profile that a house writes down for itself: a JSON file; what it does not name is as in tournaments. docs/decks.md. */
import { perhaps } from '@kolbiste/cardkit/decks';
import type { Bilingual, Checked, FaultList } from '@kolbiste/kernel/files';
import {
  addFault,
  both,
  checked,
  checkInt,
  checkList,
  checkObject,
  checkText,
  checkWord,
  describeValue,
  locate,
  member,
  own,
  parseJson,
} from '@kolbiste/kernel/files';
import { PROFILE_BOUNDS, TOURNAMENT } from '../config.ts';
import type { NamedProfile, ProfileField } from '../profiles.ts';
import { PROFILE_FIELDS, PROFILE_RULES, PROFILES } from '../profiles.ts';
import { cardCalled, nearestCard } from './find.ts';

const PROFILE_FILE_FORMAT = 'kolbiste-profile/1';
const MOST_WORDS = 80;
const MOST_NAME = 40;
const OWN_FILE: Bilingual = { cs: 'vlastní profil', en: 'a profile of one’s own' };

type Row = Record<string, unknown>;

/** A text in both languages, or one for both. */
function wordsIn(list: FaultList, row: Row, key: string, usual: Bilingual): Bilingual {
  const given = own(row, key);
  const path = `$.${key}`;
  if (given === undefined) return usual;
  if (typeof given === 'string') {
    const text = checkText(list, given, path, MOST_WORDS, null);
    return both(text, text);
  }
  const object = checkObject(list, given, path, ['cs', 'en']) ?? {};
  const text = (lang: 'cs' | 'en') => checkText(list, own(object, lang), member(path, lang), MOST_WORDS, null);
  return both(text('cs'), text('en'));
}

/** Cards by any of their names or by number, each once. */
function cardsIn(list: FaultList, value: unknown, path: string, rule: string): number[] {
  const ids = checkList(list, value, path, 0, PROFILE_BOUNDS.cards, rule).map((each, at) => {
    const text = typeof each === 'number' ? String(each) : typeof each === 'string' ? each : '';
    const id = text === '' ? 0 : cardCalled(text);
    const near = perhaps(id === 0 && text !== '' ? nearestCard(text) : undefined);
    if (id === 0)
      addFault(
        list,
        `${path}[${at}]`,
        describeValue(each),
        both(`karta hry${near.cs}`, `a card of the game${near.en}`),
        rule,
      );
    return id;
  });
  return [...new Set(ids)];
}

function fieldIn(list: FaultList, row: Row, field: ProfileField): unknown {
  const [value, path, rule] = [own(row, field), `$.${field}`, PROFILE_RULES[field]];
  if (value === undefined) return TOURNAMENT[field];
  if (field === 'tie') return checkWord(list, value, path, ['rounds', 'draw'], rule);
  if (field === 'banned' || field === 'restricted') return cardsIn(list, value, path, rule);
  const [low, high] = PROFILE_BOUNDS[field];
  return checkInt(list, value, path, low, high, rule);
}

/** A name of its own, by which it is chosen and told apart. */
function nameIn(list: FaultList, row: Row): string {
  const name = checkText(list, own(row, 'name'), '$.name', MOST_NAME, null);
  const isTaken = PROFILES.some(({ profile }) => profile.name === name);
  const expected = both('jméno, které nemá žádný jiný profil', 'a name that no other profile bears');
  if (isTaken || name.trim() !== name || (name === '' && own(row, 'name') === ''))
    addFault(list, '$.name', describeValue(name), expected, null);
  return name;
}

/** A profile from what a file holds. */
function checkProfile(json: unknown): Checked<NamedProfile> {
  const list: FaultList = { book: 'DT', faults: [] };
  const members = ['format', 'game', 'name', 'title', 'source', ...PROFILE_FIELDS];
  const row = checkObject(list, json, '$', members);
  if (row === undefined) return { ok: false, faults: list.faults };
  checkWord(list, own(row, 'format'), '$.format', [PROFILE_FILE_FORMAT], null);
  checkWord(list, own(row, 'game'), '$.game', ['doomtrooper'], null);
  const name = nameIn(list, row);
  const source = wordsIn(list, row, 'source', OWN_FILE);
  const fields = PROFILE_FIELDS.map((field) => [field, fieldIn(list, row, field)] as const);
  const sources = PROFILE_FIELDS.map((field) => [
    field,
    own(row, field) === undefined ? PROFILES[0].sources[field] : source,
  ]);
  const found = {
    profile: { name, ...Object.fromEntries(fields) },
    title: wordsIn(list, row, 'title', both(name, name)),
    sources: Object.fromEntries(sources),
  };
  return checked(list, found as unknown as NamedProfile);
}

/** The profile of a file, or the places of all faults with their paragraphs. */
export function readProfileFile(text: string): Checked<NamedProfile> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const read = checkProfile(parsed.value);
  return read.ok ? read : { ok: false, faults: locate(text, read.faults) };
}
