/**
 * Windows without pain: when a seat lets a window pass by itself. The answer is given for the seat from what it sees,
 * outside the rules: a table cannot tell it from one given by hand, but for its speed. All functions are pure; what a seat
 * lets pass besides, for a while or by a standing order, is said in seat-policy.ts.
 */
import type { Option } from '@kolbiste/kernel';
import type { Answered } from './when.ts';

/** An open question at which the seat may pass. */
export interface Passing {
  /** What the game calls the window. */
  readonly window: string;
  /** The answer that passes. */
  readonly option: Option;
  /** A number that rises as the game goes on, such as the round. */
  readonly era: number;
  /** Whether all that may be done here may be done as well in a window that follows before anything else happens. */
  readonly again?: boolean;
  /** What concerns the seat here: once things stand otherwise it is asked about that although it has passed it over before. */
  readonly concerns?: (option: Option) => boolean;
  /** How that stands which the window turns on: another text, and something has changed. */
  readonly stands?: string;
  /** Whether others aim at the seat here: then it is asked if it can answer, however much else passes. */
  readonly targeted?: boolean;
  /** What was played that is answered here, where somebody else has played it: orders may wait for it. */
  readonly answered?: Answered;
}

/**
 * `legal`: asked where something new may be done, at the last window for it, and about what concerns the seat; `able`:
 * wherever anything may be done, again and again; `stops`: asked at the stops and as a target alone; `every`: asked at every window.
 */
export const HOLDS = ['legal', 'able', 'stops', 'every'] as const;
export type Hold = (typeof HOLDS)[number];

/** What a seat has passed over by hand in an era: it is not asked about that again before the next, but where it concerns it. */
export interface Declined {
  readonly era: number;
  readonly options: readonly Option[];
  /** How things stood when it last passed where that counts. */
  readonly stands?: string;
}

export const NOTHING_DECLINED: Declined = { era: -1, options: [] };

export interface Stops {
  readonly hold: Hold;
  /** Windows at which the seat is asked whatever may be done there. */
  readonly at: readonly string[];
  readonly declined: Declined;
}

/** Whether the seat is aimed at, can do something about it, and has not passed that over by hand. */
export function stopsAsTarget(
  { declined }: Pick<Stops, 'declined'>,
  here: Passing,
  options: readonly Option[],
): boolean {
  const seen = declined.era === here.era && declined.stands === here.stands;
  return here.targeted === true && !seen && options.some((option) => option !== here.option);
}

/** Whether the seat passes by itself: asked only at windows, with the options that the seat has there. */
export function passesAlone(stops: Stops, here: Passing, options: readonly Option[]): boolean {
  const { hold, at, declined } = stops;
  if (hold === 'every' || at.includes(here.window)) return false;
  if (hold === 'able') return options.every((option) => option === here.option);
  if (hold === 'stops') return !stopsAsTarget(stops, here, options);
  if (here.again === true) return true;
  const known = declined.era === here.era ? declined.options : [];
  const { concerns, stands = '' } = here;
  const changed = stands === '' || stands !== declined.stands;
  const again = (option: Option): boolean => changed && concerns?.(option) === true;
  return options.every((option) => option === here.option || (known.includes(option) && !again(option)));
}

/** What a seat has passed over once it has passed here too: remembered until the next era. */
export function declinedAfter(declined: Declined, here: Passing, options: readonly Option[]): Declined {
  const sameEra = declined.era === here.era;
  const known = sameEra ? declined.options : [];
  const passed = options.filter((option) => option !== here.option && !known.includes(option));
  const stands = here.stands ?? (sameEra ? declined.stands : undefined);
  const next = { era: here.era, options: [...known, ...passed] };
  return stands === undefined ? next : { ...next, stands };
}

/** Sets a stop, or takes it away where there is one. */
export function toggled<T extends Pick<Stops, 'at'>>(stops: T, window: string): T {
  const { at } = stops;
  return { ...stops, at: at.includes(window) ? at.filter((each) => each !== window) : [...at, window] };
}
