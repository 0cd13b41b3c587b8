import { ReplayFrame } from '@kolbiste/tablekit/replay/frame.tsx';
import { Live } from '@kolbiste/tablekit/table/live.tsx';
import type { ReactNode } from 'react';
import { Sheet } from './sheet.tsx';
import { Board } from './table.tsx';

/** The table of a recorded game; `children` steer it. */
export default function SpirePlayer({ children }: { children: ReactNode }) {
  return (
    <ReplayFrame
      game="slay-the-spire"
      title="Slay the Spire"
      className="line-table spire-table"
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
