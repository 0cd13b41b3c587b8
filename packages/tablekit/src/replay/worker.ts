/** The replay's part of the worker. */
import { fetchGame, gameOfRecord } from '../engine/games.ts';
import { oldGame } from './old.ts';
import type { ReplayAnswer, ReplayQuestion } from './protocol.ts';
import { prove, retell, TroubleError } from './retell.ts';

/** @throws whatever is a fault of the page itself, not of the record */
export async function answer(question: ReplayQuestion): Promise<ReplayAnswer> {
  await fetchGame(gameOfRecord(question.record), 'names' in question ? question.names : 'real');
  try {
    if (question.type === 'verify') return { type: 'verified', proof: prove(question.record) };
    if (question.type === 'story') {
      const { tellStory } = await import('../story/tell.ts');
      return { type: 'told', piece: await tellStory(question.record, question.at) };
    }
    if (question.type !== 'retell') {
      const { lookBack } = await import('./review.ts');
      return { type: 'looked', back: await lookBack(question) };
    }
    const old = await oldGame(question.record, question.names);
    if (old !== undefined) return { type: 'old', old };
    return { type: 'retold', retold: retell(question.record, question.viewpoint, question.names) };
  } catch (error) {
    if (error instanceof TroubleError) return { type: 'trouble', trouble: error.trouble };
    throw error;
  }
}
