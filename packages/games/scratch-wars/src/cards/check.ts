/** Checks cards and decks of unknown origin field by field: all faults at once, a fresh clean card when there are none. */
import type { Checked, FaultList } from '@kolbiste/kernel/files';
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
  own,
} from '@kolbiste/kernel/files';
import type { DeckFormat } from './formats.ts';
import { checkFormat, MAX_WEAPONS, MIN_WEAPONS, WEAPONS } from './formats.ts';
import { heroKind, heroKinds, weaponKind, weaponKinds } from './kinds.ts';
import type { BonusKind, Deck, FieldCard, HeroCard, SlotCard, SpecialKind, TimeOfDay, WeaponCard } from './types.ts';
import {
  BONUS_KINDS,
  COLOURS,
  EFFECT_KINDS,
  isDeferred,
  RARITIES,
  SPECIAL_KINDS,
  TIMES_OF_DAY,
  WEAPON_TYPES,
} from './types.ts';

/** The limits of a card, generous enough for any card that could be printed. */
export const LIMITS = {
  name: 60,
  life: 99,
  energyGain: 20,
  value: 20,
  resistance: 20,
  fields: 24,
  bonuses: 8,
  specials: 4,
} as const;

const HERO_KEYS = ['kind', 'name', 'rarity', 'life', 'lifeKomando', 'focus', 'slots'];
const WEAPON_KEYS = ['kind', 'name', 'rarity', 'type', 'energyCost', 'resistance', 'fields'];

/** A hero card from parsed JSON. */
export function checkHero(json: unknown, path = '$'): Checked<HeroCard> {
  const list: FaultList = { book: 'SW', faults: [] };
  return checked(list, readHero(list, json, path));
}

/** A weapon card from parsed JSON. */
export function checkWeapon(json: unknown, path = '$'): Checked<WeaponCard> {
  const list: FaultList = { book: 'SW', faults: [] };
  return checked(list, readWeapon(list, json, path));
}

/** A deck with its whole cards from parsed JSON, legal in the format. */
export function checkDeck(json: unknown, format: DeckFormat, path = '$'): Checked<Deck> {
  const list: FaultList = { book: 'SW', faults: [] };
  const object = checkObject(list, json, path, ['hero', 'weapons']) ?? {};
  const hero = readDeckHero(list, own(object, 'hero'), `${path}.hero`);
  const items = checkList(
    list,
    own(object, 'weapons'),
    `${path}.weapons`,
    MIN_WEAPONS,
    MAX_WEAPONS,
    '1.5.1.2',
    WEAPONS,
  );
  const weapons = items.map((item, at) => readWeapon(list, item, `${path}.weapons[${at}]`));
  const deck = { hero, weapons };
  if (list.faults.length === 0) checkFormat(list, deck, format, path);
  return checked(list, deck);
}

/** What stands where members should be but has none misses one thing, not every member: faults of those go to nobody. */
const within = (list: FaultList, found: unknown): FaultList =>
  found === undefined ? { book: list.book, faults: [] } : list;

function readDeckHero(list: FaultList, json: unknown, path: string): HeroCard {
  if (json === undefined) addFault(list, path, describeValue(json), both('jeden hrdina', 'one hero'), '1.5.1.1');
  return readHero(within(list, json), json, path);
}

