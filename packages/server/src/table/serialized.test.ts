import type { Told } from '@kolbiste/wire';
import { expect, test } from 'vitest';
import { listed, serialized, serializedFrom, toldAt } from './serialized.ts';

const told = (step: number): Told => ({ step, happened: [], result: null });
const [one, two] = [told(1), told(2)];
const happened = [
  { event: [3, 1, ['4.2'], 0, 7] as const, patch: { set: { life: [1] } } },
  { event: [4, 1, []] as const },
];

test.each([
  ['all are told the same', [one, one, one], 1],
  ['the public is told something else', [one, one, two], 2],
  ['the seats are told different things', [one, two, one], 2],
])('%s: kept once each, and everybody finds their own', (_what, all, different) => {
  const texts = serialized(all);
  expect(texts.texts).toHaveLength(different);
  expect(texts.whose.map((text) => JSON.parse(texts.texts[text]))).toEqual(all);
  const list = listed(texts);
  expect(list.match(/"step"/g)).toHaveLength(different);
  expect(all.map((_, place) => toldAt(list, place))).toEqual(all);
  expect(serializedFrom(list, all.length)).toEqual(texts);
});

test('what happened is written alike, whether or not others were told of it', () => {
  const all: Told[] = [
    { step: 9, happened, result: null },
    { step: 9, happened: [happened[1]], patch: { gone: ['a'] }, result: { winners: [0], draw: false, rule: ['1'] } },
  ];
  const both = serialized(all).texts;
  expect(both).toEqual(all.map((each) => JSON.stringify(each)));
  expect(serialized([all[0], all[0]]).texts).toEqual([both[0]]);
});

test('what was kept in full is read as before', () => {
  const list = JSON.stringify([one, two, two]);
  expect([0, 1, 2].map((place) => toldAt(list, place))).toEqual([one, two, two]);
});
