/** Plays a game whose start is arranged, without browser and workers, and notes what the coach tells in it. */
import { rng } from '@kolbiste/kernel';
import { newTable } from '../engine/host.ts';
import type { FromHost, NewGame, Started, Think, Update } from '../engine/protocol.ts';
import { think } from '../engine/thinker.ts';
import type { CoachStep, Fills } from './step.ts';
import { adviceFor } from './step.ts';

/** Keys of what was told, with its figures, in the order in which it came up. */
export type Told = ReadonlyMap<string, Fills>;

/**
 * @param answers so many are given by the one who learns
 * @param habit seed of what that one answers
 */
export function lesson(
  order: NewGame,
  secret: string,
  steps: readonly CoachStep[],
  answers: number,
  habit: string,
): Told {
  const heard: FromHost[] = [];
  const asked: Think[] = [];
  const nothing = () => undefined;
  const table = newTable(
    order,
    {
      tell: (message) => void heard.push(message),
      think: (question) => void asked.push(question),
      secret: () => secret,
      keep: nothing,
      policies: undefined,
      finished: nothing,
    },
    secret,
  );
  const told = new Map<string, Fills>();
  const chance = rng(habit);
  const { cards } = heard.find((message) => message.type === 'started') as Started;
  for (let given = 0; given < answers; ) {
    const question = asked.shift();
    if (question !== undefined) {
      const thought = think(question);
      table.answer(thought.step, thought.seat, thought.option, true);
      continue;
    }
    const update = heard.findLast((message) => message.type === 'update') as Update;
    const prompt = update.prompts[0];
    if (prompt === undefined) break;
    const seen = { prompt, cards, table: update.table, order, flow: update.flow, lang: 'cs' as const };
    const advice = adviceFor(steps, [...told.keys()], seen);
    if (advice !== null) told.set(advice.step.key, advice.fills);
    table.answer(update.step, prompt.seat, prompt.options[chance.int(prompt.options.length)].option, false);
    given++;
  }
  return told;
}
