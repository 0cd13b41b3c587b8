import { Peek } from '@kolbiste/tablekit/face/peek.tsx';
import type { TableProps } from '@kolbiste/tablekit/page.ts';
import { shows } from '@kolbiste/tablekit/state/showing.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { TableFrame, useOver } from '@kolbiste/tablekit/table/frame.tsx';
import { Live } from '@kolbiste/tablekit/table/live.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Bar } from './bar.tsx';
import { boardOf } from './board.ts';
import { ClashArrows } from './clash-arrows.tsx';
import { attachDrag } from './drag.ts';
import { RingsFace } from './face/rings-face.tsx';
import { Hand } from './hand.tsx';
import { press } from './keys.ts';
import { Land } from './land.tsx';
import { Mats } from './mat.tsx';
import { Ask, Middle } from './middle.tsx';
import { followMotions } from './motions.ts';
import { Over } from './over.tsx';
import { RINGS_HEARD, RINGS_PACE } from './pace.ts';
import { followQuestions } from './passing.ts';
import { Rail } from './rail.tsx';
import { Sheet } from './sheet.tsx';
import { followWishes } from './wish.ts';
import '@kolbiste/tablekit/table/styles.ts';
import './colors.css';
import './rings.css';
import './tiles.css';
import './band.css';
import './lanes.css';
import './fray.css';
import './small.css';
import './ask.css';

shows('lotr', { times: RINGS_PACE, heard: RINGS_HEARD });

/** The ladder of the round, the shared middle, the mats and the hand; after the end what lies over them. */
export function Board({ ending: Ending }: { ending: TableProps['over'] | null }) {
  return (
    <>
      <Land />
      <Rail />
      <Middle />
      <Mats />
      {Ending ? <Ending className="over rings-over" /> : null}
      <Ask />
      {Ending ? null : <Hand />}
      <ClashArrows />
      <Peek draw={(id) => <RingsFace id={id} size="reading" />} />
    </>
  );
}

/** The table of The Lord of the Rings: the shared middle, the mats, the hand that is asked, the ladder of the round at the left. */
export default function RingsTable({ over: Ending = Over, ended = false }: TableProps) {
  const { t } = useTranslation('rings');
  const [, go] = useLocation();
  const over = useOver(ended);
  const ready = useTable((s) => boardOf(s) !== null);
  useEffect(followQuestions, []);
  useEffect(followWishes, []);
  useEffect(followMotions, []);
  return (
    <TableFrame
      game="lotr"
      title={t('title')}
      className="rings-table"
      ready={ready}
      over={over}
      press={press}
      attach={attachDrag}
      onNew={() => go('/new/lotr')}
      above={
        <>
          <Sheet />
          <Live />
        </>
      }
    >
      <Board ending={over ? Ending : null} />
      {over ? null : <Bar />}
    </TableFrame>
  );
}
