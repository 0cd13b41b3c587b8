/**
 * Playing a card, or using one in play [DT 7.2] [DT 4.18] [DT R15].
 * Announced - where it is laid - what it is aimed at - who casts - by how much it is strengthened (4.19.4) - paid, out of the hand -
 * reactions (R16, R22) - cancelled, or resolved: it enters, is laid, its program runs - it goes where its icon says.
 */
import { call, done, emit, goto } from '@kolbiste/kernel';
import { dropPlay } from '../atoms/combat.ts';
import { leave } from '../atoms/pieces.ts';
import { takeFromHand } from '../atoms/piles.ts';
import { changeDestiny, changePromotion } from '../atoms/points.ts';
import { noteUse, spend } from '../atoms/turn.ts';
import { pieceOf, warriorsOf } from '../board.ts';
import { cardOf } from '../cards/pool.ts';
import { M_PLAYED, M_USED } from '../cards/timing.ts';
import { copyContext } from '../effects/effect-context.ts';
import { E, GONE_ANNIHILATED, GONE_DISCARDED } from '../events.ts';
import { figureOf } from '../figures.ts';
import { isLaid, mayLay, pushPlaces } from '../legal/lay.ts';
import { sharesOf } from '../legal/payment.ts';
import { abilityOf, dearer, mayCast, REACTIONS } from '../legal/play.ts';
import { openZones, priceOf } from '../legal/warriors.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ANNIHILATE, ART, V, WARRIOR } from '../vocabulary.ts';
import { acting } from './act.ts';
import { claiming, claimLocals, hiddenCopies } from './claim.ts';
import { playing } from './forward-refs.ts';
import { comeIn, layDown } from './lay-down.ts';
import { pickLocals, pickTarget } from './pick.ts';
import type { PlayLocals } from './play-locals.ts';
import { copyPlay, playLocals } from './play-locals.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { openReactions } from './window.ts';

const card = (x: PlayLocals) => cardOf(x.card);
const text = (x: PlayLocals) => abilityOf(card(x), x.ability);
const isHand = (x: PlayLocals): boolean => x.self === 0;
const isWarriorCard = (x: PlayLocals): boolean => isHand(x) && card(x).kind === WARRIOR;
const PLAYED = cite('7.2.1', 'R15');
const announce = flow.step<PlayLocals>('announce', PLAYED, (s, x) => {
  x.play = ++s.plays;
});

/** Where it could be laid: areas of a warrior, places of a card that stays. */
function places(s: State, x: PlayLocals): number[] {
  if (!isHand(x)) return [];
  if (isWarriorCard(x)) {
    const zones = openZones(s, x.seat, card(x));
    return [0, 1, 2, 3].filter((zone) => zones & (1 << zone));
  }
  const found: number[] = [];
  if (isLaid(card(x)))
    pushPlaces(s, card(x), (place) => {
      if (mayLay(s, x.seat, card(x), place) === 0) found.push(place);
    });
  return found;
}

const PLACE = cite('4.1.1', '4.6.1', '4.9.2', '4.13.1');
const place = flow.question<PlayLocals>('place', PLACE, {
  kind: 'place',
  seats: (s, x) => (places(s, x).length > 1 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const each of places(s, x)) out.push(each);
  },
  check: (s, x, _seat, option) => (places(s, x).includes(option) ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    x.place = option;
  },
});

const placed = flow.step<PlayLocals>('placed', PLACE, (s, x, f) => {
  if (x.place < 0) x.place = places(s, x)[0] ?? -1;
  if (!isWarriorCard(x)) return goto(f, aim);
  if (card(x).unique && hiddenCopies(s, x.card).length > 0) call(s, claiming, claimLocals(s, x.card, 0));
});

/** Somebody who lies hidden may come first: the card stays in the hand, unpaid [DT 7.7.2]. */
const claimed = flow.step<PlayLocals>('claimed', cite('7.7.2', '7.7.3', 'R61'), (_s, _x, f) => {
  if (f.result !== 0) done(f);
  else goto(f, pay);
});

const aim = flow.step<PlayLocals>('aim', cite('4.19.5'), (s, x, f) => {
  if (x.targets.length >= text(x).targets.length) return goto(f, caster);
  call(s, pickTarget, pickLocals(x, x.targets.length));
});

const aimed = flow.step<PlayLocals>('aimed', cite('4.19.5'), (_s, x, f) => {
  x.targets = [...x.targets, f.result];
  goto(f, aim);
});

function casters(s: State, x: PlayLocals): number[] {
  if (!isHand(x) || card(x).kind !== ART) return [];
  return warriorsOf(s, x.seat)
    .filter((w) => mayCast(s, x.seat, card(x), w))
    .map((w) => w.id);
}

const CASTER = cite('4.19.2', 'R89');
const caster = flow.question<PlayLocals>('caster', CASTER, {
  kind: 'caster',
  seats: (s, x) => (casters(s, x).length > 1 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (const id of casters(s, x)) out.push(id);
  },
  check: (s, x, _seat, option) => (casters(s, x).includes(option) ? 0 : NOT_HERE),
});

const cast = flow.step<PlayLocals>('cast', CASTER, (s, x, f) => {
  x.caster = f.result !== 0 ? f.result : (casters(s, x)[0] ?? 0);
});

