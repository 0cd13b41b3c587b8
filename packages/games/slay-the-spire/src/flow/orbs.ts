/**
 * An orb is used: which one is chosen (16.9) - its effect, each time with a target of its own (16.10, 16.11), at the end of
 * turn its other one (16.7) - if it was evoked it goes (16.9). Orbs are channeled one after another (16.5): a cube of the
 * kind must be left (16.6), of full slots one is evoked (16.12) - the new one lies on a free slot (16.4).
 */
import { call, done, emit, goto } from '@kolbiste/kernel';
import { addBlock, enemyOf } from '../atoms/creatures.ts';
import { damage, isStopped } from '../atoms/harm.ts';
import { hasCube, placeOrb, takeOrb } from '../atoms/orbs.ts';
import { LASTING } from '../cards/lasting.ts';
import { lastingSum } from '../effects/lasting-sum.ts';
import { endFigure, evokeFigure, orbKinds } from '../effects/orbs.ts';
import { choices, enemiesIn } from '../effects/targets.ts';
import { E } from '../events.ts';
import { GAINED_BLOCK, note } from '../notes.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ORBS, pileOf, SLOTS } from '../state.ts';
import { SLOT_ENEMY, SLOT_ROW } from '../verbs/terms.ts';
import { DARK_ORB, FROST, ORBS as KINDS, LIGHTNING } from '../vocabulary.ts';
import { flow } from './registry.ts';

interface OrbLocals {
  seat: number;
  /** Its kind; -1 = it is still to be chosen. */
  orb: number;
  /** How many times its effect is carried out. */
  times: number;
  /** 1 = its effect at the end of turn: it stays where it is. */
  atEnd: number;
  /** 1 = it may be left undone [STS 16.7]. */
  may: number;
  /** 1 = it strikes a row instead of one enemy. */
  row: number;
  /** How many more are evoked after it. */
  others: number;
  /** 1 = it is channeled again. */
  back: number;
}

/** Option: the effect is left undone. */
export const NOBODY = 999;

const WHICH = cite('16.9', '16.13', 'R38');
const EVOKE = cite('16.9', '16.10', '16.11', '18.2', 'R32', 'R38');
const EVOKE_DARK = cite('16.9', '16.10', '16.11', '18.2', '18.13', 'R32', 'R38');
const AT_END = cite('16.7', '18.2', 'R32', 'R38');
const GONE = cite('16.9', '16.10');
const CHANNEL = cite('16.4', '16.5', 'R37');
const FULL = cite('16.8', '16.12', 'R37');
const LACKING = cite('16.6', 'R37', 'R121');

const which = flow.question<OrbLocals>('which', WHICH, {
  kind: 'orb',
  seats(s, x) {
    const kinds = orbKinds(s, x.seat, x.atEnd === 1);
    return x.orb < 0 && (kinds & (kinds - 1)) !== 0 ? 1 << x.seat : 0;
  },
  candidates(s, x, seat, out) {
    const kinds = orbKinds(s, seat, x.atEnd === 1);
    for (let orb = 0; orb < KINDS.length; orb++) if (((kinds >>> orb) & 1) === 1) out.push(orb);
  },
  check: (s, x, seat, option) =>
    KINDS[option] !== undefined && ((orbKinds(s, seat, x.atEnd === 1) >>> option) & 1) === 1 ? 0 : NOT_HERE,
  apply(_s, x, _seat, option) {
    x.orb = option;
  },
});

/** Carries the effect out once. @param on an enemy or a row; of frost nothing */
function carryOut(s: State, { seat, orb, atEnd, row }: OrbLocals, on: number): void {
  const rule = atEnd === 1 ? AT_END : orb === DARK_ORB ? EVOKE_DARK : EVOKE;
  if (atEnd === 0) emit(s, E.orbEvoked, rule, seat, orb);
  const n = atEnd === 1 ? endFigure(s, seat, orb) : evokeFigure(s, seat, orb);
  if (orb === FROST) {
    if (addBlock(s, seat, n, rule) > 0) note(s, GAINED_BLOCK, seat);
  } else if (row === 0) damage(s, on, n, rule);
  else for (const who of enemiesIn(s, on)) if (!isStopped(s)) damage(s, who, n, rule);
}

/** What may be struck: enemies, or rows. */
const marks = (s: State, { row }: OrbLocals): number[] => choices(s, row === 1 ? SLOT_ROW : SLOT_ENEMY);

