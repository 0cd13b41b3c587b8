/** Refusals as one sentence: what may not be done, and why. What would help is told by remedies.ts. */
import { sentenceOf } from '@kolbiste/cardkit/words';
import type { Refused, Seat } from '@kolbiste/kernel';
import { pool } from '../cards/pool.ts';
import { A_ATTACK, A_PLAY, A_TEXT } from '../flow/numbers.ts';
import type { Unit } from '../state.ts';
import type { View } from '../view.ts';
import { EXPERIMENT, TAUNT, UNIT_SLOTS } from '../vocabulary.ts';
import { stepOf } from './answers.ts';
import { cap, listed } from './card/join.ts';
import { abilityOf, paidPrice, targetText } from './options.ts';
import * as scene from './scene.ts';
import type { Talk } from './talk.ts';
import { card, count, one, plain, quoted, two } from './talk.ts';

/** Where a refusal stands. */
interface At {
  readonly v: View;
  readonly decision: string;
  readonly seat: Seat;
  readonly option: number;
}

type Why = (t: Talk, at: At) => string;

/** 'Jednotku „X“ nelze zahrát', or the ability that cannot be used. */
function not(t: Talk, { v, seat, option }: At): string {
  if (option >= A_PLAY) {
    const id = option - A_PLAY;
    return two(t, `${cap(card(t, id, 'acc'))} nelze zahrát`, `${cap(card(t, id))} cannot be played`);
  }
  const id = abilityOf(v, seat) || -1;
  return two(t, `${cap(card(t, id, 'acc'))} nelze použít`, `${cap(card(t, id))} cannot be used`);
}

const why = (cs: string, en: string): Why => {
  return (t, at) => `${not(t, at)}: ${two(t, cs, en)}.`;
};

/** 'stojí 5 man, máte 3'. */
const dear = (t: Talk, cost: number, have: number): string =>
  two(
    t,
    `stojí ${count(t, cost, 'mana', 'acc')}, máte ${plain(have)}`,
    `it costs ${cost} mana, you have ${plain(have)}`,
  );

const noMana: Why = (t, at) => {
  const { cost } = scene.priceOf(at.v, at.seat, at.option - A_PLAY);
  return `${not(t, at)}: ${dear(t, cost, at.v.mana[at.seat])}.`;
};

const noLife: Why = (t, at) => {
  const { cost } = scene.priceOf(at.v, at.seat, at.option - A_PLAY);
  const have = at.v.life[at.seat];
  const words = two(
    t,
    `stojí ${count(t, cost, 'life', 'acc')}, máte ${plain(have)}`,
    `it costs ${cost} life, you have ${plain(have)}`,
  );
  return `${not(t, at)}: ${words}.`;
};

const abilityNoMana: Why = (t, at) => {
  const { cost } = scene.priceOf(at.v, at.seat, abilityOf(at.v, at.seat));
  return `${not(t, at)}: ${dear(t, cost, at.v.mana[at.seat])}.`;
};

/** The own unit in the slot that an option points to. */
const unitIn = ({ v, seat }: At, slot: number): Unit | undefined => scene.unitAt(v, seat * UNIT_SLOTS + slot);
const attacker = (at: At): Unit | undefined => unitIn(at, ((at.option - A_ATTACK) / 20) | 0);
const target = ({ v, option }: At): Unit | undefined => scene.unitAt(v, ((option - A_ATTACK) % 20) - 1);

const textNoMana: Why = (t, at) => {
  const slot = at.option - A_TEXT;
  const what = one(t, -1, unitIn(at, slot)?.card ?? 0, 'gen');
  const cost = dear(t, paidPrice(at.v, at.seat * UNIT_SLOTS + slot), at.v.mana[at.seat]);
  return two(t, `Účinek ${what} nelze použít: ${cost}.`, `The effect of ${what} cannot be used: ${cost}.`);
};

/** A sentence about the own unit that would attack. */
const cannotAttack =
  (cs: string, en: string): Why =>
  (t, at) => {
    const who = cap(one(t, -1, attacker(at)?.card ?? 0));
    return two(t, `${who} nemůže útočit: ${cs}.`, `${who} cannot attack: ${en}.`);
  };

/** A sentence about the opposing unit that would be attacked. */
const notAttacked =
  (cs: string, en: string): Why =>
  (t, at) => {
    const id = target(at)?.card ?? 0;
    return two(
      t,
      `Na ${one(t, -1, id, 'acc')} útočit nelze: ${cs}.`,
      `${cap(one(t, -1, id))} cannot be attacked: ${en}.`,
    );
  };

