/** What figures are made of: the parts come to what the rules read, and name their cards and paragraphs. */
import { outOfOrder, rng, seedFrom } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import { mark } from '../src/atoms/marks.ts';
import { lastingOn } from '../src/atoms/table.ts';
import { LAYERS } from '../src/effects/figures.ts';
import type { Share, State, Thing } from '../src/index.ts';
import {
  ATTACK,
  attackShares,
  COMMITTED,
  ENGAGEMENT,
  figure,
  figureParts,
  game,
  keys,
  readable,
  readConfig,
  remaining,
  remainingParts,
  STATS,
  stagingThreat,
  sumOf,
  threatShares,
  WILLPOWER,
  willpower,
  willpowerShares,
} from '../src/index.ts';
import { facts } from '../src/scenario-facts.ts';
import { ALL_COMMITTED, UNTIL_ATTACK, UNTIL_PHASE } from '../src/state.ts';
import { questConfigs } from './configs.ts';

const [GIMLI, PLATE, AXE, FAVOR, SPIDER, UFTHAK] = [4, 40, 41, 55, 74, 90];

/** Gimli with three damage, an axe and plate against Ufthak with a token. */
function fight(): State {
  const placed = [
    { card: GIMLI, seat: 0, damage: 3, with: [AXE, PLATE] },
    { card: UFTHAK, seat: 0 },
  ];
  const config = readConfig({ mode: 'combat', lists: [{ heroes: [], cards: [] }], placed });
  return game.setup(config, seedFrom('parts'));
}
const on = (s: State, card: number): Thing => s.things.find((t) => t.card === card) as Thing;
const short = (parts: ReturnType<typeof figureParts>) => parts.map(({ how, n, card, until }) => [how, n, card, until]);

describe('what a figure is made of', () => {
  it('is printed, by the own text, by each text of an attachment', () => {
    const s = fight();
    const gimli = on(s, GIMLI);
    expect(short(figureParts(s, gimli, ATTACK))).toEqual([
      ['is', 2, GIMLI, ''],
      ['by', 3, GIMLI, ''],
      ['by', 1, AXE, ''],
      ['by', 1, AXE, ''],
    ]);
    expect(figure(s, gimli, ATTACK)).toBe(7);
  });

  it('of hit points counts the tokens last', () => {
    const s = fight();
    const gimli = on(s, GIMLI);
    expect(short(remainingParts(s, gimli))).toEqual([
      ['is', 5, GIMLI, ''],
      ['by', 4, PLATE, ''],
      ['by', -3, 0, ''],
    ]);
    expect(remainingParts(s, gimli).at(-1)?.rule).toEqual(['HP.2', 'L69']);
    expect(sumOf(remainingParts(s, gimli))).toBe(remaining(s, gimli));
  });

  it('is changed by what lasts, for the attack or the phase, and is not below 0', () => {
    const s = fight();
    const ufthak = on(s, UFTHAK);
    lastingOn(s, ATTACK, 3, ufthak.id, UNTIL_ATTACK, SPIDER);
    lastingOn(s, ATTACK, 7, ufthak.id, UNTIL_ATTACK + 1, SPIDER);
    lastingOn(s, ATTACK, -9, ufthak.id, UNTIL_PHASE, FAVOR);
    expect(short(figureParts(s, ufthak, ATTACK))).toEqual([
      ['is', 3, UFTHAK, ''],
      ['by', 0, UFTHAK, ''],
      ['by', 3, SPIDER, 'attack'],
      ['by', -9, FAVOR, 'phase'],
      ['least', 0, 0, ''],
    ]);
    const rules = figureParts(s, ufthak, ATTACK).map(({ rule }) => rule.join(' '));
    expect(rules).toEqual(['T.3', 'G.1', 'G.9 L35', 'G.9 G.10', 'G.3']);
    expect(figureParts(s, ufthak, ENGAGEMENT)[0].rule).toEqual(['T.2']);
    for (const rule of rules.join(' ').split(' ')) expect(keys).toContain(rule);
  });

  it('is changed by what lies on all committed only while the character is committed', () => {
    const s = fight();
    const gimli = on(s, GIMLI);
    lastingOn(s, WILLPOWER, -1, ALL_COMMITTED, UNTIL_PHASE, SPIDER);
    expect(figureParts(s, gimli, WILLPOWER)).toHaveLength(1);
    mark(gimli, COMMITTED);
    expect(short(figureParts(s, gimli, WILLPOWER)).at(-1)).toEqual(['by', -1, SPIDER, 'phase']);
    expect(willpowerShares(s)).toEqual([{ thing: gimli.id, card: GIMLI, n: 1 }]);
  });
});

it('is told to scenario files where it is more than what is printed', () => {
  const s = fight();
  lastingOn(s, ATTACK, -9, on(s, UFTHAK).id, UNTIL_PHASE, FAVOR);
  const told = facts(s);
  expect(told['gimli.hitPoints parts']).toEqual([
    '5 gimli (T.3)',
    '+4 citadel-plate (G.1)',
    '-3 tokens (HP.2, L69)',
    '= 6',
  ]);
  expect(told['chieftan-ufthak.attack parts']).toEqual([
    '3 chieftan-ufthak (T.3)',
    '+0 chieftan-ufthak (G.1)',
    '-9 the-favor-of-the-lady until phase (G.9, G.10)',
    'at least 0 (G.3)',
    '= 0',
  ]);
  expect(Object.keys(told).filter((name) => /^gimli\.(?!attack|hitPoints).* parts$/.test(name))).toEqual([]);
});

const total = (shares: readonly Share[]): number => shares.reduce((sum, { n }) => sum + n, 0);

it('parts and shares come to what the rules read, for every thing of whole games, also from a view', () => {
  const seen = { parts: 0, texts: new Set<number>(), lasting: 0, shares: 0, attacks: 0 };
  for (let n = 0; n < 8; n++) {
    const random = rng(`parts ${n}`);
    const s = game.setup(questConfigs(n), seedFrom(`parts ${n}`));
    for (let k = 0; game.pending(s).length > 0; k++) {
      const [{ seat }] = game.pending(s);
      const options = game.options(s, seat);
      const early = options.length > 1 && options[0] === 0 && random.int(3) > 0 ? 1 : 0;
      game.answer(s, seat, options[early + random.int(options.length - early)]);
      if (k % 4 > 0) continue;
      const from = readable(game.view(s, 'public'));
      for (const t of s.things) {
        for (const [stat] of STATS.entries()) {
          const parts = figureParts(from, t, stat);
          expect(sumOf(parts)).toBe(figure(s, t, stat));
          expect(outOfOrder(LAYERS, parts)).toBeUndefined();
          if (parts.length > 1) seen.parts++;
          for (const { how, card, until } of parts) if (how === 'by' && until === '') seen.texts.add(card);
          if (parts.some(({ until }) => until !== '')) seen.lasting++;
        }
        expect(sumOf(remainingParts(from, t))).toBe(remaining(s, t));
        expect(outOfOrder(LAYERS, remainingParts(from, t))).toBeUndefined();
      }
      expect([total(willpowerShares(from)), total(threatShares(from))]).toEqual([willpower(s), stagingThreat(s)]);
      seen.shares += willpowerShares(from).length;
      seen.attacks += attackShares(from).length;
    }
  }
  expect(seen.parts).toBeGreaterThan(500);
  expect(seen.lasting).toBeGreaterThan(100);
  expect(seen.shares).toBeGreaterThan(200);
  expect(seen.attacks).toBeGreaterThan(20);
  expect(seen.texts.size).toBeGreaterThan(3);
});
