/** What is told in somebody's first game of TMMStone. */
import type { CoachSeen, CoachStep, Fills } from '@kolbiste/tablekit/coach/step.ts';
import { atStep } from '@kolbiste/tablekit/coach/step.ts';
import { cardIn, EXPERIMENT, pool } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { StoneTable } from './engine/table.ts';

/** Mana of the third turn: what costs more cannot be played before. */
const SOON = 3;

/** The board and the seat that is asked; null = this is asked at another step. */
function at(seen: CoachSeen, ...steps: readonly string[]): { board: StoneTable; seat: number } | null {
  const board = boardOf(seen);
  return board === null || !steps.includes(seen.prompt.step) ? null : { board, seat: seen.prompt.seat };
}

/** Ways to answer that rest on one of these paragraphs. */
const ways = ({ prompt }: CoachSeen, rule: RegExp): number =>
  prompt.options.filter((option) => option.rule.some((key) => rule.test(key))).length;

/** In one's turn, where something can be done that rests on such a paragraph. */
function where(rule: RegExp, fills: (board: StoneTable, seat: number) => Fills) {
  return (seen: CoachSeen): Fills | null => {
    const found = at(seen, 'main');
    const count = ways(seen, rule);
    return found === null || count === 0 ? null : { ways: count, ...fills(found.board, found.seat) };
  };
}

function exchange(seen: CoachSeen): Fills | null {
  const found = at(seen, 'exchangeFirst', 'exchangeSecond');
  if (found === null) return null;
  const costs = found.board.costs[found.seat];
  return { cards: costs.length, dear: costs.filter((cost) => cost > SOON).length, soon: SOON };
}

/** Mana, and how many cards of the hand it pays for. */
function mana(seen: CoachSeen): Fills | null {
  const found = at(seen, 'main');
  if (found === null) return null;
  const { board, seat } = found;
  const payable = board.costs[seat].filter((cost) => cost <= board.mana[seat]).length;
  return { mana: board.mana[seat], payable, cards: board.costs[seat].length };
}

/** An experiment lies in the hand, and the mana is enough for it. */
function experiment(seen: CoachSeen): Fills | null {
  const found = at(seen, 'main');
  if (found === null) return null;
  const { board, seat } = found;
  const lays = (entry: number, k: number): boolean =>
    pool.cards[cardIn(entry)]?.kind === EXPERIMENT && board.costs[seat][k] <= board.mana[seat];
  return board.hands[seat].some(lays) ? {} : null;
}

/** Nothing is left but to end the turn. */
const end = (seen: CoachSeen): Fills | null =>
  seen.prompt.step === 'main' && seen.prompt.options.length === 1 ? {} : null;

const strongest = ({ power, units }: StoneTable, seat: number): number =>
  Math.max(0, ...power.filter((_, k) => units[k] !== undefined && (k < units.length / 2 ? 0 : 1) === seat));

export const steps: readonly CoachStep[] = [
  { key: 'exchange', rule: ['start.5', 'start.6'], tell: exchange },
  {
    key: 'attack',
    rule: ['attack.1', 'attack.4'],
    tell: where(/^attack\./, (board, seat) => ({ power: strongest(board, seat), life: board.life[1 - seat] })),
  },
  { key: 'experiment', rule: ['exp.2', 'exp.4'], tell: experiment },
  { key: 'ability', rule: ['main.3', 'ability.1'], tell: where(/^ability\./, () => ({})) },
  { key: 'mana', rule: ['main.1', 'begin.3'], tell: mana },
  { key: 'slot', rule: ['unit.3'], tell: atStep('slot') },
  { key: 'end', rule: ['end.1'], tell: end },
];
