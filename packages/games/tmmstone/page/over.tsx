import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { homeOf } from '@kolbiste/tablekit/table/home.ts';
import { OverFrame } from '@kolbiste/tablekit/table/over-frame.tsx';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { boardOf } from './board.ts';

/** After the end of a game of TMMStone. */
export function Over() {
  const { t } = useTranslation(['stone']);
  const [, go] = useLocation();
  const home = useTable(homeOf);
  const turn = useTable((s) => boardOf(s)?.turn ?? 0);
  return (
    <OverFrame
      className="over stone-over"
      home={home}
      length={t('stone:afterTurns', { count: turn })}
      onNew={() => go('/new/tmmstone')}
    />
  );
}
