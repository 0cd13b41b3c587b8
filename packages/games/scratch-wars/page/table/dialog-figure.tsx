import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { FigureFrame } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import { changesOf, figureOf, valueOf } from './causes.ts';
import { duelOf, shownOf } from './duel.ts';
import { figureKey } from './figure.ts';
import { useFigures, useFigureWords } from './figure-words.ts';

/** Why a number of a duel is what it is. */
export function FigureDialog({ figure: key }: { figure: string }) {
  const words = useFigureWords();
  const figures = useFigures();
  const log = useTable((s) => s.log);
  const config = useTable((s) => duelOf(s).config);
  const shown = useTable(shownOf);
  const figure = figureOf(key);
  if (figure === undefined || config === null || shown === null) return null;
  return (
    <FigureFrame
      figure={key}
      figures={figures.map((one) => [figureKey(one), words.name(one)])}
      now={words.value(figure, valueOf(shown, figure))}
      value={(value) => words.value(figure, value)}
      changes={changesOf(log, config, figure)}
    />
  );
}
