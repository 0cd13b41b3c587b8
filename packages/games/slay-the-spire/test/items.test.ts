/** Relics, boss relics, potions, events and blessings are as many as the rulebook says, and each is seen in a scenario. */
import { fileURLToPath } from 'node:url';
import { readScenarioText, scenarioFiles } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { BLESSINGS, EVENT_CARDS, eventsOf } from '../src/cards/events.ts';
import { ITEMS } from '../src/cards/pool.ts';

const folder = fileURLToPath(new URL('../scenarios', import.meta.url));
const texts = scenarioFiles(folder).map(readScenarioText).join('\n');
const isSeen = (id: string): boolean => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(texts);

const copies = (kind: string): number =>
  ITEMS.filter((item) => item.kind === kind).reduce((sum, item) => sum + item.copies, 0);
const inAct = (act: number, set: string): number =>
  EVENT_CARDS.filter((event) => event.acts.includes(act) && event.set === set).reduce(
    (sum, each) => sum + each.copies,
    0,
  );

describe('counts [STS 3.4] [STS 3.5] [STS 3.6]', () => {
  it('58 relics, 20 boss relics, 29 potions, one relic for a hero alone', () => {
    expect(['relic', 'bossRelic', 'potion'].map(copies)).toEqual([58, 20, 29]);
    expect(ITEMS.filter(({ id }) => id === 'loaded-die')).toHaveLength(1);
  });

  it('51 events: 12, 14 and 11, with 6, 5 and 2 of ascension and one that is unlocked', () => {
    expect([1, 2, 3].map((act) => inAct(act, ''))).toEqual([12, 14, 11]);
    expect([1, 2, 3].map((act) => inAct(act, 'a3'))).toEqual([6, 5, 2]);
    expect([1, 2, 3].map((act) => inAct(act, 'colorless'))).toEqual([0, 0, 1]);
    expect([1, 2, 3].map((act) => eventsOf(act, []).length)).toEqual([12, 14, 11]);
    expect([1, 2, 3].map((act) => eventsOf(act, ['a3', 'colorless']).length)).toEqual([18, 19, 14]);
  });

  it('14 blessings and 6 that are locked, each with three blue boxes', () => {
    expect(BLESSINGS.filter(({ set }) => set === '')).toHaveLength(14);
    expect(BLESSINGS.filter(({ set }) => set === 'colorless')).toHaveLength(6);
    expect(BLESSINGS.every(({ blue }) => blue.length === 3)).toBe(true);
  });
});

it('each item, event, option of an event and blessing is seen in a scenario', () => {
  const ids = [
    ...ITEMS.filter(({ kind }) => kind !== 'special').map(({ id }) => id),
    // A single option is taken without its name.
    ...EVENT_CARDS.flatMap(({ id, options }) => [id, ...(options.length > 1 ? options.map((each) => each.id) : [])]),
    ...BLESSINGS.map(({ id }) => id),
  ];
  expect(ids.filter((id) => !isSeen(id))).toEqual([]);
});
