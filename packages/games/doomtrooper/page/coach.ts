/** What is told in somebody's first game of Doomtrooper. */
import type { CoachSeen, CoachStep, Fills } from '@kolbiste/tablekit/coach/step.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { cardOf } from '../src/cards/pool.ts';
import { A_ATTACK, OPENLY, readOption } from '../src/options.ts';
import { KOHORT, OUTPOST, SQUAD, V, WARRIOR } from '../src/vocabulary.ts';
import { boardOf } from './board.ts';
import type { DoomTable } from './engine/table.ts';

const AREAS: readonly number[] = [SQUAD, KOHORT, OUTPOST];

interface Found {
  readonly board: DoomTable;
  readonly seat: number;
}

/** The table and the seat that is asked; null = something else is asked. */
function at(seen: CoachSeen, decision: string): Found | null {
  const board = boardOf(seen);
  return board === null || decisionOf(seen.prompt) !== decision ? null : { board, seat: seen.prompt.seat };
}

const warriorsOf = (board: DoomTable, of: (seat: number) => boolean): number =>
  board.pieces.filter((p) => of(p.seat) && AREAS.includes(p.zone) && (p.card === 0 || cardOf(p.card).kind === WARRIOR))
    .length;

/** How many warriors the opening hand holds: without one the exchange costs nothing. */
function privilege(seen: CoachSeen): Fills | null {
  const found = at(seen, 'game.privilege');
  if (found === null) return null;
  const hand = found.board.hands[found.seat] ?? [];
  return { warriors: hand.filter((card) => cardOf(card).kind === WARRIOR).length, cards: hand.length };
}

/** The dearest warrior of the hand who can be paid for now. */
function warrior(seen: CoachSeen): Fills | null {
  const found = at(seen, 'turn.act');
  if (found === null) return null;
  const values = seen.prompt.options.flatMap(({ option }) => {
    const said = readOption(option);
    const plays = said?.what === 'hand' && said.way === OPENLY && cardOf(said.card).kind === WARRIOR;
    return plays ? [cardOf(said.card).figures[V]] : [];
  });
  return values.length === 0 ? null : { value: Math.max(...values), destiny: found.board.destiny[found.seat] };
}

function attack(seen: CoachSeen): Fills | null {
  const found = at(seen, 'turn.act');
  if (found === null || !seen.prompt.options.some(({ option }) => option === A_ATTACK)) return null;
  const { board, seat } = found;
  return { mine: warriorsOf(board, (one) => one === seat), theirs: warriorsOf(board, (one) => one !== seat) };
}

/** What is left of the three actions, and how far it is to the goal. */
function actions(seen: CoachSeen): Fills | null {
  const found = at(seen, 'turn.act');
  if (found === null) return null;
  const { board, seat } = found;
  return { actions: board.actions[0], destiny: board.destiny[seat], goal: board.profile.points };
}

function discard(seen: CoachSeen): Fills | null {
  const found = at(seen, 'turn.discard');
  return found === null ? null : { cards: found.board.counts[found.seat][0] };
}

/** Something can be played beside the actions. */
function window(seen: CoachSeen): Fills | null {
  const ways = seen.prompt.options.length - 1;
  return at(seen, 'window.ask') === null || ways < 1 ? null : { ways };
}

const asked =
  (decision: string) =>
  (seen: CoachSeen): Fills | null =>
    at(seen, decision) === null ? null : {};

export const steps: readonly CoachStep[] = [
  { key: 'privilege', rule: ['1.6', '1.8'], tell: privilege },
  { key: 'fighters', rule: ['4.25.1', '4.29.1'], tell: asked('combat.fighters') },
  { key: 'tactic', rule: ['4.26.1', '4.28.1'], tell: asked('combat.tactic') },
  { key: 'attack', rule: ['4.0.2', '4.0.3'], tell: attack },
  { key: 'warrior', rule: ['4.1.1', '4.1.4'], tell: warrior },
  { key: 'actions', rule: ['4.0.1', '4.5.1'], tell: actions },
  { key: 'window', rule: ['2.9', '2.11'], tell: window },
  { key: 'discard', rule: ['2.5'], tell: discard },
];
