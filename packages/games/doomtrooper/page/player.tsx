import { ReplayFrame } from '@kolbiste/tablekit/replay/frame.tsx';
import { Live } from '@kolbiste/tablekit/table/live.tsx';
import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';
import { Board } from './table.tsx';

/** The table of a recorded game; `children` steer it. */
export default function DoomPlayer({ children }: { children: ReactNode }) {
  return (
    <ReplayFrame
      game="doomtrooper"
      title="Doomtrooper"
      className="line-table doom-table"
      controls={children}
      above={
        <>
          <Sheet />
          <Live />
        </>
      }
    >
      <Board ending={null} />
    </ReplayFrame>
  );
}
