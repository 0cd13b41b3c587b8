/** What a playing keeps while it goes on. */
import { pieceOf } from '../board.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { contextOf } from '../effects/effect-context.ts';
import type { Occasion } from '../legal/play.ts';
import { storedCaster } from '../legal/stored.ts';
import type { Said } from '../options.ts';
import { STORED } from '../options.ts';
import type { Piece } from '../pieces.ts';
import type { State } from '../state.ts';

export interface PlayLocals extends EffectContext {
  /** Where its card goes: a piece, an area, a seat; -1 = not chosen yet. */
  place: number;
  /** 1 = it was cancelled [DT 7.4]. */
  cancelled: number;
  /** Actions that it takes. */
  actions: number;
  /** Destiny that was paid. */
  paid: number;
  /** 0 as its text says; FREELY: at any time by another text; SUMMONED: out of a pile, its price is paid. */
  mode: number;
}
type Moment = Omit<Occasion, 'kind'>;
export const [FREELY_LAID, SUMMONED] = [1, 2];
/** `mode` of a spell that lies under a card and stays there: `place` is where. */
const STORED_CAST = -1;
export const isStored = (x: PlayLocals): boolean => x.mode === STORED_CAST;
/** `cancelled` of a card that another player uses instead; `mode` of that use, behind it the seat whose card it is [DT 7.4.2]. */
export const TAKEN = 3;
export const isTaken = (x: PlayLocals): boolean => x.mode >= TAKEN;
/** To whose piles the card goes. */
export const ownerIn = (x: PlayLocals): number => (isTaken(x) ? x.mode - TAKEN : x.seat);

/** What a playing gives back when a personality that lay hidden has the claim [DT R61]. */
export const CLAIM_LOST = -1;

/** Of a card out of the hand, if nothing else is said. */
export function playLocals(seat: number, card: number, now: Moment, ability = -1, self = 0): PlayLocals {
  const { moment, subject, object, amount } = now;
  const x = { ...contextOf(seat, card, ability, self), moment, subject, object, amount };
  return { ...x, place: -1, cancelled: 0, actions: 0, paid: 0, mode: 0 };
}

/** What is played by an option: a card of the hand, what a card in play does, a spell that lies under one. */
export function chosenLocals(s: State, seat: number, said: Exclude<Said, { what: 'move' }>, now: Occasion): PlayLocals {
  if (said.what === 'hand') return playLocals(seat, said.card, now);
  const p = pieceOf(s, said.piece) as Piece;
  if (said.ability !== STORED) return playLocals(seat, p.card, now, said.ability, p.id);
  const caster = storedCaster(s, p)?.id ?? 0;
  return { ...playLocals(seat, p.card, now), caster, place: p.id, mode: STORED_CAST };
}

/** Another player's card is used as one's own, out of nobody's hand. */
export function takenLocals(seat: number, played: PlayLocals, card: number): PlayLocals {
  return { ...playLocals(seat, card, played), answers: played.answers, mode: TAKEN + ownerIn(played) };
}

export function copyPlay(x: PlayLocals): PlayLocals {
  return { ...x, targets: x.targets.slice(), those: x.those.slice() };
}
