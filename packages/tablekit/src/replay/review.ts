/** The replay's part of the worker that looks back at a game: with the eyes of one seat, answer by answer. */
import { hintFor, judgedAnswer } from '@kolbiste/bots';
import type { Core, Io, ReplayRecord } from '@kolbiste/kernel';
import { chanceOf, readReplay } from '@kolbiste/kernel';
import { staged } from '../engine/games.ts';
import type { NameSet } from '../engine/protocol.ts';
import { talker } from '../engine/talk.ts';
import { fetchMind, mindOf } from '../engine/thinker.ts';
import type { Elsewise, Reviewed, ReviewQuestion } from './protocol.ts';

const wordless = 'real' satisfies NameSet;

/** A recorded game that is walked through once. */
interface Walk {
  readonly text: string;
  readonly record: ReplayRecord;
  readonly state: Core;
  readonly io: Io;
  at: number;
}

let walk: Walk | null = null;

/** The game as it stood when so many answers had been given; the walk goes on from where it is, or begins. */
function walkedTo(text: string, answers: number): Walk {
  if (walk === null || walk.text !== text || walk.at > answers) {
    const record = readReplay(text);
    const { seed, source } = chanceOf(record.chance);
    const io: Io = { chance: source };
    walk = { text, record, io, at: 0, state: staged(record.game).game(wordless).setup(record.config, seed, io) };
  }
  const game = staged(walk.record.game).game(wordless);
  for (; walk.at < answers; walk.at++) {
    const [seat, option] = walk.record.steps[walk.at];
    if (game.answer(walk.state, seat, option, walk.io) !== undefined) throw new Error(`step ${walk.at + 1} is refused`);
  }
  return walk;
}

/** Judges the next answer of a seat where it had a choice; null = there is none any more, with how the game ended for it. */
function reviewed(text: string, seat: number, from: number): Reviewed {
  for (let at = from; ; at++) {
    const { record, state } = walkedTo(text, at);
    const game = staged(record.game).game(wordless);
    const step = record.steps[at];
    if (step === undefined) {
      const result = game.result(state);
      const end = result === undefined ? null : result.draw ? 50 : result.winners.includes(seat) ? 100 : 0;
      return { answers: record.steps.length, next: null, end };
    }
    const [who, option] = step;
    if (who !== seat || game.options(state, seat).length < 2) continue;
    const mind = mindOf(record.game);
    const judged = judgedAnswer(game, mind, game.view(state, seat), seat, option, `${at} ${seat}`);
    return { answers: record.steps.length, next: { at, option, ...judged }, end: null };
  }
}

/** What else could have been answered at a step, in words: what a hint would have said. */
function elsewise(text: string, seat: number, at: number, names: NameSet): Elsewise {
  const { record, state } = walkedTo(text, at);
  const adapter = staged(record.game);
  const game = adapter.game(names);
  const view = game.view(state, seat);
  const hint = hintFor(game, mindOf(record.game), view, seat, `${at} ${seat}`);
  const decision = game.pending(state).find((each) => each.seat === seat)?.id ?? '';
  const say = talker(adapter, names, seat);
  const given = record.steps[at][1];
  const choices = [...new Set([...hint.candidates.map(({ option }) => option), given])].map((option) => {
    const said = say(view, { option, decision, seat });
    const rule = said.rule.length > 0 ? said.rule : game.optionRule(state, seat, option);
    return { option, text: said.text, rule };
  });
  return { hint, choices, given };
}

/** Looks back. @throws whatever is a fault of the record: it was shown before, so it has none */
export async function lookBack(question: ReviewQuestion): Promise<Reviewed | Elsewise> {
  await fetchMind(readReplay(question.record).game);
  const { record, seat, at } = question;
  return question.type === 'review' ? reviewed(record, seat, at) : elsewise(record, seat, at, question.names);
}
