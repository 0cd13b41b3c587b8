/**
 * Playing a card, or using one in play [DT 7.2] [DT 4.18] [DT R15].
 * Announced - what it cancels late - where it is laid - who casts - what it is aimed at - by how much it is strengthened (4.19.4) -
 * paid, out of the hand - reactions (R16, R22) - cancelled, or resolved: it enters, is laid, its program runs - a vehicle is entered
 * or not (4.8.2) - it goes where its icon says.
 */

import { call, done, emit, goto, note } from '@kolbiste/kernel';
import { board, leave, mark } from '../atoms/pieces.ts';
import { takeFromHand } from '../atoms/piles.ts';
import { changeDestiny, changePromotion } from '../atoms/points.ts';
import { noteUse } from '../atoms/turn.ts';
import { pieceOf, vehicleOf } from '../board.ts';
import { ATTACK_ACTION, M_PLAYED, M_USED } from '../cards/timing.ts';
import { copyContext } from '../effects/effect-context.ts';
import { E, GONE_ANNIHILATED, GONE_DISCARDED } from '../events.ts';
import { isLaid } from '../legal/lay.ts';
import { NOTHING_HAPPENED, REACTIONS } from '../legal/play.ts';
import { lateIndex, lateOption } from '../options.ts';
import type { Piece } from '../pieces.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { ANNIHILATE, ART, MARK } from '../vocabulary.ts';
import { acting } from './act.ts';
import { claiming, claimLocals } from './claim.ts';
import { playing } from './forward-refs.ts';
import { comeIn, layDown } from './lay-down.ts';
import { payActions } from './pay-actions.ts';
import { payAttack, payRest } from './pay-attack.ts';
import { pickLocals, pickTarget } from './pick.ts';
import type { PlayLocals } from './play-locals.ts';
import { CLAIM_LOST, copyPlay, isStored, isTaken, ownerIn, playLocals, TAKEN } from './play-locals.ts';
import {
  card,
  casters,
  concerned,
  driverOf,
  isHand,
  isWarriorCard,
  lateOnes,
  mostSteps,
  places,
  priceIn,
  text,
} from './play-reads.ts';
import { ATTACKED, CASTER, PAID, SPELL, TAKES_OVER } from './play-rules.ts';
import { flow, localsOf } from './registry.ts';
import { hear, settle } from './settle.ts';
import { openReactions } from './window.ts';

const PLAYED = cite('7.2.1', 'R15');
const announce = flow.step<PlayLocals>('announce', PLAYED, (s, x) => {
  x.play = ++s.plays;
});

const LATE = cite('7.2.2', 'R106');
const which = flow.question<PlayLocals>('which', LATE, {
  kind: 'which',
  seats: (s, x) => (lateOnes(s, x).length > 1 ? 1 << x.seat : 0),
  candidates(s, x, _seat, out) {
    lateOnes(s, x).forEach((l, i) => out.push(lateOption(i, l.card)));
  },
  check: (s, x, _seat, option) => (lateOnes(s, x).some((l, i) => lateOption(i, l.card) === option) ? 0 : NOT_HERE),
});
const answers = flow.step<PlayLocals>('answers', LATE, (s, x, f) => {
  const late = lateOnes(s, x)[lateIndex(f.result)];
  if (late === undefined) return;
  Object.assign(x, { moment: M_PLAYED, subject: late.card, object: late.seat, answers: late.play });
});

const PLACE = cite('4.1.1', '4.6.1', '4.9.2', '4.13.1', '9.14');
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
  if (!isWarriorCard(x)) return goto(f, caster);
  if (card(x).unique) call(s, claiming, claimLocals(s, x.card, 0));
});

/** Somebody who lies hidden may come first: the card stays in the hand, unpaid [DT 7.7.2]. */
const claimed = flow.step<PlayLocals>('claimed', cite('7.7.2', '7.7.3', 'R61'), (_s, _x, f) => {
  if (f.result !== 0) done(f, CLAIM_LOST);
});

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

const aim = flow.step<PlayLocals>('aim', cite('4.19.3', '4.19.5', '4.19.15', '8.7.6'), (s, x, f) => {
  if (x.targets.length >= text(x).targets.length) return goto(f, strength);
  call(s, pickTarget, pickLocals(x, x.targets.length));
});

const aimed = flow.step<PlayLocals>('aimed', cite('4.19.3', '4.19.5', '4.19.15', '8.7.6'), (_s, x, f) => {
  x.targets = [...x.targets, f.result];
  goto(f, aim);
});

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

