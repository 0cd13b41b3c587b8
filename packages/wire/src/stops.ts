/**
 * Windows without pain: when a seat lets a window pass by itself. The answer is given for the seat from what it sees,
 * outside the rules: a table cannot tell it from one given by hand, but for its speed. All functions are pure; whoever
 * sits there keeps the settings, shows them and may change them at any time.
 */
import type { Option } from '@kolbiste/kernel';

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
}

/**
 * `legal`: asked where something new may be done, at the last window for it, and about what concerns the seat; `able`:
 * wherever anything may be done, again and again; `stops`: asked at the stops alone; `every`: asked at every window.
 */
export const HOLDS = ['legal', 'able', 'stops', 'every'] as const;
export type Hold = (typeof HOLDS)[number];

export interface Stops {
  readonly hold: Hold;
  /** Windows at which the seat is asked whatever may be done there. */
  readonly at: readonly string[];
  /** Everything is passed until this window, or until the era has risen where it is null; undefined = nothing is. */
  readonly until: { readonly window: string | null; readonly era: number } | undefined;
  /** What the seat has passed over by hand in this era: it is not asked about that again before the next, but where it concerns it. */
  readonly declined: {
    readonly era: number;
    readonly options: readonly Option[];
    /** How things stood when it last passed where that counts. */
    readonly stands?: string;
  };
}

/** The usual settings of games in which all win or lose together. */
export const TOGETHER: Stops = { hold: 'legal', at: [], until: undefined, declined: { era: -1, options: [] } };

/** Whether the time to pass everything is over. */
const isOver = (until: NonNullable<Stops['until']>, { window, era }: Passing): boolean =>
  until.window === null ? era > until.era : window === until.window;

/** Whether the seat passes by itself: asked only at windows, with the options that the seat has there. */
export function passesAlone(stops: Stops, here: Passing, options: readonly Option[]): boolean {
  const { hold, at, until, declined } = stops;
  if (hold === 'every' || at.includes(here.window)) return false;
  if (until !== undefined) return !isOver(until, here);
  if (hold === 'able') return options.every((option) => option === here.option);
  if (hold === 'stops' || here.again === true) return true;
  const known = declined.era === here.era ? declined.options : [];
  const { concerns, stands = '' } = here;
  const changed = stands === '' || stands !== declined.stands;
  const again = (option: Option): boolean => changed && concerns?.(option) === true;
  return options.every((option) => option === here.option || (known.includes(option) && !again(option)));
}

/** The settings once a seat stands before a window: what was to last until here is over. */
export function arrived(stops: Stops, here: Passing): Stops {
  const { until } = stops;
  if (until === undefined) return stops;
  return isOver(until, here) || stops.at.includes(here.window) ? { ...stops, until: undefined } : stops;
}

/** The settings once the seat has answered by hand: what it passed over is remembered until the next era. */
export function answered(stops: Stops, here: Passing, options: readonly Option[], answer: Option): Stops {
  if (answer !== here.option) return stops;
  const known = stops.declined.era === here.era ? stops.declined.options : [];
  const passed = options.filter((option) => option !== here.option && !known.includes(option));
  const stands = here.stands ?? (stops.declined.era === here.era ? stops.declined.stands : undefined);
  const next = { era: here.era, options: [...known, ...passed] };
  return { ...stops, declined: stands === undefined ? next : { ...next, stands } };
}

/** Sets a stop, or takes it away where there is one. */
export function toggled(stops: Stops, window: string): Stops {
  const { at } = stops;
  return { ...stops, at: at.includes(window) ? at.filter((each) => each !== window) : [...at, window] };
}

export const held = (stops: Stops, hold: Hold): Stops => ({ ...stops, hold, until: undefined });

/** Passes everything from now on. @param window until when; null = until the next era */
export const passingUntil = (stops: Stops, window: string | null, era: number): Stops => ({
  ...stops,
  until: { window, era },
});

/** Asked again about everything: nothing is passed until later, and what was passed over is forgotten. */
export const cancelled = (stops: Stops): Stops => ({ ...stops, until: undefined, declined: TOGETHER.declined });
