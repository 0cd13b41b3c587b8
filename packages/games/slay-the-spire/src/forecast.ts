/**
 * What this round still brings if nobody does anything more: the rules themselves are run to its end on a copy, and
 * listened to. Page, terminal and bots all ask here. What is drawn afterwards is not told.
 */
import type { GameEvent } from '@kolbiste/kernel';
import { CHANCE_FAST, newDice, reseed, rng } from '@kolbiste/kernel';
import { E } from './events.ts';
import { ASIDE } from './flow/aside.ts';
import { flow } from './flow/registry.ts';
import { USUAL_ORDER } from './flow/settle.ts';
import { game } from './index.ts';
import { END_TURN } from './legal.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** One hit of an enemy on a hero: how strong, and what comes through. */
export type Blow = readonly [enemy: number, seat: number, damage: number, lost: number];

export interface Forecast {
  readonly blows: readonly Blow[];
  /** HP that each hero would lose by whatever happens, and whether it would die. */
  readonly lost: readonly number[];
  readonly dies: readonly boolean[];
  /** Enemies in the order in which they would act. */
  readonly order: readonly number[];
  /** Enemies that would act no more: the end of the turn kills them. */
  readonly falls: readonly number[];
  readonly won: boolean;
}

/** More answers than an end of a round asks for. */
const MOST_ANSWERS = 60;

/** The answer of somebody who does nothing more: turns end, the rest comes in the usual order. */
export function idle(decision: string, options: readonly number[]): number {
  const usual = decision === 'play.act' ? END_TURN : USUAL_ORDER;
  if (options.includes(usual)) return usual;
  return options.find((option) => option < ASIDE) ?? options[0];
}

/** Ends turns until somebody who listens has heard enough. */
function endAll(s: State, isOver: () => boolean, io: { readonly sink: { event(e: GameEvent): void } }): void {
  for (let n = 0; n < MOST_ANSWERS && !isOver(); n++) {
    const decision = game.pending(s)[0];
    if (decision === undefined) return;
    game.answer(s, decision.seat, idle(decision.id, game.options(s, decision.seat)), io);
  }
}

/** What a forecast has heard. */
class Heard {
  readonly blows: Blow[] = [];
  readonly lost: number[];
  readonly dies: boolean[];
  readonly order: number[] = [];
  readonly falls: number[] = [];
  won = false;
  over = false;

  constructor(seats: number) {
    this.lost = new Array<number>(seats).fill(0);
    this.dies = new Array<boolean>(seats).fill(false);
  }

  readonly event = ({ kind, a, b, c, d }: GameEvent): void => {
    if (this.over) return;
    if (kind === E.hit && b >= 0) {
      if (a < 0) this.blows.push([-1 - a, b, c, d]);
      this.lost[b] += d;
    } else if (kind === E.hurt && a >= 0) this.lost[a] += b;
    else if (kind === E.healed && a >= 0) this.lost[a] -= b;
    else if (kind === E.enemyActed) this.order.push(a);
    else if (kind === E.enemyDied) this.falls.push(a);
    else if (kind === E.heroDied) this.dies[a] = true;
    else if (kind === E.combatWon) this.won = true;
    this.over = [E.roundBegan, E.combatWon, E.lost].includes(kind);
  };
}

/** Runs the rest of the round on this very state, which is spent by it. */
function runOut(s: State): Forecast {
  const heard = new Heard(s.heroes.length);
  endAll(s, () => heard.over, { sink: heard });
  const { blows, lost, dies, order, falls, won } = heard;
  return { blows, lost, dies, order, falls, won };
}

const CHANCE = 'forecast';

/** Of the play phase alone; null = nobody may end a turn now. What chance decides comes as it may come. */
export function forecast(v: View): Forecast | null {
  if (v.flow.at(-1)?.procedure !== 'play') return null;
  return runOut(game.determinize(v, rng(CHANCE)));
}

/** The same of a world that is known or supposed; it stays as it is. */
export function forecastIn(world: State): Forecast | null {
  if (flow.procedures[world.frames.at(-1)?.p ?? -1]?.name !== 'play') return null;
  const s = game.clone(world);
  s.chance = CHANCE_FAST;
  reseed(newDice(s.round), s.rng);
  return runOut(s);
}
