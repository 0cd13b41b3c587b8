/** Whether a card of the hand may be played, a card in play used [DT 7.2.8] [DT R14] [DT R92] [DT R97]. Pure reads. */
import { combatNow, fights, pieceOf, warriorsOf } from '../board.ts';
import type { Ability, Card } from '../cards/card.ts';
import { INTO_AREA, NOWHERE } from '../cards/card.ts';
import { cardOf } from '../cards/pool.ts';
import { PERSONAL_AS_COMBAT } from '../cards/static.ts';
import * as T from '../cards/timing.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { isHeld } from '../held.ts';
import { rightsOf } from '../holds.ts';
import type { Lasting, Piece } from '../pieces.ts';
import { NO_BEARER, NO_CASTER, NO_DESTINY, NO_EFFECT, NOT_NOW, USED_ONCE, USED_UP } from '../refusals.ts';
import { whenHolds } from '../sieve.ts';
import type { State } from '../state.ts';
import { ART, MARK, RIGHT } from '../vocabulary.ts';
import { abilityOf, playOf, serves } from './ability-of.ts';
import { hasTarget, wouldAct } from './aim.ts';
import { answersNow, LAST_PHASE, latePlays } from './answers.ts';
import { castPrice, giftPrice, knows } from './cast.ts';
import { canLay, isLaid } from './lay.ts';
import { destinyOf, isBanned, isSilenced, purseFor } from './price.ts';

export { abilityOf, playOf };

/** What may be played at the moment: in which kind of window, and what it may answer. */
export interface Occasion {
  readonly kind: number;
  readonly moment: number;
  readonly subject: number;
  readonly object: number;
  readonly amount: number;
}
/** Of a moment in which nothing in particular has happened. */
export const NOTHING_HAPPENED = { moment: 0, subject: 0, object: 0, amount: 0 };
/** The action step; windows: any, before the first action, after the declaration, of modifiers, of reactions, start and end of a turn, of states, of what fulfils missions. */
export const [IN_ACTION, IN_WINDOW, BEFORE_FIRST, DECLARED, MODIFIERS, REACTIONS, AT_START, AT_END, STATES, PROOFS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];

/** Windows in which anything of any time may be played. */
export const isOpen = (kind: number): boolean =>
  kind === IN_WINDOW || kind === BEFORE_FIRST || kind === DECLARED || kind === MODIFIERS;

/** What is played at once, in the fifth phase of a combat or anywhere else. */
export const occasionNow = (s: State): Occasion => ({
  kind: combatNow(s)?.phase === LAST_PHASE ? MODIFIERS : IN_WINDOW,
  ...NOTHING_HAPPENED,
});

/** A condition that asks for another player's turn. */
const OTHERS_TURN = 2;

/** Whether a timing fits the moment. */
export function isTime(s: State, a: Ability, now: Occasion, seat: number, self: Piece | null): boolean {
  const { kind } = now;
  switch (a.timing) {
    case T.ACTION:
    case T.ATTACK_ACTION:
      return kind === IN_ACTION;
    case T.REACTION:
      if (isOpen(kind)) return latePlays(s, a, seat, self).length > 0;
      return (kind === REACTIONS || kind === STATES) && answersNow(s, a, now, seat, self);
    case T.ANY_TIME:
      return isOpen(kind);
    case T.OWN_TURN:
      return isOpen(kind) && s.active === seat;
    case T.BEFORE_ACTIONS:
      return kind === BEFORE_FIRST && s.active === seat;
    case T.BEFORE_COMBAT:
      return kind === DECLARED;
    case T.DURING_COMBAT:
    case T.COMBAT_SPELL:
    case T.PERSONAL_SPELL:
      return kind === MODIFIERS;
    case T.PROOF:
      return kind === PROOFS;
    case T.DRAW_STEP:
      return kind === BEFORE_FIRST && (s.active === seat || a.when?.turn === OTHERS_TURN);
    case T.TURN_START:
      return kind === AT_START && (s.active === seat || a.when?.turn === OTHERS_TURN);
    case T.TURN_END:
      return kind === AT_END && s.active === seat;
    default:
      return false;
  }
}

/** Who may cast a spell: in play, not hidden or imprisoned, knows the aspect; of a personal one he fights [DT 4.19] [DT R89]. */
function mayCast(s: State, card: Card, w: Piece): boolean {
  if (w.marks & (MARK.hidden | MARK.imprisoned)) return false;
  if (!knows(s, w, card) || rightsOf(s, w) & RIGHT.noArt) return false;
  if (playOf(card).timing !== T.PERSONAL_SPELL || isHeld(s, w, PERSONAL_AS_COMBAT)) return true;
  return fights(s, w);
}

