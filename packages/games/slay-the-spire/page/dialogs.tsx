/** What the game says in dialogs: why a number is what it is, the table in words, its keys. */
import type { GameDialogs } from '@kolbiste/tablekit/page.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { TableKeys } from '@kolbiste/tablekit/ui/dialog-keys.tsx';
import { LoggedFigure } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import { useTranslation } from 'react-i18next';
import { ALIVE, GONE } from '../src/state.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import type { FoeFigure, HeroFigure } from './figures.ts';
import { figureValue, foeKey, heroKey, OF_FOE, OF_HERO } from './figures.ts';
import { SPIRE_KEYS } from './keys.ts';
import { SpireText } from './text.tsx';
import { useFoeName, useHeroName } from './words.ts';

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
  const figures = useFigures(useTable(boardOf));
  return <LoggedFigure figure={figure} figures={figures} valueIn={figureValue} />;
}

function SpireKeys() {
  const { t } = useTranslation('spire');
  return <TableKeys keys={SPIRE_KEYS} own={{ map: t('keys.map') }} />;
}

export const dialogs: GameDialogs = { Figure: SpireFigure, Text: SpireText, Keys: SpireKeys, own: {} };
