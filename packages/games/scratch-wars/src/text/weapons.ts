/** Weapons and heroes as they are named in sentences: the noun of the type in its case, then the name, never inflected. */
import type { Lang } from '@kolbiste/kernel';
import type { Case, Gender } from '../cards/grammar.ts';
import { agree, CASES, nounForm } from '../cards/grammar.ts';
import type { NameSet } from '../cards/names.ts';
import { findName } from '../cards/names.ts';
import type { FieldCard, WeaponCard, WeaponType } from '../cards/types.ts';
import { TYPE_WORDS } from '../cards/words.ts';
import type { Config } from '../state.ts';
import { BROKEN, CURSED, FREED, LAID, READY, REPAIRING, SLOTS } from '../vocabulary.ts';
import { fieldPhrase } from './effects.ts';
import type { Talk } from './talk.ts';
import { quoted, talkAbout, two } from './talk.ts';

/** Singular in the order of CASES. */
const TYPE_FORMS: Readonly<Record<WeaponType, string>> = {
  sword: 'meč meče meči meč meči mečem',
  axe: 'sekera sekery sekeře sekeru sekeře sekerou',
  bow: 'luk luku luku luk luku lukem',
  wand: 'hůlka hůlky hůlce hůlku hůlce hůlkou',
};

/** What has cards: a view, a state, or the configuration in a record. */
export interface Cards {
  readonly config: Config;
}

export const seatOf = (w: number): number => (w >= SLOTS ? 1 : 0);
const placeOf = (w: number): number => w - seatOf(w) * SLOTS;

/** The card of weapon k of seat s at s * 5 + k; undefined where the seat has fewer. */
export function weaponCard(t: Cards, w: number): WeaponCard | undefined {
  return t.config.decks[seatOf(w)].weapons[placeOf(w)];
}

/** A field of a weapon by its place from 0. */
export function fieldAt(t: Cards, w: number, field: number): FieldCard | undefined {
  return weaponCard(t, w)?.fields[field];
}

/** The number of a field in a sentence: from 1; of a weapon without a name from 0, as the scenario file has it. */
export function fieldNumber(t: Talk, w: number, field: number): number {
  const card = weaponCard(t, w);
  return card !== undefined && shownName(t, card).text === '' ? field : field + 1;
}

/** The name of the kind, or the card's own name, and its language where that is another one. */
function shownName(t: Talk, card: WeaponCard): { text: string; mark: string } {
  const found = findName(card.kind, t.lang, t.names);
  if (found === undefined) return { text: card.name, mark: '' };
  return { text: found.text, mark: found.borrowed ? two(t, ' (en)', ' (cs)') : '' };
}

/** What stands after the noun. Weapons of one deck that would read alike also bear their own name, or else their place. */
function afterNoun(t: Talk, w: number, card: WeaponCard): string {
  const { text, mark } = shownName(t, card);
  if (text === '') return `${'AB'[seatOf(w)]}.w${placeOf(w) + 1}`;
  const place = String(placeOf(w) + 1);
  const alike = t.config.decks[seatOf(w)].weapons.filter(
    (other) => other.type === card.type && shownName(t, other).text === text,
  );
  if (alike.length === 1) return quoted(t, text) + mark;
  const named =
    card.name !== '' && card.name !== text && alike.filter((other) => other.name === card.name).length === 1;
  return named ? quoted(t, `${text} ${card.name}`) + mark : `${quoted(t, text)}${mark} ${place}`;
}

/** 'meč „X“', 'mečem „X“', 'sword “X”'; a weapon without a name as scenario files call it: 'meč A.w2'. */
export function weapon(t: Talk, w: number, inCase: Case = 'nom'): string {
  const card = weaponCard(t, w);
  if (card === undefined) return `${two(t, nounForm('cs', 1, 'weapon', inCase), 'weapon')} ${placeOf(w) + 1}`;
  const noun = two(t, TYPE_FORMS[card.type].split(' ')[CASES.indexOf(inCase)], TYPE_WORDS[card.type].en);
  return `${noun} ${afterNoun(t, w, card)}`;
}

/** 'meč „X“ (odolnost 3)'. */
export function toughWeapon(t: Talk, w: number, inCase: Case = 'nom'): string {
  const card = weaponCard(t, w);
  if (card === undefined) return weapon(t, w, inCase);
  return `${weapon(t, w, inCase)} (${two(t, 'odolnost', 'resistance')} ${card.resistance})`;
}

/** Gender of the Czech noun that weapon() uses. */
export function genderOfWeapon(t: Cards, w: number): Gender {
  const card = weaponCard(t, w);
  return card === undefined ? 'f' : TYPE_WORDS[card.type].gender;
}

/** A Czech adjective in agreement with the weapon: rozbitý meč, rozbitá sekera. */
export const asWeapon = (t: Cards, w: number, adjective: string): string => agree(adjective, genderOfWeapon(t, w));

const STATES: { readonly [state: number]: readonly [cs: string, en: string] } = {
  [READY]: ['připravený', 'ready'],
  [BROKEN]: ['rozbitý', 'broken'],
  [REPAIRING]: ['v opravě', 'under repair'],
  [CURSED]: ['prokletý', 'cursed'],
  [FREED]: ['vysvobozený', 'freed'],
};

/** A weapon's state after its name: 'rozbitá', 'v opravě', 'odložený efekt: obranný štít 2, odolnost 3'. */
export function stateWords(t: Talk, w: number, state: number): string {
  if (state >= LAID) {
    const field = fieldAt(t, w, state - LAID);
    const what = field === undefined ? '' : `: ${fieldPhrase(t, field)}`;
    return two(t, `odložený efekt${what}`, `laid effect${what}`);
  }
  const words = STATES[state];
  return words === undefined ? two(t, 'není ve hře', 'not in play') : two(t, asWeapon(t, w, words[0]), words[1]);
}

/** Name of a weapon as shown everywhere, in the nominative. */
export function weaponLabel(view: Cards, number: number, lang: Lang, names: NameSet): string {
  return weapon(talkAbout(view.config, lang, names), number);
}

/** Name of a hero as shown everywhere: the card's own name, or its kind, or only the noun. */
export function heroLabel(view: Cards, seat: number, lang: Lang, names: NameSet): string {
  const t = talkAbout(view.config, lang, names);
  const { hero } = view.config.decks[seat === 1 ? 1 : 0];
  const noun = two(t, 'hrdina', 'hero');
  if (hero.name !== '') return `${noun} ${quoted(t, hero.name)}`;
  const found = findName(hero.kind, lang, names);
  if (found === undefined) return noun;
  return `${noun} ${quoted(t, found.text)}${found.borrowed ? two(t, ' (en)', ' (cs)') : ''}`;
}
