import { begin } from '@kolbiste/tablekit/state/play.ts';
import { homeSeat, useTable } from '@kolbiste/tablekit/state/table.ts';
import { OverFrame } from '@kolbiste/tablekit/table/over-frame.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { DuelOrder } from '../engine/order.ts';
import { quickGame } from './begin.ts';
import { shownOf } from './duel.ts';

/** Other cards, the same players and readings. */
const again = ({ players, profile }: DuelOrder): DuelOrder => ({ ...quickGame(), players, profile });

/** After the end of a duel: the frame of every game's end, and the way to other cards. */
export function Over() {
  const { t } = useTranslation('play');
  const [, go] = useLocation();
  const home = useTable(homeSeat);
  const order = useTable((s) => s.order);
  const round = useTable((s) => shownOf(s)?.round ?? 0);
  const anew = () => (order === null ? go('/') : begin(again(order as DuelOrder)));
  return <OverFrame className="over" home={home} length={t('over.rounds', { count: round })} onNew={anew} />;
}
