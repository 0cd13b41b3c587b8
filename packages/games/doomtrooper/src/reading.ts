/** What bots read of the rules: figures, texts and options, in one place. */
import { openStep } from '@kolbiste/kernel';
import type { AwardLocals } from './flow/award.ts';
import { AWARD_WIDTH, awarding } from './flow/award.ts';
import { play } from './flow/play.ts';
import type { PlayLocals } from './flow/play-locals.ts';
import { flow } from './flow/registry.ts';
import type { SabotageLocals } from './flow/sabotage.ts';
import { sabotage } from './flow/sabotage.ts';
import type { State } from './state.ts';

/** Places of steps: behind them an award is credited, a sabotage judged. */
const CREDITED = awarding.steps.findIndex(({ name }) => name === 'credit');
/** A row of an award that brings destiny points alone. */
const DESTINY_ONLY = 1;
const PAID = play.steps.findIndex(({ name }) => name === 'pay');
const RESOLVED = play.steps.findIndex(({ name }) => name === 'resolve');
const SABOTAGED = sabotage.steps.findIndex(({ name }) => name === 'judge');

export { combatNow, pieceOf } from './board.ts';
export type { Ability } from './cards/card.ts';
export { cardOf } from './cards/pool.ts';
export { FIGURES, PLUS } from './cards/static.ts';
export { figureOf } from './figures.ts';
export { NONE } from './flow/pick.ts';
export { weaponsOf } from './flow/weapons.ts';
export { killsBy, strikeRank } from './holds.ts';
export { isProtected } from './legal/capable.ts';
export { abilityOf, MODIFIERS } from './legal/play.ts';
export * from './options.ts';
export type { Piece } from './pieces.ts';
export type { State } from './state.ts';
export { ATTACHED, FIGHT, MARK, SHOOT, WARRIOR } from './vocabulary.ts';

/** The open question, as decisions are called: `turn.act`. */
export function askedNow(s: State): string {
  const step = openStep(flow, s);
  return step === null ? '' : step.id;
}

/** Points that were won and are not credited yet: seat, points, and how many of them are promotion; as long as nothing is said, all that may be. */
export function pendingAward(s: State): readonly (readonly [seat: number, points: number, promotion: number])[] {
  for (let i = s.frames.length; i-- > 0; ) {
    const f = s.frames[i];
    if (f.p !== awarding.id) continue;
    if (f.pc > CREDITED) return [];
    const { rows, split } = f.locals as AwardLocals;
    const out: [number, number, number][] = [];
    for (let k = 0; k * AWARD_WIDTH < rows.length; k++) {
      const [seat, points, only] = rows.slice(k * AWARD_WIDTH);
      out.push([seat, points, split[k] ?? (only === DESTINY_ONLY ? 0 : points)]);
    }
    return out;
  }
  return [];
}

/** The sabotage that goes on: who carries it out; 0 = none, or not said yet. */
export function saboteurNow(s: State): number {
  for (let i = s.frames.length; i-- > 0; ) {
    const f = s.frames[i];
    if (f.p === sabotage.id) return f.pc > SABOTAGED ? 0 : (f.locals as SabotageLocals).by;
  }
  return 0;
}

/** What was paid for and is not resolved yet. */
export function playsUnderWay(s: State): readonly Pick<PlayLocals, 'seat' | 'card' | 'ability' | 'paid' | 'self'>[] {
  const out: PlayLocals[] = [];
  for (const { p, pc, locals } of s.frames) {
    const x = locals as PlayLocals;
    if (p === play.id && pc > PAID && pc <= RESOLVED && x.cancelled === 0) out.push(x);
  }
  return out;
}
