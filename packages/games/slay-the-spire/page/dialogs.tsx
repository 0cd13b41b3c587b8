/** What the game says in dialogs: why a number is what it is, the table in words, its keys. */
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import type { GameDialogs } from '@kolbiste/tablekit/page.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { plainNumber } from '@kolbiste/tablekit/table/words.ts';
import { KeyList } from '@kolbiste/tablekit/ui/dialog-keys.tsx';
import type { Change } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import { FigureFrame } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import { useTranslation } from 'react-i18next';
import { ALIVE, GONE } from '../src/state.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import type { FoeFigure, HeroFigure } from './figures.ts';
import { figureValue, foeKey, heroKey, OF_FOE, OF_HERO } from './figures.ts';
import { SPIRE_KEYS } from './keys.ts';
import { SpireText } from './text.tsx';
import { useFoeName, useHeroName } from './words.ts';

/** Every change of a number, as the lines of the log tell it. */
function changesOf(log: readonly Happening[], key: string): readonly Change[] {
  const found: Change[] = [];
  let before: number | undefined;
  for (const line of log) {
    const after = figureValue(line.after as SpireTable, key);
    if (after === undefined) continue;
    if (before !== undefined && after !== before) found.push({ line, before, after });
    before = after;
  }
  return found;
}

/** All numbers that can be asked about. */
function useFigures(board: SpireTable | null): readonly (readonly [key: string, name: string])[] {
  const { t } = useTranslation('spire');
  const hero = useHeroName();
  const foe = useFoeName();
  if (board === null) return [];
  const heroes = board.heroes.flatMap((_, seat) =>
    (Object.keys(OF_HERO) as HeroFigure[]).map(
      (what) => [heroKey(seat, what), `${hero(seat)}: ${t(`figure.${what}`)}`] as const,
    ),
  );
  const foes = board.foes.flatMap(({ row }, e) =>
    row[GONE] === ALIVE
      ? (Object.keys(OF_FOE) as FoeFigure[]).map(
          (what) => [foeKey(e, what), `${foe(e)}: ${t(`figure.${what}`)}`] as const,
        )
      : [],
  );
  return [...heroes, ...foes];
}

function SpireFigure({ figure }: { figure: string }) {
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

function SpireKeys() {
  const { t } = useTranslation(['spire', 'play']);
  return (
    <KeyList
      defaults={SPIRE_KEYS}
      does={(action) => (action === 'options' || action === 'map' ? t(`keys.${action}`) : t(`play:keys.${action}`))}
      fixed={[['← ↑ → ↓', t('keys.arrows')]]}
    />
  );
}

export const dialogs: GameDialogs = { Figure: SpireFigure, Text: SpireText, Keys: SpireKeys, own: {} };
