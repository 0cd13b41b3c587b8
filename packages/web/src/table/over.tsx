import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { begin, quickGame } from '../state/play.ts';
import { homeSeat, useTable } from '../state/table.ts';
import { LuckReport } from './luck-report.tsx';
import { OverFrame } from './over-frame.tsx';

/** After the end of a duel: the frame of every game's end, and the luck of both. */
export function Over() {
  const { t } = useTranslation('play');
  const [, go] = useLocation();
  const home = useTable(homeSeat);
  const order = useTable((s) => s.order);
  const round = useTable((s) => s.shown?.round ?? 0);
  const anew = () =>
    order === null || order.game === 'tmmstone' || order.game === 'lotr'
      ? go('/')
      : begin({ ...quickGame(), players: order.players, profile: order.profile });
  return (
    <OverFrame className="over" home={home} length={t('over.rounds', { count: round })} onNew={anew}>
      <LuckReport first={home} />
    </OverFrame>
  );
}