/** Steps by which it may be strengthened now; 0 = it is no such text. */
function mostSteps(s: State, x: PlayLocals): number {
  const { scale, destiny, scaleMost } = text(x);
  if (scale === 0) return 0;
  const steps = ((s.destiny[x.seat] - destiny) / scale) | 0;
  return scaleMost === 0 ? steps : Math.min(scaleMost, steps);
}

const STRENGTH = cite('4.19.4', '4.19.5');
const strength = flow.question<PlayLocals>('strength', STRENGTH, {
  kind: 'strength',
  seats: (s, x) => (mostSteps(s, x) > 0 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    for (let n = 0; n <= mostSteps(s, x); n++) out.push(n);
  },
  check: (s, x, _seat, option) => (option >= 0 && option <= mostSteps(s, x) ? 0 : NOT_HERE),
  apply(_s, x, _seat, option) {
    x.steps = option;
  },
});

function payActions(s: State, n: number): void {
  sharesOf(s, n).forEach((share, kind) => {
    if (share > 0) spend(s, kind, share, cite('4.0.1', '7.3.2', 'R24'));
  });
}

/** What it costs in destiny points. */
function priceIn(s: State, x: PlayLocals): number {
  if (isWarriorCard(x)) return priceOf(s, x.seat, card(x));
  const { destiny, scale } = text(x);
  const bought = text(x).payValue ? pieceOf(s, x.targets[0] ?? x.place) : null;
  const value = bought === null ? 0 : Math.max(0, figureOf(s, bought, V));
  return value + destiny + scale * x.steps + (isHand(x) ? dearer(s, x.seat, card(x)) : 0);
}

const PAID = cite('4.1.4', '4.20.1', '7.4.1');
const pay = flow.step<PlayLocals>('pay', PAID, (s, x) => {
  x.paid = priceIn(s, x);
  payActions(s, x.actions);
  if (isHand(x)) {
    takeFromHand(s, x.seat, x.card);
    if (text(x).perTurn > 0) noteUse(s, 0, x.card);
    emit(s, E.played, PAID, x.seat, x.card, x.paid);
  } else {
    noteUse(s, x.self, x.ability);
    emit(s, E.used, PAID, x.self, x.card, x.seat, x.ability);
  }
  changeDestiny(s, x.seat, -x.paid, PAID);
  if (!isWarriorCard(x)) changePromotion(s, x.seat, -text(x).promotion, PAID);
});

/** Whom it concerns before all: the player whose card or person it is aimed at [DT 7.2.7]. */
function concerned(s: State, x: PlayLocals): number {
  if (x.answers !== 0 && x.moment === M_PLAYED) return x.object;
  const first = x.targets[0] ?? (isWarriorCard(x) ? -1 : x.place);
  const seat = first > 0 ? pieceOf(s, first)?.seat : undefined;
  return seat === undefined || seat === x.seat ? -1 : seat;
}

const react = flow.step<PlayLocals>('react', cite('7.2.3', '7.2.7', 'R16', 'R22'), (s, x) => {
  const moment = isHand(x) ? M_PLAYED : M_USED;
  const [subject, object] = isHand(x) ? [x.card, x.seat] : [x.self, x.seat];
  openReactions(s, { kind: REACTIONS, moment, subject, object, amount: x.paid }, x.play, concerned(s, x));
});

const LOST = cite('7.4.1', 'R93');
const judge = flow.step<PlayLocals>('judge', LOST, (s, x, f) => {
  if (x.cancelled === 0) return;
  dropPlay(s, x.play);
  if (isHand(x)) s.discards[x.seat].push(x.card);
  emit(s, E.cancelled, LOST, x.seat, x.card);
  done(f);
});

const RESOLVED = cite('7.2.1', '4.16.1');
const resolve = flow.step<PlayLocals>('resolve', RESOLVED, (s, x) => {
  if (isWarriorCard(x)) return comeIn(s, x);
  const stays = isHand(x) && isLaid(card(x));
  if (stays) layDown(s, x);
  if (text(x).code.length > 0) call(s, acting, { ...copyContext(x), self: stays ? (x.those[0] ?? 0) : x.self });
});

const AFTER = cite('4.19.9', '9.8');
const after = flow.step<PlayLocals>('after', AFTER, (s, x) => {
  const { after: icon } = card(x);
  if (!isHand(x)) {
    const p = text(x).spends ? pieceOf(s, x.self) : null;
    if (p !== null) leave(s, p, icon === ANNIHILATE ? GONE_ANNIHILATED : GONE_DISCARDED, AFTER);
  } else if (!isWarriorCard(x) && !isLaid(card(x))) {
    (icon === ANNIHILATE ? s.annihilated : s.discards)[x.seat].push(x.card);
  }
});

const follows = flow.step<PlayLocals>('follows', cite('2.14'), (s) => void settle(s));
export const play = flow.procedure<PlayLocals>(
  'play',
  {
    rule: PLAYED,
    locals: playLocals(0, 0, -1, 0, { kind: 0, moment: 0, subject: 0, object: 0, amount: 0 }),
    see: 'open',
    copy: copyPlay,
  },
  [announce, place, placed, claimed, aim, aimed, caster, cast, strength, pay, react, judge, resolve, after, follows],
);
playing.bind(play);

/** The playing of a number, while it goes on: for verbs that cancel or change it. */
export function playUnderWay(s: State, number: number): PlayLocals | null {
  for (let i = s.frames.length; i-- > 0; ) {
    const { p, locals } = s.frames[i];
    if (p === play.id && (locals as PlayLocals).play === number) return locals as PlayLocals;
  }
  return null;
}
