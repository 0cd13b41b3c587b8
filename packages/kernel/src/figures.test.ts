import { describe, expect, it } from 'vitest';
import type { How, Part } from './figures.ts';
import { layers, outOfOrder, sumOf } from './figures.ts';

/** As a game has them whose figures are multiplied before they are added to, and bounds behind. */
const LAYERS = layers({ beast: 'is', base: 'by', times: 'times', plus: 'by', least: 'least', most: 'most' });
type Name = keyof typeof LAYERS;

interface Card {
  readonly layer: Name;
  readonly n: number;
  readonly card: number;
}

/** The one walk of this game: adds up, and explains where asked. */
function figure(printed: number, cards: readonly Card[], why: Part<'turn'>[] | null = null): number {
  let value = LAYERS.beast.add(0, printed, why);
  for (const layer of Object.values(LAYERS))
    for (const { layer: name, n, card } of cards)
      if (name === layer.name) value = layer.add(value, n, why, card, ['F.1'], 'turn');
  return value;
}

const CARDS: readonly Card[] = [
  { layer: 'plus', n: 1, card: 7 },
  { layer: 'times', n: 2, card: 8 },
  { layer: 'base', n: 3, card: 9 },
];

describe('a figure', () => {
  it('is what is printed when nothing changes it', () => {
    expect(figure(3, [])).toBe(3);
  });

  it('goes by layers, not by the order of the cards', () => {
    expect(figure(4, CARDS)).toBe(15);
    expect(figure(4, CARDS.toReversed())).toBe(15);
    expect(figure(4, [...CARDS, { layer: 'beast', n: 10, card: 6 }])).toBe(27);
  });

  it('is bounded at the end', () => {
    expect(
      figure(4, [
        { layer: 'plus', n: -9, card: 1 },
        { layer: 'least', n: 0, card: 2 },
      ]),
    ).toBe(0);
    expect(
      figure(4, [
        { layer: 'plus', n: 90, card: 1 },
        { layer: 'most', n: 20, card: 2 },
      ]),
    ).toBe(20);
  });

  it('stays within 32 bits', () => {
    expect(LAYERS.plus.add(2147483647, 1, null)).toBe(-2147483648);
    expect(LAYERS.times.add(65537, 65537, null)).toBe(131073);
  });
});

describe('why a figure is what it is', () => {
  it('is told by the same walk: each contribution with its layer, card, paragraph and condition', () => {
    const why: Part<'turn'>[] = [];
    const value = figure(4, CARDS, why);
    expect(why).toEqual([
      { layer: 'beast', how: 'is', n: 4, card: 0, rule: [], until: '' },
      { layer: 'base', how: 'by', n: 3, card: 9, rule: ['F.1'], until: 'turn' },
      { layer: 'times', how: 'times', n: 2, card: 8, rule: ['F.1'], until: 'turn' },
      { layer: 'plus', how: 'by', n: 1, card: 7, rule: ['F.1'], until: 'turn' },
    ]);
    expect(value).toBe(figure(4, CARDS));
    expect(sumOf(why)).toBe(value);
  });

  it('sums up by what each part does', () => {
    const of = (how: How, n: number) => ({ how, n });
    expect(sumOf([])).toBe(0);
    expect(sumOf([of('is', 5), of('by', -7)])).toBe(-2);
    expect(sumOf([of('is', 5), of('by', -7), of('least', 0)])).toBe(0);
    expect(sumOf([of('is', 5), of('times', 3), of('most', 12)])).toBe(12);
  });

  it('stands in the order of the layers, and who breaks it is named', () => {
    const parts = (...names: string[]) => names.map((layer) => ({ layer }));
    expect(outOfOrder(LAYERS, parts('beast', 'plus', 'plus', 'most'))).toBeUndefined();
    expect(outOfOrder(LAYERS, parts('beast', 'plus', 'times', 'most'))).toBe('times');
    expect(outOfOrder(LAYERS, parts('beast', 'other'))).toBe('other');
  });
});
