/** In whose light the end of a game stands: as one's own victory or defeat, undecided, or ended by nobody. */
export type Mood = 'won' | 'lost' | 'draw' | 'over';

interface Result {
  readonly winners: readonly number[];
  readonly draw: boolean;
}

/** Who looks at it. */
export interface Eyes {
  /** Whose screen it is. */
  readonly home: number;
  /** Two share the screen: whoever has won, somebody here has. */
  readonly both: boolean;
  /** All have won or lost together. */
  readonly together: boolean;
}

export function moodOf({ winners, draw }: Result, { home, both, together }: Eyes): Mood {
  if (draw) return 'draw';
  const [winner] = winners;
  if (winner === undefined) return together ? 'lost' : 'draw';
  return together || both || winner === home ? 'won' : 'lost';
}