/** Reads a hero, adding faults; the result is sound only when there are none. */
export function readHero(faults: FaultList, json: unknown, path: string): HeroCard {
  const found = checkObject(faults, json, path, HERO_KEYS);
  const [list, object] = [within(faults, found), found ?? {}];
  const komando = own(object, 'lifeKomando');
  const slots = checkObject(list, own(object, 'slots'), `${path}.slots`, TIMES_OF_DAY);
  const slot = (time: TimeOfDay) =>
    readSlot(within(list, slots), own(slots ?? {}, time), `${path}.slots.${time}`, time);
  return {
    kind: readKind(list, own(object, 'kind'), `${path}.kind`, 'hero'),
    name: checkText(list, own(object, 'name'), `${path}.name`, LIMITS.name, '1.4.4.1'),
    rarity: checkWord(list, own(object, 'rarity'), `${path}.rarity`, RARITIES, '1.4.5.3'),
    life: checkInt(list, own(object, 'life'), `${path}.life`, 1, LIMITS.life, '1.5.1.4'),
    ...(komando === undefined
      ? {}
      : { lifeKomando: checkInt(list, komando, `${path}.lifeKomando`, 1, LIMITS.life, '1.4.2.1') }),
    focus: readFocus(list, own(object, 'focus'), `${path}.focus`),
    slots: { morning: slot('morning'), noon: slot('noon'), evening: slot('evening'), night: slot('night') },
  };
}

function readFocus(list: FaultList, json: unknown, path: string): HeroCard['focus'] {
  const items = checkList(list, json, path, 0, WEAPON_TYPES.length, '2.5.1.2');
  const types = items.map((item, at) => checkWord(list, item, `${path}[${at}]`, WEAPON_TYPES, '1.4.7.2'));
  items.forEach((item, at) => {
    if (items.indexOf(item) === at) return;
    addFault(
      list,
      `${path}[${at}]`,
      describeValue(item),
      both('každý typ jen jednou', 'each type only once'),
      '2.5.1.2',
    );
  });
  return types;
}

function readSlot(faults: FaultList, json: unknown, path: string, time: TimeOfDay): SlotCard {
  const found = checkObject(faults, json, path, ['energyGain', 'bonuses', 'specials']);
  const [list, object] = [within(faults, found), found ?? {}];
  const bonuses = checkList(list, own(object, 'bonuses'), `${path}.bonuses`, 0, LIMITS.bonuses, '1.4.2.1');
  const specials = checkList(list, own(object, 'specials'), `${path}.specials`, 0, LIMITS.specials, '1.4.2.1');
  return {
    energyGain: checkInt(list, own(object, 'energyGain'), `${path}.energyGain`, 0, LIMITS.energyGain, '2.6.1.2'),
    bonuses: bonuses.map((item, at) => readBonus(list, item, `${path}.bonuses[${at}]`)),
    specials: specials.map((item, at) => readSpecial(list, item, `${path}.specials[${at}]`, time)),
  };
}

function readBonus(faults: FaultList, json: unknown, path: string): { kind: BonusKind; value: number } {
  const found = checkObject(faults, json, path, ['kind', 'value']);
  const [list, object] = [within(faults, found), found ?? {}];
  const kind = checkWord(list, own(object, 'kind'), `${path}.kind`, BONUS_KINDS, '4.1.1.1');
  const value = own(object, 'value');
  if (value === 0) {
    addFault(
      list,
      `${path}.value`,
      describeValue(value),
      both('číslo různé od nuly', 'a number other than zero'),
      '4.2.1.1',
    );
  }
  return { kind, value: checkInt(list, value, `${path}.value`, -LIMITS.value, LIMITS.value, '4.2.1.1') };
}

/** Lowest value and paragraph of each special; a trick's value is a price, a mechanic's may be of no use. */
const SPECIAL_LOW: Readonly<Record<SpecialKind, readonly [number, string]>> = {
  comboIgniter: [-LIMITS.value, '5.3.1.10'],
  nightAttack: [1, '5.3.2.2'],
  mechanic: [0, '5.3.3.2.1'],
  trick: [0, '5.4.1.3'],
};

