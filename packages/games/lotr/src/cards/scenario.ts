/** The encounter deck of the first scenario: its three sets, in the quantities of the normal or the easy game [LOTR S.9]. */
import { cards, ownCards } from './all.ts';

const SETS = ['passage', 'spiders', 'orcs'];

/** The cards of the box, behind which those of a user's file come: what scenarios add for themselves gets into no game. */
const byNumber = [...cards].sort((a, b) => a.id - b.id);

/** Card by card, in the order of the numbers; it is shuffled by whoever asks. */
export function scenarioDeck(easy: boolean): number[] {
  const deck: number[] = [];
  for (const { id, type, set, copies, easy: few = 0 } of [...byNumber, ...ownCards()]) {
    if (type === 'quest' || !SETS.includes(set)) continue;
    for (let i = 0; i < (easy ? few : copies); i++) deck.push(id);
  }
  return deck;
}
