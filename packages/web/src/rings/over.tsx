import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useTable } from '../state/table.ts';
import { OverFrame } from '../table/over-frame.tsx';
import { useBoard } from './store.ts';

/** After the end of a game of The Lord of the Rings: all have won or lost together. */
export function Over() {
  const { t } = useTranslation('rings');
  const [, go] = useLocation();
  const won = useTable((s) => (s.result?.winners.length ?? 0) > 0);
  const round = useBoard((board) => board.round, 0);
  return (
    <OverFrame
      className="over rings-over"
      home={0}
      title={t(won ? 'won' : 'lost')}
      length={t('afterRounds', { count: round })}
      onNew={() => go('/new/lotr')}
    />
  );
}
