/** Where things of the table are, by what `data-place` and `data-at` say of them in the page. */
import type { StoneTable } from '../engine/table.ts';

/** The middle of the table, where a card lies while it is played. */
export const STAGE = 'stage';

const HEROES = 2;

export interface Whereabouts {
  see(table: StoneTable): void;
  /** Where a character or a laid card is; of one that has gone, where it was last. */
  of(one: number, card: number): string;
}

export function whereabouts(before?: StoneTable): Whereabouts {
  const places = new Map<number, string>();
  let field = 0;
  const see = (table: StoneTable): void => {
    for (const { id } of table.laid) places.set(id, `laid:${id}`);
    table.units.forEach((unit, place) => {
      if (unit !== null) places.set(unit.id, `unit:${place}`);
    });
    if (table.field > 0) field = table.field;
  };
  if (before !== undefined) see(before);
  return {
    see,
    of(one, card) {
      if (one >= 0 && one < HEROES) return `hero:${one}`;
      return places.get(one) ?? (field === card && card > 0 ? 'field' : STAGE);
    },
  };
}

/** The thing at a place as it stands in the page; null where it does not. */
export function thingAt(at: string): Element | null {
  if (at === STAGE) return document.querySelector('.stage-card') ?? document.querySelector('.stone-middle');
  return document.querySelector(`[data-place="${at}"], [data-at="${at}"]`);
}
