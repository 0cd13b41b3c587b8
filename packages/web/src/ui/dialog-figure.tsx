import { useTable } from '../state/table.ts';
import { changesOf, figureOf, valueOf } from '../table/causes.ts';
import { figureKey } from '../table/figure.ts';
import { FigureFrame } from './figure-frame.tsx';
import { useFigures, useFigureWords } from './figure-words.ts';

/** Why a number of a duel is what it is. */
export function FigureDialog({ figure: key }: { figure: string }) {
  const words = useFigureWords();
  const figures = useFigures();
  const log = useTable((s) => s.log);
  const config = useTable((s) => s.config);
  const shown = useTable((s) => s.shown);
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
