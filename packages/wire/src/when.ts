/**
 * What a standing order waits for: that X is played on Y. Both are names that the windows of a game give, several for one thing,
 * from the widest (a type of cards, any warrior of mine) to the narrowest (this card, this warrior), out of the seat's own view.
 */

/** What a window answers, under every name by which an order may mean it. */
export interface Answered {
  readonly played: readonly string[];
  /** What it is aimed at; nothing = at nothing in particular. */
  readonly on: readonly string[];
}

/** What an order waits for, of what others play; what is missing may be anything. */
export interface When {
  readonly played?: string;
  readonly on?: string;
}

/** What orders of a game can wait for. */
export interface Waits {
  /** Whether something that may be played is called so. */
  played(name: string): boolean;
  /** Whether something that it may be aimed at is called so. */
  on(name: string): boolean;
  /** Whether what is called so is there no more, as a seat sees it, and never comes again: its orders are over. */
  gone(view: unknown, on: string): boolean;
}

/** Whether that happens which an order waits for. */
export const meets = ({ played, on }: When, answered: Answered | undefined): boolean =>
  answered !== undefined &&
  (played === undefined || answered.played.includes(played)) &&
  (on === undefined || answered.on.includes(on));
