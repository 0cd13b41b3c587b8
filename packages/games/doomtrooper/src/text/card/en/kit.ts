/** What texts that hold and verbs say in English. */
import { listed } from '@kolbiste/cardkit/words';
import { holdFinder } from '../../../cards/hold.ts';
import type { Amount, Figures, Filter, Kind, Until, Who, Whom } from '../../../cards/parts.ts';
import { FIGURE_LETTERS } from '../../../cards/parts.ts';
import type { HoldWords, Instruction } from '../../../cards/steps.ts';
import type { ApostleWord } from '../../../cards/words.ts';
import { affiliation, apostle, isAffiliation, isApostle, symmetry, taleNoun } from '../../../cards/words.ts';
import { verbOf } from '../../../verbs/terms.ts';
import type { AspectName, GearName, RightName, TraitName } from '../../../vocabulary.ts';
import { ASPECT_NAMES } from '../../../vocabulary.ts';
import type { Speech } from '../speech.ts';
import { called } from '../speech.ts';
import { condition, points } from './figures.ts';
import { np } from './filter.ts';

export { changes, condition, factors, letterList as letters, points, valuePoints } from './figures.ts';
export { eachOf, np } from './filter.ts';
export { whom } from './whom.ts';

export const has = (many: boolean): string => (many ? 'have' : 'has');
export const values = (f: Figures): string =>
  listed(
    FIGURE_LETTERS.flatMap((letter) => (f[letter] === undefined ? [] : [`${letter} ${f[letter]}`])),
    'and',
  );

export const objects = (f: Filter, s: Speech): string => (f.whose === 'self' ? 'this warrior' : np(f, true, s));

export function immunities(list: readonly ('symmetry' | 'gifts' | 'art')[], s: Speech): string {
  const { en } = symmetry(s.names);
  const said = { symmetry: `the ${en}`, gifts: `Gifts of the ${en}`, art: 'the Art' };
  return listed(
    list.map((word) => said[word]),
    'and',
  );
}

export const aspectWord = (aspect: AspectName): string => aspect.charAt(0).toUpperCase() + aspect.slice(1);
export const aspects = (list: 'all' | readonly AspectName[]): string =>
  list === 'all' || list.length === ASPECT_NAMES.length
    ? 'spells of all aspects of the Art'
    : `spells of ${listed(list.map(aspectWord), 'and')}`;

export function tactics(list: readonly ('fight' | 'shoot')[]): string {
  if (list.length === 2) return '';
  return list[0] === 'fight' ? ' in Fight combat' : ' in Shoot combat';
}

const GAINS: Partial<Record<TraitName, (s: Speech) => string>> = {
  heretic: () => 'becomes a Heretic',
  tribal: () => 'is a tribal warrior',
  mercenary: () => 'is a mercenary',
  vehicle: () => 'is considered a VEHICLE',
  beast: () => 'is considered a BEAST',
  fortification: () => 'is considered a FORTIFICATION',
  airship: () => 'is considered an AIRSHIP',
  sergeant: () => 'is a SERGEANT',
  captain: () => 'is a CAPTAIN',
  doomtrooper: (s) => `is a ${taleNoun('doomtrooper', s.names).en}`,
};

function gain(trait: TraitName, s: Speech): string {
  if (isAffiliation(trait)) return `gains the ${affiliation(trait, s.names).en} affiliation`;
  if (isApostle(trait)) return `is a follower of ${apostle(trait, s.names).en}`;
  return GAINS[trait]?.(s) ?? '';
}
export const gains = (list: readonly TraitName[], _many: boolean, s: Speech): string =>
  listed(
    list.filter((trait) => trait !== 'legion' || !list.includes('heretic')).map((trait) => gain(trait, s)),
    'and',
  );

export const loses = (list: readonly TraitName[], many: boolean, s: Speech): string =>
  listed(
    list.map((trait) => {
      const verb = many ? 'lose' : 'loses';
      if (isAffiliation(trait)) return `${verb} the ${affiliation(trait, s.names).en} affiliation`;
      if (trait === 'mercenary') return `${many ? 'are' : 'is'} no mercenary any more`;
      return trait === 'doomtrooper' ? `is no ${taleNoun('doomtrooper', s.names).en} any more` : verb;
    }),
    'and',
  );

