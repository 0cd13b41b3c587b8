/**
 * Every attack of the game, by what it comes from: one row says which paragraph orders each part of it. The rulebook
 * repeats the same parts for each effect under other numbers; the flow of an attack is written once and cites the row.
 */
import type { Cite } from '@kolbiste/kernel';
import { book, cite } from '../rulebook.ts';

/** Power and resistance compared: in general, with power 0 [R39], and where it was too little [R35]. */
export interface Against {
  readonly compare: Cite;
  readonly atZero: Cite;
  readonly fail: Cite;
}

export interface AttackSource {
  readonly name: string;
  /** What the attack is and how strong. */
  readonly begin: Cite;
  /** Who picks the target, and that there is but one. */
  readonly choose: Cite;
  /** The same where there is but one target [R36]. */
  readonly chooseAlone: Cite;
  /** What may not be picked. */
  readonly target: Cite;
  /** That shields may weaken it, or that they may not. */
  readonly shields: Cite;
  readonly shieldable: boolean;
  /** When the power suffices against a weapon, and against a laid effect. */
  readonly againstWeapon: Against;
  readonly againstEffect: Against;
  readonly ownShield: Cite;
  readonly weaponHit: Cite;
  readonly effectHit: Cite;
  readonly heroHit: Cite;
  /** That an attack without power takes nothing [R39]. */
  readonly heroSpared: Cite;
  readonly defeat: Cite;
}

const general = cite('2.7.3.2', '2.3.1.2');
const none = 0;

/** The paragraphs of a part and, where there is such a part, the general ones behind it. */
const both = (part: Cite | undefined, ...general: string[]): Cite =>
  part ? cite(...book.keysOf(part), ...general) : none;

const against = (part: Cite | undefined, ...general: string[]): Against => ({
  compare: both(part, ...general),
  atZero: both(part, ...general, 'R39'),
  fail: both(part, ...general, 'R35'),
});

const row = (
  name: string,
  given: Partial<Omit<AttackSource, 'againstEffect' | 'againstWeapon'>> & { compare?: Cite },
): AttackSource => ({
  name,
  begin: none,
  choose: none,
  target: none,
  shields: none,
  shieldable: true,
  weaponHit: none,
  effectHit: none,
  defeat: general,
  ...given,
  chooseAlone: both(given.choose, 'R36'),
  againstWeapon: against(given.compare, '2.8.1.1', '2.8.1.2'),
  againstEffect: against(given.compare, '2.8.2.1', '2.8.2.2'),
  ownShield: both(given.ownShield, '3.5.2.6', ...(name === 'shrapnel' ? ['R61'] : ['R73'])),
  heroHit: both(given.heroHit, '2.7.3.1'),
  heroSpared: both(given.heroHit, '3.5.2.4', 'R39', ...(name === 'vampireBite' ? ['R64'] : [])),
});

