/**
 * What passes by itself: the table decides it, as the policy of each seat says (wire/policy.ts), from what that seat sees.
 * Here the policies are set, and it is told what they do.
 */

import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { commit, tellTable, useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Passing, Policy, Until } from '@kolbiste/wire';
import { ASKED } from '@kolbiste/wire';
import { windowOf } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { Settings } from './store.ts';
import { setStops, useRings } from './store.ts';

const PASS = 0;

/** The seats that are led here. */
const led = (): number[] =>
  (useTable.getState().order?.players ?? []).flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));

/** The policy of a seat as it stands, with the settings of whoever sits here. */
function policyOf(seat: number): Policy {
  const { hold, at } = useRings.getState().stops;
  return { ...(useTable.getState().policies[seat]?.policy ?? ASKED), hold, at };
}

const send = (seat: number, change: Partial<Policy>, forget = false): void =>
  tellTable({ type: 'policy', seat, policy: { ...policyOf(seat), ...change }, forget });

/** The window at which a seat is asked; undefined where it is asked something else. */
export function windowAt(prompt: Prompt): Passing | undefined {
  const { round = 0, things = [], stands = '' } = boardOf(useTable.getState()) ?? {};
  const decision = { id: `${prompt.procedure}.${prompt.step}`, seat: prompt.seat };
  return windowOf({ round, things, flow: [prompt] }, decision, stands);
}

/** Nobody of those who are led here acts in this window. */
export function nobodyActs(): void {
  const { prompt } = useTable.getState();
  // Whoever is asked passes by hand: it may be the last one, and the next window is another matter.
  for (const seat of led()) if (seat !== prompt?.seat) send(seat, { until: { kind: 'here' } });
  commit(PASS);
}

/** Where one is asked from now on, with all seats that are led here. */
export function askAt(settings: Settings): void {
  setStops(settings);
  const over = settings.hold === 'every' ? { until: null } : {};
  for (const seat of led()) send(seat, over);
}

/** Everything of the seat that is asked passes for a while. */
export function passUntil(until: (here: Passing) => Until): void {
  const { prompt } = useTable.getState();
  const here = prompt === null ? undefined : windowAt(prompt);
  if (prompt !== null && here !== undefined) send(prompt.seat, { until: until(here) });
}

/** Asked again about everything. */
export function askAgain(): void {
  for (const seat of led()) send(seat, { until: null }, true);
}

/** Seats whose policy was brought in line with the settings here, or taken over from the table. */
const met = new Set<number>();

/** A table that knows nothing of a seat is told how it is asked; one that knows it, on another device, tells it here. */
function meet(): void {
  const { policies, table, frozen, result } = useTable.getState();
  if (table === null) return met.clear();
  if (frozen || result !== null) return;
  for (const seat of led()) {
    if (met.has(seat)) continue;
    met.add(seat);
    const known = policies[seat]?.policy ?? null;
    if (known === null) send(seat, {});
    else setStops({ hold: known.hold, at: known.at });
  }
}

/** Follows the questions of the table while it is shown; the way to stop. */
export function followQuestions(): () => void {
  let { prompt: last } = useTable.getState();
  meet();
  const leave = useTable.subscribe(({ prompt, policies, table, order }, before) => {
    if (policies !== before.policies || table !== before.table || order !== before.order) meet();
    if (prompt === last) return;
    last = prompt;
    // Answered: what was looked at for it would lie over what comes next on a small screen.
    if (prompt === null) return useRings.setState({ looked: 0 });
    useRings.setState({ list: false, seat: null });
  });
  return () => {
    leave();
    met.clear();
    useRings.setState({ looked: 0, list: false, seat: null });
  };
}
