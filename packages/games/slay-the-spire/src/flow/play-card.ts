/**
 * A card is played (12.12 to 12.16): the cost was paid - X is named (7.7) - decisions and targets (12.13) - the effect
 * (12.15) - resolved again where something says so (19.5) - put away (12.16) - what it set off (12.15).
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto, nearest } from '@kolbiste/kernel';
import { isAlive } from '../atoms/creatures.ts';
import { intoDiscard, intoExhaust, ontoDraw } from '../atoms/piles.ts';
import { attach, layPower } from '../atoms/powers.ts';
import { LASTING } from '../cards/lasting.ts';
import { faceOf } from '../cards/pool.ts';
import { effectOf, NOTHING } from '../effects/context.ts';
import { holds } from '../effects/count.ts';
import { isLimited } from '../effects/intent.ts';
import { lastingSum } from '../effects/lasting-sum.ts';
import { E } from '../events.ts';
import { CARD_PLAYED, note } from '../notes.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  CARDS,
  DISCARD,
  DRAW,
  ENERGY,
  LAST_ATTACK,
  LAST_X,
  MIRACLES,
  POWERS,
  POWERS_PLAYED,
  pileOf,
  REPEAT_ATTACK,
  REPEAT_CARD,
  REPEAT_SKILL,
} from '../state.ts';
import { ATTACK, POWER, SKILL, STATUS } from '../vocabulary.ts';
import { flow } from './registry.ts';
import { settleNotes } from './settle.ts';
import { FREE_ONE, use } from './use.ts';

export interface PlayLocals {
  seat: number;
  face: number;
  X: number;
  /** 1 = X is still to be named. */
  asksX: number;
  /** How many more times it is resolved. */
  more: number;
  /** 1 = it is exhausted whatever it says. */
  burns: number;
  /** 1 = it stayed in hand through the end of the turn before, 2 = it was put away while its owner scried. */
  retained: number;
  /** 1 = another card that is being played plays it: what it sets off waits for that one [STS R18]. */
  inside: number;
  /** What it cost. */
  cost: number;
  /** 1 = it is resolved as a card that was played before: nothing is put away [STS 19.5]. */
  copy: number;
  /** The enemy beside which it is laid instead of being discarded; 0 = none. */
  host: number;
}

/** A card that is played, and nothing more is said of it. */
export const played = (seat: number, face: number): PlayLocals => ({
  seat,
  face,
  X: 0,
  asksX: 0,
  more: 0,
  burns: 0,
  retained: 0,
  inside: 0,
  cost: 0,
  copy: 0,
  host: 0,
});

const NAME_X = cite('7.7', 'R11');
const EFFECT = cite('12.15');
const RESOLVES = cite('12.15', '7.1', '7.2', '18.18');
const AWAY = cite('12.16', '12.14', '6.2');
const BESIDE = cite('12.16', '18.11');
const OF_STATUS = cite('12.16', '18.15', '24.10', '24.12');
const LAID = cite('12.16', '6.5', '7.3');
/** On top of the draw pile before anything that it sets off draws. */
const ON_TOP = cite('12.16', '18.17');
const EXHAUSTS = cite('12.16', '24.12', '6.3');
const REPEAT = cite('19.5', '19.6', '19.7', 'R19');
const PAID = cite('12.12', 'R11');
const MIRACLES_PAY = cite('17.14', 'R14');

/** Energy and miracles pay for X [STS R11] [STS R14]. */
const nameX = flow.question<PlayLocals>('nameX', NAME_X, {
  kind: 'x',
  seats: (_s, x) => (x.asksX === 1 ? 1 << x.seat : 0),
  candidates(s, x, seat, out: Candidates) {
    const most = s.heroes[seat][ENERGY] + s.heroes[seat][MIRACLES];
    for (let n = faceOf(x.face).xMin; n <= most; n++) out.push(n);
  },
  check(s, x, seat, option) {
    return option >= faceOf(x.face).xMin && option <= s.heroes[seat][ENERGY] + s.heroes[seat][MIRACLES] ? 0 : NOT_HERE;
  },
  apply(s, x, seat, option) {
    const hero = s.heroes[seat];
    const energy = Math.min(option, hero[ENERGY]);
    hero[ENERGY] -= energy;
    hero[MIRACLES] -= option - energy;
    if (option > energy) emit(s, E.miracleUsed, MIRACLES_PAY, seat, hero[MIRACLES]);
    x.X = option;
    x.cost = option;
    x.asksX = 0;
    emit(s, E.played, PAID, seat, x.face, option);
  },
});

