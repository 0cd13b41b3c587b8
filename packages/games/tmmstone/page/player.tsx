import { ReplayFrame } from '@kolbiste/tablekit/replay/frame.tsx';
import type { ReactNode } from 'react';
import { Live } from './live.tsx';
import { Sheet } from './sheet.tsx';
import { Board } from './table.tsx';

/** The board of a recorded game; `children` steer it. */
export default function StonePlayer({ children }: { children: ReactNode }) {
  return (
    <ReplayFrame
      game="tmmstone"
      title="TMMStone"
      className="stone-table"
      controls={children}
      above={
        <>
          <Sheet />
          <Live />
        </>
      }
    >
      <Board over={null} />
    </ReplayFrame>
  );
}
