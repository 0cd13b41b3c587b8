import { expect, it } from 'vitest';
import { mapOf } from '../src/cards/maps.ts';
import { aheadOf, COUNTED, kindAt } from './ahead.ts';
import { faultWords } from './clash.ts';

const bare = { act: 1, map: 0, tokens: [] };

/** Every way from a room to the boss, one by one. */
function ways(node: number): number[][] {
  const next = mapOf(bare.act, bare.map).next[node] ?? [];
  return next.length === 0 ? [[node]] : next.flatMap((one) => ways(one).map((way) => [node, ...way]));
}

it('counts of rooms ahead are those of the ways walked one by one', () => {
  for (const node of mapOf(bare.act, bare.map).next[0]) {
    const all = ways(node);
    for (const kind of COUNTED) {
      const on = all.map((way) => way.filter((room) => kindAt(bare, room) === kind).length);
      const told = aheadOf(bare, node).find((one) => one.kind === kind);
      expect([kind, told?.least ?? 0, told?.most ?? 0]).toEqual([kind, Math.min(...on), Math.max(...on)]);
    }
  }
});

it('a token that lies on a room says what it is', () => {
  const { nodes } = mapOf(bare.act, bare.map);
  const laid = { ...bare, tokens: nodes.map(() => 1) };
  expect(aheadOf(laid, 0)).toEqual([{ kind: 'encounter', least: 13, most: 13 }]);
});

it('a hero who is led already is named with who leads it', () => {
  const found = [{ code: 'sameHero', hero: 'silent', seat: 2, other: 1 }] as never;
  expect(faultWords(found, 'en', 'real')).toBe('Player B leads the hero “Silent” already: each hero exists once.');
  expect(faultWords(found, 'cs', 'neutral')).toMatch(/^Hrdinu „Skrytá“ už vede hráč B/);
});
