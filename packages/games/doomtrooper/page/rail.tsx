/** The course: the turn and whose it is, the steps of a turn, what is open now. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { RailFrame } from '@kolbiste/tablekit/table/rail-frame.tsx';
import { useTranslation } from 'react-i18next';
import { boardOf, useBoard } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { Stops } from './stops.tsx';
import { usePlayer } from './words.ts';

const PARTS = ['start', 'draw', 'actions', 'discard', 'end'] as const;
type Part = (typeof PARTS)[number];

/** Which part of a turn runs, by the step of its procedure; a step that has called what runs stands before the next one. */
const STEPS: Readonly<Record<string, Part>> = {
  begin: 'start',
  count: 'start',
  start: 'start',
  startCards: 'start',
  beforeDraw: 'start',
  drawEffects: 'draw',
  draw: 'draw',
  beforeActions: 'draw',
  act: 'actions',
  carryOut: 'actions',
  acted: 'actions',
  window: 'actions',
  more: 'actions',
  discard: 'discard',
  thrown: 'discard',
  afterDiscard: 'discard',
  end: 'end',
  endCards: 'end',
  over: 'end',
};

function partOf({ flow }: DoomTable): Part | null {
  const turn = flow.find(({ procedure }) => procedure === 'turn');
  return turn === undefined ? null : (STEPS[turn.step] ?? 'actions');
}

/** Where the game stands: 'Turn 7 · Opponent'. */
export function useWhere(): string {
  const { t } = useTranslation('doom');
  const player = usePlayer();
  const turn = useBoard((board) => board.turn, 0);
  const active = useBoard((board) => board.active, 0);
  return turn === 0 ? t('opening') : `${t('turn', { n: turn })} · ${player(active)}`;
}

export function Rail() {
  const { t } = useTranslation('doom');
  const where = useWhere();
  const board = useTable(boardOf);
  const plays = useTable((s) => s.order !== null && !s.frozen && s.result === null);
  if (board === null) return null;
  const part = partOf(board);
  return (
    <RailFrame title={where}>
      <ol className="rail-phases">
        {PARTS.map((one) => (
          <li key={one} className={one === part ? 'current' : ''} aria-current={one === part ? 'step' : undefined}>
            <span>{t(`part.${one}`)}</span>
          </li>
        ))}
      </ol>
      {/* The goal stands beside the points of each as well; how many turns are left stands nowhere else. */}
      <span className="doom-goal">
        {board.ending > 0 ? t('lastTurns', { count: board.turnsLeft }) : t('goal', { count: board.profile.points })}
      </span>
      {plays ? <Stops /> : null}
    </RailFrame>
  );
}
