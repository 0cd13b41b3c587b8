/** Who or what an instruction means. */
import type { Aim } from '../cards/code.ts';
import { AIM_EACH, AIM_WORD, WORD } from '../cards/code.ts';
import type { CardSieve, Sieve } from '../cards/parts.ts';
import { IS, OF, WHERE } from '../cards/parts.ts';
import { printed } from '../cards/pool.ts';
import { enemyAttackNow } from '../flow/forward-refs.ts';
import {
  activeLocation,
  isAttachment,
  isCharacter,
  isEnemy,
  isHero,
  isLocation,
  isPlayerCard,
  isReady,
  thingOf,
  thingOrLeft,
} from '../in-play.ts';
import type { State, Thing } from '../state.ts';
import { ACTIVE, COMMITTED, ENGAGED, STAGE, STAGING } from '../state.ts';
import { ALLY, NEUTRAL } from '../vocabulary.ts';
import type { EffectContext } from './effect-context.ts';
import { hasTrait, iconsOf } from './figures.ts';

/** The seat that is attacked now; -1 = none. */
export const attackedSeat = (s: State): number => enemyAttackNow(s)?.locals.seat ?? -1;

/** Id behind a word; 0 = there is none. */
function wordId(s: State, x: EffectContext, word: number): number {
  switch (word) {
    case WORD.self:
      return x.self;
    case WORD.host:
      return thingOrLeft(s, x.self)?.host ?? 0;
    case WORD.subject:
      return x.subject;
    case WORD.it:
      return x.it;
    case WORD.attacker:
      return enemyAttackNow(s)?.locals.enemy ?? 0;
    case WORD.defender:
      return enemyAttackNow(s)?.locals.defenders[0] ?? 0;
    default:
      return activeLocation(s)?.id ?? 0;
  }
}

function isOf(kind: number, t: Thing): boolean {
  switch (kind) {
    case IS.character:
      return isCharacter(t);
    case IS.hero:
      return isHero(t);
    case IS.ally:
      return isCharacter(t) && printed(t.card).type === ALLY;
    case IS.enemy:
      return isEnemy(t);
    case IS.location:
      return isLocation(t);
    default:
      return isAttachment(t);
  }
}

function ofSeat(s: State, x: EffectContext, of: number, t: Thing): boolean {
  if (of === OF.you) return t.seat === x.seat;
  if (of === OF.others) return t.seat !== x.seat && t.seat >= 0;
  if (of === OF.chosen) return x.who < 0 ? t.seat >= 0 : t.seat === x.who;
  if (of === OF.first) return t.seat === s.first;
  return t.seat === attackedSeat(s);
}

function liesAt(where: number, t: Thing): boolean {
  return t.zone === (where === WHERE.staging ? STAGING : where === WHERE.engaged ? ENGAGED : ACTIVE);
}

/** Whether a thing passes a filter, for whoever speaks; the quest card is none of the things that texts mean so. */
export function passes(s: State, x: EffectContext, f: Sieve, t: Thing): boolean {
  return (
    (f.is < 0 || isOf(f.is, t)) &&
    (f.of < 0 || ofSeat(s, x, f.of, t)) &&
    (f.where < 0 || liesAt(f.where, t)) &&
    (f.trait < 0 || hasTrait(s, t, f.trait)) &&
    (f.keyword === 0 || (printed(t.card).keywords & f.keyword) !== 0) &&
    (f.sphere < 0 || (isHero(t) ? ((iconsOf(s, t) >>> f.sphere) & 1) === 1 : printed(t.card).sphere === f.sphere)) &&
    (f.ready < 0 || isReady(t) === (f.ready === 1)) &&
    (!f.committed || (t.marks & COMMITTED) !== 0) &&
    (!f.damaged || t.damage > 0) &&
    (!f.other || t.id !== x.self) &&
    (!f.notIt || t.id !== x.it) &&
    (f.on < 0 || (t.host !== 0 && t.host === wordId(s, x, f.on))) &&
    (f.card === 0 || t.card === f.card) &&
    t.zone !== STAGE
  );
}

/** The things an instruction works on without a choice. */
export function meant(s: State, x: EffectContext, aim: Aim): Thing[] {
  if (aim.mode === AIM_EACH) return s.things.filter((t) => passes(s, x, aim.sieve as Sieve, t));
  const t = thingOf(s, aim.mode === AIM_WORD ? wordId(s, x, aim.word) : x.it);
  return t === null ? [] : [t];
}

/** Cards of a discard pile; heroes are as if not there where a card goes to a hand or deck [LOTR HP.8]. */
export function cardPasses(f: CardSieve, X: number, id: number): boolean {
  const card = printed(id);
  return (
    (f.type < 0 || card.type === f.type) &&
    (f.sphere < 0 || card.sphere === f.sphere) &&
    (f.cost === 0 || card.cost === X) &&
    (!f.sphered || card.sphere !== NEUTRAL)
  );
}

/** Whether a unique card of that name is in play already [LOTR 2.9]. */
export const uniqueInPlay = (s: State, id: number): boolean =>
  printed(id).unique && s.things.some((t) => t.card === id && isPlayerCard(t));
