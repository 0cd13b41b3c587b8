import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { signedNumber, useWho } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { FigureFrame } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import { useTranslation } from 'react-i18next';
import type { Part, Share } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { RingsTable } from './engine/table.ts';
import type { RingsFigure } from './figures.ts';
import {
  figuresOf,
  isNamedCost,
  ringsChanges,
  ringsFigure,
  ringsKey,
  ringsParts,
  ringsShares,
  ringsValue,
} from './figures.ts';
import { useCardName } from './words.ts';

const OF_SEATS: readonly string[] = ['dial', 'hand', 'deck'];
const SHARED: readonly string[] = ['staging', 'quest', 'encounter'];

/** What a number is called. A thing that has gone is named by the last line that still saw it. */
function useFigureName(board: RingsTable | null): (figure: RingsFigure) => string {
  const { t } = useTranslation('rings');
  const who = useWho();
  const name = useCardName();
  const log = useTable((s) => s.log);
  const cardOf = (id: number): number => {
    const boards = [...log.map((line) => line.after as RingsTable), ...(board === null ? [] : [board])];
    const seen = boards.findLast(({ things }) => things.some((thing) => thing.id === id));
    return seen?.things.find((thing) => thing.id === id)?.card ?? 0;
  };
  return ({ what, at }) => {
    const words = t(`why.${what}`);
    if (SHARED.includes(what)) return words;
    if (OF_SEATS.includes(what)) return `${who(at)}: ${words}`;
    return `${name(what === 'cost' ? at : cardOf(at))}: ${words}`;
  };
}

/** What a number is made of: what is printed, what each card changes and how long, tokens, and that nothing is below 0. */
function Parts({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('rings');
  const name = useCardName();
  const words = ({ how, card, n, until }: Part): string => {
    if (how === 'least') return t('why.least');
    const by = card === 0 ? t('why.damage') : how === 'is' ? t('why.printed') : name(card);
    const lasts = until === '' ? '' : ` (${t(`why.until.${until}`)})`;
    return `${by}: ${how === 'is' ? n : signedNumber(n)}${lasts}`;
  };
  return parts.map((part, k) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts stand in the order in which they count
    <li key={k}>
      {words(part)} <Chips rules={part.rule} most={1} />
    </li>
  ));
}

function Shares({ shares }: { shares: readonly Share[] }) {
  const name = useCardName();
  return shares.map(({ thing, card, n }) => (
    <li key={thing}>
      {name(card)}: {n}
    </li>
  ));
}

/** Why a number of the table is what it is: what it is made of, and what changed it. */
export function RingsFigureDialog({ figure: key }: { figure: string }) {
  const { t } = useTranslation('rings');
  const board = useTable(boardOf);
  const log = useTable((s) => s.log);
  const nameIt = useFigureName(board);
  const figure = ringsFigure(key);
  if (figure === undefined || board === null) return null;
  const all = figuresOf(board);
  const keyed = ({ what, at }: RingsFigure): string => ringsKey(what, at);
  const listed = all.some((one) => keyed(one) === key) ? all : [figure, ...all];
  const now = ringsValue(board, figure);
  const parts = ringsParts(board, figure);
  const shares = ringsShares(board, figure);
  const value = isNamedCost(figure) ? 'X' : String(now);
  return (
    <FigureFrame
      figure={key}
      figures={listed.map((one) => [keyed(one), nameIt(one)])}
      now={now === undefined ? t('why.gone') : value}
      value={String}
      changes={figure.what === 'cost' ? [] : ringsChanges(log, figure)}
    >
      {figure.what === 'cost' ? (
        <p>
          {t('why.noCost')} <Chips rules={['2.4']} />
        </p>
      ) : null}
      {parts.length + shares.length === 0 ? null : (
        <ul className="figure-parts" aria-label={t('why.parts')} data-testid="parts">
          <Parts parts={parts} />
          <Shares shares={shares} />
        </ul>
      )}
    </FigureFrame>
  );
}
