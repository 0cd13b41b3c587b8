/** What of the table is heard: the sounds are fetched with the first of them, and not at all where they are off. */
import type { Happening } from '../engine/protocol.ts';
import type { Sound } from '../state/settings.ts';
import { useSettings } from '../state/settings.ts';
import type { TableState } from '../state/table.ts';
import { homeSeat, useTable } from '../state/table.ts';
import type { Heard } from './sounds.ts';

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

/** What of TMMStone is heard, by the kind of the line. */
const STONE: Readonly<Record<string, Heard>> = {
  attackDeclared: 'blow',
  damaged: 'blow',
  fatigue: 'blow',
  shielded: 'clink',
  healed: 'rise',
  buffed: 'rise',
  died: 'fall',
  destroyed: 'fall',
  countered: 'fall',
  entered: 'put',
  laid: 'put',
  fieldLaid: 'put',
  sprung: 'clink',
  castBegan: 'rise',
  tossedCoin: 'clink',
  rolled: 'clink',
  drew: 'put',
};

/** Whether somebody else acted since the player was asked last. */
let othersActed = false;

/** What happens on the table. Whoever sits elsewhere is another, be it a bot or a person. */
function hearHappening({ kind, a }: Happening, { order, game }: TableState): void {
  if (kind === 'answer' && (order?.players[a]?.kind ?? 'human') !== 'human') othersActed = true;
  if (game === 'tmmstone' && Object.hasOwn(STONE, kind)) play(['on'], (sounds) => sounds.happening(STONE[kind]));
}

function hearChange(now: TableState, before: TableState): void {
  if (now.now !== null && now.now !== before.now) hearHappening(now.now, now);
  if (now.spin !== before.spin && now.spin?.turning === false) {
    const { weapon, field } = now.spin;
    const colour = now.config?.decks[weapon >= 5 ? 1 : 0].weapons[weapon % 5]?.fields[field]?.colour;
    if (colour !== undefined) play(['on'], (sounds) => sounds.result(colour));
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
