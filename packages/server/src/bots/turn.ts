/** Whose turn it is among the bots, and what that bot answers, from its view alone. */
import type { Seat } from '@kolbiste/kernel';
import type { Answer } from '@kolbiste/wire/protocol';
import { hashed } from '../table/secrets.ts';
import type { ServerContext } from '../table/server-context.ts';
import type { Session } from '../table/session.ts';
import type { Placed } from '../table/table-meta.ts';
import { botAt } from '../table/table-meta.ts';

export interface BotAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Undefined when no bot owes an answer. */
export function botTurn(context: ServerContext, { row, meta }: Placed, play: Session): Promise<BotAnswer> | undefined {
  const seat = play.owing().find((each) => botAt(meta, each) !== undefined);
  const level = seat === undefined ? undefined : botAt(meta, seat);
  if (seat === undefined || level === undefined) return undefined;
  const { step, game, state } = play;
  const decision = play.decision(seat)?.id ?? '';
  const seed = hashed(`${row.id} ${context.salt} ${step} ${seat}`);
  const asked = { game: row.game, level, seat, seed, view: game.view(state, seat) };
  const [simplest] = game.options(state, seat);
  return context.thinker
    .choose(asked, { payer: row.address ?? row.id, table: row.id })
    .catch((error: unknown) => {
      if (context.ending()) throw error;
      // Nobody shall wait for a bot that fails: it takes the first thing that is allowed.
      context.log.error({ game: row.id, seat, error: String(error) }, 'a bot failed');
      return simplest;
    })
    .then((option) => ({ seat, answer: { id: '', step, decision, option } }));
}