const pay = flow.step<PlayLocals>('pay', PAID, (s, x) => {
  x.paid = priceIn(s, x);
  if (text(x).timing === ATTACK_ACTION) {
    payAttack(s, x.seat, false, ATTACKED);
    payRest(s, x.seat, x.actions - 1, ATTACKED);
  } else if (text(x).anyActions) payRest(s, x.seat, x.actions, PAID);
  else payActions(s, x.seat, x.actions);
  if (isHand(x)) {
    if (isStored(x)) mark(s, pieceOf(s, x.place) as Piece, MARK.used, true);
    else if (!isTaken(x)) takeFromHand(s, x.seat, x.card);
    if (text(x).perTurn > 0) noteUse(s, 0, x.card);
    emit(s, E.played, isTaken(x) ? TAKES_OVER : card(x).kind === ART ? SPELL : PAID, x.seat, x.card, x.paid);
  } else {
    noteUse(s, x.self, x.ability);
    if (text(x).once) mark(s, pieceOf(s, x.self) as Piece, MARK.used, true);
    emit(s, E.used, PAID, x.self, x.card, x.seat, x.ability);
  }
  changeDestiny(s, x.seat, -x.paid, PAID);
  changePromotion(s, x.seat, -text(x).promotion, PAID);
});

const react = flow.step<PlayLocals>('react', cite('7.2.3', '7.2.7', 'R16', 'R22'), (s, x) => {
  const moment = isHand(x) ? M_PLAYED : M_USED;
  const [subject, object] = isHand(x) ? [x.card, x.seat] : [x.self, x.seat];
  openReactions(s, { kind: REACTIONS, moment, subject, object, amount: x.paid }, concerned(s, x), x.play);
});

const LOST = cite('7.4.1', 'R93', '4.19.8');
const judge = flow.step<PlayLocals>('judge', LOST, (s, x, f) => {
  if (x.cancelled === 0) return;
  if (isHand(x) && x.cancelled !== TAKEN && !isStored(x)) s.discards[ownerIn(x)].push(x.card);
  emit(s, E.cancelled, LOST, x.seat, x.card);
  done(f);
});

const RESOLVED = cite('7.2.1', '4.16.1', '9.10');
const resolve = flow.step<PlayLocals>('resolve', RESOLVED, (s, x) => {
  if (isWarriorCard(x)) return comeIn(s, x);
  const stays = isHand(x) && isLaid(card(x));
  if (stays) layDown(s, x);
  if (text(x).code.length > 0) call(s, acting, { ...copyContext(x), self: stays ? (x.those[0] ?? 0) : x.self });
  if (!isHand(x)) hear(s, M_USED, x.self, x.seat);
});

const RIDE = cite('4.8.2', 'R51', '4.8.1');
const [INSIDE, OUTSIDE] = [0, 1];
const laidDown = flow.step<PlayLocals>('laidDown', RIDE, (s, x) => {
  if (driverOf(s, x) !== null) settle(s);
});
const ride = flow.question<PlayLocals>('ride', RIDE, {
  kind: 'ride',
  seats: (s, x) => (driverOf(s, x) === null ? 0 : 1 << x.seat),
  candidates(_s, _x, _seat, out) {
    out.push(INSIDE);
    out.push(OUTSIDE);
  },
  check: (_s, _x, _seat, option) => (option === INSIDE || option === OUTSIDE ? 0 : NOT_HERE),
});
const seated = flow.step<PlayLocals>('seated', RIDE, (s, x, f) => {
  const driver = driverOf(s, x);
  const vehicle = driver === null ? null : vehicleOf(s, driver.id);
  if (vehicle !== null && f.result === INSIDE) board(s, vehicle, true, RIDE);
});

const AFTER = cite('4.19.9', '9.8');
const after = flow.step<PlayLocals>('after', AFTER, (s, x) => {
  const { after: icon } = card(x);
  if (isHand(x)) note(s.batch, M_PLAYED, x.card, x.seat);
  if (!isHand(x)) {
    const p = text(x).spends ? pieceOf(s, x.self) : null;
    if (p !== null) leave(s, p, icon === ANNIHILATE ? GONE_ANNIHILATED : GONE_DISCARDED, AFTER);
  } else if (!isWarriorCard(x) && !isLaid(card(x)) && !isStored(x)) {
    (icon === ANNIHILATE ? s.annihilated : s.discards)[ownerIn(x)].push(x.card);
  }
});

const follows = flow.step<PlayLocals>('follows', cite('2.14'), (s) => settle(s));
export const play = flow.procedure<PlayLocals>(
  'play',
  {
    rule: PLAYED,
    locals: playLocals(0, 0, NOTHING_HAPPENED),
    see: 'open',
    copy: copyPlay,
  },
  [
    announce,
    which,
    answers,
    place,
    placed,
    claimed,
    caster,
    cast,
    aim,
    aimed,
    strength,
    pay,
    react,
    judge,
    resolve,
    laidDown,
    ride,
    seated,
    after,
    follows,
  ],
);
playing.bind(play);

/** The playing of a number, while it goes on: for verbs that cancel or change it. */
export const playUnderWay = (s: State, number: number): PlayLocals | null =>
  localsOf(s, play).find((x) => x.play === number) ?? null;
