/** The course of a game that is over, asked of the worker a piece at a time. */
import { useEffect, useState } from 'react';
import { ask } from '../replay/ask.ts';
import type { Point, StoryPiece } from './story.ts';

export interface Told extends Omit<StoryPiece, 'to' | 'points'> {
  readonly points: readonly Point[];
  /** Whether it is told to its end. */
  readonly whole: boolean;
}

/** What is told of a record so far; null = nothing yet, or the game tells nothing. */
export function useTold(record: string): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let here = true;
    const go = async (): Promise<void> => {
      let points: readonly Point[] = [];
      for (let at = 0; ; ) {
        const answer = await ask({ type: 'story', record, at });
        const piece = answer.type === 'told' ? answer.piece : null;
        if (!here || piece === null) return;
        points = [...points, ...piece.points];
        at = piece.to;
        setTold({ ...piece, points, whole: at >= piece.answers });
        if (at >= piece.answers) return;
      }
    };
    setTold(null);
    // A record that leads elsewhere has no course to be told; whoever watches it is told why.
    if (record !== '') go().catch(() => undefined);
    return () => void (here = false);
  }, [record]);
  return told;
}
