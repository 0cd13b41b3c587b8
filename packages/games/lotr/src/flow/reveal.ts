/**
 * An encounter card is revealed [LOTR 3.2] [LOTR 3.8] [LOTR L95].
 * Passive effects - keywords (K.3) - "when revealed", unless it is cancelled (L105) - it is put away - the deck is renewed in
 * the quest phase (3.11) - surge (K.4), then what replaces a cancelled card.
 */
import type { Cite } from '@kolbiste/kernel';
import { call, done, emit, goto, running, setCause, withCause } from '@kolbiste/kernel';
import { encounterDiscard, renewEncounter, takeEncounter } from '../atoms/cards.ts';
import { damage } from '../atoms/marks.ts';
import { changeThreat } from '../atoms/table.ts';
import { attach, stage } from '../atoms/things.ts';
import { printed } from '../cards/pool.ts';
import { isText } from '../cards/printed.ts';
import { contextOf } from '../effects/effect-context.ts';
import { ownPassive } from '../effects/figures.ts';
import { E } from '../events.ts';
import { isCharacter, isEnemy, thingOf } from '../in-play.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import { playerOrder } from '../seats.ts';
import type { State } from '../state.ts';
import { COMMITTED, cardIn } from '../state.ts';
import { GUARDED, QUESTING, SURGE, TREACHERY } from '../vocabulary.ts';
import type { Reveal } from './forward-refs.ts';
import { revealingCard, revealNow } from './forward-refs.ts';
import { runProgram } from './programs.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const REVEALED = cite('3.2', '3.8');
const NONE_LEFT = cite('3.11', 'L96');
const NOT_RENEWED = cite('6.1.6', 'L7', 'L96');
const ALL_REVEAL = cite('3.11', 'L95', 'L96');
const DOOMED = cite('K.3', 'K.5');
const SURGED = cite('K.3', 'K.4', 'L95');
const GUARD = cite('K.3', 'K.6');
const PASSIVE = cite('3.8');
const WHEN = cite('3.8', 'W.3');

export const revealLocals = (seat: number): Reveal => ({
  card: 0,
  thing: 0,
  surge: 0,
  cancelled: 0,
  replace: 0,
  more: 0,
  limbo: 0,
  seat,
});

/** An empty deck is made anew in the quest phase alone, and never within a card that is still carried out [LOTR L96]. */
function renewIfEmpty(s: State): void {
  if (s.encounter.length === 0 && s.phase === QUESTING) renewEncounter(s);
}

const turn = flow.step<Reveal>('turn', REVEALED, (s, x, f) => {
  renewIfEmpty(s);
  const entry = takeEncounter(s);
  if (entry === undefined) {
    emit(s, E.nothingToReveal, s.phase === QUESTING ? NONE_LEFT : NOT_RENEWED);
    return done(f);
  }
  const card = cardIn(entry);
  x.card = card;
  setCause(f, emit(s, E.revealed, REVEALED, card));
  if (printed(card).type === TREACHERY) x.limbo = 1;
  else x.thing = stage(s, card).id;
});

const passive = flow.step<Reveal>('passive', PASSIVE, (s, x) => {
  const t = thingOf(s, x.thing);
  if (t === null || !isEnemy(t)) return;
  for (const c of s.things.filter((each) => isCharacter(each) && each.marks & COMMITTED)) {
    const p = ownPassive(c.card, 'damageRevealed');
    if (p !== undefined) damage(s, t, p.n, PASSIVE);
  }
  settle(s);
});

/** The next card of the deck is the guard: it is attached, not revealed [LOTR K.6]. */
function guard(s: State, guarded: number): void {
  const t = thingOf(s, guarded);
  const card = t === null ? undefined : takeEncounter(s);
  if (t !== null && card !== undefined) attach(s, cardIn(card), -1, t, -1, GUARD);
}

const keywords = flow.step<Reveal>('keywords', cite('K.3', 'K.4', 'K.5', 'K.6'), (s, x) => {
  const { doomed, keywords: bits } = printed(x.card);
  if (doomed > 0) {
    withCause(s, emit(s, E.doomed, DOOMED, x.card, doomed), () => {
      for (const seat of playerOrder(s)) changeThreat(s, seat, doomed, DOOMED);
    });
  }
  if (bits & SURGE) {
    x.surge++;
    emit(s, E.surged, SURGED, x.card);
  }
  if (bits & GUARDED) guard(s, x.thing);
  settle(s);
});

/** Who may cancel it does so now, before all else [LOTR L105]. */
const announce = flow.step<Reveal>('announce', WHEN, (s, x, f) => {
  noteThat(s, N.revealed, x.thing, x.card, x.seat, f.cause);
  settle(s);
});

const when = flow.step<Reveal>('when', WHEN, (s, x) => {
  const program = printed(x.card).revealed;
  if (x.cancelled === 1 || !isText(program) || (x.thing !== 0 && thingOf(s, x.thing) === null)) return;
  withCause(s, emit(s, E.fired, WHEN, x.thing, x.card, -1), () =>
    runProgram(s, contextOf(program, x.card, x.thing, s.first), program, s.first),
  );
});

const putAway = flow.step<Reveal>('putAway', cite('3.2', 'L95'), (s, x) => {
  if (x.limbo === 1) encounterDiscard(s, x.card);
  x.limbo = 0;
  renewIfEmpty(s);
});

/**
 * Whether the cards that reveal one another have gone through the whole deck and its pile: so many of them were put away
 * that each of those there has been revealed.
 */
const wentRound = (s: State): boolean =>
  running(s, revealing, (x) => x.card > 0 && x.thing === 0) >= 2 * (s.encounter.length + s.encounterDiscard.length);

/** Nothing that is still to be revealed is. */
function endReveals(s: State): void {
  emit(s, E.nothingToReveal, ALL_REVEAL, 1);
  for (const { p, locals } of s.frames)
    if (p === revealing.id) Object.assign(locals, { surge: 0, more: 0, replace: 0 });
}

/** One after the other: what surge reveals may surge itself. */
const more = flow.step<Reveal>('more', SURGED, (s, x, f) => {
  if (x.surge + x.more + x.replace === 0) return;
  if (s.phase === QUESTING && wentRound(s)) return endReveals(s);
  if (x.surge > 0) x.surge--;
  else if (x.more > 0) x.more--;
  else x.replace = 0;
  goto(f, more);
  call(s, revealing, revealLocals(x.seat));
});

export const revealing = flow.procedure<Reveal>('reveal', { rule: REVEALED, locals: revealLocals(0), see: 'open' }, [
  turn,
  passive,
  keywords,
  announce,
  when,
  putAway,
  more,
]);

revealingCard.bind(revealing);

// What texts do to the card that is being revealed

/** What it says when revealed does not happen. */
export function cancelRevealed(s: State, rule: Cite): void {
  const f = revealNow(s);
  if (f === null) return;
  f.locals.cancelled = 1;
  emit(s, E.cancelled, rule, f.locals.card);
}

/** Another takes its place. */
export function replaceRevealed(s: State): void {
  const f = revealNow(s);
  if (f !== null) f.locals.replace = 1;
}

/** Another comes beside it, once it is placed; where none is being revealed, at once [LOTR L95]. */
export function revealAnother(s: State, seat: number): void {
  const f = revealNow(s);
  if (f === null) call(s, revealing, revealLocals(seat));
  else f.locals.more++;
}
