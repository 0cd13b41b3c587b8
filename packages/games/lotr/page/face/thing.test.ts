import { expect, it } from 'vitest';
import { cards } from '../../src/index.ts';
import type { RingsThing } from '../engine/table.ts';
import { nowOf } from './thing.ts';

const of = (type: string) => cards.find((card) => card.type === type)?.id ?? 0;
const say = (key: string): string => key;
const thing = (part: Partial<RingsThing>): RingsThing => ({
  id: 7,
  card: of('hero'),
  seat: 0,
  zone: 0,
  host: 0,
  marks: 0,
  resources: 0,
  progress: 0,
  icons: 0,
  willpower: 1,
  attack: 2,
  defense: 3,
  left: 4,
  points: 4,
  threat: 0,
  engagement: 30,
  shadows: [],
  parts: {},
  ...part,
});

it('what is hurt is measured by what it has now, what is whole by what is printed', () => {
  const hurt = nowOf(thing({ left: 3, points: 5 }), say);
  expect([hurt.values?.hitPoints, hurt.after?.hitPoints, hurt.measures?.hitPoints]).toEqual([3, '/5', 5]);
  expect(nowOf(thing({}), say).measures?.hitPoints).toBeUndefined();
  expect(nowOf(thing({}), say).after?.hitPoints).toBeUndefined();
});

it('the seal of a hero holds resources, that of an enemy what it is met for; anything else has one only with resources', () => {
  expect(nowOf(thing({ resources: 2 }), say).seal).toMatchObject({ value: 2, why: 'resources:7' });
  expect(nowOf(thing({}), say).seal).toMatchObject({ value: 0 });
  expect(nowOf(thing({ card: of('enemy') }), say).seal).toMatchObject({ value: 30, why: 'engagement:7' });
  expect(nowOf(thing({ card: of('ally') }), say).seal).toBeNull();
  expect(nowOf(thing({ card: of('ally'), resources: 1 }), say).seal).toMatchObject({ value: 1 });
});
