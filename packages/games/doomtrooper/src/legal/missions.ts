/** What comes of a mission, and whether a text takes that away [DT 4.11.4]. Pure reads. */
import { attachedTo, bearerOf, pieceOf } from '../board.ts';
import type { Ability, Op } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { MISSION_FIRST } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { isHeld } from '../held.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';
import { MISSION } from '../vocabulary.ts';
import { abilityOf } from './ability-of.ts';

/** What a mission pays once, or each time. */
const PAYS = ['points', 'gainPromotion', 'gainDestiny', 'oneOf', 'firstOfName'];
const isEnd = ({ step }: Op): boolean => step.name === 'discard';

/** Whether a text of a mission is what comes of it when it is fulfilled. */
export const fulfils = (card: number, a: Ability): boolean =>
  cardOf(card).kind === MISSION && a.code.some((op) => isEnd(op) || PAYS.includes(op.step.name));

/** Whether a mission is fulfilled by what it hears: it pays, or ends. */
export function fulfilsNow(s: State, x: EffectContext): boolean {
  const a = abilityOf(cardOf(x.card), x.ability);
  return fulfils(x.card, a) && a.code.some(({ step, words }) => step.would === undefined || step.would(s, x, words));
}

/** A warrior whose own mission comes before those of his player. */
const comesFirst = (s: State, p: Piece): boolean =>
  isHeld(s, p, MISSION_FIRST) && attachedTo(s, p.id).some(({ card }) => cardOf(card).kind === MISSION);

/** Whether a mission pays nothing: another one of its player comes first. */
function isPutOff(s: State, self: Piece, seat: number): boolean {
  const bearer = bearerOf(s, self);
  if (bearer !== null && isHeld(s, bearer, MISSION_FIRST)) return false;
  return s.pieces.some((p) => p.seat === seat && p.id !== bearer?.id && comesFirst(s, p));
}

/** From which operation on a text is carried out: of a mission that pays nothing only its end. */
export function beginsAt(s: State, x: EffectContext): number {
  const self = pieceOf(s, x.self);
  const a = abilityOf(cardOf(x.card), x.ability);
  if (self === null || !fulfils(x.card, a) || !isPutOff(s, self, self.seat)) return 0;
  const end = a.code.findIndex(isEnd);
  return end < 0 ? a.code.length : end;
}