/** Whether his player can pay for a spell that he casts [DT 4.19.4]. */
const canPay = (s: State, seat: number, card: Card, w: Piece): boolean =>
  castPrice(s, w.id, playOf(card).destiny, card) <= purseFor(s, seat, card);

/** What its player can pay for it. */
const purseOf = (s: State, x: EffectContext): number =>
  x.self === 0 ? purseFor(s, x.seat, cardOf(x.card)) : s.destiny[x.seat];

/** Whether it has its targets and an effect. */
function works(s: State, x: EffectContext, a: Ability): number {
  if (a.targets.some((t) => !hasTarget(s, x, t))) return NO_BEARER;
  return wouldAct(s, x, a) ? 0 : NO_EFFECT;
}

/** Who may cast a spell so that it has an effect, oldest first [DT 4.19.2] [DT R92]. */
export function castersOf(s: State, x: EffectContext): Piece[] {
  const card = cardOf(x.card);
  return warriorsOf(s, x.seat).filter(
    (w) =>
      mayCast(s, card, w) &&
      canPay(s, x.seat, card, w) &&
      (isLaid(card) || works(s, { ...x, caster: w.id, targets: [] }, playOf(card)) === 0),
  );
}

/** Of a spell some caster must be able to do something with it. */
function worksCast(s: State, x: EffectContext, a: Ability): number {
  let code = NO_CASTER;
  for (const w of warriorsOf(s, x.seat)) {
    if ((x.caster !== 0 && w.id !== x.caster) || !mayCast(s, cardOf(x.card), w)) continue;
    if (!canPay(s, x.seat, cardOf(x.card), w)) {
      code = NO_DESTINY;
      continue;
    }
    code = works(s, { ...x, caster: w.id }, a);
    if (code === 0) return 0;
  }
  return code;
}

/** Whether a card of the combat may be cancelled late, as if it had just been played [DT R106]. */
function mayAnswer(s: State, x: EffectContext, a: Ability, { play, card, seat }: Lasting): number {
  const now = { kind: REACTIONS, moment: T.M_PLAYED, subject: card, object: seat, amount: 0 };
  return mayUse(s, { ...x, moment: T.M_PLAYED, subject: card, object: seat, answers: play }, a, now);
}
function mayAnswerLate(s: State, x: EffectContext, a: Ability, self: Piece | null): number {
  const ways = latePlays(s, a, x.seat, self).map((l) => mayAnswer(s, x, a, l));
  return ways.length === 0 ? NOT_NOW : Math.min(...ways);
}

/** The cards of the combat that a text would cancel: of some only what is aimed at its bearer. */
export const lateTargets = (s: State, x: EffectContext, a: Ability): readonly Lasting[] =>
  latePlays(s, a, x.seat, pieceOf(s, x.self)).filter((l) => mayAnswer(s, x, a, l) === 0);

/** Whether an ability may be used, actions apart: its time, condition, price, targets and effect. */
export function mayUse(s: State, x: EffectContext, a: Ability, now: Occasion): number {
  const self = x.self === 0 ? null : pieceOf(s, x.self);
  const card = cardOf(x.card);
  if (a.timing === T.REACTION && isOpen(now.kind)) return mayAnswerLate(s, x, a, self);
  if (!isTime(s, a, now, x.seat, self)) return NOT_NOW;
  if (self !== null && !serves(s, self, a)) return NOT_NOW;
  if (!whenHolds(s, a.when, self, self, x.seat)) return NOT_NOW;
  const isSpell = x.self === 0 && card.kind === ART;
  if (isSilenced(s, x.seat, x.self === 0 ? card : null)) return NOT_NOW;
  if (x.self === 0 && isBanned(s, x.seat, card)) return NOT_NOW;
  if (!isSpell && purseOf(s, x) < giftPrice(s, x.self, destinyOf(s, x, a))) return NO_DESTINY;
  if (s.promotion[x.seat] < a.promotion) return NO_DESTINY;
  if (isSpell && !warriorsOf(s, x.seat).some((w) => mayCast(s, card, w))) return NO_CASTER;
  if (a.once && self !== null && self.marks & MARK.used) return USED_ONCE;
  if (a.perTurn > 0 && timesUsed(s, x.self, x.self === 0 ? x.card : x.ability) >= a.perTurn) return USED_UP;
  if (x.self === 0 && card.lays !== NOWHERE && card.lays !== INTO_AREA) {
    const code = canLay(s, x.seat, card);
    if (code !== 0) return code;
    if (isLaid(card)) return isSpell && castersOf(s, x).length === 0 ? NO_DESTINY : 0;
  }
  return isSpell ? worksCast(s, x, a) : works(s, x, a);
}

export function timesUsed(s: State, piece: number, ability: number): number {
  let n = 0;
  for (let i = 0; i < s.uses.length; i += 2) if (s.uses[i] === piece && s.uses[i + 1] === ability) n++;
  return n;
}
