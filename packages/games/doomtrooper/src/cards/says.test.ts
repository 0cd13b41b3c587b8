import { describe, expect, it } from 'vitest';
import { cardOf, game } from '../index.ts';
import { addOwnCards, pool, says } from './pool.ts';
import { STATIC_NAMES } from './static.ts';

const told = (id: number): string[] => STATIC_NAMES.filter((_name, what) => says(id, what));
const printed = (id: number): string[] =>
  STATIC_NAMES.filter((_name, what) => cardOf(id).statics.some((t) => t.what === what));

describe('which kinds of texts a card has', () => {
  it('is known of every card, all kinds together are met', () => {
    expect(game.id).toBe('doomtrooper');
    const met = new Set(pool.ids.flatMap(told));
    for (const id of pool.ids) expect([id, told(id)]).toEqual([id, printed(id)]);
    expect(met.size).toBeGreaterThan(STATIC_NAMES.length / 2);
  });

  it('changes with the cards of a scenario', () => {
    const [own, first] = [9_999, pool.ids.find((id) => told(id).length === 1) ?? 0];
    addOwnCards([{ ...cardOf(first), id: own }]);
    expect(told(own)).toEqual(told(first));
    addOwnCards([{ ...cardOf(first), id: own, statics: [] }]);
    expect(told(own)).toEqual([]);
    addOwnCards([]);
    expect(pool.ids).not.toContain(own);
  });
});
