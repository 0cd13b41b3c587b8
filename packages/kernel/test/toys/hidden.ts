/**
 * Three seats, a face-down deck and two face-down shadows. H.1 setup - H.2 draw - H.3 secret bids, revealed (H.3.1) -
 * H.4 shadows - H.5 looking (H.5.1) and challenging (H.5.2) - H.6 scrying - H.7 attacks - H.8 shuffling makes unknown -
 * H.9 the end.
 */
import type { Seat } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import { describer } from './describer.ts';
import {
  ALREADY_KNOWN,
  bids,
  book,
  CHALLENGED,
  discardFrom,
  discardPost,
  draw,
  EVENTS,
  GUARDED,
  H1,
  H2,
  H3,
  H4,
  H5,
  H6,
  H7,
  H8,
  H9,
  H51,
  H52,
  LOOKED,
  lose,
  NO_SHADOW,
  REFUSALS,
  SAW,
  SAW_TOP,
  SCRIED,
  SHADOW,
  SHUFFLED,
  TOO_WEAK,
  TURNED_UP,
  UNKNOWN,
} from './hidden.bids.ts';
import type { HiddenState, HiddenView } from './hidden.state.ts';
import * as state from './hidden.state.ts';
import { copyCore } from './shape.ts';
import { words } from './words/hidden.ts';

const { call, emit, goto } = kernel;
const { ALL_KNOW, POSTS, SEATS, faceOf, flow, inHand, knows } = state;

// Looking and challenging

interface Post {
  seat: Seat;
}

/** 0 = nothing, 1 + post = look at its shadow for a life, 3 + post = challenge it, whatever it is [H.5]. */
const look = flow.question<Post>('look', H5, {
  kind: 'look',
  seats: (_s, x) => 1 << x.seat,
  candidates(_s, _x, _seat, out) {
    for (let option = 0; option <= 2 * POSTS; option++) out.push(option);
  },
  check(s, _x, seat, option) {
    if (option === 0) return 0;
    if (option < 0 || option > 2 * POSTS) return UNKNOWN;
    const id = s.posts[(option - 1) % POSTS];
    if (id < 0) return NO_SHADOW;
    if (option > POSTS) return 0;
    return s.life[seat] < 2 ? TOO_WEAK : knows(s, seat, id) ? ALREADY_KNOWN : 0;
  },
  cite: (_s, _x, _seat, option) => (option === 0 ? H5 : option > POSTS ? H52 : H51),
});
const looked = flow.step<Post>('looked', H5, (s, x, f) => {
  if (f.result === 0) return;
  const post = (f.result - 1) % POSTS;
  const id = s.posts[post];
  if (f.result <= POSTS) {
    lose(s, x.seat, 1, H51);
    s.know[id] |= 1 << x.seat;
    emit(s, LOOKED, H51, x.seat, post);
    emit(s, SAW, H51, post, faceOf(id), 0, 0, 1 << x.seat);
    return;
  }
  emit(s, CHALLENGED, H52, x.seat, post, faceOf(id));
  if (faceOf(id) >= 5) return void discardPost(s, post);
  s.posts[post] = -1;
  s.hands[x.seat].push(id);
  s.know[id] = ALL_KNOW;
});
const scout = flow.procedure('scout', { rule: H5, locals: { seat: 0 }, see: 'open' }, [look, looked]);

// Scrying

const lookAtTop = flow.step<Post>('lookAtTop', H6, (s, x) => {
  const id = s.deck.at(-1);
  if (id === undefined) return;
  s.know[id] |= 1 << x.seat;
  emit(s, SCRIED, H6, x.seat);
  emit(s, SAW_TOP, H6, x.seat, faceOf(id), 0, 0, 1 << x.seat);
});
const keep = flow.question<Post>('keep', H6, {
  kind: 'scry',
  seats: (s, x) => (s.deck.length > 0 ? 1 << x.seat : 0),
  candidates(_s, _x, _seat, out) {
    out.push(0);
    out.push(1);
  },
  check: (_s, _x, _seat, option) => (option === 0 || option === 1 ? 0 : UNKNOWN),
  apply: (s, _x, _seat, option) => {
    if (option === 1) s.deck.unshift(s.deck.pop() as number);
  },
});
const scry = flow.procedure('scry', { rule: H6, locals: { seat: 0 }, see: 'open' }, [lookAtTop, keep]);

// Attacks

interface Attack {
  post: number;
  seat: Seat;
  /** Face of the card that guards, -1 = none. */
  guard: number;
}

const guard = flow.question<Attack>('guard', H7, {
  kind: 'guard',
  seats: (s, x) => (s.hands[x.seat].length > 0 ? 1 << x.seat : 0),
  candidates(s, _x, seat, out) {
    out.push(0);
    for (let face = 0; face < state.FACES; face++) if (inHand(s, seat, face) >= 0) out.push(1 + face);
  },
  check: (s, _x, seat, option) => (option === 0 || inHand(s, seat, option - 1) >= 0 ? 0 : UNKNOWN),
  apply(s, x, seat, option) {
    if (option === 0) return;
    x.guard = option - 1;
    discardFrom(s, seat, inHand(s, seat, x.guard));
    emit(s, GUARDED, H7, seat, x.guard);
  },
});
const turnUp = flow.step<Attack>('turnUp', H7, (s, x) => {
  if (s.posts[x.post] < 0) return;
  const face = discardPost(s, x.post);
  emit(s, TURNED_UP, H7, x.post, face);
  lose(s, x.seat, (face > 5 ? 2 : face > 2 ? 1 : 0) - (x.guard >= face ? 1 : 0), H7);
});
const noAttack: Attack = { post: 0, seat: 0, guard: -1 };
const attack = flow.procedure('attack', { rule: H7, locals: noAttack, see: 'open' }, [guard, turnUp]);

