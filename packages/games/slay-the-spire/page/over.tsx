import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { OverFrame } from '@kolbiste/tablekit/table/over-frame.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useBoard } from './board.ts';
import { useWhere } from './rail.tsx';

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
    />
  );
}
