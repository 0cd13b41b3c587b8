/**
 * The shadow cards of the attacking enemy [LOTR 6.2.3.1]: turned up one by one, in the order of the active player (L34); what
 * a card says as a shadow is resolved (L8, L36, L37), unless it is cancelled (L83).
 */
import type { Cite } from '@kolbiste/kernel';
import { call, done, emit, goto, setCause, withCause } from '@kolbiste/kernel';
import { turnUp } from '../atoms/table.ts';
import { printed } from '../cards/pool.ts';
import { isText } from '../cards/printed.ts';
import { contextOf } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { shadowsOf, thingOf } from '../in-play.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import { isIn } from '../seats.ts';
import type { State } from '../state.ts';
import { TURNED_UP } from '../state.ts';
import { partOfWhole } from './descent.ts';
import type { Shadow } from './forward-refs.ts';
import { enemyAttackNow, resolvingShadow, shadowNow } from './forward-refs.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { runProgram } from './programs.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const TURNS = cite('6.2.3.1', 'L33', 'L34');
const EFFECT = cite('6.2.3.1', 'L8', 'L35', 'L36', 'L37', 'L84', 'L106');
const BLANK = cite('6.2.3.1', 'L32');

const facedown = (s: State, x: Shadow): number[] =>
  shadowsOf(s, x.enemy).filter((place) => (s.shadows[place + 2] & TURNED_UP) === 0);

const choose = flow.step<Shadow>('choose', TURNS, (s, x, f) => {
  partOfWhole(s, f);
  if (!isIn(s, x.seat) || thingOf(s, x.enemy) === null) return done(f);
  const left = facedown(s, x);
  if (left.length === 0) return done(f);
  const places = left.map((_, i) => i + 1);
  call(s, pickOne, listLocals(x.seat, places, ASK.shadowNext));
});

const turn = flow.step<Shadow>('turn', TURNS, (s, x, f) => {
  const place = facedown(s, x)[f.result - 1];
  turnUp(s, place);
  x.at = place;
  x.card = s.shadows[place + 1];
  x.cancelled = 0;
  const enemy = thingOf(s, x.enemy);
  setCause(f, emit(s, E.shadowTurned, TURNS, x.card, x.enemy, enemy?.card ?? 0));
  if (!isText(printed(x.card).shadow)) {
    emit(s, E.shadowBlank, BLANK, x.card);
    return goto(f, next);
  }
  noteThat(s, N.shadowResolves, x.enemy, x.card, x.seat);
  settle(s);
});

/** You are the attacked player, even if another's sentinel defends [LOTR L37]. */
const resolve = flow.step<Shadow>('resolve', cite('6.2.3.1', 'L36', 'L83'), (s, x) => {
  if (x.cancelled === 1 || !isIn(s, x.seat)) return;
  const fight = enemyAttackNow(s)?.locals;
  const card = printed(x.card);
  const undefended =
    fight !== undefined && (fight.undefended === 1 || !fight.defenders.some((id) => thingOf(s, id) !== null));
  const program = undefended && isText(card.undefended) ? card.undefended : card.shadow;
  const speaker = contextOf(program, x.card, 0, x.seat);
  speaker.subject = x.enemy;
  withCause(s, emit(s, E.fired, EFFECT, 0, x.card, -1), () => runProgram(s, speaker, program, x.seat));
});

const next = flow.step<Shadow>('next', TURNS, (_s, _x, f) => goto(f, choose));

export const shadowing = flow.procedure<Shadow>(
  'shadow',
  { rule: TURNS, locals: { seat: 0, enemy: 0, card: 0, at: 0, cancelled: 0 }, see: 'open' },
  [choose, turn, resolve, next],
);

resolvingShadow.bind(shadowing);

/** What the shadow card that was turned up says does not happen [LOTR L83]. */
export function cancelShadow(s: State, rule: Cite): void {
  const f = shadowNow(s);
  if (f === null) return;
  f.locals.cancelled = 1;
  emit(s, E.shadowCancelled, rule, f.locals.card, f.locals.enemy, thingOf(s, f.locals.enemy)?.card ?? 0);
}
