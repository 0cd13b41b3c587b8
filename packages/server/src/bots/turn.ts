/** Whose turn it is among the bots, and what that bot answers, from its view alone. */
import type { Seat } from '@kolbiste/kernel';
import type { Answer } from '@kolbiste/wire/protocol';
import type { Placed } from '../table/head.ts';
import { botAt } from '../table/head.ts';
import type { House } from '../table/house.ts';
import type { Play } from '../table/play.ts';
import { hashed } from '../table/secrets.ts';

export interface BotAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Undefined when no bot owes an answer. */
export function botTurn(house: House, { row, head }: Placed, play: Play): Promise<BotAnswer> | undefined {
  const seat = play.owing().find((each) => botAt(head, each) !== undefined);
  const level = seat === undefined ? undefined : botAt(head, seat);
  if (seat === undefined || level === undefined) return undefined;
  const { step, game, state } = play;
  const decision = play.decision(seat)?.id ?? '';
  const seed = hashed(`${row.id} ${house.salt} ${step} ${seat}`);
  const asked = { game: row.game, level, seat, seed, view: game.view(state, seat) };
  const [simplest] = game.options(state, seat);
  return house.thinker
    .choose(asked, { payer: row.address ?? row.id, table: row.id })
    .catch((error: unknown) => {
      if (house.ending()) throw error;
      // Nobody shall wait for a bot that fails: it takes the first thing that is allowed.
      house.log.error({ game: row.id, seat, error: String(error) }, 'a bot failed');
      return simplest;
    })
    .then((option) => ({ seat, answer: { id: '', step, decision, option } }));
}