const RIGHTS: Readonly<Record<RightName, string>> = {
  neverFights: 'may NEVER fight',
  noFight: 'may NEVER take part in Fight combat',
  noShoot: 'may NEVER take part in Shoot combat',
  neverCover: 'may NEVER be in cover',
  noCover: 'may not seek cover',
  opensOutpost: 'opens the Outpost',
  transfers: 'may transfer',
  attackedLast: 'may be attacked only last',
  noEquipment: 'may not receive equipment',
  neverEquipment: 'may NEVER receive equipment',
  anyEquipment: 'may receive equipment of any affiliation',
  noSymmetry: 'may not receive ~ cards',
  neverSymmetry: 'may NEVER receive ~ cards',
  anySymmetry: 'may receive the gifts of all Apostles',
  noArt: 'may NEVER cast spells',
  artForLegion: 'may also cast in favour of the ^',
  noAttack: 'may not attack',
  notAttacked: 'may not be attacked',
  noProtection: 'gives no protection from sabotage',
  neverDiscarded: 'may NEVER be discarded',
  neverAnnihilated: 'may NEVER be annihilated',
  ridesBeasts: 'may have a beast',
  anyZone: 'may defend from any warzone in play',
  noMission: 'may not receive missions',
  noRelic: 'may not receive relics',
  noFortification: 'uses no effects of fortifications',
  ignoresFortifications: "ignores the opponent's fortifications",
  attacksOwn: 'may attack own warriors too',
  noVehicle: 'may not have a vehicle',
  ignoresCover: "ignores the opponent's cover",
  onlyDestiny: 'earns Destiny points only',
};
/** English verbs of rights that change with the number. */
const MANY: readonly (readonly [RegExp, string])[] = [
  [/^opens/, 'open'],
  [/^gives/, 'give'],
  [/^uses/, 'use'],
  [/^ignores/, 'ignore'],
  [/^earns/, 'earn'],
];
export const rights = (list: readonly RightName[], many: boolean, s: Speech): string =>
  listed(
    list.map((right) =>
      many ? MANY.reduce((text, [from, to]) => text.replace(from, to), RIGHTS[right]) : RIGHTS[right],
    ),
    'and',
  )
    .replaceAll('~', symmetry(s.names).en)
    .replaceAll('^', affiliation('legion', s.names).en);

const KINDS: Readonly<Record<string, string>> = { skullSeeker: 'Skull Seeker' };
export const kindNames = (list: readonly Kind[], s: Speech): string =>
  listed(
    list.flatMap((kind) => (typeof kind === 'number' ? [called(s, kind)] : (KINDS[kind] ?? []))),
    'and',
  );

const WHO: Readonly<Record<Who, string>> = {
  you: 'you',
  target: 'the chosen player',
  bearer: 'the player it lies before',
  subject: 'that player',
  each: 'each player',
  others: 'each opponent',
  controller: 'its controller',
  targets: 'each of the chosen players',
  opposing: 'the opponent in the combat',
};
export const whoDoes = (who: Who | undefined): string => WHO[who ?? 'you'];
const isYou = (who: Who | undefined): boolean => (who ?? 'you') === 'you';

/** "gain 3 points", "the chosen player loses 3 points". */
export const youOr = (who: Who | undefined, you: string, other: string, what: string): string =>
  isYou(who) ? `${you} ${what}` : `${whoDoes(who)} ${other} ${what}`;
export const cards = (a: Amount, s: Speech): string =>
  typeof a === 'number' ? (a === 1 ? 'a card' : `${a} cards`) : points(a, 'card', s);
