import { Peek } from '@kolbiste/tablekit/face/peek.tsx';
import type { TableProps } from '@kolbiste/tablekit/page.ts';
import { shows } from '@kolbiste/tablekit/state/showing.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { TableFrame, useOver } from '@kolbiste/tablekit/table/frame.tsx';
import { homeOf } from '@kolbiste/tablekit/table/home.ts';
import { useTapToSkip } from '@kolbiste/tablekit/table/table-keys.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Bar } from './bar.tsx';
import { boardOf } from './board.ts';
import { Drawing } from './chain/drawing.tsx';
import { isCut } from './cutting.ts';
import { attachDrag } from './drag.ts';
import { StoneFace } from './face/stone-face.tsx';
import { press } from './keys.ts';
import { Live } from './live.tsx';
import { Middle } from './middle.tsx';
import { followMotions } from './motions.ts';
import { Over } from './over.tsx';
import { STONE_HEARD, STONE_PACE } from './pace.ts';
import { Rail } from './rail.tsx';
import { Sheet } from './sheet.tsx';
import { Side } from './side.tsx';
import { followQuestions } from './store.ts';
import '@kolbiste/tablekit/table/table.css';
import '@kolbiste/tablekit/table/bar.css';
import '@kolbiste/tablekit/table/rail.css';
import '@kolbiste/tablekit/table/log.css';
import '@kolbiste/tablekit/table/tools.css';
import '@kolbiste/tablekit/table/over.css';
import '@kolbiste/tablekit/table/tablet.css';
import '@kolbiste/tablekit/table/phone.css';
import './colors.css';
import './stone.css';
import './tiles.css';
import './hero.css';
import './middle.css';
import '@kolbiste/tablekit/table/sheet.css';
import './cut.css';
import './small.css';
import './low.css';

shows('tmmstone', { times: STONE_PACE, root: 'turnBegan', heard: STONE_HEARD });

/** The two sides with the middle between them. */
export function Board({ over: Ending }: { over: TableProps['over'] | null }) {
  const home = useTable(homeOf);
  useEffect(followMotions, []);
  return (
    <>
      <Rail />
      <Side seat={1 - home} far />
      <Middle />
      {Ending ? <Ending className="over stone-over" /> : null}
      <Side seat={home} far={false} />
      {Ending ? null : <Drawing />}
      <Peek draw={(id) => <StoneFace id={id} size="reading" />} />
    </>
  );
}

/** The table of TMMStone: opponent above, the shared middle, me below, the action bar, the course of the game at the left. */
export default function StoneTable({ over: Ending = Over, ended = false }: TableProps) {
  const [, go] = useLocation();
  const over = useOver(ended);
  const ready = useTable((s) => boardOf(s) !== null);
  const cuts = useTable((s) => s.prompt !== null && isCut(s.prompt));
  useEffect(followQuestions, []);
  useTapToSkip();
  return (
    <TableFrame
      game="tmmstone"
      title="TMMStone"
      className="stone-table"
      ready={ready}
      over={over}
      turn={String(cuts)}
      press={press}
      attach={attachDrag}
      onNew={() => go('/new/tmmstone')}
      above={
        <>
          <Sheet />
          <Live />
        </>
      }
    >
      <Board over={over ? Ending : null} />
      {over ? null : <Bar />}
    </TableFrame>
  );
}
