/** The table of Doomtrooper: two halves of three areas, between them the attack composer, below the hand. */
import { Peek } from '@kolbiste/tablekit/face/peek.tsx';
import type { TableProps } from '@kolbiste/tablekit/page.ts';
import { shows } from '@kolbiste/tablekit/state/showing.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { TableFrame, useOver } from '@kolbiste/tablekit/table/frame.tsx';
import { Live } from '@kolbiste/tablekit/table/live.tsx';
import { useTapToSkip } from '@kolbiste/tablekit/table/table-keys.ts';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Bar } from './bar.tsx';
import { boardOf, useHome } from './board.ts';
import { attachDrag } from './drag.ts';
import { DoomFace } from './face/doom-face.tsx';
import { Hand } from './hand.tsx';
import { press } from './keys.ts';
import { Mat } from './mat.tsx';
import { followMotions } from './motions.ts';
import { useOpponent } from './open.ts';
import { Over } from './over.tsx';
import { DOOM_HEARD, DOOM_PACE } from './pace.ts';
import { followPolicies } from './passing.ts';
import { followQuestions } from './point.ts';
import { Rail } from './rail.tsx';
import { Sheet } from './sheet.tsx';
import { Stage } from './stage.tsx';
import { Strips } from './strips.tsx';
import '@kolbiste/tablekit/table/styles.ts';
import './colors.css';
import './doom.css';
import './mat.css';
import './composer.css';
import './small.css';

shows('doomtrooper', { times: DOOM_PACE, heard: DOOM_HEARD, root: 'turnBegan' });

/** Both halves and what lies between; after the end what lies over them. */
export function Board({ ending: Ending, children }: { ending: TableProps['over'] | null; children?: ReactNode }) {
  const home = useHome();
  const open = useOpponent();
  return (
    <>
      <Rail />
      <div className="doom-far">
        <Strips open={open} />
        <Mat seat={open} near={false} />
      </div>
      {Ending ? <Ending className="over doom-over" /> : null}
      <Stage>{children}</Stage>
      <Mat seat={home} near />
      {Ending ? null : <Hand />}
      <Peek draw={(id) => <DoomFace id={id} size="reading" />} />
    </>
  );
}

export default function DoomGameTable({ over: Ending = Over, ended = false }: TableProps) {
  const { t } = useTranslation('doom');
  const [, go] = useLocation();
  const over = useOver(ended);
  const ready = useTable((s) => boardOf(s) !== null);
  useEffect(followQuestions, []);
  useEffect(followPolicies, []);
  useEffect(followMotions, []);
  useTapToSkip();
  return (
    <TableFrame
      game="doomtrooper"
      title={t('title')}
      className="line-table doom-table"
      ready={ready}
      over={over}
      press={press}
      attach={attachDrag}
      onNew={() => go('/new/doomtrooper')}
      above={
        <>
          <Sheet />
          <Live />
        </>
      }
    >
      <Board ending={over ? Ending : null}>{over ? null : <Bar />}</Board>
    </TableFrame>
  );
}
