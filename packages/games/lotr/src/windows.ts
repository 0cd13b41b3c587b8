/** The questions at which a player may simply pass: action windows and responses. */
import type { Decision } from '@kolbiste/kernel';
import { pool, printed } from './cards/pool.ts';
import { attackOf, defenseOf, figureParts, remaining } from './effects/figures.ts';
import type { EnemyAttack } from './flow/forward-refs.ts';
import { DOINGS, W_PLAY, W_USE } from './flow/window.ts';
import { charactersOf, thingOf } from './in-play.ts';
import type { State, Thing } from './state.ts';
import type { View } from './view.ts';
import { readable } from './view.ts';
import { ATTACK, PHASES, W, WINDOWS } from './vocabulary.ts';

const PASS = 0;
const RESPONSES = 'responses';

/** Names of all of them, in the order of the round. */
export const WINDOW_NAMES: readonly string[] = [...WINDOWS, RESPONSES];

/** As much of a view as windows are known by. */
interface Seen {
  readonly round: number;
  readonly flow: readonly { readonly locals: Readonly<Record<string, unknown>> }[];
  readonly things: readonly { readonly id: number; readonly card: number }[];
}

interface WindowSeen {
  readonly window: string;
  readonly option: number;
  readonly era: number;
  readonly again: boolean;
  readonly concerns?: (option: number) => boolean;
  readonly stands?: string;
}

/** Nothing happens between this window and that of planning, in which all of it may be done [LOTR 1.3] [LOTR 2.3]. */
const BEFORE_PLANNING = W.resource;

/** An event of the hand: what is kept for the moment in which an enemy attacks its holder. */
const isEvent = (option: number): boolean => option >= W_PLAY && option < W_USE;

/** Whether a fight may turn on what a program does. */
const turnsOn = (program: number): boolean =>
  pool.programs[program].some(({ verb, programs }) =>
    programs.length > 0 ? programs.some(turnsOn) : verb.beside !== true,
  );

/** Whether the fight may turn on what an option of a window does. */
function matters(v: Seen, option: number): boolean {
  if (option < W_PLAY) return false;
  const id = ((option - W_USE) / DOINGS) | 0;
  const card = isEvent(option) ? option - W_PLAY : v.things.find((t) => t.id === id)?.card;
  if (card === undefined) return false;
  const { doings } = printed(card);
  const doing = isEvent(option) ? doings[0] : doings[(option - W_USE) % DOINGS];
  return doing !== undefined && turnsOn(doing.program);
}

/** Whether the shadow effects of the attack that runs have left it other than it was when a defender was declared. */
function hasTurned(s: State, enemy: Thing, defenders: readonly number[]): boolean {
  if (figureParts(s, enemy, ATTACK).some(({ until }) => until === 'attack')) return true;
  return defenders.length > 0 && defenders.every((id) => thingOf(s, id) === null);
}

/**
 * What the open window turns on, as a text that differs once it has changed: of an enemy's attack its strength and the
 * characters of the attacked player. '' = nothing, or what has not changed since the defender was declared.
 */
export function standing(v: View): string {
  const { what, seat } = (v.flow.at(-1)?.locals ?? {}) as { what?: number; seat?: number };
  if (v.flow.at(-1)?.procedure !== 'window' || seat === undefined) return '';
  if (what !== W.enemyChosen && what !== W.shadowResolved) return '';
  const fight = v.flow.findLast(({ procedure }) => procedure === 'enemyAttack')?.locals as EnemyAttack | undefined;
  const s = readable(v);
  const t = fight === undefined ? null : thingOf(s, fight.enemy);
  if (fight === undefined || t === null) return '';
  if (what === W.shadowResolved && !hasTurned(s, t, fight.defenders)) return '';
  const own = charactersOf(s, seat).map((c) => [c.id, defenseOf(s, c), remaining(s, c)].join('.'));
  return [t.id, attackOf(s, t), ...own].join(':');
}

/**
 * The window that a seat is asked in; undefined where it is asked something else.
 * @param stands what `standing` says of the view
 */
export function windowOf(v: Seen, { id, seat }: Pick<Decision, 'id' | 'seat'>, stands = ''): WindowSeen | undefined {
  if (id === 'settle.respond') return { window: RESPONSES, option: PASS, era: v.round, again: false };
  if (id !== 'window.act') return undefined;
  const { what, seat: about } = v.flow[v.flow.length - 1].locals as { what: number; seat: number };
  const here = { window: WINDOWS[what], option: PASS, era: v.round, again: what === BEFORE_PLANNING };
  if (what === W.enemyChosen && about === seat) return { ...here, stands, concerns: isEvent };
  if (what === W.shadowResolved && about === seat && stands !== '')
    return { ...here, stands, concerns: (option) => matters(v, option) };
  return here;
}

/** Which phase of which round it is: how long an order lasts that is given until the end of the phase. */
export const momentOf = ({ round, phase }: Pick<View, 'round' | 'phase'>): string => `${round}.${PHASES[phase]}`;

/** What policies of seats know of the game: the slot `windows` of its manifest. */
export const windows = {
  names: WINDOW_NAMES,
  opens: 'windowOpened',
  of: (view: unknown, decision: Pick<Decision, 'id' | 'seat'>) =>
    windowOf(view as View, decision, standing(view as View)),
  moment: (view: unknown) => momentOf(view as View),
};
