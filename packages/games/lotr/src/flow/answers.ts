/** Who answers what happened: forced effects and responses, of things in play and of cards in hand [LOTR W.3] [LOTR W.9]. */

import type { Sieve } from '../cards/parts.ts';
import { pool, printed } from '../cards/pool.ts';
import type { CompiledAbility } from '../cards/printed.ts';
import {
  ABOUT_ANY,
  ABOUT_ATTACKING_YOU,
  ABOUT_HOST,
  ABOUT_SELF,
  ABOUT_TREACHERY,
  ABOUT_WITH_REVEALED,
  FORCED,
  isText,
  RESPONSE,
} from '../cards/printed.ts';
import { contextOf } from '../effects/effect-context.ts';
import { passes } from '../effects/filter.ts';
import { thingOf, thingOrLeft } from '../in-play.ts';
import { mayDo, mayPay } from '../legal.ts';
import { N } from '../notes.ts';
import type { State, Thing } from '../state.ts';
import { EVENT, TREACHERY } from '../vocabulary.ts';
import { playerAttackNow } from './forward-refs.ts';

/** Fields of an answer that is still to come: note, thing, ability. */
export const NOTE = 3;
/** Fields of a note of what happened. */
export const NOTES = 4;
// An option: the note, then from hand or by thing and ability
export const BY_NOTE = 1_000_000;
export const FROM_HAND = 900_000;

/** The card of the hand that an option of a response plays; 0 = none, it is an ability of a thing. */
export function cardAnswering(option: number): number {
  const rest = (option - 1) % BY_NOTE;
  return rest < FROM_HAND ? 0 : rest - FROM_HAND;
}

/** The thing of an option of a response, and which of its abilities. */
export function thingAnswering(option: number): [id: number, doing: number] {
  const rest = (option - 1) % BY_NOTE;
  return [(rest / 8) | 0, rest % 8];
}

export interface Answer {
  option: number;
  note: number;
  /** 0 = from hand. */
  thing: number;
  card: number;
  doing: number;
  seat: number;
  subject: number;
  amount: number;
  by: number;
  refusal: number;
}

export const forcedBy = (card: number): number => printed(card).forced;
export const answeredBy = (card: number): number => printed(card).answers;

export const kindsIn = (notes: readonly number[]): number => {
  let bits = 0;
  for (let i = 0; i < notes.length; i += NOTES) bits |= 1 << notes[i];
  return bits;
};

/** Things that may answer: those in play, and those that have just left, for what is about themselves. */
function listeners(s: State, notes: readonly number[], by: (card: number) => number): Thing[] {
  const kinds = kindsIn(notes);
  const out: Thing[] = [];
  for (const t of s.things) if ((by(t.card) & kinds) !== 0) out.push(t);
  for (const t of s.left) if ((by(t.card) & kinds) !== 0) out.push(t);
  return out;
}

/** Whether the note is about what the ability waits for. */
function concerns(
  s: State,
  d: CompiledAbility,
  t: Thing | null,
  seat: number,
  notes: readonly number[],
  i: number,
): boolean {
  const kind = notes[i];
  const subject = notes[i + 1];
  const a = notes[i + 2];
  const b = notes[i + 3];
  if (kind === N.roundEnds) return true;
  const one = d.about === ABOUT_HOST ? (t?.host ?? 0) : (t?.id ?? 0);
  if (d.about === ABOUT_ANY) return true;
  if (d.about === ABOUT_SELF || d.about === ABOUT_HOST) {
    if (kind === N.destroysInAttack) return playerAttackNow(s)?.locals.attackers.includes(one) === true;
    return one !== 0 && subject === one;
  }
  if (d.about === ABOUT_TREACHERY) return printed(a).type === TREACHERY;
  if (d.about === ABOUT_WITH_REVEALED) return isText(printed(a).revealed);
  if (d.about === ABOUT_ATTACKING_YOU) return b === seat;
  const about = thingOrLeft(s, subject);
  const x = contextOf(d.program, d.card, t?.id ?? 0, seat);
  return about !== null && passes(s, x, d.aboutSieve as Sieve, about);
}

/** Who uses an ability of a thing: its controller, of an encounter card the first player; -1 = nobody. */
export const userOf = (s: State, t: Thing): number => (t.owner < 0 ? (t.seat < 0 ? s.first : t.seat) : t.seat);

export function forcedOf(s: State, notes: readonly number[]): number[] {
  const out: number[] = [];
  const found = listeners(s, notes, forcedBy);
  for (let i = 0; i < notes.length; i += NOTES)
    for (const t of found)
      for (const d of printed(t.card).doings) {
        if (d.kind !== FORCED || d.trigger !== notes[i]) continue;
        if (!s.things.includes(t) && !(d.about === ABOUT_SELF && notes[i + 1] === t.id)) continue;
        if (concerns(s, d, t, userOf(s, t), notes, i)) out.push(i, t.id, d.index);
      }
  return out;
}