const act = flow.step<OrbLocals>('act', EVOKE, (s, x, f) => {
  if (x.orb < 0) {
    const kinds = orbKinds(s, x.seat, x.atEnd === 1);
    if (kinds === 0) return done(f);
    x.orb = 31 - Math.clz32(kinds);
  }
  x.row = x.orb === LIGHTNING && lastingSum(s, x.seat, LASTING.lightningRow) > 0 ? 1 : 0;
  for (; x.times > 0; x.times--) {
    const there = x.orb === FROST ? [x.seat] : marks(s, x);
    if (there.length === 0) break;
    if (there.length > 1 || x.may === 1) return;
    carryOut(s, x, there[0]);
    if (isStopped(s)) return;
  }
  goto(f, gone);
});

/** Option: number of an enemy, or of a row. */
const strike = flow.question<OrbLocals>('strike', EVOKE, {
  kind: 'target',
  seats: (_s, x) => 1 << x.seat,
  candidates(s, x, _seat, out) {
    for (const one of marks(s, x)) out.push(x.row === 1 ? one : -1 - one);
    if (x.may === 1) out.push(NOBODY);
  },
  check(s, x, _seat, option) {
    if (option === NOBODY) return x.may === 1 ? 0 : NOT_HERE;
    return marks(s, x).includes(x.row === 1 ? option : enemyOf(option)) ? 0 : NOT_HERE;
  },
  cite: (_s, x) => (x.atEnd === 1 ? AT_END : EVOKE),
  apply(s, x, _seat, option, f) {
    x.times--;
    if (option !== NOBODY) carryOut(s, x, x.row === 1 ? option : enemyOf(option));
    goto(f, act);
  },
});

const gone = flow.step<OrbLocals>('gone', GONE, (s, x, f) => {
  if (x.atEnd === 1) return;
  takeOrb(s, x.seat, x.orb, GONE);
  if (x.back === 1) channelOrbs(s, x.seat, x.orb, 1);
  else if (x.others > 0) {
    x.others--;
    x.orb = -1;
    x.times = 1;
    goto(f, which);
  }
});

const NONE: OrbLocals = { seat: 0, orb: -1, times: 1, atEnd: 0, may: 0, row: 0, others: 0, back: 0 };
const orb = flow.procedure<OrbLocals>('orb', { rule: EVOKE, locals: NONE, see: 'open' }, [which, act, strike, gone]);

/** Evokes an orb of its owner's choice. @param times how often its effect is carried out; 0 = nothing happens */
export function evokeOrb(s: State, seat: number, times: number, back = 0): void {
  if (times > 0 && pileOf(s, seat, ORBS).length > 0) call(s, orb, { ...NONE, seat, times, back });
}

/** Evokes all orbs, one after another. Returns how many there are. */
export function evokeAllOrbs(s: State, seat: number): number {
  const many = pileOf(s, seat, ORBS).length;
  call(s, orb, { ...NONE, seat, others: many - 1 });
  return many;
}

/** The effect of an orb at the end of turn, of its owner's choice where no kind is named. */
export function useAtEnd(s: State, seat: number, kind = -1, times = 1): void {
  // A lightning orb at the end of turn may be left undone; what a card sets off may not.
  call(s, orb, { ...NONE, seat, orb: kind, times, atEnd: 1, may: kind === LIGHTNING ? 1 : 0 });
}

interface ChannelLocals {
  seat: number;
  orb: number;
  /** How many are still to come. */
  left: number;
}

const next = flow.step<ChannelLocals>('next', CHANNEL, (s, x, f) => {
  if (x.left === 0) return done(f);
  x.left--;
  const slots = s.heroes[x.seat][SLOTS];
  if (slots === 0 || !hasCube(s, x.orb)) {
    emit(s, E.orbLacking, LACKING, x.seat, x.orb, slots === 0 ? 1 : 0);
    goto(f, next);
  } else if (pileOf(s, x.seat, ORBS).length >= slots) evokeOrb(s, x.seat, 1);
});

const place = flow.step<ChannelLocals>('place', FULL, (s, x, f) => {
  placeOrb(s, x.seat, x.orb, CHANNEL);
  goto(f, next);
});

const channel = flow.procedure<ChannelLocals>(
  'channel',
  { rule: CHANNEL, locals: { seat: 0, orb: 0, left: 0 }, see: 'open' },
  [next, place],
);

/** Channels so many orbs of a kind. */
export function channelOrbs(s: State, seat: number, kind: number, n: number): void {
  call(s, channel, { seat, orb: kind, left: n });
}
