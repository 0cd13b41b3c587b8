/** What a running turn keeps. */
export interface TurnLocals {
  seat: number;
  /** 1 = an effect ended the turn. */
  ended: number;
  /** 1 = the curse was broken, which costs all actions. */
  broke: number;
  /** Specials of the end phase that were left out, as a mask of their places [R92]. */
  passed: number;
  /** The action chosen; -1 = none was asked for. */
  chosen: number;
}

export const turnLocals = (seat: number): TurnLocals => ({ seat, ended: 0, broke: 0, passed: 0, chosen: -1 });
