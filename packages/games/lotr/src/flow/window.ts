/**
 * An action window [LOTR W.1] [LOTR W.4] [LOTR W.10]: from the first player round and round, one action or a pass each,
 * until all pass one after another. Who is asked depends on what all know: nobody learns from it what lies in a hand.
 */
import { call, emit, goto, withCause } from '@kolbiste/kernel';
import { forget } from '../atoms/table.ts';
import { pool, printed } from '../cards/pool.ts';
import type { CompiledAbility } from '../cards/printed.ts';
import { ACTION, COST_X } from '../cards/printed.ts';
import { aside, contextOf } from '../effects/effect-context.ts';
import { uniqueInPlay } from '../effects/filter.ts';
import { E } from '../events.ts';
import { thingOf } from '../in-play.ts';
import { actionOf, hasHost, mayDo, mayPay, mayPlay, mayUse } from '../legal.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { clockwiseFrom, isIn, seatsAt } from '../seats.ts';
import type { State } from '../state.ts';
import { ATTACHMENT, EVENT, W } from '../vocabulary.ts';
import { mayHold } from './asked.ts';
import { partOfWhole } from './descent.ts';
import { useLocals, usingAbility } from './forward-refs.ts';
import { playing } from './play.ts';
import { flow } from './registry.ts';

const OPENS = cite('0.2', 'W.1', 'W.5', 'L12', 'X.6');
const ACTS = cite('W.1', 'W.2', 'W.10', 'G.5');
const PASSES = cite('W.1', 'W.4');
const CLOSES = cite('W.1', 'L101');
const PLANS = cite('2.1', '2.3', 'W.6', 'L93');

const W_PASS = 0;
export const W_PLAY = 1000;
export const W_USE = 10_000;
/** Abilities of a thing in an option. */
export const DOINGS = 8;

export interface WindowLocals {
  [name: string]: number | number[];
  /** Which window: one of W. */
  what: number;
  /** Whose planning, or whom the attack is about; -1 = nobody. */
  seat: number;
  from: number;
  passes: number;
}

const planningOf = (x: WindowLocals): number => (x.what === W.planning ? x.seat : -1);
const players = clockwiseFrom<WindowLocals>('passes');

/** The different cards of a list: lists never change. */
const kinds = new WeakMap<readonly number[], readonly number[]>();
function kindsOf(list: readonly number[]): readonly number[] {
  let made = kinds.get(list);
  if (made === undefined) {
    made = [...new Set(list)];
    kinds.set(list, made);
  }
  return made;
}

/** The different cards of a hand, ascending. */
function kindsIn(hand: readonly number[]): readonly number[] {
  const out: number[] = [];
  for (const id of hand) {
    if (out.includes(id)) continue;
    let at = out.push(id) - 1;
    for (; at > 0 && out[at - 1] > id; at--) out[at] = out[at - 1];
    out[at] = id;
  }
  return out;
}

/** The most that the heroes of a seat have together: what costs more need not be looked at. */
function allResources(s: State, seat: number): number {
  let sum = 0;
  for (const t of s.things) if (t.seat === seat) sum += t.resources;
  return sum;
}

/** Whether a card against which nothing printed speaks could be played as far as all can know. */
function couldPlay(s: State, seat: number, id: number): boolean {
  const card = printed(id);
  if (card.type === EVENT) {
    const doing = actionOf(id) as CompiledAbility;
    if (mayPay(s, seat, id, card.cost === COST_X ? 0 : card.cost) !== 0) return false;
    const hidden = card.cost === COST_X || pool.programs[doing.program].some(({ verb }) => verb.hidden === true);
    return hidden || mayDo(s, aside(doing.program, id, 0, seat), doing) === 0;
  }
  if (uniqueInPlay(s, id) || mayPay(s, seat, id, card.cost) !== 0) return false;
  return card.type !== ATTACHMENT || hasHost(s, seat, id);
}

/** What the printed card alone says against it. */
function mightPlay(s: State, seat: number, id: number, planning: number, most: number): boolean {
  const { cost, type } = printed(id);
  if (cost > most) return false;
  if (type !== EVENT) return planning === seat;
  const doing = actionOf(id);
  return doing !== null && (doing.phase < 0 || doing.phase === s.phase);
}

