/**
 * An ability is carried out instruction by instruction [LOTR G.4]: what must be chosen is chosen (G.5, G.7), the
 * instruction is done, what follows from it follows at once (L73, L100).
 */
import { call, done, goto } from '@kolbiste/kernel';
import { AIM_CHOOSE, WHO } from '../cards/code.ts';
import { pool } from '../cards/pool.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import { meant } from '../effects/filter.ts';
import { inFull } from '../effects/full.ts';
import { changes, choosesPlayer } from '../effects/useful.ts';
import { thingOf } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import type { State, Thing } from '../state.ts';
import { carryingOut } from './forward-refs.ts';
import { pickLocals, pickMode, pickPlayer, pickThing } from './pick.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const CARRY_OUT = cite('G.4', 'G.1');
const CHOICE = cite('G.5', 'G.7');
const FOLLOWS = cite('L100', 'L104');

const choose = flow.step<EffectContext>('choose', CHOICE, (s, x, f) => {
  const ops = pool.programs[x.program];
  if (x.pc >= ops.length) return done(f, x.it);
  const op = ops[x.pc];
  if (choosesPlayer(op))
    return call(s, pickPlayer, pickLocals(x, op.who === WHO.chooseHighest ? s.first : x.seat, false));
  if (op.branches) return call(s, pickMode, pickLocals(x, x.seat, false));
  if (op.aim === null || op.aim.mode !== AIM_CHOOSE) return;
  const by = op.aim.by === 1 ? s.first : op.aim.by === 2 && x.who >= 0 ? x.who : x.seat;
  call(s, pickThing, pickLocals(x, by, op.aim.may));
});

/** What the instruction works on: chosen, or all it names. */
function targets(s: State, x: EffectContext, answer: number): Thing[] {
  const op = pool.programs[x.program][x.pc];
  if (op.aim === null) return [];
  if (op.aim.mode !== AIM_CHOOSE) return meant(s, x, op.aim).filter((t) => changes(s, x, op, t));
  const t = thingOf(s, answer);
  return t === null ? [] : [t];
}

const carryOut = flow.step<EffectContext>('carryOut', CARRY_OUT, (s, x, f) => {
  const op = pool.programs[x.program][x.pc];
  const answer = f.result;
  if (choosesPlayer(op)) x.who = answer - 1;
  const on = targets(s, x, answer);
  if (op.aim?.mode === AIM_CHOOSE) x.it = on.length > 0 ? on[0].id : 0;
  if (!inFull(s, x, op, on)) x.full = 0;
  x.pc++;
  op.run(s, x, op.words, on, answer);
});

const follows = flow.step<EffectContext>('follows', FOLLOWS, (s, _x, f) => {
  goto(f, choose);
  settle(s);
});

export const effect = flow.procedure<EffectContext>(
  'effect',
  { rule: CARRY_OUT, locals: contextOf(0, 0, 0, 0), see: 'open' },
  [choose, carryOut, follows],
);

carryingOut.bind(effect);
