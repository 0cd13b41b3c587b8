/**
 * What follows an instruction [LOTR W.3] [LOTR L73] [LOTR L100] [LOTR L104].
 * Players out (X.1) - defeated cards together (HP.4) - explored locations and completed stages (3.4) - too many restricted (2.10) -
 * forced effects (W.8) - responses (W.7).
 */
import type { Seat } from '@kolbiste/kernel';
import { call, done, emitFrom, goto, resetCause, takeBatch, withCause } from '@kolbiste/kernel';
import { countUse, eliminate, lose } from '../atoms/table.ts';
import { destroy, discardThing, explore } from '../atoms/things.ts';
import { FORCED } from '../cards/printed.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import { E } from '../events.ts';
import { thingOf } from '../in-play.ts';
import { doingOf } from '../legal.ts';
import { notesBelow } from '../notes.ts';
import { ofNote, ofThing, originOf } from '../origins.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { clockwiseFrom, seatsAt } from '../seats.ts';
import type { State } from '../state.ts';
import { LOST, UNDER_WAY } from '../state.ts';
import type { Answer } from './answers.ts';
import { answersOf, forcedOf, mayAnswer, NOTE, NOTES, readAnswer } from './answers.ts';
import { askedTo, isAnswered } from './asked.ts';
import { falls, isDead, isExplored, needs, overloaded, surplusOn } from './due.ts';
import { useLocals, usingAbility } from './forward-refs.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';
import { advance, stageComplete } from './stage.ts';

const FALLS = cite('X.1', 'L73', 'L100');
const RESTRICT = cite('2.10', 'K.7');
const FIRES = cite('W.3', 'W.8', 'W.9', 'L80');
const ANSWER = cite('W.3', 'W.7', 'W.9');
const PASS = cite('W.4', 'W.7');

export interface SettleLocals {
  [name: string]: number | number[];
  /** What happened, as notes. */
  notes: number[];
  /** Who has answered already: note, thing (0 = from hand), ability. */
  answered: number[];
  /** Forced effects still to be carried out: note, thing, ability. */
  forced: number[];
  /** Seats asked since somebody answered. */
  passes: number;
  from: number;
  /** How many cards of each hand were there at the trigger, the oldest first; -1 = not known to this viewer. */
  held: number[];
}

/** Calls for what follows, unless the game is over. What nobody waits for is forgotten. */
export function settle(s: State): void {
  if (s.outcome !== UNDER_WAY) return;
  if (!needs(s) && !isAnswered(s, s.batch)) {
    s.batch.length = 0;
    return;
  }
  call(s, settling, { notes: [], answered: [], forced: [], passes: 0, from: 0, held: [] });
}

const players = flow.step<SettleLocals>('players', cite('X.1', 'X.2', 'X.7', 'L75', 'L100'), (s, _x, f) => {
  resetCause(s, f);
  for (let seat = 0; seat < seatsAt(s); seat++) if (falls(s, seat)) eliminate(s, seat);
  if (!s.out.includes(0)) lose(s, stageComplete(s));
});

const defeated = flow.step<SettleLocals>('defeated', cite('HP.4', 'L69', 'L73'), (s, _x, f) => {
  if (s.outcome === LOST) return;
  const dead = s.things.filter((t) => isDead(s, t));
  for (const t of dead) destroy(s, t);
  if (dead.length > 0) goto(f, players);
});

const explored = flow.step<SettleLocals>('explored', cite('3.4', '3.13'), (s) => {
  for (const t of s.things.filter(isExplored)) explore(s, t);
});

const stages = flow.step<SettleLocals>('stages', cite('3.4', '3.12', 'X.4', 'L98', 'L104'), (s, _x, f) => {
  if (!stageComplete(s)) return;
  goto(f, players);
  advance(s);
});

/** What happened so far is kept here: nothing may wait in the batch while somebody is asked. */
const gather = flow.step<SettleLocals>('gather', FIRES, (s, x) => {
  if (x.held.length === 0) x.held = s.hands.map((hand) => hand.length);
  x.notes.push(...takeBatch(s.batch));
});

/** Too many restricted attachments: the controller discards one at once [LOTR 2.10]. */
const restricted = flow.step<SettleLocals>('restricted', RESTRICT, (s, _x) => {
  const t = overloaded(s);
  if (t === null) return;
  call(
    s,
    pickOne,
    listLocals(
      t.seat,
      surplusOn(s, t).map((a) => a.id),
      ASK.surplus,
      t.card,
    ),
  );
});
const discarded = flow.step<SettleLocals>('discarded', RESTRICT, (s, _x, f) => {
  const a = thingOf(s, f.result);
  if (a === null) return;
  discardThing(s, a, RESTRICT);
  goto(f, players);
});

