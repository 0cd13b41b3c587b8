/** What the game says in dialogs: why a number is what it is, the table in words, its keys. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { GameDialogs } from '@kolbiste/tablekit/page.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber } from '@kolbiste/tablekit/table/words.ts';
import { KeyList } from '@kolbiste/tablekit/ui/dialog-keys.tsx';
import type { Change } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import { FigureFrame } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../src/cards/pool.ts';
import { FIGURE_NAMES, WARRIOR } from '../src/vocabulary.ts';
import { boardOf } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { figureValue, POINTS } from './figures.ts';
import { DOOM_KEYS } from './keys.ts';
import { DoomText } from './text.tsx';
import { usePieceName, usePlayer } from './words.ts';

/** Every change of a number, as the lines of the log tell it. */
function changesOf(log: readonly Happening[], key: string): readonly Change[] {
  const found: Change[] = [];
  let before: number | undefined;
  for (const line of log) {
    const after = figureValue(line.after as DoomTable, key);
    if (after === undefined) continue;
    if (before !== undefined && after !== before) found.push({ line, before, after });
    before = after;
  }
  return found;
}

/** All numbers that can be asked about. */
function useFigures(board: DoomTable | null): readonly (readonly [key: string, name: string])[] {
  const { t } = useTranslation('doom');
  const player = usePlayer();
  const piece = usePieceName();
  if (board === null) return [];
  const points = board.counts.flatMap((_, seat) =>
    POINTS.map((what) => [`${what}:${seat}`, `${player(seat)}: ${t(what)}`] as const),
  );
  const warriors = board.pieces.filter(({ card }) => card !== 0 && cardOf(card).kind === WARRIOR);
  const figures = warriors.flatMap((p) =>
    FIGURE_NAMES.map((what, k) => [`piece:${p.id}:${k}`, `${piece(p)}: ${t(`figure.${what}`)}`] as const),
  );
  return [...points, ...figures];
}

function DoomFigure({ figure }: { figure: string }) {
  const log = useTable((s) => s.log);
  const board = useTable(boardOf);
  const figures = useFigures(board);
  const now = board === null ? undefined : figureValue(board, figure);
  return (
    <FigureFrame
      figure={figure}
      figures={figures}
      now={now === undefined ? '' : plainNumber(now)}
      value={plainNumber}
      changes={changesOf(log, figure)}
    />
  );
}

function DoomKeys() {
  const { t } = useTranslation(['doom', 'play']);
  return (
    <KeyList
      defaults={DOOM_KEYS}
      does={(action) => (action === 'options' ? t('keys.options') : t(`play:keys.${action}`))}
      fixed={[['← ↑ → ↓', t('keys.arrows')]]}
    />
  );
}

export const dialogs: GameDialogs = { Figure: DoomFigure, Text: DoomText, Keys: DoomKeys, own: {} };