/** Whether a seat is asked in a window at all. */
function mayAct(s: State, seat: number, planning: number): boolean {
  if (!isIn(s, seat)) return false;
  for (const t of s.things) {
    if (!printed(t.card).acts) continue;
    for (const d of printed(t.card).doings) if (d.kind === ACTION && mayUse(s, seat, t, d) === 0) return true;
  }
  if (s.hands[seat].length === 0) return false;
  const most = allResources(s, seat);
  for (const id of kindsOf(s.config.lists[seat].cards))
    if (mightPlay(s, seat, id, planning, most) && couldPlay(s, seat, id) && mayHold(s, seat, id)) return true;
  return false;
}

const open = flow.step<WindowLocals>('open', OPENS, (s, x, f) => {
  partOfWhole(s, f);
  forget(s);
  emit(s, E.windowOpened, OPENS, x.what, x.seat);
});

const act = flow.question<WindowLocals>('act', ACTS, {
  kind: 'window',
  seats: players.asks((s, x, seat) => mayAct(s, seat, planningOf(x))),
  candidates(s, x, seat, out) {
    out.judged(W_PASS, 0);
    const planning = planningOf(x);
    for (const id of kindsIn(s.hands[seat])) out.judged(W_PLAY + id, mayPlay(s, seat, id, planning));
    for (const t of s.things) {
      if (!printed(t.card).acts) continue;
      const { doings } = printed(t.card);
      for (let k = 0; k < doings.length; k++)
        if (doings[k].kind === ACTION && (doings[k].anyone || t.seat === seat))
          out.judged(W_USE + t.id * DOINGS + k, mayUse(s, seat, t, doings[k]));
    }
  },
  check(s, x, seat, option) {
    if (option === W_PASS) return 0;
    if (option >= W_USE) {
      const t = thingOf(s, ((option - W_USE) / DOINGS) | 0);
      const d = t === null ? undefined : printed(t.card).doings[(option - W_USE) % DOINGS];
      return t === null || d === undefined || d.kind !== ACTION ? NOT_HERE : mayUse(s, seat, t, d);
    }
    const id = option - W_PLAY;
    return s.hands[seat].includes(id) ? mayPlay(s, seat, id, planningOf(x)) : NOT_HERE;
  },
  cite(_s, x, _seat, option) {
    if (option === W_PASS) return PASSES;
    return x.what === W.planning && option < W_USE ? PLANS : ACTS;
  },
});

const acted = flow.step<WindowLocals>('acted', ACTS, (s, x, f) => {
  const { cause } = f;
  partOfWhole(s, f);
  if (players.over(s, x)) return void emit(s, E.windowClosed, CLOSES, x.what);
  const seat = players.seat(s, x);
  goto(f, act);
  if (f.result === W_PASS) return players.pass(x);
  x.from = (seat + 1) % seatsAt(s);
  players.begin(x);
  withCause(s, cause, () => begin(s, seat, f.result));
});

function begin(s: State, seat: number, option: number): void {
  if (option >= W_USE) {
    const t = thingOf(s, ((option - W_USE) / DOINGS) | 0);
    if (t === null) return;
    const d = printed(t.card).doings[(option - W_USE) % DOINGS];
    return call(s, usingAbility.get(), useLocals(contextOf(d.program, t.card, t.id, seat), d.index, 0));
  }
  const id = option - W_PLAY;
  const doing = actionOf(id);
  if (doing === null) return call(s, playing, { seat, card: id, limbo: 0 });
  call(s, usingAbility.get(), useLocals(contextOf(doing.program, id, 0, seat), doing.index, 1));
}

const windowing = flow.procedure<WindowLocals>(
  'window',
  { rule: OPENS, locals: { what: 0, seat: -1, from: 0, passes: 0 }, see: 'open' },
  [open, act, acted],
);

/** Opens a window; what it is about stands in the log and on the ladder of steps. */
export function openWindow(s: State, what: number, seat = -1): void {
  call(s, windowing, { what, seat, from: s.first, passes: 0 });
}
