/** Atoms and secret bids of the hidden game. Its rules are listed in hidden.ts. */
import type { Seat } from '../../src/index.ts';
import * as kernel from '../../src/index.ts';
import type { HiddenState } from './hidden.state.ts';
import * as state from './hidden.state.ts';

const { emit } = kernel;
const { ALL_KNOW, SEATS, faceOf, flow, inHand } = state;

const KEYS = ['1', '2', '3', '3.1', '4', '5', '5.1', '5.2', '6', '7', '8', '9'].map((key) => `H.${key}`);
export const book = kernel.rulebook('hidden', KEYS);
const [H1, H2, H3, H31, H4, H5, H51, H52, H6, H7, H8, H9] = KEYS.map((key) => book.cite(key));

export { H1, H2, H3, H4, H5, H6, H7, H8, H9, H51, H52 };
export const EVENTS = [
  'answer',
  'drew',
  'drawn',
  'bid',
  'revealed',
  'lost',
  'shadow',
  'looked',
  'saw',
  'challenged',
  'scried',
  'sawTop',
  'turnedUp',
  'guarded',
  'shuffled',
] as const;
const [
  ,
  DREW,
  DRAWN,
  BID,
  REVEALED,
  LOST,
  SHADOW,
  LOOKED,
  SAW,
  CHALLENGED,
  SCRIED,
  SAW_TOP,
  TURNED_UP,
  GUARDED,
  SHUFFLED,
] = EVENTS.keys();

export { CHALLENGED, GUARDED, LOOKED, SAW, SAW_TOP, SCRIED, SHADOW, SHUFFLED, TURNED_UP };
export const REFUSALS = [
  { code: 'noShadow', rule: H5, remedy: 'help.noShadow' },
  { code: 'tooWeak', rule: H51, remedy: 'help.tooWeak' },
  { code: 'alreadyKnown', rule: H51, remedy: 'help.alreadyKnown' },
];
const [NO_SHADOW, TOO_WEAK, ALREADY_KNOWN, UNKNOWN] = [1, 2, 3, 99];

export { ALREADY_KNOWN, NO_SHADOW, TOO_WEAK, UNKNOWN };

// Atoms

export function draw(s: HiddenState, seat: Seat): void {
  const id = s.deck.pop();
  if (id === undefined) return;
  s.hands[seat].push(id);
  s.know[id] |= 1 << seat;
  emit(s, DREW, H2, seat);
  emit(s, DRAWN, H2, seat, faceOf(id), 0, 0, 1 << seat);
}

export function lose(s: HiddenState, seat: Seat, points: number, rule: number): void {
  if (points <= 0) return;
  s.life[seat] = Math.max(0, s.life[seat] - points);
  emit(s, LOST, rule, seat, s.life[seat]);
}

/**
 * A card leaves a hand face up. Who knew another card with this face in that hand cannot tell which of the two it was:
 * it knows no more of the one that stays than what is counted [H.8].
 */
export function discardFrom(s: HiddenState, seat: Seat, id: number): void {
  const hand = s.hands[seat];
  hand.splice(hand.indexOf(id), 1);
  for (let who = 0; who <= SEATS; who++) {
    if (who === seat || (s.know[id] >>> who) & 1) continue;
    const twin = hand.find((other) => faceOf(other) === faceOf(id) && (s.know[other] >>> who) & 1);
    if (twin !== undefined) s.know[twin] &= ~(1 << who);
  }
  s.discard.push(id);
  s.know[id] = ALL_KNOW;
}

export function discardPost(s: HiddenState, post: number): number {
  const id = s.posts[post];
  s.posts[post] = -1;
  s.discard.push(id);
  s.know[id] = ALL_KNOW;
  return faceOf(id);
}

// Bids: secret until everybody has laid one

interface Bids {
  answered: number;
  /** Ids, -1 = none yet: the cards stay in their hands until they are revealed. */
  picks: number[];
}

const lay = flow.question<Bids>('lay', H3, {
  kind: 'bid',
  joint: true,
  seats: (s, x) => s.hands.reduce((mask, hand, seat) => (hand.length > 0 ? mask | (1 << seat) : mask), 0) & ~x.answered,
  candidates(s, _x, seat, out) {
    for (let face = 0; face < state.FACES; face++) if (inHand(s, seat, face) >= 0) out.push(face);
  },
  check: (s, _x, seat, option) => (inHand(s, seat, option) < 0 ? UNKNOWN : 0),
  apply(s, x, seat, option) {
    x.picks[seat] = inHand(s, seat, option);
    x.answered |= 1 << seat;
    emit(s, BID, H3, seat);
  },
  answerSeenBy: (_s, _x, seat) => 1 << seat,
});
/** The lowest bid loses a life; of two equal ones nobody's is the lowest [H.3.1]. */
const reveal = flow.step<Bids>('reveal', H31, (s, x) => {
  const faces = x.picks.map((id) => (id < 0 ? state.FACES : faceOf(id)));
  const low = Math.min(...faces);
  x.picks.forEach((id, seat) => {
    if (id < 0) return;
    discardFrom(s, seat, id);
    emit(s, REVEALED, H31, seat, faceOf(id));
  });
  if (faces.indexOf(low) === faces.lastIndexOf(low)) lose(s, faces.indexOf(low), 1, H31);
});
export const bids = flow.procedure(
  'bids',
  {
    rule: H3,
    locals: { answered: 0, picks: [0, 0, 0] },
    see: (_s, x, who) => ({
      answered: x.answered,
      pick: who === 'public' || x.picks[who] < 0 ? -1 : faceOf(x.picks[who]),
    }),
  },
  [lay, reveal],
);
