/**
 * Card files: {"format": "kolbiste-cards/1", "game": "scratch-wars", "heroes": [...], "weapons": [...], "decks": [{"name",
 * "hero", "weapons"}]}; a deck names its cards by index or by their own names. Text in, text out; reading files is not done here.
 */

import type { Checked, FaultList } from '@kolbiste/kernel/files';
import {
  addFault,
  both,
  checked,
  checkList,
  checkObject,
  checkText,
  checkWord,
  describeValue,
  layJson,
  locate,
  own,
  parseJson,
} from '@kolbiste/kernel/files';
import { readHero, readWeapon } from './check.ts';
import { checkFormat, MAX_WEAPONS, MIN_WEAPONS, WEAPONS } from './formats.ts';
import type { Deck, HeroCard, WeaponCard } from './types.ts';

export const CARD_FILE_FORMAT = 'kolbiste-cards/1';
export const CARD_FILE_GAME = 'scratch-wars';
export const CARD_FILE_LIMITS = { heroes: 2000, weapons: 5000, decks: 1000, deckName: 60 } as const;

/** A card of the same file: its index in its list, or its own name where only one card bears it. */
export type CardRef = number | string;

export interface DeckEntry {
  name: string;
  hero: CardRef;
  weapons: CardRef[];
}

export interface CardFile {
  heroes: HeroCard[];
  weapons: WeaponCard[];
  decks: DeckEntry[];
}

/** A card file from text; faults have line and column. */
export function readCardFile(text: string): Checked<CardFile> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { ok: false, faults: [parsed.fault] };
  const result = checkCardFile(parsed.value);
  return result.ok ? result : { ok: false, faults: locate(text, result.faults) };
}

/** A card file from parsed JSON. Lists that are absent are empty. */
export function checkCardFile(json: unknown, path = '$'): Checked<CardFile> {
  const list: FaultList = { book: 'SW', faults: [] };
  const object = checkObject(list, json, path, ['format', 'game', 'heroes', 'weapons', 'decks']) ?? {};
  checkWord(list, own(object, 'format'), `${path}.format`, [CARD_FILE_FORMAT], null);
  checkWord(list, own(object, 'game'), `${path}.game`, [CARD_FILE_GAME], null);
  const rows = (key: 'heroes' | 'weapons' | 'decks') => {
    const value = own(object, key);
    return value === undefined ? [] : checkList(list, value, `${path}.${key}`, 0, CARD_FILE_LIMITS[key], null);
  };
  const heroes = rows('heroes').map((item, at) => readHero(list, item, `${path}.heroes[${at}]`));
  const weapons = rows('weapons').map((item, at) => readWeapon(list, item, `${path}.weapons[${at}]`));
  const sound = list.faults.length === 0;
  const file: CardFile = { heroes, weapons, decks: [] };
  file.decks = rows('decks').map((item, at) => readDeck(list, item, `${path}.decks[${at}]`, file, sound));
  return checked(list, file);
}

/** `sound`: the cards have no faults, so that names can be looked up and the deck be judged as a whole. */
function readDeck(list: FaultList, json: unknown, path: string, file: CardFile, sound: boolean): DeckEntry {
  const object = checkObject(list, json, path, ['name', 'hero', 'weapons']) ?? {};
  const name = checkText(list, own(object, 'name'), `${path}.name`, CARD_FILE_LIMITS.deckName, null);
  const before = list.faults.length;
  const hero = readRef(list, own(object, 'hero'), `${path}.hero`, file.heroes, sound);
  const items = checkList(
    list,
    own(object, 'weapons'),
    `${path}.weapons`,
    MIN_WEAPONS,
    MAX_WEAPONS,
    '1.5.1.2',
    WEAPONS,
  );
  const weapons = items.map((item, at) => readRef(list, item, `${path}.weapons[${at}]`, file.weapons, sound));
  const deck = resolve(file, { name, hero, weapons });
  if (sound && deck !== undefined && list.faults.length === before) checkFormat(list, deck, 'free', path);
  return { name, hero, weapons };
}

function readRef(
  list: FaultList,
  json: unknown,
  path: string,
  cards: readonly { name: string }[],
  sound: boolean,
): CardRef {
  if (typeof json === 'number' && Number.isInteger(json) && json >= 0 && json < cards.length) return json + 0;
  const named = typeof json === 'string' && json !== '' ? cards.filter((card) => card.name === json).length : 0;
  if (named === 1 || (!sound && typeof json === 'string')) return json as string;
  const range =
    cards.length === 0
      ? both('(žádná tu není)', '(there is none)')
      : both(`0–${cards.length - 1}`, `0–${cards.length - 1}`);
  const expected = both(
    `index karty z tohoto souboru ${range.cs} nebo její jméno`,
    `the index of a card of this file ${range.en} or its name`,
  );
  const shown = describeValue(json);
  const found =
    named > 1 ? both(`${shown.cs}, jméno ${named} karet`, `${shown.en}, the name of ${named} cards`) : shown;
  addFault(list, path, found, expected, '1.5.1.1');
  return 0;
}

/** A deck of the file with its whole cards, by index or name of the deck; undefined when there is none. */
export function deckOf(file: CardFile, deck: CardRef): Deck | undefined {
  const entry = typeof deck === 'number' ? file.decks[deck] : file.decks.find((candidate) => candidate.name === deck);
  return entry === undefined ? undefined : resolve(file, entry);
}

function resolve(file: CardFile, entry: DeckEntry): Deck | undefined {
  const hero = cardOf(file.heroes, entry.hero);
  const weapons = entry.weapons.map((ref) => cardOf(file.weapons, ref));
  const all = weapons.filter((weapon) => weapon !== undefined);
  return hero === undefined || all.length < weapons.length ? undefined : { hero, weapons: all };
}

function cardOf<C extends { name: string }>(cards: readonly C[], ref: CardRef): C | undefined {
  return typeof ref === 'number' ? cards[ref] : cards.find((card) => card.name === ref);
}

/** The text of a card file, laid out for reading. */
export function writeCardFile(file: CardFile): string {
  const { heroes, weapons, decks } = file;
  return layJson({ format: CARD_FILE_FORMAT, game: CARD_FILE_GAME, heroes, weapons, decks });
}
