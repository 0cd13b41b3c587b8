/** The record of a game: before the end what one seat was told, after it everything, so that anyone can check it. */
import type { ReplayRecord } from '@kolbiste/kernel';
import { digest, REPLAY_FORMAT, writeReplay } from '@kolbiste/kernel';
import type { Told, Viewer } from '@kolbiste/wire';
import { patched } from '@kolbiste/wire';
import type { ToldRecord } from '@kolbiste/wire/protocol';
import type { AnyGame } from '../games/served.ts';
import type { StepRow } from '../store/store.ts';
import { isDone } from './head.ts';
import type { House } from './house.ts';
import { toldAt } from './made.ts';
import type { Start } from './play.ts';
import { checkedSteps } from './play.ts';
import type { Room } from './room.ts';
import { Refusing } from './sitting.ts';
import { chanceSpecOf } from './terms.ts';

function toldRecord(room: Room, steps: readonly StepRow[], viewer: Viewer): ToldRecord {
  const at = viewer === 'public' ? room.head.seats.length : viewer;
  const [first, ...rest] = steps.map((step) => toldAt(step.told, at));
  const { full, told } = first as Start;
  let { view } = full;
  for (const { happened, patch } of rest as Told[]) {
    for (const each of happened) view = patched(view, each.patch);
    view = patched(view, patch);
  }
  const { game: id, rules } = room.row;
  return {
    format: 'kolbiste-told/1',
    game: id,
    rulesVersion: rules,
    viewer,
    start: full,
    told: [told, ...(rest as Told[])],
    viewHash: digest(view),
  };
}

function wholeRecord(game: AnyGame, { row, head }: Room, steps: readonly StepRow[]): string {
  const rest: Omit<ReplayRecord, 'digest'> = {
    format: REPLAY_FORMAT,
    game: row.game,
    rulesVersion: row.rules,
    cards: digest(head.config),
    config: head.config,
    chance: chanceSpecOf(head),
    ...checkedSteps(game, head, steps),
  };
  return writeReplay({ ...rest, digest: digest(rest) });
}

/** @throws Refusing */
export async function recordOf(house: House, room: Room, viewer: Viewer): Promise<string> {
  const served = await house.games.named(room.row.game);
  const steps = await house.store.steps(room.id);
  if (served === undefined || steps.length === 0) throw new Refusing('notPlaying');
  const { game } = served;
  if (isDone(room.status) && room.row.rules === game.rulesVersion) return wholeRecord(game, room, steps);
  return `${JSON.stringify(toldRecord(room, steps, viewer))}\n`;
}
