/** A card while it is played: who plays it, where to, at what, and what speaks for it. */
import { printedCard } from '../cards/pool.ts';
import type { Text } from '../cards/printed.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { announcer } from '../legal.ts';
import type { State } from '../state.ts';
import { EXPERIMENT } from '../vocabulary.ts';

export interface PlayLocals {
  [name: string]: number | number[];
  seat: number;
  /** 0 once an experiment lies face down. */
  card: number;
  /** 1 = by a text, without paying. */
  free: number;
  place: number;
  /** Chosen targets: text, then id, in pairs. */
  chosen: number[];
  /** Which text and which of its targets is next; which "when played" text, and whether it is said again. */
  text: number;
  target: number;
  again: number;
  unit: number;
  countered: number;
  /** Added to its damage. */
  bonus: number;
  /** Where a spell goes instead of its grave. */
  dest: number;
  /** Places already looked at for counters. */
  slot: number;
}

export const playLocals = (seat: number, card: number, free: number): PlayLocals => ({
  seat,
  card,
  free,
  place: -1,
  chosen: [],
  text: 0,
  target: 0,
  again: 0,
  unit: -1,
  countered: 0,
  bonus: 0,
  dest: 0,
  slot: 0,
});

export const kindOf = (s: State, x: PlayLocals): number => (x.card === 0 ? EXPERIMENT : printedCard(x.card).kind);

function chosenOf(x: PlayLocals, text: Text): number[] {
  const out: number[] = [];
  for (let i = 0; i < x.chosen.length; i += 2) if (x.chosen[i] === text.index) out.push(x.chosen[i + 1]);
  return out;
}

export function speakerFor(s: State, x: PlayLocals, text: Text): EffectContext {
  const speaker = announcer(x.seat, printedCard(x.card));
  speaker.text = text.index;
  speaker.targets = chosenOf(x, text);
  return speaker;
}
