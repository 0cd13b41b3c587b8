/** What of the table is heard: the sounds are fetched with the first of them, and not at all where they are off. */
import type { Happening } from '../engine/protocol.ts';
import type { Sound } from '../state/settings.ts';
import { useSettings } from '../state/settings.ts';
import { showingOf } from '../state/showing.ts';
import type { TableState } from '../state/table.ts';
import { homeSeat, useTable } from '../state/table.ts';

type Sounds = typeof import('./sounds.ts');

function play(from: readonly Sound[], body: (sounds: Sounds) => void): void {
  if (!from.includes(useSettings.getState().sound)) return;
  import('./sounds.ts').then(body, () => undefined);
}

/** The ticks of a disc that turns for so many milliseconds; each as a share of that time. */
export function hearSpin(times: readonly number[], ms: number): void {
  play(['on'], (sounds) => sounds.ticks(times.map((time) => time * ms)));
}

/** The disc rests. */
export function hearRest(): void {
  play(['on'], (sounds) => sounds.hush());
}

/** Whether somebody else acted since the player was asked last. */
let othersActed = false;

/** What happens on the table. Whoever sits elsewhere is another, be it a bot or a person. */
function hearHappening({ kind, a }: Happening, { order, game }: TableState): void {
  if (kind === 'answer' && (order?.players[a]?.kind ?? 'human') !== 'human') othersActed = true;
  const { heard } = showingOf(game);
  if (Object.hasOwn(heard, kind)) play(['on'], (sounds) => sounds.happening(heard[kind]));
}

function hearChange(now: TableState, before: TableState): void {
  if (now.now !== null && now.now !== before.now) hearHappening(now.now, now);
  if (now.motion !== before.motion && now.motion !== null) {
    const light = showingOf(now.game).motion?.light(now.motion);
    if (light !== undefined) play(['on'], (sounds) => sounds.result(light));
  }
  if (now.notice !== null && now.notice !== before.notice) play(['on'], (sounds) => sounds.refused());
  if (now.prompt !== null && before.prompt === null) {
    if (othersActed) play(['on', 'turn'], (sounds) => sounds.turn());
    othersActed = false;
  }
  if (now.result !== null && before.result === null)
    play(['on'], (sounds) => sounds.over(now.result?.winners.includes(homeSeat(now)) === true));
}

/** Listens to the table; the way to stop. */
export const startHearing = (): (() => void) => useTable.subscribe(hearChange);
