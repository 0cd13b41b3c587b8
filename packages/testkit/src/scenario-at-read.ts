/** Where a scenario begins, as its file says. */
import type { Game } from '@kolbiste/kernel';
import type { At, Source } from './adapter.ts';
import { seatNamed } from './scenario-entry-read.ts';

/** The procedure, its step and seat; undefined = the file leaves that to the game. */
export function readAt(game: Game<any, any>, seats: readonly string[], source: Source | undefined): At | undefined {
  if (source === undefined) return undefined;
  const fields = source.record(['procedure', 'step', 'seat', 'locals']);
  const named = fields.get('procedure') ?? source.fail('a field procedure');
  const procedure = game.flow.named(named.text());
  if (procedure === undefined) return named.fail(`a procedure: ${game.flow.procedures.map((p) => p.name).join(', ')}`);
  const step = fields.get('step');
  if (step !== undefined && !procedure.steps.some((each) => each.name === step.text())) {
    step.fail(`a step of ${procedure.name}: ${procedure.steps.map((each) => each.name).join(', ')}`);
  }
  const seat = fields.get('seat');
  return {
    source,
    procedure: procedure.name,
    step: step?.text(),
    seat: seat === undefined ? undefined : seatNamed(seats, seat),
    locals: fields.get('locals'),
  };
}
