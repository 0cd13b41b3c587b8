/** What a viewer was told of a recorded game, made from its record by the rules it was played by. */
import type { Core, Game, ReplayRecord } from '@kolbiste/kernel';
import { chanceOf, digest } from '@kolbiste/kernel';
import type { ToldRecord } from './protocol/messages.ts';
import { publisher } from './publisher.ts';
import { SENT } from './sent.ts';
import type { Told, Viewer } from './told.ts';
import { viewAfter } from './told-record.ts';

/**
 * @param id of the table
 * @throws Error when these rules refuse an answer of the record
 */
export function toldOf(game: Game<Core, unknown>, record: ReplayRecord, id: string, viewer: Viewer): ToldRecord {
  const { seed, source } = chanceOf(record.chance);
  const table = publisher(game, [viewer], SENT);
  const io = { chance: source, sink: table.sink };
  const s = game.setup(record.config, seed, io);
  table.open(s);
  const [setup] = table.tell(0);
  const start = table.full(viewer, 0);
  const told: Told[] = [];
  for (const [at, [seat, option]] of record.steps.entries()) {
    const refusal = game.answer(s, seat, option, io);
    if (refusal !== undefined) throw new Error(`step ${at + 1} is refused: ${refusal.code}`);
    told.push(...table.tell(at + 1));
  }
  return {
    format: 'kolbiste-told/2',
    game: id,
    plays: game.id,
    rulesVersion: record.rulesVersion,
    viewer,
    start,
    told: [setup, ...told],
    viewHash: digest(viewAfter(start.view, told)),
  };
}
