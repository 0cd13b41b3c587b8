import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { signedNumber, useWho } from '@kolbiste/tablekit/table/words.ts';
import { FigureFrame } from '@kolbiste/tablekit/ui/figure-frame.tsx';
import { useTranslation } from 'react-i18next';
import type { Part } from '../src/index.ts';
import { cardIn } from '../src/index.ts';
import { boardOf } from './board.ts';
import type { StoneTable } from './engine/table.ts';
import type { StoneFigure } from './figures.ts';
import { placeOf, stoneChanges, stoneFigure, stoneKey, stoneParts, stoneValue } from './figures.ts';
import { useCardName } from './words.ts';

const OF_SEAT = ['life', 'mana', 'slots', 'deck', 'spells', 'fatigue'] as const;

/** All numbers of the board that can be asked about. */
function figuresOf(board: StoneTable): StoneFigure[] {
  const ofSeats = [0, 1].flatMap((at) => OF_SEAT.map((what): StoneFigure => ({ what, at, seat: 0 })));
  const ofUnits = board.units.flatMap((unit): StoneFigure[] =>
    unit === null
      ? []
      : [
          { what: 'attack', at: unit.id, seat: 0 },
          { what: 'health', at: unit.id, seat: 0 },
        ],
  );
  const ofCards = board.hands.flatMap((hand, seat) =>
    [...new Set(hand.map(cardIn))].filter((card) => card > 0).map((at): StoneFigure => ({ what: 'cost', at, seat })),
  );
  return [...ofSeats, ...ofUnits, ...ofCards];
}

/** What a number is called. A unit that has gone is named by the last line that still saw it. */
function useFigureName(board: StoneTable | null): (figure: StoneFigure) => string {
  const { t } = useTranslation('stone');
  const who = useWho();
  const name = useCardName();
  const log = useTable((s) => s.log);
  const cardOfUnit = (id: number): number => {
    const here = board?.units.find((unit) => unit?.id === id)?.card;
    if (here !== undefined) return here;
    const tables = log.map((line) => line.after as StoneTable);
    const last = tables.findLast((table) => placeOf(table, id) >= 0);
    return last?.units[placeOf(last, id)]?.card ?? 0;
  };
  return ({ what, at }) => {
    if (what === 'cost') return `${name(at)}: ${t('figure.cost')}`;
    if (what === 'attack' || what === 'health') return `${name(cardOfUnit(at))}: ${t(`figure.${what}`)}`;
    return `${who(at)}: ${t(`figure.${what}`)}`;
  };
}

/** What a number is made of, card by card. */
function Parts({ parts, what }: { parts: readonly Part[]; what: StoneFigure['what'] }) {
  const { t } = useTranslation('stone');
  const name = useCardName();
  if (parts.length === 0) return null;
  const words = ({ how, card, n }: Part, k: number): string => {
    if (how === 'least') return t('part.least');
    const by = card > 0 ? name(card) : t(k === 0 ? 'part.printed' : `part.changed.${what}`);
    return `${by}: ${how === 'is' ? n : signedNumber(n)}`;
  };
  return (
    <ul className="figure-parts" aria-label={t('part.title')} data-testid="parts">
      {parts.map((part, k) => (
        <li key={k}>{words(part, k)}</li>
      ))}
    </ul>
  );
}

/** Why a number of TMMStone's board is what it is: what it is made of, and what changed it. */
export function StoneFigureDialog({ figure: key }: { figure: string }) {
  const { t } = useTranslation('stone');
  const board = useTable(boardOf);
  const log = useTable((s) => s.log);
  const nameIt = useFigureName(board);
  const figure = stoneFigure(key);
  if (figure === undefined || board === null) return null;
  const all = figuresOf(board);
  const listed = all.some((one) => stoneKey(one) === key) ? all : [figure, ...all];
  const now = stoneValue(board, figure);
  return (
    <FigureFrame
      figure={key}
      figures={listed.map((one) => [stoneKey(one), nameIt(one)])}
      now={now === undefined ? t('figure.gone') : String(now)}
      value={String}
      changes={stoneChanges(log, figure)}
    >
      <Parts parts={stoneParts(board, figure)} what={figure.what} />
    </FigureFrame>
  );
}
