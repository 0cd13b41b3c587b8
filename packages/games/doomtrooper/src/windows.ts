/** The questions at which a player may simply pass: windows at any time, and those of reactions [DT 2.9] [DT 7.2.3] [DT R17]. */
import type { Decision } from '@kolbiste/kernel';
import type { Answered } from './answered.ts';
import { answeredIn, GROUPS, waits } from './answered.ts';
import { M_SABOTAGE } from './cards/timing.ts';
import type { WindowLocals } from './flow/window.ts';
import {
  AT_END,
  AT_START,
  BEFORE_FIRST,
  DECLARED,
  IN_WINDOW,
  MODIFIERS,
  PROOFS,
  REACTIONS,
  STATES,
} from './legal/play.ts';
import { A_PASS } from './options.ts';
import type { View } from './view.ts';

/** Names of all of them, in the order of a turn. */
export const WINDOW_NAMES = [
  'turnStart',
  'beforeActions',
  'afterAction',
  'declared',
  'inCombat',
  'modifiers',
  'states',
  'reactions',
  'turnEnd',
] as const;
type WindowName = (typeof WINDOW_NAMES)[number];

const NAMES: Readonly<Record<number, WindowName>> = {
  [AT_START]: 'turnStart',
  [BEFORE_FIRST]: 'beforeActions',
  [IN_WINDOW]: 'afterAction',
  [DECLARED]: 'declared',
  [MODIFIERS]: 'modifiers',
  [STATES]: 'states',
  [PROOFS]: 'states',
  [REACTIONS]: 'reactions',
  [AT_END]: 'turnEnd',
};

/** As much of a view as windows are known by. */
type Seen = Pick<View, 'turn' | 'combats' | 'flow' | 'pieces'>;

interface WindowSeen {
  readonly window: WindowName;
  readonly option: number;
  readonly era: number;
  readonly again: boolean;
  readonly concerns?: (option: number) => boolean;
  readonly stands?: string;
  readonly answered?: Answered;
  readonly targeted?: boolean;
}

/** Whether others aim at the seat here: by what they play [DT 4.19.5], by an attack that is answered with modifiers or saved from, by sabotage [DT 4.38.4]. */
function isTargeted({ combats }: Seen, seat: number, x: WindowLocals, answered: Answered | undefined): boolean {
  const { kind, moment, subject } = x;
  if (moment === M_SABOTAGE && subject === seat) return true;
  if (answered !== undefined) return GROUPS.some((group) => answered.on.includes(group));
  const c = combats.at(-1);
  return (kind === MODIFIERS || kind === STATES) && c?.defenderSeat === seat && c.attackerSeat !== seat;
}

/** The window that a seat is asked in; undefined where it is asked something else. */
export function windowOf(v: Seen, { id, seat }: Pick<Decision, 'id' | 'seat'>): WindowSeen | undefined {
  if (id !== 'window.ask') return undefined;
  const x = v.flow[v.flow.length - 1].locals as unknown as WindowLocals;
  const { kind, moment, subject, object, answers } = x;
  const c = v.combats.at(-1);
  const window = kind === IN_WINDOW && c !== undefined ? 'inCombat' : NAMES[kind];
  const answered = answeredIn(v, seat);
  const here = { window, option: A_PASS, era: v.turn, again: false, ...(answered === undefined ? {} : { answered }) };
  const fights = c !== undefined && (c.attackerSeat === seat || c.defenderSeat === seat);
  // What others play, what happens to warriors, and an own fight are asked about each time; else once in a turn.
  const concerns =
    kind === REACTIONS ? object !== seat : kind === STATES || kind === PROOFS || (kind === MODIFIERS && fights);
  const targeted = isTargeted(v, seat, x, answered);
  if (!concerns && !targeted) return here;
  const stands = [kind, moment, subject, object, answers, c?.id ?? 0].join(':');
  return { ...here, stands, targeted, concerns: (option) => option !== A_PASS };
}

/** What policies of seats know of the game: the slot `windows` of its manifest. */
export const windows = {
  names: WINDOW_NAMES as readonly string[],
  // No event opens a window: most are closed again before anybody could see it. What was to last for one ends with the turn.
  opens: 'turnBegan',
  of: (view: unknown, decision: Pick<Decision, 'id' | 'seat'>) => windowOf(view as View, decision),
  moment: (view: unknown) => `${(view as View).turn}`,
  waits,
};
