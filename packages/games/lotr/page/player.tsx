import { ReplayFrame } from '@kolbiste/tablekit/replay/frame.tsx';
import { Live } from '@kolbiste/tablekit/table/live.tsx';
import type { ReactNode } from 'react';
import { Board } from './table.tsx';

/** The table of a recorded game; `children` steer it. */
export default function RingsPlayer({ children }: { children: ReactNode }) {
  return (
    <ReplayFrame game="lotr" title="The Lord of the Rings" className="rings-table" controls={children} above={<Live />}>
      <Board ending={null} />
    </ReplayFrame>
  );
}