/** How strong a blow is. */
export const power = (a: Amount, s: Speech): string => points(a, '', s).replace(/ points?/, '');
export const symmetryName = (s: Speech): string => symmetry(s.names).en;
export const apostleName = (trait: ApostleWord, s: Speech): string => apostle(trait, s.names).en;
const UNTILS = {
  combat: 'until the end of the combat',
  turn: 'until the end of the turn',
  yourTurn: 'until the start of your next turn',
  game: 'until the end of the game',
} as const;
export const until = (word: Until): string => UNTILS[word];
const ACTIONS = { normal: 'action', nonAttack: 'non-attack action', attack: 'attack action' } as const;
export const actions = (n: number, kind: keyof typeof ACTIONS): string =>
  n === 1 ? `an extra ${ACTIONS[kind]}` : `up to ${n} extra ${ACTIONS[kind]}s`;
export const isMany = (w: Whom): boolean =>
  typeof w !== 'string' ? w.each.whose !== 'bearer' : w === 'those' || w === 'targets' || w === 'area';
/** Under which condition: of whom somebody kills it is said who that is. */
function whenSo(words: HoldWords, s: Speech): string {
  const { enemy } = words.when ?? {};
  const kills = 'autoKill' in words || 'killedAnnihilated' in words;
  return kills && enemy !== undefined && Object.keys(words.when ?? {}).length === 1
    ? `, if it is ${np(enemy, false, s, 'a')}`
    : condition(words.when, s);
}
/** What a text that holds says of its subject. */
export const held = (words: HoldWords, many: boolean, s: Speech): string =>
  `${holdFinder.get()(words).en(words, s, many)}${words.per === undefined ? '' : ` for ${words.per.whose === 'own' || words.per.whose === 'ownOther' || words.per.whose === 'comrade' ? `each of ${np(words.per, true, s)}` : np(words.per, false, s, 'each')}`}${whenSo(words, s)}${words.single ? ' (of commanders only the best counts)' : ''}`;
const GEAR: Readonly<Record<GearName, string>> = {
  fightWeapon: 'FIGHT WEAPON',
  shootWeapon: 'SHOOT WEAPON',
  specialWeapon: 'SPECIAL WEAPON',
  armour: 'ARMOUR',
  vehicle: 'VEHICLE',
  airship: 'AIRSHIP',
  submarine: 'SUBMARINE',
  poison: 'POISON',
  noOtherWeapons: 'the bearer may use no other weapons',
  noOtherEquipment: 'the bearer inside may use no other equipment',
  fixed: 'may NEVER be moved to another warrior',
  upgrade: 'attached to other equipment',
};
/** What a piece of equipment is. */
export const gear = (list: readonly GearName[]): string[] =>
  list.includes('fightWeapon') && list.includes('shootWeapon')
    ? [
        'FIGHT/SHOOT WEAPON',
        ...list.filter((each) => each !== 'fightWeapon' && each !== 'shootWeapon').map((each) => GEAR[each]),
      ]
    : list.map((each) => GEAR[each]);

/** Several of them, of one subject. */
export const heldAll = (list: readonly HoldWords[], s: Speech): string =>
  listed(
    list.map((words) => held(words, false, s)),
    'and',
  );
const PILES = {
  collection: 'collection',
  library: 'library',
  discard: 'discard pile',
  annihilated: 'annihilation pile',
} as const;
export const pile = (from: keyof typeof PILES): string => PILES[from];
export const sought = (f: Filter | 'any', s: Speech): string => {
  if (f === 'any') return 'a card';
  const names = f.kinds?.every((kind) => typeof kind === 'number') && Object.keys(f).length === 1;
  return names ? kindNames(f.kinds ?? [], s) : np(f, false, s, 'a');
};
const GOES = {
  hand: 'take it into your hand',
  kohort: 'put it into your Kohort',
  squad: 'put it into your Squad',
  self: 'attach it to this warrior',
  library: 'shuffle it into your library',
} as const;
export const goesTo = (to: keyof typeof GOES): string => GOES[to];
/** Instructions as clauses: "wound it and discard this card". */
export const clauses = (list: readonly Instruction[], s: Speech): string =>
  listed(
    list.map((i) => verbOf(i).en(i as never, s)),
    'and',
  );
