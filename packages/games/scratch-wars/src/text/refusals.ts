/** Refusals as one sentence: what may not be done, and why. What would help is told by remedies.ts. */
import { sentenceOf } from '@kolbiste/cardkit/words';
import type { Refused, Seat } from '@kolbiste/kernel';
import { capital, plain } from '../cards/grammar.ts';
import { TYPE_WORDS } from '../cards/words.ts';
import { CURSE_PRICE } from '../legal.ts';
import type { View } from '../view.ts';
import { LAID } from '../vocabulary.ts';
import { bonusPhrase, effect, fieldPhrase } from './effects.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { energy, life, quoted, two } from './talk.ts';
import { asWeapon, genderOfWeapon, stateWords, weapon, weaponCard } from './weapons.ts';

/** Where a refusal stands. */
interface At {
  readonly v: View;
  readonly decision: string;
  readonly seat: Seat;
  readonly option: number;
  /** The weapon pointed at; -1 = none. */
  readonly w: number;
}

type Why = (t: Talk, at: At) => string;

const upper = (t: Talk, w: number): string => capital(weapon(t, w));
const onIt = (t: Talk, w: number): string => (genderOfWeapon(t, w) === 'f' ? 'na ní' : 'na něm');
/** 'Sekeru „X“ nelze použít', 'Axe “X” cannot be used'. */
const not = (t: Talk, w: number, cs: string, en: string): string =>
  two(t, `${capital(weapon(t, w, 'acc'))} nelze ${cs}`, `${upper(t, w)} cannot be ${en}`);
const use = (t: Talk, w: number): string => not(t, w, 'použít', 'used');
const repair = (t: Talk, w: number): string => not(t, w, 'opravit', 'repaired');

/** 'stojí 3 energie, máte 2': the energy a weapon costs its owner, and why it may cost one more than printed. */
function tooDear(t: Talk, { v, seat, w }: At, unfocused: boolean): string {
  const { cost } = scene.costOf(t, w);
  const type = weaponCard(t, w)?.type ?? 'sword';
  const many = TYPE_WORDS[type].many[t.lang];
  const more = unfocused
    ? two(t, ` (o 1 víc, protože hrdina nemá zaměření na ${many})`, ` (1 more, as the hero has no focus on ${many})`)
    : '';
  const price = energy(t, cost, 'acc');
  return two(
    t,
    `stojí ${price}${more}, máte ${v.energy[seat]}`,
    `it costs ${price}${more}, you have ${v.energy[seat]}`,
  );
}

/** 'je rozbitá', 'leží na ní odložený efekt (obranný štít 2)': the state of a weapon as a clause. */
function because(t: Talk, v: View, w: number): string {
  const state = v.weapons[w];
  const laid = scene.laidOn(v, w);
  if (state < LAID || laid === undefined)
    return two(t, `je ${stateWords(t, w, state)}`, `it is ${stateWords(t, w, state)}`);
  const what = fieldPhrase(t, laid);
  return two(t, `leží ${onIt(t, w)} odložený efekt (${what})`, `an effect is laid on it (${what})`);
}

const useState: Why = (t, { v, w }) => `${use(t, w)}: ${because(t, v, w)}.`;
const repairState: Why = (t, { v, w }) => `${repair(t, w)}: ${because(t, v, w)}.`;
const notBroken: Why = (t, { w }) =>
  `${repair(t, w)}: ${two(t, `není ${asWeapon(t, w, 'rozbitý')}`, 'it is not broken')}.`;

/** A weapon of the opponent where one's own is asked for. */
const theirs =
  (cs: string, en: string): Why =>
  (t, { w }) =>
    two(
      t,
      `${capital(weapon(t, w, cs === 'zatočit' ? 'ins' : 'acc'))} nelze ${cs}: patří soupeři.`,
      `${upper(t, w)} cannot be ${en}: it belongs to the opponent.`,
    );

/** 'Odložený efekt (obranný štít 2, meč „X“) nelze zrušit'. */
function cancel(t: Talk, { v, w }: At): string {
  const laid = scene.laidOn(v, w);
  const what = laid === undefined ? weapon(t, w) : `${effect(t, laid.kind)} ${plain(laid.value)}, ${weapon(t, w)}`;
  return two(t, `Odložený efekt (${what}) nelze zrušit`, `The laid effect (${what}) cannot be cancelled`);
}

