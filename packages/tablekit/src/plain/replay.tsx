import type { ReactNode } from 'react';
import type { GameId } from '../engine/protocol.ts';
import { titleOf } from '../games.ts';
import { ReplayFrame } from '../replay/frame.tsx';
import { Caption } from '../table/caption.tsx';
import { Live } from '../table/live.tsx';
import { PlainBoard } from './board.tsx';
import { PlainRail } from './table.tsx';

/** The table of a recorded game of plain data; `children` steer it. */
export default function PlainReplay({ game, children }: { game: GameId; children: ReactNode }) {
  return (
    <ReplayFrame game={game} title={titleOf(game)} className="plain-table" controls={children} above={<Live />}>
      <PlainRail />
      <PlainBoard />
      <Caption />
    </ReplayFrame>
  );
}
