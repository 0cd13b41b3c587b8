/** The table of Slay the Spire: the hall of a fight, or the room between two. */
import { Peek } from '@kolbiste/tablekit/face/peek.tsx';
import type { TableProps } from '@kolbiste/tablekit/page.ts';
import { shows } from '@kolbiste/tablekit/state/showing.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { Caption } from '@kolbiste/tablekit/table/caption.tsx';
import { TableFrame, useOver } from '@kolbiste/tablekit/table/frame.tsx';
import { Live } from '@kolbiste/tablekit/table/live.tsx';
import { useTapToSkip } from '@kolbiste/tablekit/table/table-keys.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Bar } from './bar.tsx';
import { boardOf, useBoard } from './board.ts';
import { enterFinished } from './boxes.ts';
import { Die } from './die.tsx';
import { attachDrag } from './drag.ts';
import type { SpireTable as SpireState } from './engine/table.ts';
import { SpireFace } from './face/spire-face.tsx';
import { Hall } from './hall.tsx';
import { Hand } from './hand.tsx';
import { press } from './keys.ts';
import { followMotions } from './motions.ts';
import { Over } from './over.tsx';
import { SPIRE_HEARD, SPIRE_PACE } from './pace.ts';
import { followQuestions } from './point.ts';
import { Rail } from './rail.tsx';
import { Room } from './room.tsx';
import { Sheet } from './sheet.tsx';
import { heroNames } from './words.ts';
import '@kolbiste/tablekit/table/styles.ts';
import './colors.css';
import './spire.css';
import './hall.css';
import './room.css';
import './rows.css';
import './small.css';

shows('slay-the-spire', {
  times: SPIRE_PACE,
  heard: SPIRE_HEARD,
  root: 'roundBegan',
  seats: (table) => heroNames(table as SpireState),
});

/** The course, the hall or the room, the hand; after the end what lies over them. */
export function Board({ ending: Ending }: { ending: TableProps['over'] | null }) {
  const fights = useBoard((board) => board.fight !== 0, true);
  return (
    <>
      <Rail />
      {fights ? <Hall /> : <Room />}
      {Ending ? <Ending className="over spire-over" /> : null}
      <div className="spire-ask">
        <Caption />
        <Die />
      </div>
      {Ending ? null : <Hand />}
      <Peek draw={(id) => <SpireFace id={id} size="reading" />} />
    </>
  );
}

export default function SpireTable({ over: Ending = Over, ended = false }: TableProps) {
  const { t } = useTranslation('spire');
  const [, go] = useLocation();
  const over = useOver(ended);
  const ready = useTable((s) => boardOf(s) !== null);
  useEffect(followQuestions, []);
  useEffect(followMotions, []);
  useEffect(() => {
    if (over) enterFinished();
  }, [over]);
  useTapToSkip();
  return (
    <TableFrame
      game="slay-the-spire"
      title={t('title')}
      className="line-table spire-table"
      ready={ready}
      over={over}
      press={press}
      attach={attachDrag}
      onNew={() => go('/new/slay-the-spire')}
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
