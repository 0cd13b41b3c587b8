import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { OverFrame } from '@kolbiste/tablekit/table/over-frame.tsx';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useBoard } from './board.ts';
import { finishedHere, useBoxes } from './boxes.ts';
import { useWhere } from './rail.tsx';

/** Whether the adventure stands in the sheet of boxes. */
function Entered() {
  const { t } = useTranslation('spire');
  const game = useTable((s) => finishedHere(s)?.game);
  const { sheet, faults } = useBoxes();
  if (game === undefined) return null;
  if (faults.length > 0) return <p role="alert">{t('boxes.notEntered')}</p>;
  if (!sheet.games.includes(game)) return null;
  return (
    <p data-testid="entered">
      {t('boxes.isEntered')} <Chips rules={['20.1', '20.2']} />
    </p>
  );
}

/** After the end: all have won or lost together. */
export function Over() {
  const { t } = useTranslation('spire');
  const [, go] = useLocation();
  const won = useTable((s) => (s.result?.winners.length ?? 0) > 0);
  const seats = useBoard((board) => board.heroes.length, 1);
  const where = useWhere();
  return (
    <OverFrame
      className="over spire-over"
      home={0}
      title={t(won ? 'won' : 'lost', { count: seats })}
      length={where}
      onNew={() => go('/new/slay-the-spire')}
    >
      <Entered />
    </OverFrame>
  );
}
