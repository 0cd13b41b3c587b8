import { readdirSync } from 'node:fs';
import type { Bilingual } from '@kolbiste/gamekit/desk';
import { counted, figure, languageOf, NOUN_NAMES, percent, say } from '@kolbiste/gamekit/desk';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../games.ts';
import * as chain from './chain.ts';
import * as common from './common.ts';
import * as hint from './hint.ts';
import * as judge from './judge.ts';
import * as play from './play.ts';
import * as proof from './proof.ts';
import * as replay from './replay.ts';
import * as rules from './rules.ts';
import * as sim from './sim.ts';
import * as stops from './stops.ts';
import * as told from './told.ts';

const isText = (x: unknown): x is Bilingual => typeof (x as Bilingual | null)?.cs === 'string';

const MODULES = { chain, common, hint, judge, play, proof, replay, rules, sim, stops, told } as const;

/** Texts of a module, by their names. */
const textsOf = (module: Record<string, object>): [string, Bilingual][] =>
  Object.entries(module).flatMap(([name, texts]) =>
    Object.entries(texts).flatMap(([key, text]): [string, Bilingual][] =>
      isText(text) ? [[`${name}.${key}`, text]] : [],
    ),
  );

/** Every text of the terminal, by module and name. */
const allTexts = Object.values(MODULES).flatMap(textsOf);

/** Those of the games' own tables. */
const deskTexts = await Promise.all(
  GAME_IDS.map(async (id) => textsOf((await import(`../../../games/${id}/desk/words.ts`)) as Record<string, object>)),
);

test('no module of texts is left out here', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^\w+\.ts$/.test(file));
  expect(Object.keys(MODULES)).toEqual(files.map((file) => file.slice(0, -3)).sort());
});

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

test('every text is there in both languages and has the same places to fill in', () => {
  expect(allTexts.length).toBeGreaterThan(150);
  for (const texts of deskTexts) expect(texts.length).toBeGreaterThan(5);
  const wrong = [...allTexts, ...deskTexts.flat()].filter(([, { cs, en }]) => {
    const same = [...new Set(places(cs))].join() === [...new Set(places(en))].join();
    return cs.trim() === '' || en.trim() === '' || !same;
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('the two languages are two: few texts are the same in both', () => {
  const same = allTexts.filter(([, { cs, en }]) => cs === en).map(([name]) => name);
  expect(same.sort()).toEqual(['CARDS.id', 'PLAY.prompt', 'REPLAY.step', 'SIM.bot']);
});

describe('figures and nouns', () => {
  test('Czech plurals', () => {
    const games = [0, 1, 2, 4, 5, 21, 22].map((n) => counted('cs', n, 'game'));
    expect(games).toEqual(['0 her', '1 hra', '2 hry', '4 hry', '5 her', '21 her', '22 her']);
    expect([1, 3, 5].map((n) => counted('cs', n, 'hero'))).toEqual(['1 hrdina', '3 hrdinové', '5 hrdinů']);
  });

  test('English plurals', () => {
    expect([0, 1, 2].map((n) => counted('en', n, 'hero'))).toEqual(['0 heroes', '1 hero', '2 heroes']);
  });

  test('every noun has a form for every number in both languages', () => {
    for (const noun of NOUN_NAMES) {
      for (const n of [0, 1, 2, 5]) {
        expect(counted('cs', n, noun)).toMatch(/^\d \p{L}+$/u);
        expect(counted('en', n, noun)).toMatch(/^\d \w+$/);
      }
    }
  });

  test('groups of digits, decimal marks, per cent', () => {
    expect(figure('en', 1234567.891, 2)).toBe('1,234,567.89');
    expect(figure('cs', 1234567.891, 2)).toBe('1\u00a0234\u00a0567,89');
    expect(figure('en', -0.001, 1)).toBe('0.0');
    expect(figure('en', -1500)).toBe('-1,500');
    expect(percent('cs', 0.1234)).toBe('12,3\u00a0%');
    expect(percent('en', 1, 0)).toBe('100 %');
  });
});

test('places are filled in once, whatever stands in the values', () => {
  expect(say('en', { cs: '', en: '{a} and {b} and {c}' }, { a: '{b}', b: 2 })).toBe('{b} and 2 and {c}');
});

test('the language follows the environment', () => {
  expect(languageOf({ LANG: 'cs_CZ.UTF-8' })).toBe('cs');
  expect(languageOf({ LANG: 'cs_CZ.UTF-8', LC_ALL: 'C' })).toBe('en');
  expect(languageOf({ LANG: 'csb_PL' })).toBe('en');
  expect(languageOf({})).toBe('en');
});
