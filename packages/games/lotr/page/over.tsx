import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { OverFrame } from '@kolbiste/tablekit/table/over-frame.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useBoard } from './store.ts';

/** After the end of a game of The Lord of the Rings: all have won or lost together. */
export function Over() {
  const { t } = useTranslation('rings');
  const [, go] = useLocation();
  const won = useTable((s) => (s.result?.winners.length ?? 0) > 0);
  const round = useBoard((board) => board.round, 0);
  const mode = useBoard((board) => board.mode, 'quest');
  const score = useBoard((board) => board.score, 0);
  const wave = useBoard((board) => board.wave, 0);
  const seats = useBoard((board) => board.threat.length, 1);
  const alone = mode !== 'quest';
  const title = mode === 'waves' ? t('fight.total', { count: score, wave }) : t(won ? 'won' : 'lost', { count: seats });
  return (
    <OverFrame
      className="over rings-over"
      home={0}
      title={title}
      length={t(alone ? 'fight.after' : 'afterRounds', { count: round })}
      onNew={() => go(alone ? `/new/lotr?mode=${mode}` : '/new/lotr')}
    />
  );
}