/** The bonus pointed at, as the subject of a sentence. */
function bonusName(t: Talk, { v, seat, decision, option }: At): string {
  const entry = scene.slotNow(v, seat).bonuses[scene.entryOf(decision, option)];
  return entry === undefined ? two(t, 'Tento bonus', 'This bonus') : capital(bonusPhrase(t, entry.kind, entry.value));
}

const bonus = (t: Talk, at: At): string =>
  two(t, `${bonusName(t, at)} nelze uplatnit`, `${bonusName(t, at)} cannot be applied`);

/** The effect a bonus would go to, in quotes. */
const thisEffect = (t: Talk, v: View): string => {
  const base = scene.bonusBase(v);
  return base === undefined ? two(t, 'tento efekt', 'this effect') : quoted(t, effect(t, base.kind));
};

const attack = (t: Talk, w: number): string =>
  two(t, `Na ${weapon(t, w, 'acc')} útočit nelze`, `${upper(t, w)} cannot be attacked`);

const trickSpin = (t: Talk, w: number): string =>
  two(t, `Znovu zatočit ${weapon(t, w, 'ins')} nelze`, `${upper(t, w)} cannot be spun instead`);

/** What the attack in question is called, in quotes. */
function attackName(t: Talk, v: View, decision: string): string {
  if (scene.stepOf(decision) === 'mechanic') return quoted(t, effect(t, 'mechanic'));
  const kind = scene.localsOf(v, 'combo') === undefined ? scene.spun(v)?.field.kind : 'combo';
  return kind === undefined ? two(t, 'tento útok', 'this attack') : quoted(t, effect(t, kind));
}

const ACTION_REASONS: { readonly [code: string]: Why } = {
  useNoEnergy: (t, at) => `${use(t, at.w)}: ${tooDear(t, at, false)}.`,
  useNoEnergyUnfocused: (t, at) => `${use(t, at.w)}: ${tooDear(t, at, true)}.`,
  useBroken: useState,
  useRepairing: useState,
  useCursed: useState,
  useFreed: useState,
  useLaid: useState,
  useTheirs: theirs('použít', 'used'),
  startTheirs: theirs('zatočit', 'spun'),
  repairNoEnergy: (t, at) => `${repair(t, at.w)}: ${tooDear(t, at, false)}.`,
  repairNoEnergyUnfocused: (t, at) => `${repair(t, at.w)}: ${tooDear(t, at, true)}.`,
  repairNotBroken: notBroken,
  repairRepairing: repairState,
  repairCursed: repairState,
  cancelNothing: (t, { w }) =>
    two(
      t,
      `${upper(t, w)}: není co zrušit, neleží ${onIt(t, w)} žádný efekt.`,
      `${upper(t, w)}: nothing to cancel, no effect is laid on it.`,
    ),
  cancelSingleUse: (t, at) => `${cancel(t, at)}: ${two(t, 'je na jedno použití', 'it is for a single use')}.`,
  cancelForbidden: (t, at) =>
    `${cancel(t, at)}: ${two(t, 'profil pravidel to nedovoluje', 'the rules profile does not allow it')}.`,
  curseTooLate: (t) =>
    two(
      t,
      'Prokletí teď zlomit nelze: začátek tahu už minul.',
      'The curse cannot be broken now: the start of the turn is over.',
    ),
  curseTooPoor: (t, { v, seat }) =>
    two(
      t,
      `Prokletí zlomit nelze: stojí ${life(t, CURSE_PRICE, 'acc')} a hrdina má jen ${plain(v.life[seat])}, nepřežil by to.`,
      `The curse cannot be broken: it costs ${life(t, CURSE_PRICE)} and the hero has only ${plain(v.life[seat])}, too few to survive it.`,
    ),
};

/** The cost by which a trick compares weapons [SW 5.4.1.2]: as the profile says. */
function trickCost(t: Talk, w: number): number {
  const { cost, printed } = scene.costOf(t, w);
  return t.config.profile.trickCost === 'printed' ? printed : cost;
}