// Rounds

const seatAt = (s: HiddenState, offset: number): Seat => (s.round + offset) % SEATS;
const drawAll = flow.step('drawAll', H2, (s) => {
  for (let seat = 0; seat < SEATS; seat++) draw(s, seat);
});
const attackFrom = (post: number) =>
  flow.step(`attack${post}`, H7, (s) => {
    if (s.posts[post] >= 0) call(s, attack, { post, seat: seatAt(s, post), guard: -1 });
  });
/** Shuffling makes unknown whatever anybody knew of these cards [H.8]. */
const refill = flow.step('refill', H8, (s) => {
  if (s.deck.length >= 8) return;
  s.deck.push(...s.discard.splice(0));
  for (const id of s.deck) s.know[id] = 0;
  kernel.shuffle(s, 'deck', s.deck);
  emit(s, SHUFFLED, H8, s.deck.length);
});
const nextRound = flow.step('nextRound', H9, (s, _x, f) => {
  s.round++;
  if (s.round < 7 && s.life.every((life) => life > 0)) goto(f, drawAll);
});
const root = flow.procedure('game', { rule: H9, locals: {}, see: 'open' }, [
  flow.step('deal', H1, (s) => {
    kernel.shuffle(s, 'deck', s.deck);
    for (let i = 0; i < SEATS * 2; i++) draw(s, i % SEATS);
  }),
  drawAll,
  flow.step('bidAll', H3, (s) => call(s, bids, { answered: 0, picks: [-1, -1, -1] })),
  flow.step('dealShadows', H4, (s) => {
    for (let post = 0; post < POSTS; post++) {
      s.posts[post] = s.deck.pop() as number;
      emit(s, SHADOW, H4, post);
    }
  }),
  flow.step('scoutOne', H5, (s) => call(s, scout, { seat: seatAt(s, 0) })),
  flow.step('scryOne', H6, (s) => call(s, scry, { seat: seatAt(s, 1) })),
  flow.step('scoutAgain', H5, (s) => call(s, scout, { seat: seatAt(s, 0) })),
  attackFrom(0),
  attackFrom(1),
  refill,
  nextRound,
]);

const LOOKS = ['nothing', 'look 0', 'look 1', 'challenge 0', 'challenge 1'];

export const hiddenGame = kernel.defineGame<HiddenState, HiddenView, { life: number }>({
  id: 'hidden',
  rulesVersion: '1',
  rulebook: book,
  flow,
  refusals: REFUSALS,
  outside: {
    over: { code: 'over', rule: H9, remedy: 'help.over' },
    notYou: { code: 'notYou', rule: H3, remedy: 'help.notYou' },
    unknown: { code: 'unknown', rule: H3, remedy: 'help.unknown' },
  },
  events: EVENTS,
  root,
  seats: () => SEATS,
  blank: state.blank,
  begin: () => ({}),
  clone: (s) => ({ ...copyCore(flow, s), ...state.body.copy(s) }),
  encodeBody: state.body.json,
  decodeBody: (j, c) => ({ ...c, ...state.body.read(j, 'state.body') }),
  view: state.view,
  determinize: state.determinize,
  name(_v, decision, _seat, option) {
    if (decision === 'scout.look') return LOOKS[option];
    if (decision === 'scry.keep') return option === 0 ? 'top' : 'bottom';
    return decision === 'attack.guard' ? (option === 0 ? 'none' : `guard ${option - 1}`) : `bid ${option}`;
  },
  describe: describer<HiddenState, HiddenView>({
    book,
    flow,
    events: EVENTS,
    words,
    option(_v, decision, _seat, option) {
      if (decision === 'bids.lay') return ['bid', option];
      if (decision === 'scry.keep') return [option === 0 ? 'keep' : 'bottom'];
      if (option === 0) return ['nothing'];
      if (decision === 'attack.guard') return ['guard', option - 1];
      return [option > POSTS ? 'challenge' : 'look', 1 + ((option - 1) % POSTS)];
    },
    parts(e, name) {
      if (name === 'shuffled') return [e.a];
      return ['looked', 'challenged'].includes(name) ? [e.a + 1, e.b + 1, e.c] : [e.a + 1, e.b];
    },
  }),
  result(s) {
    if (s.frames.length > 0) return undefined;
    const most = Math.max(...s.life);
    const best = s.life.flatMap((life, seat) => (life === most ? [seat] : []));
    return { winners: best.length === 1 ? best : [], draw: best.length > 1, rule: book.keysOf(H9) };
  },
  invariant: state.invariant,
});