function readSpecial(
  faults: FaultList,
  json: unknown,
  path: string,
  time: TimeOfDay,
): { kind: SpecialKind; value: number } {
  const found = checkObject(faults, json, path, ['kind', 'value']);
  const [list, object] = [within(faults, found), found ?? {}];
  const kind = checkWord(list, own(object, 'kind'), `${path}.kind`, SPECIAL_KINDS, '5.1.1.2');
  if (own(object, 'kind') === 'nightAttack' && time !== 'evening' && time !== 'night') {
    const expected = both('noční útok jen večer a v noci', 'a night attack only in the evening and at night');
    addFault(list, `${path}.kind`, describeValue(kind), expected, '5.3.2.1');
  }
  const [low, rule] = SPECIAL_LOW[kind];
  return { kind, value: checkInt(list, own(object, 'value'), `${path}.value`, low, LIMITS.value, rule) };
}

/** Reads a weapon, adding faults; the result is sound only when there are none. */
export function readWeapon(faults: FaultList, json: unknown, path: string): WeaponCard {
  const found = checkObject(faults, json, path, WEAPON_KEYS);
  const [list, object] = [within(faults, found), found ?? {}];
  const fields = checkList(list, own(object, 'fields'), `${path}.fields`, 1, LIMITS.fields, '1.4.8.2');
  return {
    kind: readKind(list, own(object, 'kind'), `${path}.kind`, 'weapon'),
    name: checkText(list, own(object, 'name'), `${path}.name`, LIMITS.name, '1.4.4.1'),
    rarity: checkWord(list, own(object, 'rarity'), `${path}.rarity`, RARITIES, '1.4.5.1'),
    type: checkWord(list, own(object, 'type'), `${path}.type`, WEAPON_TYPES, '1.4.7.2'),
    energyCost: checkWord(list, own(object, 'energyCost'), `${path}.energyCost`, [0, 1, 2, 3] as const, '1.4.7.3'),
    resistance: checkInt(list, own(object, 'resistance'), `${path}.resistance`, 0, LIMITS.resistance, '2.8.1.1'),
    fields: fields.map((item, at) => readField(list, item, `${path}.fields[${at}]`)),
  };
}

function readField(faults: FaultList, json: unknown, path: string): FieldCard {
  const found = checkObject(faults, json, path, ['colour', 'kind', 'value', 'resistance']);
  const [list, object] = [within(faults, found), found ?? {}];
  const colour = checkWord(list, own(object, 'colour'), `${path}.colour`, COLOURS, '3.1.1.1');
  const kind = checkWord(list, own(object, 'kind'), `${path}.kind`, EFFECT_KINDS, '1.4.3.1');
  const price = kind === 'canbalandAttack';
  const high = price ? 0 : LIMITS.value;
  const rule = price ? '3.4.6.1' : '2.5.1.8';
  const value = checkInt(list, own(object, 'value'), `${path}.value`, -LIMITS.value, high, rule);
  const resistance = own(object, 'resistance');
  if (isDeferred(kind)) {
    const sound = checkInt(list, resistance, `${path}.resistance`, 0, LIMITS.resistance, '3.2.3.3');
    return { colour, kind, value, resistance: sound };
  }
  // Without a known kind nobody can say whether a resistance belongs here: one fault is enough.
  if (resistance !== undefined && own(object, 'kind') === kind) {
    const expected = both('nic: odolnost má jen odložený efekt', 'nothing: only a deferred effect has a resistance');
    addFault(list, `${path}.resistance`, describeValue(resistance), expected, '3.2.3.3');
  }
  return { colour, kind, value };
}

function readKind(list: FaultList, json: unknown, path: string, what: 'hero' | 'weapon'): string {
  const known = what === 'hero' ? heroKind : weaponKind;
  if (typeof json === 'string' && (json === '' || known(json) !== undefined)) return json;
  const kinds = what === 'hero' ? heroKinds : weaponKinds;
  const ids = `${kinds[0]?.id}–${kinds[kinds.length - 1]?.id}`;
  const expected = both(`"" nebo druh ${ids}`, `"" or a kind of ${ids}`);
  addFault(list, path, describeValue(json), expected, what === 'hero' ? '1.4.2.1' : '1.4.3.1');
  return '';
}