const resolve = flow.step<PlayLocals>('resolve', RESOLVES, (s, x) => {
  const { type, program } = faceOf(x.face);
  const { seat, face, X, retained, cost } = x;
  s.heroes[seat][CARDS]++;
  if (type === ATTACK || type === SKILL) s.played.push(face, cost, X);
  if (type === ATTACK) {
    s.heroes[seat][LAST_ATTACK] = face + 1;
    s.heroes[seat][LAST_X] = X;
  }
  call(s, use, {
    seat,
    program,
    targets: [],
    attack: type === ATTACK ? (cost === 0 ? FREE_ONE : 1) : 0,
    face,
    X,
    subject: retained,
  });
});

/** Each resolution is a play of its own: what one set off comes before the next [STS R19]. */
const again = flow.step<PlayLocals>('again', REPEAT, (s, x, f) => {
  if (x.more === 0) return;
  note(s, CARD_PLAYED, x.seat, x.face);
  x.more--;
  emit(s, E.repeated, REPEAT, x.seat, x.face);
  goto(f, resolve);
  settleNotes(s, x.seat);
});

/** A card that lies where nobody may have it any more: status cards go back to the common deck. */
const putAway = flow.step<PlayLocals>('putAway', AWAY, (s, x) => {
  const face = faceOf(x.face);
  const { seat, host } = x;
  if (x.copy === 1) return note(s, CARD_PLAYED, seat, x.face);
  if (host < 0 && isAlive(s, host)) attach(s, seat, x.face, host, BESIDE);
  else if (face.type === POWER) {
    layPower(s, seat, x.face, face.xCubes < 0 ? 0 : x.X + face.xCubes, LAID);
    s.heroes[seat][POWERS_PLAYED]++;
  } else if (exhausts(s, x)) intoExhaust(s, seat, x.face, face.type === STATUS ? OF_STATUS : EXHAUSTS);
  else if (face.toDrawTop) {
    ontoDraw(s, seat, x.face);
    emit(s, E.putAway, ON_TOP, seat, x.face, DRAW);
  } else {
    intoDiscard(s, seat, x.face);
    emit(s, E.putAway, AWAY, seat, x.face, DISCARD);
  }
  note(s, CARD_PLAYED, seat, x.face, pileOf(s, seat, POWERS).length - 1);
});

/** Whether a played card is exhausted: by its text, by what made it be played, or by a power. */
function exhausts(s: State, { seat, face: card, burns }: PlayLocals): boolean {
  const face = faceOf(card);
  if (face.exhaust || burns === 1 || face.type === STATUS) return true;
  return face.type === SKILL && lastingSum(s, seat, LASTING.skillsFree) > 0;
}

const setOff = flow.step<PlayLocals>('setOff', EFFECT, (s, { inside, seat }) => {
  if (inside === 0) settleNotes(s, seat);
});

export const playCard = flow.procedure<PlayLocals>(
  'playCard',
  {
    rule: cite('12.12', '12.13'),
    locals: played(0, 0),
    see: 'open',
  },
  [nameX, resolve, again, putAway, setOff],
);

/** How many more times this card is resolved; what waited for such a card is used up [STS 19.6]. */
export function repeatsOf(s: State, seat: number, card: number): number {
  const { type, single } = faceOf(card);
  if (single || (type !== ATTACK && type !== SKILL)) return 0;
  const hero = s.heroes[seat];
  const at = hero[REPEAT_CARD] > 0 ? REPEAT_CARD : type === ATTACK ? REPEAT_ATTACK : REPEAT_SKILL;
  const more = hero[at] & 3;
  hero[at] >>= 2;
  return more;
}

/** The card that is being played is laid beside an enemy once it is resolved. */
export function attachPlayed(s: State, host: number): void {
  const running = nearest(s, playCard);
  if (running !== null && host !== NOTHING) running.locals.host = host;
}

const PER_PLAY = 3;

/** Resolves the last attack or skill of this turn that cost so much, but for those that cannot be [STS 19.5]. @param by the card that does */
export function copyLastPlayed(s: State, seat: number, by: number, paid: number): void {
  for (let at = s.played.length - PER_PLAY; at >= 0; at -= PER_PLAY) {
    const [face, cost, X] = s.played.slice(at, at + PER_PLAY);
    if (cost !== paid || face >> 1 === by >> 1 || faceOf(face).single) continue;
    emit(s, E.repeated, REPEAT, seat, face);
    return call(s, playCard, { ...played(seat, face), X, cost, copy: 1, inside: 1 });
  }
}

/** Whether a card that something makes be played can be [STS R18]. */
export function canResolve(s: State, seat: number, card: number): boolean {
  const face = faceOf(card);
  if (isLimited(s, seat)) return false;
  const context = effectOf(seat, 0, { face: card });
  return !face.unplayable && face.xMin === 0 && (face.playIf < 0 || holds(s, context, face.playIf));
}
