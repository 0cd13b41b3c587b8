/** What waits for "the next card" is used up by the card that it fits [TMM R60]. */
import * as table from '../atoms/table.ts';
import { ST } from '../cards/printed.ts';
import { cardPasses, eachStatic, staticsHeld } from '../effects/statics.ts';
import { cite } from '../rulebook.ts';
import type { Laid, State } from '../state.ts';
import type { PlayLocals } from './play-locals.ts';

const USED = cite('R18', 'R58', 'R60');

const PAYING = (1 << ST.cost) | (1 << ST.costTo) | (1 << ST.costsLife);

/** Discounts and additions for "the next card" are used up by the card they fit [TMM R60]. */
export function useUp(s: State, x: PlayLocals): void {
  if ((staticsHeld(s) & PAYING) === 0) return;
  const spent: Laid[] = [];
  const spend = (l: Laid | null): void => {
    if (l !== null && l.uses === 1 && !spent.includes(l)) spent.push(l);
  };
  for (const what of [ST.cost, ST.costTo, ST.costsLife])
    eachStatic(s, what, (t, of, _id, l) => {
      if (t.cards !== null && cardPasses(t.cards, of, x.seat, x.card)) spend(l);
    });
  for (const l of spent) table.expire(s, l, USED);
}

/** Spell damage of "the next spell" does not belong to paying: a countered spell leaves it [TMM counter.1] [TMM R134]. */
export function useSpellDamage(s: State, x: PlayLocals): void {
  if ((staticsHeld(s) & (1 << ST.spellDamage)) === 0) return;
  const spent: Laid[] = [];
  eachStatic(s, ST.spellDamage, (t, of, _id, l) => {
    if (l === null || l.uses !== 1 || of !== x.seat) return;
    x.bonus += t.n;
    spent.push(l);
  });
  for (const l of spent) table.expire(s, l, USED);
}
