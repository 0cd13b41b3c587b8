/** What a figure is made of: what is printed, and what each card in force makes of it. Sums up to what `statics.ts` reads. */

import { printedCard } from '../cards/pool.ts';
import type { StaticTerm } from '../cards/printed.ts';
import { ST } from '../cards/printed.ts';
import type { CardSieve } from '../cards/whom.ts';
import type { Laid, State, Unit } from '../state.ts';
import { SILENCED, sideOf } from '../state.ts';
import { ABILITY } from '../vocabulary.ts';
import { speakerOf } from './speaker.ts';
import { addedBy, cardPasses, eachStatic } from './statics.ts';
import { amountOf, holdsTrue } from './terms.ts';

/** One part of a figure. */
export interface Part {
  /** `is`: what came before does not count; `by`: added to it; `least`: nothing is below. */
  readonly how: 'is' | 'by' | 'least';
  /** The card whose text does it; 0 = nobody's text. */
  readonly card: number;
  readonly n: number;
}

/** The card that carries a static text. */
function bearer(s: State, seat: number, id: number, laid: Laid | null): number {
  if (laid !== null) return laid.card;
  if (seat < 0) return s.field;
  return s.units.find((u) => u?.id === id)?.card ?? 0;
}

/** What the parts come to. */
export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { how, n }) => (how === 'by' ? sum + n : how === 'is' ? n : Math.max(sum, n)), 0);

/** What a card costs a player now, part by part [TMM R60]. */
export function costParts(s: State, seat: number, id: number): Part[] {
  const card = printedCard(id);
  const parts: Part[] = [{ how: 'is', card: 0, n: card.cost }];
  const isAbility = card.kind === ABILITY;
  if (isAbility && s.config.profile.abilityCost === 'printed') return parts;
  const free: Part[] = [];
  const visit = (what: number, add: (t: StaticTerm, by: number) => void): void =>
    eachStatic(s, what, (t, of, who, laid) => {
      // An ability is no "next card": what is used up by a card waits for one that is played [TMM R74].
      if (!cardPasses(t.cards as CardSieve, of, seat, id) || (isAbility && laid?.uses === 1)) return;
      add(t, bearer(s, of, who, laid));
    });
  visit(ST.costTo, (t, by) => (t.n === 0 ? free : parts).push({ how: 'is', card: by, n: t.n }));
  visit(ST.cost, (t, by) => parts.push({ how: 'by', card: by, n: t.n }));
  const who = speakerOf(seat, id);
  for (const t of card.statics)
    if (t.what === ST.ownCost) parts.push({ how: 'by', card: id, n: -amountOf(s, who, t.amount as never) });
  parts.push(...free);
  return sumOf(parts) < 0 ? [...parts, { how: 'least', card: 0, n: 0 }] : parts;
}

/** What its own text makes of a unit's attack. */
function ownParts(s: State, u: Unit): Part[] {
  const parts: Part[] = [];
  const who = speakerOf(sideOf(u.place), u.card);
  who.self = u.id;
  for (const t of printedCard(u.card).statics) {
    if (t.what === ST.attackIsHealth) parts.push({ how: 'is', card: u.card, n: Math.max(0, u.health) });
    else if (t.what === ST.ownAttack && (t.cond === null || holdsTrue(s, who, t.cond)))
      parts.push({ how: 'by', card: u.card, n: amountOf(s, who, t.amount as never) });
  }
  return parts;
}

/** Attack of a unit as it stands, part by part [TMM R36]: its own, what its text adds, what other cards add. */
export function attackParts(s: State, u: Unit): Part[] {
  const printed = printedCard(u.card).attack;
  const parts: Part[] = [{ how: 'is', card: 0, n: printed }];
  // What effects have made of the unit for good.
  if (u.attack !== printed) parts.push({ how: 'by', card: 0, n: u.attack - printed });
  if ((u.marks & SILENCED) === 0) parts.push(...ownParts(s, u));
  eachStatic(s, ST.attack, (t, of, id, laid) => {
    const by = bearer(s, of, id, laid);
    const n = addedBy(s, [t], of < 0 ? sideOf(u.place) : of, by, id, u);
    if (n !== 0) parts.push({ how: 'by', card: by, n });
  });
  return sumOf(parts) < 0 ? [...parts, { how: 'least', card: 0, n: 0 }] : parts;
}
