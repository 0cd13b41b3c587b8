/**
 * A window: any time [DT 2.9] [DT 2.12] [DT R13]. One seat after the other may play one thing, which is wholly resolved (R10); it closes
 * with a circuit in which everybody passes. A spell of the combat may be strengthened as well (4.19.6): how much - paid - reactions - it grows. Reactions go the same way [DT R22].
 */

import { call, done, emit, goto } from '@kolbiste/kernel';
import { mark } from '../atoms/pieces.ts';
import { changeDestiny } from '../atoms/points.ts';
import { pieceOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { M_PLAYED } from '../cards/timing.ts';
import { contextOf } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { mayFreely } from '../legal/freely.ts';
import type { Occasion } from '../legal/play.ts';
import { isOpen, NOTHING_HAPPENED, playOf, REACTIONS } from '../legal/play.ts';
import { grownBy } from '../legal/strengthen.ts';
import { isAsked, mayInWindow, pushWindow } from '../legal/window.ts';
import * as O from '../options.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { MARK } from '../vocabulary.ts';
import { answering, playing } from './forward-refs.ts';
import { reactionOrder, windowOrder } from './order.ts';
import { pairUp } from './pairs.ts';
import { chosenLocals, FREELY_LAID } from './play-locals.ts';
import { callWith, flow } from './registry.ts';
import { settle } from './settle.ts';

export interface WindowLocals {
  [name: string]: number | number[];
  kind: number;
  moment: number;
  subject: number;
  object: number;
  amount: number;
  /** The playing that may be answered; 0 = none. */
  answers: number;
  order: number[];
  at: number;
  /** 1 = somebody has played in this circuit. */
  played: number;
}

const occasion = (x: WindowLocals): Occasion => x;
const RULE = cite('2.9', '2.11', '2.12', '7.2.5', '7.2.6', 'R8', 'R10', 'R11', 'R13', 'R14', 'R21', 'R23');

const calm = flow.step<WindowLocals>('calm', RULE, (s) => settle(s));

const ask = flow.question<WindowLocals>('ask', RULE, {
  kind: 'window',
  fresh: true,
  seats(s, x) {
    const seat = x.order[x.at];
    return s.gone[seat] === 0 && isAsked(s, occasion(x), seat) ? 1 << seat : 0;
  },
  candidates: (s, x, seat, out) => pushWindow(s, occasion(x), x.answers, seat, out),
  check: (s, x, seat, option) => mayInWindow(s, occasion(x), x.answers, seat, option),
});

const answered = flow.step<WindowLocals>('answered', RULE, (s, x, f) => {
  const seat = x.order[x.at++];
  if (f.result === O.A_PASS) return;
  x.played = 1;
  const spell = grownBy(s, seat, f.result);
  if (spell !== undefined)
    return callWith(s, strengthening, { seat, card: spell.card, play: spell.play, piece: spell.piece });
  const said = O.readOption(f.result);
  if (said === null) return pairUp(s, f.result - O.A_PAIR);
  if (said.what === 'move') return choose(s, said.piece, said.move === O.AS_LEGION);
  const locals = chosenLocals(s, seat, said, occasion(x));
  const freely = said.what === 'hand' && isOpen(x.kind) && mayFreely(s, seat, cardOf(said.card)) === 0;
  call(s, playing.get(), { ...locals, answers: x.answers, mode: freely ? FREELY_LAID : locals.mode });
});

/** Which status a cultist has from now on; it is no retroactive choice [DT 8.4.1]. */
function choose(s: State, piece: number, asLegion: boolean): void {
  const p = pieceOf(s, piece) as Piece;
  mark(s, p, MARK.asLegion, asLegion);
  emit(s, E.chose, cite('8.4.1', 'R148'), piece, p.card, asLegion ? 1 : 0);
}

/** What was answered has no effect any more: nothing affects it directly, as everybody sees [DT 7.2.3] [DT R16]. */
const isMoot = (s: State, { answers }: WindowLocals): boolean =>
  answers !== 0 &&
  s.frames.some(({ locals }) => {
    const { play, cancelled = 0 } = locals as { play?: number; cancelled?: number };
    return play === answers && cancelled !== 0;
  });

const next = flow.step<WindowLocals>('next', cite('2.9', '2.11', '2.12', '7.2.3', 'R13', 'R16', 'R22'), (s, x, f) => {
  if (x.played === 1 && isMoot(s, x)) return done(f);
  if (x.at < x.order.length) return goto(f, calm);
  if (x.played === 0) return done(f);
  x.at = 0;
  x.played = 0;
  goto(f, calm);
});

export const window = flow.procedure<WindowLocals>(
  'window',
  {
    rule: RULE,
    locals: { kind: 0, moment: 0, subject: 0, object: 0, amount: 0, answers: 0, order: [], at: 0, played: 0 },
    see: 'open',
  },
  [calm, ask, answered, next],
);

/** Opens a window of a kind, in the order of the moment. */
export function openWindow(s: State, kind: number): void {
  const order = windowOrder(s);
  call(s, window, { kind, ...NOTHING_HAPPENED, answers: 0, order, at: 0, played: 0 });
}

/** Opens reactions to a moment; whom it concerns is asked first, -1 = nobody alone. */
export function openReactions(s: State, now: Occasion, concerned = -1, answers = 0): void {
  const { kind, moment, subject, object, amount } = now;
  const order = reactionOrder(s, concerned);
  call(s, window, { kind, moment, subject, object, amount, answers, order, at: 0, played: 0 });
}

answering.bind((s, now) => openReactions(s, now));

export interface StrengthLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  /** The playing of the spell, and whom it is on. */
  play: number;
  piece: number;
  steps: number;
}

const MORE = cite('4.19.6', 'R90');
const mostOf = (s: State, x: StrengthLocals): number => (s.destiny[x.seat] / playOf(cardOf(x.card)).scale) | 0;
const much = flow.question<StrengthLocals>('much', MORE, {
  kind: 'much',
  seats: (s, x) => (mostOf(s, x) > 1 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (let n = 1; n <= mostOf(s, x); n++) out.push(n);
  },
  check: (s, x, _seat, option) => (option >= 1 && option <= mostOf(s, x) ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    x.steps = option;
  },
});

const paid = flow.step<StrengthLocals>('paid', MORE, (s, x) => {
  const amount = playOf(cardOf(x.card)).scale * x.steps;
  emit(s, E.strengthened, MORE, x.seat, x.card, amount);
  changeDestiny(s, x.seat, -amount, MORE);
  openReactions(s, { kind: REACTIONS, moment: M_PLAYED, subject: x.card, object: x.seat, amount }, -1, x.play);
});

/** Nothing grows that was cancelled meanwhile; what was paid is lost [DT 4.19.8]. */
const grown = flow.step<StrengthLocals>('grown', cite('4.19.6', '4.19.8', 'R90'), (s, x) => {
  if (!s.lasting.some((l) => l.play === x.play)) return;
  const by = {
    ...contextOf(x.seat, x.card),
    play: x.play,
    caster: x.piece,
    targets: [x.piece],
    steps: x.steps - 1,
  };
  for (const { step, words } of playOf(cardOf(x.card)).code)
    if ((words as { readonly steps?: boolean }).steps === true) step.run(s, by, words);
});

const strengthening = flow.procedure<StrengthLocals>(
  'strengthen',
  { rule: MORE, locals: { seat: 0, card: 0, play: 0, piece: 0, steps: 1 }, see: 'open' },
  [much, paid, grown],
);
