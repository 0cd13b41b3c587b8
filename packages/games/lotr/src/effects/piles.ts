/** Cards of discard piles that an instruction may bring back. */
import type { CardSieve } from '../cards/parts.ts';
import { printed } from '../cards/pool.ts';
import { isIn } from '../seats.ts';
import type { State } from '../state.ts';
import { HERO } from '../vocabulary.ts';
import type { EffectContext } from './effect-context.ts';
import { cardPasses, uniqueInPlay } from './filter.ts';

/** What an instruction says of it. */
export interface Comeback {
  readonly fromDiscard: CardSieve;
  readonly to: 'play' | 'hand';
  readonly whose: 'you' | 'any';
  readonly under: 'you' | 'owner';
  /** The topmost of each pile alone. */
  readonly topmost: boolean;
}

/** Whether a card of a pile goes where the instruction sends it [LOTR 2.9] [LOTR HP.8]. */
function mayComeBack(s: State, x: EffectContext, op: Comeback, id: number): boolean {
  if (!cardPasses(op.fromDiscard, x.X, id)) return false;
  return op.to === 'play' ? !uniqueInPlay(s, id) : printed(id).type !== HERO;
}

/** The cards of each pile that may come back, with whose pile it is. */
export function comingBack(s: State, x: EffectContext, op: Comeback): [id: number, seat: number][] {
  return s.discards.flatMap((pile, seat) => {
    if (!isIn(s, seat) || (op.whose === 'you' && seat !== x.seat)) return [];
    const found = pile.filter((id) => mayComeBack(s, x, op, id));
    return (op.topmost ? found.slice(-1) : found).map((id): [number, number] => [id, seat]);
  });
}
