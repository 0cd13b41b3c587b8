/**
 * What would happen if all heroes ended their turns now: the rules themselves are run to the end of the round on a state
 * that fits the view, and listened to. What is drawn afterwards is not told.
 */
import type { GameEvent } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import { E } from '../../src/events.ts';
import { USUAL_ORDER } from '../../src/flow/pool.ts';
import type { State, View } from '../../src/index.ts';
import { game } from '../../src/index.ts';
import { END_TURN } from '../../src/legal.ts';

/** One hit of an enemy on a hero: how strong, and what comes through. */
export type Blow = readonly [enemy: number, seat: number, damage: number, lost: number];

export interface Rehearsal {
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

/** Ends turns, and takes everything else in the usual order. */
function endAll(s: State, isOver: () => boolean, io: { readonly sink: { event(e: GameEvent): void } }): void {
  for (let n = 0; n < MOST_ANSWERS && !isOver(); n++) {
    const decision = game.pending(s)[0];
    if (decision === undefined) return;
    const options = game.options(s, decision.seat);
    const usual = decision.id === 'play.act' ? END_TURN : USUAL_ORDER;
    game.answer(s, decision.seat, options.includes(usual) ? usual : options[0], io);
  }
}

/** What a rehearsal has heard. */
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

const CHANCE = rng('rehearsal');

/** Of the play phase alone; null = nobody may end a turn now. */
export function rehearse(v: View): Rehearsal | null {
  if (v.flow.at(-1)?.procedure !== 'play') return null;
  const heard = new Heard(v.heroes.length);
  const s = game.determinize(v, CHANCE);
  endAll(s, () => heard.over, { sink: heard });
  const { blows, lost, dies, order, falls, won } = heard;
  return { blows, lost, dies, order, falls, won };
}