const findForced = flow.step<SettleLocals>('findForced', FIRES, (s, x) => {
  x.forced = forcedOf(s, x.notes);
});

/** Ties between forced effects are the first player's to order [LOTR W.3]. */
const orderForced = flow.step<SettleLocals>('orderForced', FIRES, (s, x, f) => {
  resetCause(s, f);
  if (x.forced.length === 0) return goto(f, ask);
  const places = Array.from({ length: x.forced.length / NOTE }, (_, i) => i + 1);
  call(s, pickOne, { ...listLocals(s.first, places, ASK.forcedNext) });
});

const fire = flow.step<SettleLocals>('fire', FIRES, (s, x, f) => {
  const at = (f.result - 1) * NOTE;
  const a = readAnswer(x.notes, x.forced, at);
  x.forced.splice(at, NOTE);
  goto(f, orderForced);
  if (!mayAnswer(s, a, a.seat, FORCED)) return;
  withCause(s, originOf(s, noteOf(s, a), f.cause), () => {
    const event = emitFrom(s, [ofThing(a.thing)], E.fired, FIRES, a.thing, a.card, a.doing);
    withCause(s, event, () => call(s, usingAbility.get(), useOf(s, a)));
  });
});

/** Under which number the event is kept that is answered. */
const noteOf = (s: State, a: Answer): number => ofNote(notesBelow(s, s.frames.length - 1) + a.note / NOTES);

function useOf(s: State, a: Answer): ReturnType<typeof useLocals> {
  const d = doingOf(a.doing);
  const speaker: EffectContext = { ...contextOf(d.program, a.card, a.thing, a.seat < 0 ? s.first : a.seat) };
  speaker.subject = a.subject;
  speaker.amount = a.amount;
  speaker.controller = a.by;
  return useLocals(speaker, a.doing, a.thing === 0 ? 1 : 0);
}

const responders = clockwiseFrom<SettleLocals>('passes');

/** Responses go round from the first player until all pass one after another [LOTR W.7]. */
const ask = flow.step<SettleLocals>('ask', ANSWER, (s, x) => {
  x.from = s.first;
});

const respond = flow.question<SettleLocals>('respond', ANSWER, {
  kind: 'respond',
  fresh: true,
  seats: responders.asks((s, x, seat) => askedTo(s, x.notes, x.answered, seat)),
  candidates(s, x, seat, out) {
    out.push(0);
    for (const option of answersOf(s, x.notes, x.answered, seat, x.held[seat])
      .map((a) => a.option)
      .sort((a, b) => a - b))
      out.push(option);
  },
  check(s, x, seat, option) {
    if (option === 0) return 0;
    const a = answersOf(s, x.notes, x.answered, seat, x.held[seat]).find((each) => each.option === option);
    return a === undefined ? NOT_HERE : a.refusal;
  },
  cite: (_s, _x, _seat, option) => (option === 0 ? PASS : ANSWER),
});

const responded = flow.step<SettleLocals>('responded', ANSWER, (s, x, f) => {
  if (responders.over(s, x)) return done(f);
  const seat = responders.seat(s, x);
  goto(f, respond);
  if (f.result === 0) return responders.pass(x);
  const a = answersOf(s, x.notes, x.answered, seat, x.held[seat]).find((each) => each.option === f.result);
  if (a === undefined) return;
  if (a.thing !== 0) x.answered.push(a.note, a.thing, a.doing);
  x.from = (seat + 1) % seatsAt(s);
  responders.begin(x);
  const d = doingOf(a.doing);
  if (d.limit > 0) countUse(s, a.thing, a.doing, d.limitEach ? seat : -1, d.limitPer);
  const use = (): void => call(s, usingAbility.get(), useOf(s, { ...a, seat }));
  if (a.thing === 0) return use();
  const from = [ofThing(a.thing), noteOf(s, a)];
  withCause(s, emitFrom(s, from, E.used, ANSWER, a.thing, a.card, seat, a.doing), use);
});

const seeNotes = (_s: State, x: SettleLocals, who: Seat | 'public'): SettleLocals => ({
  ...x,
  notes: x.notes.slice(),
  answered: x.answered.slice(),
  forced: x.forced.slice(),
  held: x.held.map((n, seat) => (seat === who ? n : -1)),
});

const settling = flow.procedure<SettleLocals>(
  'settle',
  { rule: FALLS, locals: { notes: [], answered: [], forced: [], passes: 0, from: 0, held: [] }, see: seeNotes },
  [
    players,
    defeated,
    explored,
    gather,
    stages,
    restricted,
    discarded,
    findForced,
    orderForced,
    fire,
    ask,
    respond,
    responded,
  ],
);
