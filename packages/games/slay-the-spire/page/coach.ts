/** What is told in somebody's first climb. */
import type { CoachSeen, CoachStep, Fills } from '@kolbiste/tablekit/coach/step.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { END_TURN } from '../src/legal.ts';
import { ALIVE, BLOCK, ENERGY, GOLD, GONE, HP, VULNERABLE, WEAK } from '../src/state.ts';
import { aheadOf } from './ahead.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { blesserCalled } from './printed.ts';

interface Here {
  readonly board: SpireTable;
  readonly seat: number;
}

/** The table and the seat that is asked; null = this is asked elsewhere. */
function at(seen: CoachSeen, ...decisions: readonly string[]): Here | null {
  const board = boardOf(seen);
  const { procedure, step, seat } = seen.prompt;
  return board === null || !decisions.includes(`${procedure}.${step}`) ? null : { board, seat };
}

/** The first turn: what cards cost and what energy there is. */
function turn(seen: CoachSeen): Fills | null {
  const here = at(seen, 'play.act');
  if (here === null) return null;
  const { board, seat } = here;
  return { energy: board.heroes[seat][ENERGY], hand: board.mats[seat].held };
}

/** What the enemies are up to, by the die. */
function enemies(seen: CoachSeen): Fills | null {
  const here = at(seen, 'play.act');
  const lost = here?.board.rehearsal?.lost[here.seat] ?? 0;
  if (here === null || lost <= 0) return null;
  const { board, seat } = here;
  return { die: board.die, lost, hp: board.heroes[seat][HP], block: board.heroes[seat][BLOCK] };
}

/** Somebody is weak or vulnerable. */
function tokens(seen: CoachSeen): Fills | null {
  const here = at(seen, 'play.act');
  if (here === null) return null;
  const { board, seat } = here;
  const rows = [board.heroes[seat], ...board.foes.map(({ row }) => row).filter((row) => row[GONE] === ALIVE)];
  return rows.some((row) => row[WEAK] + row[VULNERABLE] > 0) ? {} : null;
}

/** Nothing is left but to end the turn, or there is no energy. */
function end(seen: CoachSeen): Fills | null {
  const here = at(seen, 'play.act');
  if (here === null) return null;
  const { board, seat } = here;
  const spent = board.heroes[seat][ENERGY] === 0;
  return spent || seen.prompt.options.every(({ option }) => option === END_TURN)
    ? { hand: board.mats[seat].held }
    : null;
}

function rewards(seen: CoachSeen): Fills | null {
  const here = at(seen, 'rewards.choose');
  return here === null ? null : { deck: here.board.mats[here.seat].deck.length };
}

/** Ways fork: what the first of them can lead to. */
function route(seen: CoachSeen): Fills | null {
  const here = at(seen, 'route.vote');
  if (here === null) return null;
  const { board, seat } = here;
  const campfires = aheadOf(board, board.node).find(({ kind }) => kind === 'campfire');
  return { hp: board.heroes[seat][HP], gold: board.heroes[seat][GOLD], fires: campfires?.most ?? 0 };
}

/** One of the blessings is chosen. */
function blessing(seen: CoachSeen): Fills | null {
  const { lang, names } = useSettings.getState();
  return at(seen, 'blessings.blue') === null ? null : { whose: blesserCalled(lang, names) };
}

export const steps: readonly CoachStep[] = [
  { key: 'rewards', rule: ['8.2', '8.5'], tell: rewards },
  { key: 'blessing', rule: ['4.11'], tell: blessing },
  { key: 'turn', rule: ['12.4', '12.12'], tell: turn },
  { key: 'enemies', rule: ['12.8', '13.6'], tell: enemies },
  { key: 'tokens', rule: ['24.9', '24.15', '14.8'], tell: tokens },
  { key: 'end', rule: ['12.18', '12.4'], tell: end },
  { key: 'route', rule: ['9.1'], tell: route },
];