/** The opposing units with Taunt, and what would be attacked instead of them. */
const tauntFirst: Why = (t, at) => {
  const { v, seat } = at;
  const foes = v.units.slice((1 - seat) * UNIT_SLOTS, (2 - seat) * UNIT_SLOTS);
  const ids = foes.flatMap((u) => (u !== null && u.keywords & TAUNT ? [u.card] : []));
  const names = listed(
    [...new Set(ids)].map((id) => quoted(t, id)),
    two(t, 'nebo', 'or'),
  );
  const unit = target(at);
  const whom = unit === undefined ? two(t, 'hrdinu', 'The hero') : cap(one(t, -1, unit.card));
  const whomCs = unit === undefined ? 'hrdinu' : one(t, -1, unit.card, 'acc');
  return two(
    t,
    `Na ${whomCs} útočit nelze: přednost má Obránce (${names}).`,
    `${whom} cannot be attacked: Taunt comes first (${names}).`,
  );
};

/** A sentence about a character that may not be the target. */
const notTarget =
  (cs: string, en: string): Why =>
  (t, { v, seat, option }) => {
    const what = targetText(t, v, seat, option);
    return two(t, `${what} nemůže být cílem: ${cs}.`, `${what} cannot be the target: ${en}.`);
  };

const targetWrong: Why = (t, at) => {
  const id = scene.numberIn(scene.asking(at.v), 'card', 0);
  const of = id === 0 ? '' : two(t, `: ${card(t, id)} míří jinam`, `: ${quoted(t, id)} aims at something else`);
  const what = targetText(t, at.v, at.seat, at.option);
  return two(t, `${what} nemůže být cílem${of}.`, `${what} cannot be the target${of}.`);
};

const boardFull = why('všech 7 slotů pro jednotky je plných', 'all 7 unit slots are full');
const effectsFull: Why = (t, at) => {
  const kind = pool.cards[at.option - A_PLAY]?.kind === EXPERIMENT;
  const cs = kind ? 'všech 6 efektových slotů je plných' : 'leží v efektovém slotu a všech 6 je plných';
  return why(cs, 'all 6 effect slots are full')(t, at);
};

const REASONS: { readonly [code: string]: Why } = {
  noMana,
  noLife,
  boardFull,
  effectsFull,
  noTarget: why('není na koho mířit', 'there is nothing to aim at'),
  banned: why('jiná karta to teď zakazuje', 'another card forbids it now'),
  abilityUsed: why('v tomto tahu už byla použita', 'it has been used this turn'),
  abilityNoMana,
  textNoMana,
  attackExhausted: cannotAttack('v tomto tahu už útočila', 'it has attacked this turn'),
  attackArrived: cannotAttack('leží na šířku, přišla teprve v tomto tahu', 'it is sideways, it arrived this turn'),
  attackFrozen: cannotAttack('je zmrazená', 'it is frozen'),
  attackInactive: cannotAttack('je neaktivní', 'it is inactive'),
  attackNever: cannotAttack('její text to zakazuje', 'its text forbids it'),
  attackNothing: cannotAttack('nemá žádný útok', 'it has no attack'),
  attackOpposite: cannotAttack('zakazuje to jednotka naproti', 'the unit opposite forbids it'),
  tauntFirst,
  stealthy: notAttacked('je skrytá', 'it is in stealth'),
  inactiveTarget: notAttacked('je neaktivní', 'it is inactive'),
  targetStealthy: notTarget('je skrytá', 'it is in stealth'),
  targetInactive: notTarget('je neaktivní', 'it is inactive'),
  targetNoSpells: notTarget('kouzla na ni mířit nesmějí', 'spells cannot aim at it'),
  targetWrong,
  slotTaken: (t, { option }) => two(t, `Slot ${option + 1} je obsazený.`, `Slot ${option + 1} is taken.`),
  over: (t) => two(t, 'Hra už skončila.', 'The game is over.'),
  notYou: (t) => two(t, 'Teď rozhoduje druhý hráč.', 'It is the other player who decides now.'),
  noSuchOption: (t) => two(t, 'Taková možnost tu není.', 'There is no such option here.'),
};

/** The codes that have a sentence. */
export const TOLD_REFUSALS: readonly string[] = Object.keys(REASONS);

/** Why an option is refused. */
export function refusalText(t: Talk, v: View, { code, option }: Refused, decision: string, seat: Seat): string {
  const reason = sentenceOf(REASONS, code, 'refusal');
  return reason(t, { v, decision: stepOf(decision), seat, option });
}