export const SOURCES: readonly AttackSource[] = [
  row('heroAttack', {
    begin: cite('3.4.2.1'),
    shields: cite('3.4.2.2'),
    heroHit: cite('3.4.2.3'),
    defeat: cite('3.4.2.4'),
  }),
  row('weaponAttack', {
    begin: cite('3.4.3.1'),
    choose: cite('3.4.3.2', '3.4.3.8'),
    target: cite('3.4.3.2'),
    shields: cite('3.4.3.3'),
    compare: cite('3.4.3.4'),
    ownShield: cite('3.4.3.5'),
    weaponHit: cite('3.4.3.6'),
    effectHit: cite('3.4.3.7'),
  }),
  row('universalAttack', {
    begin: cite('3.4.4.1'),
    choose: cite('3.4.4.2', '3.4.4.4'),
    target: cite('3.4.4.5.1'),
    shields: cite('3.4.4.3'),
    compare: cite('3.4.4.5', '3.4.4.5.2'),
    ownShield: cite('3.4.4.5.3'),
    weaponHit: cite('3.4.4.5', '3.4.4.5.4'),
    effectHit: cite('3.4.4.5', '3.4.4.5.5'),
    heroHit: cite('3.4.4.6', '3.4.4.6.1'),
    defeat: cite('3.4.4.6.2'),
  }),
  row('canbalandAttack', {
    begin: cite('3.4.6.1'),
    choose: cite('3.4.6.2', '3.4.6.6'),
    target: cite('3.4.6.2'),
    shields: cite('3.4.6.3', 'R66', 'R72'),
    shieldable: false,
    weaponHit: cite('3.4.6.4', '3.4.6.1'),
    effectHit: cite('3.4.6.5', '3.4.6.1'),
    defeat: cite('3.4.6.7', 'R65'),
  }),
  row('vampireBite', {
    begin: cite('3.4.7.1'),
    shields: cite('3.4.7.2'),
    heroHit: cite('3.4.7.3'),
    defeat: cite('3.4.7.7'),
  }),
  row('vampireCurse', {
    begin: cite('3.4.8.1'),
    choose: cite('3.4.8.2', '3.4.8.8'),
    target: cite('3.4.8.2'),
    shields: cite('3.4.8.3'),
    compare: cite('3.4.8.4'),
    ownShield: cite('3.4.8.5'),
    weaponHit: cite('3.4.8.6'),
    effectHit: cite('3.4.8.7', 'R67'),
  }),
  row('shrapnel', {
    begin: cite('3.4.9.1', '3.4.9.2'),
    choose: cite('3.4.9.2.2', '3.4.9.6'),
    target: cite('3.4.9.2.2'),
    shields: cite('3.4.9.2.1'),
    compare: cite('3.4.9.2.3'),
    ownShield: cite('3.4.9.2.4'),
    weaponHit: cite('3.4.9.2.5'),
    effectHit: cite('3.4.9.2.6'),
  }),
  row('shrapnelSecond', {
    begin: cite('3.4.9.3', '3.4.9.4', '3.4.9.5'),
    choose: cite('3.4.9.5.2', '3.4.9.6', 'R62'),
    target: cite('3.4.9.5.2'),
    shields: cite('3.4.9.5.1', 'R72'),
    shieldable: false,
    compare: cite('3.4.9.5.3'),
    weaponHit: cite('3.4.9.5.4'),
    effectHit: cite('3.4.9.5.5'),
    heroHit: cite('3.4.9.5.6', '3.4.9.5.3'),
    defeat: cite('3.4.9.5.7'),
  }),
  row('persistentAttack', {
    begin: cite('3.5.1.1', '3.5.1.4'),
    shields: cite('3.5.1.2'),
    heroHit: cite('3.5.1.3'),
  }),
  row('combo', {
    begin: cite('3.5.3.1', '3.5.3.2'),
    choose: cite('3.5.3.3', '3.5.3.11'),
    target: cite('3.5.3.4'),
    shields: cite('3.5.3.5'),
    compare: cite('3.5.3.6'),
    ownShield: cite('3.5.3.7'),
    weaponHit: cite('3.5.3.8'),
    effectHit: cite('3.5.3.9'),
    heroHit: cite('3.5.3.10'),
    defeat: cite('3.5.3.12'),
  }),
  row('comboIgniter', {
    begin: cite('5.3.1.1', '5.3.1.2', '5.3.1.3'),
    choose: cite('5.3.1.6', '5.3.1.4'),
    target: cite('3.5.3.4', '5.3.1.6'),
    shields: cite('5.3.1.5', '5.1.2.2'),
    compare: cite('3.5.3.6'),
    ownShield: cite('3.5.3.7'),
    weaponHit: cite('3.5.3.8'),
    effectHit: cite('3.5.3.9'),
    heroHit: cite('3.5.3.10'),
    defeat: cite('3.5.3.12'),
  }),
  row('nightAttack', {
    begin: cite('5.3.2.2', '5.3.2.5'),
    shields: cite('5.3.2.6', '5.1.2.2'),
    heroHit: cite('5.3.2.7'),
    defeat: cite('5.3.2.9'),
  }),
  row('mechanic', {
    begin: cite('5.3.3.3', '5.3.3.3.1'),
    choose: cite('5.3.3.3.2', '5.3.3.3.8', '5.1.2.2'),
    target: cite('5.3.3.3.2'),
    shields: cite('5.3.3.3.3', '5.1.2.2'),
    compare: cite('5.3.3.3.4'),
    ownShield: cite('5.3.3.3.5'),
    weaponHit: cite('5.3.3.3.6'),
    effectHit: cite('5.3.3.3.7'),
  }),
];

export const FROM_CANBALAND_ATTACK = 3;
export const FROM_VAMPIRE_BITE = 4;
export const FROM_VAMPIRE_CURSE = 5;
export const FROM_SHRAPNEL = 6;
export const FROM_SHRAPNEL_SECOND = 7;
export const FROM_PERSISTENT_ATTACK = 8;
export const FROM_COMBO = 9;
export const FROM_COMBO_IGNITER = 10;
export const FROM_NIGHT_ATTACK = 11;
export const FROM_MECHANIC = 12;

/** May this attack be aimed at the hero, and at weapons and laid effects [R33]? */
export const AT_HERO = [true, false, true, false, true, false, false, true, true, true, true, true, false];
export const AT_WEAPONS = [false, true, true, true, false, true, true, true, false, true, true, false, true];

/** Source of the attack that a one-shot effect makes; -1 where it makes none. By the number of the effect's kind. */
export const SOURCE_OF_EFFECT = [-1, 0, 1, 2, -1, 3, 4, 5, 6, -1, -1, -1, -1];
