/** What the game says in dialogs: why a number is what it is, the table in words, its keys. */
import type { GameDialogs } from '@kolbiste/tablekit/page.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { TableKeys } from '@kolbiste/tablekit/ui/dialog-keys.tsx';
import { LoggedFigure } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../src/cards/pool.ts';
import { FIGURE_NAMES, WARRIOR } from '../src/vocabulary.ts';
import { boardOf } from './board.ts';
import type { DoomTable } from './engine/table.ts';
import { figureValue, POINTS } from './figures.ts';
import { DOOM_KEYS } from './keys.ts';
import { DoomText } from './text.tsx';
import { usePieceName, usePlayer } from './words.ts';

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
  const figures = useFigures(useTable(boardOf));
  return <LoggedFigure figure={figure} figures={figures} valueIn={figureValue} />;
}

const DoomKeys = () => <TableKeys keys={DOOM_KEYS} />;

export const dialogs: GameDialogs = { Figure: DoomFigure, Text: DoomText, Keys: DoomKeys, own: {} };
