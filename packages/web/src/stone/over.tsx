import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useTable } from '../state/table.ts';
import { OverFrame } from '../table/over-frame.tsx';
import { homeOf } from './store.ts';

/** After the end of a game of TMMStone. */
export function Over() {
  const { t } = useTranslation(['stone']);
  const [, go] = useLocation();
  const home = useTable(homeOf);
  const turn = useTable((s) => s.stone?.turn ?? 0);
  return (
    <OverFrame
      className="over stone-over"
      home={home}
      length={t('stone:afterTurns', { count: turn })}
      onNew={() => go('/new/tmmstone')}
    />
  );
}