export function readAnswer(notes: readonly number[], list: readonly number[], at: number): Answer {
  const [note, thing, doing] = [list[at], list[at + 1], list[at + 2]];
  return answer(notes, note, thing, pool.doings[doing], -1, 0, 0);
}

function answer(
  notes: readonly number[],
  note: number,
  thing: number,
  d: CompiledAbility,
  seat: number,
  option: number,
  refusal: number,
): Answer {
  return {
    option,
    note,
    thing,
    card: d.card,
    doing: d.index,
    seat,
    subject: notes[note + 1],
    amount: notes[note + 2],
    by: notes[note + 3],
    refusal,
  };
}

/** Whether a forced effect is still there to be carried out [LOTR W.9]; notes for whom it works. */
export function mayAnswer(s: State, a: Answer, _seat: number, _kind: number): boolean {
  const t = thingOrLeft(s, a.thing);
  if (t === null) return false;
  a.seat = userOf(s, t);
  return thingOf(s, a.thing) !== null || a.subject === a.thing;
}

const hasAnswered = (answered: readonly number[], note: number, thing: number, doing: number): boolean => {
  for (let i = 0; i < answered.length; i += NOTE)
    if (answered[i] === note && answered[i + 1] === thing && answered[i + 2] === doing) return true;
  return false;
};

/** Whether an ability of a thing in play, or one that has just left and speaks of itself, answers a note that it waits for. */
export function isHeard(
  s: State,
  d: CompiledAbility,
  t: Thing,
  seat: number,
  notes: readonly number[],
  i: number,
  answered: readonly number[],
): boolean {
  if (d.kind !== RESPONSE || d.fromHand || d.trigger !== notes[i]) return false;
  if (!s.things.includes(t) && !(d.about === ABOUT_SELF && notes[i + 1] === t.id)) return false;
  return !hasAnswered(answered, i, t.id, d.index) && concerns(s, d, t, seat, notes, i);
}

function fromThings(s: State, notes: readonly number[], answered: readonly number[], seat: number): Answer[] {
  const out: Answer[] = [];
  const found = listeners(s, notes, answeredBy);
  for (let i = 0; i < notes.length; i += NOTES)
    for (const t of found) {
      if (userOf(s, t) !== seat) continue;
      const { doings } = printed(t.card);
      for (let k = 0; k < doings.length; k++) {
        const d = doings[k];
        if (!isHeard(s, d, t, seat, notes, i, answered)) continue;
        const option = 1 + (i / NOTES) * BY_NOTE + t.id * 8 + k;
        out.push(answer(notes, i, t.id, d, seat, option, refusalOf(s, d, t.id, seat, notes, i)));
      }
    }
  return out;
}

export function refusalOf(
  s: State,
  d: CompiledAbility,
  thing: number,
  seat: number,
  notes: readonly number[],
  i: number,
): number {
  const x = contextOf(d.program, d.card, thing, seat);
  x.subject = notes[i + 1];
  x.amount = notes[i + 2];
  x.controller = notes[i + 3];
  return mayDo(s, x, d);
}

export function fromHand(s: State, notes: readonly number[], seat: number, cards: readonly number[]): Answer[] {
  const out: Answer[] = [];
  for (let i = 0; i < notes.length; i += NOTES)
    for (const d of pool.fromHands) {
      if (d.trigger !== notes[i] || !cards.includes(d.card) || !concerns(s, d, null, seat, notes, i)) continue;
      const unpaid = printed(d.card).type === EVENT ? mayPay(s, seat, d.card, printed(d.card).cost) : 0;
      const refusal = unpaid !== 0 ? unpaid : refusalOf(s, d, 0, seat, notes, i);
      out.push(answer(notes, i, 0, d, seat, 1 + (i / NOTES) * BY_NOTE + FROM_HAND + d.card, refusal));
    }
  return out;
}

/**
 * Everything a seat could answer with, legal or not.
 * @param held cards of the hand that were in it at the trigger, the oldest first [LOTR W.9]; -1 = all
 */
export function answersOf(
  s: State,
  notes: readonly number[],
  answered: readonly number[],
  seat: number,
  held: number,
): Answer[] {
  const hand = held < 0 ? s.hands[seat] : s.hands[seat].slice(0, held);
  return [...fromThings(s, notes, answered, seat), ...fromHand(s, notes, seat, hand)];
}
