/**
 * What a seat sees, built from nothing. In a duel that is everything but the start weapon which the other player has
 * chosen before both have (R9, 2.1.1.1), the generator and the counters.
 */
import type { Rng, Seat, SeenFrame } from '@kolbiste/kernel';
import { framesOf, seedOf, seenFrames } from '@kolbiste/kernel';
import type { DuelLocals } from './flow/duel.ts';
import { flow } from './flow/registry.ts';
import type { Config, State } from './state.ts';
import { blank, numberOf } from './state.ts';
import { ABSENT, SLOTS } from './vocabulary.ts';

export interface View {
  who: Seat | 'public';
  config: Config;
  round: number;
  starting: number;
  active: number;
  actions: number;
  life: number[];
  energy: number[];
  /** Used entries of the present time of day: bonus k is bit k, special k is bit 16 + k. */
  used: number[];
  /** State of weapon k of seat s at s * 5 + k. */
  weapons: number[];
  /** -2 = under way, -1 = a draw, otherwise the winner. */
  winner: number;
  flow: SeenFrame[];
}

export function view(s: State, who: Seat | 'public'): View {
  return {
    who,
    config: s.config,
    round: s.round,
    starting: s.starting,
    active: s.active,
    actions: s.actions,
    life: s.life.slice(),
    energy: s.energy.slice(),
    used: s.used.slice(),
    weapons: s.weapons.slice(),
    winner: s.winner,
    flow: seenFrames(flow, s, who),
  };
}

/** Whether no choice is kept back: neither has chosen a start weapon, or both have. */
export function open(s: State): boolean {
  const [outermost] = s.frames;
  if (outermost === undefined) return true;
  const { picks } = outermost.locals as DuelLocals;
  return picks[0] < 0 === picks[1] < 0;
}

/** Places a seat could have chosen for the start spin. */
function choices(v: View, seat: number): number[] {
  const out: number[] = [];
  for (let k = 0; k < SLOTS; k++) if (v.weapons[numberOf(seat, k)] !== ABSENT) out.push(k);
  return out;
}

const pickOf = (r: Rng, list: readonly number[]): number => list[r.int(list.length)];

/** A full state that fits the view: what is hidden is dealt, the generator is new. */
export function determinize(v: View, r: Rng): State {
  const s = blank(v.config, seedOf(r));
  s.round = v.round;
  s.starting = v.starting;
  s.active = v.active;
  s.actions = v.actions;
  s.life = v.life.slice();
  s.energy = v.energy.slice();
  s.used = v.used.slice();
  s.weapons = v.weapons.slice();
  s.winner = v.winner;
  s.frames = framesOf(flow, v.flow, (_procedure, locals) => {
    const { picks, spins, winner } = locals as unknown as DuelLocals;
    return {
      picks: picks.map((pick, seat) => (pick === -2 ? pickOf(r, choices(v, seat)) : pick)),
      spins: spins.slice(),
      winner,
    };
  });
  return s;
}