const EFFECT_REASONS: { readonly [code: string]: Why } = {
  trickTooDear: (t, { v, w }) => {
    const old = scene.spun(v)?.weapon ?? w;
    return two(
      t,
      `${trickSpin(t, w)}: stojí ${energy(t, trickCost(t, w), 'acc')}, ${weapon(t, old)} jen ${trickCost(t, old)}.`,
      `${trickSpin(t, w)}: it costs ${energy(t, trickCost(t, w))}, ${weapon(t, old)} only ${trickCost(t, old)}.`,
    );
  },
  trickTheirs: theirs('zatočit', 'spun'),
  trickNotReady: (t, { v, w }) => `${trickSpin(t, w)}: ${because(t, v, w)}.`,
  bonusOtherKind: (t, at) =>
    `${bonus(t, at)}: ${two(t, `tady jde o efekt ${thisEffect(t, at.v)}`, `the effect is ${thisEffect(t, at.v)}`)}.`,
  bonusUsed: (t, at) =>
    `${bonus(t, at)}: ${two(t, 'v tomto tahu už uplatněn byl', 'it was applied before in this turn')}.`,
  bonusMalusFirst: (t, at) => `${bonus(t, at)}: ${two(t, 'dřív přijde na řadu malus', 'a malus comes first')}.`,
  bonusMalusMust: (t) =>
    two(t, 'Obejít se bez bonusu nelze: malus je povinný.', 'No bonus is not possible: the malus is compulsory.'),
  blessingOnlyBasic: (t, at) =>
    `${bonus(t, at)}: ${two(t, `${thisEffect(t, at.v)} není základní jednorázový efekt`, `${thisEffect(t, at.v)} is not a basic one-shot effect`)}.`,
};

const TARGET_REASONS: { readonly [code: string]: Why } = {
  targetOwn: (t, { w }) => {
    const cs = w < 0 ? 'vlastního hrdinu' : `vlastní ${weapon(t, w, 'acc')}`;
    const en = w < 0 ? 'Your own hero' : `Your own ${weapon(t, w)}`;
    return two(
      t,
      `Na ${cs} útočit nelze: cíl musí být soupeřův.`,
      `${en} cannot be attacked: the target must be the opponent's.`,
    );
  },
  targetOut: (t, { v, w }) => `${attack(t, w)}: ${because(t, v, w)}.`,
  targetRepairing: (t, { v, w }) => `${attack(t, w)}: ${because(t, v, w)}.`,
  targetFreed: (t, { v, w }) => `${attack(t, w)}: ${because(t, v, w)}.`,
  targetCarrier: (t, { v, w }) => `${attack(t, w)}: ${because(t, v, w)}.`,
  targetNotHero: (t, { v, decision }) =>
    two(
      t,
      `Na hrdinu útočit nelze: efekt ${attackName(t, v, decision)} míří jen na zbraně a odložené efekty.`,
      `The hero cannot be attacked: ${attackName(t, v, decision)} aims at weapons and laid effects only.`,
    ),
  secondMust: (t) =>
    two(
      t,
      'Druhý útok vynechat nelze: profil pravidel ho nařizuje.',
      'The second attack cannot be left out: the rules profile demands it.',
    ),
  mechanicNotBroken: notBroken,
  mechanicTooHard: (t, { v, seat, w }) => {
    const value = plain(scene.specialNow(v, seat, 'mechanic') ?? 0);
    const resistance = weaponCard(t, w)?.resistance ?? 0;
    return two(
      t,
      `${repair(t, w)}: má odolnost ${resistance}, hodnota efektu je jen ${value}.`,
      `${repair(t, w)}: its resistance is ${resistance}, the value of the effect only ${value}.`,
    );
  },
  notAShield: (t, { w }) =>
    two(
      t,
      `Bránit se ${weapon(t, w, 'ins')} nelze: neleží ${onIt(t, w)} obranný štít.`,
      `${upper(t, w)} cannot defend: no shield is laid on it.`,
    ),
  over: (t) => two(t, 'Hrát dál nelze: duel už skončil.', 'Nothing more can be played: the duel is over.'),
  notYou: (t) =>
    two(t, 'Teď odpovědět nemůžete: na řadě je soupeř.', 'You cannot answer now: it is up to the opponent.'),
  noSuchOption: (t) => two(t, 'Taková možnost neexistuje.', 'There is no such option.'),
};

const REASONS: { readonly [code: string]: Why } = { ...ACTION_REASONS, ...EFFECT_REASONS, ...TARGET_REASONS };

/** The codes that have a sentence. */
export const TOLD_REFUSALS: readonly string[] = Object.keys(REASONS);

/** What may not be done and why. */
export function refusalText(t: Talk, v: View, refused: Refused, decision: string, seat: Seat): string {
  const why = sentenceOf(REASONS, refused.code, 'refusal');
  const { option } = refused;
  return why(t, { v, decision, seat, option, w: scene.pointedWeapon(decision, seat, option) });
}
