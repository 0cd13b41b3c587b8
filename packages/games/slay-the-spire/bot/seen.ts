/** What judgements and habits ask of a fight in common: what the enemies are about to do, and how much there is left of them. */
import { incoming, strikes } from '../src/effects/threat.ts';
import { forecastIn } from '../src/forecast.ts';
import type { State } from '../src/state.ts';
import { BLOCK, HP } from '../src/state.ts';

export { incoming, strikes };

/** HP that this round takes from a hero as things stand: by the forecast where turns may end, else by what enemies would throw. */
export function losses(s: State, seat: number): number {
  const lost = forecastIn(s)?.lost[seat] ?? incoming(s, seat) - s.heroes[seat][BLOCK];
  return Math.min(s.heroes[seat][HP], Math.max(0, lost));
}

/** The best of the options, the first of equals. */
export function best(options: readonly number[], worth: (option: number) => number): number {
  let most = options[0];
  let highest = worth(most);
  for (let i = 1; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= highest) continue;
    most = options[i];
    highest = value;
  }
  return most;
}
