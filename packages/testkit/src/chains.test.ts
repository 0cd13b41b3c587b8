/** The laws of chains, held against a game that keeps them, and against campaigns with one thing wrong. */
import type { ChainRules } from '@kolbiste/kernel/chain';
import { describe, expect, it } from 'vitest';
import { cellarsConfigs, cellarsRules } from './cellars/game.ts';
import type { Cellars } from './cellars/state.ts';
import { CHAIN_LAWS, describeChains, runChains } from './chains.ts';
import { CheckError } from './table.ts';
import { describeBattery } from './vitest.ts';
import { runWorlds } from './worlds.ts';

const OPTIONS = { configs: cellarsConfigs, campaigns: 4, seed: 'cellars' } as const;

for (const version of [1, 2] as const) {
  const rules = cellarsRules(version);
  describeBattery({ describe, it }, rules.game, { configs: cellarsConfigs, games: 6, endings: 60, seed: 'cellars' });
  describeChains({ describe, it }, rules, OPTIONS);
}

it('what the seats hold in the cellars stays unknown', () => {
  const report = runWorlds(cellarsRules(2).game, {
    configs: cellarsConfigs,
    games: 4,
    seed: 'cellars',
    maySee: (s, who) => [`life ${s.life}`, ...(who === 'public' ? [] : [`hand ${s.hands[who]}`])],
    found: (v) => [`life ${v.life}`, ...(v.who === 'public' ? [] : [`hand ${v.hand}`])],
    hidden: (s, who): Readonly<Record<string, string>> =>
      who !== 1 && s.hands[1].length > 0 ? { 'hand of seat 1': s.hands[1].join() } : {},
  });
  expect(report.playouts).toBeGreaterThan(10);
  expect(Object.entries(report.hidden).filter(([, { other }]) => other === 0)).toEqual([]);
});

describe('runChains', () => {
  it('reports what it saw, the same for the same seed', () => {
    const report = runChains(cellarsRules(1), OPTIONS);
    expect(report.links).toBeGreaterThan(6);
    expect(report.ended).toBeGreaterThan(0);
    expect(Object.keys(report.boundaries)).toEqual(expect.arrayContaining(['', 'room 1', 'room 2']));
    expect(runChains(cellarsRules(1), OPTIONS)).toEqual(report);
  });

  it('breaks off a campaign that has no end', () => {
    const report = runChains(cellarsRules(1), { ...OPTIONS, links: 1 });
    expect(report.links).toBe(4);
  });
});

type Wrong = readonly [
  law: string,
  what: string,
  wrong: (rules: ChainRules<Cellars>) => ChainRules<Cellars>,
  message: RegExp,
];

/** Part of the campaign otherwise. */
const changed =
  (change: (campaign: ChainRules<Cellars>['campaign']) => object) =>
  (rules: ChainRules<Cellars>): ChainRules<Cellars> => ({
    ...rules,
    campaign: { ...rules.campaign, ...change(rules.campaign) },
  });

const WRONG: readonly Wrong[] = [
  [
    'public',
    'a boundary that depends on a hand',
    changed(() => ({ boundary: (s: Cellars) => (s.hands[1].includes(2) ? 'a two' : undefined) })),
    /the boundary is .* in a world that looks the same/,
  ],
  [
    'public',
    'the seed of the chance passes over',
    changed((campaign) => ({ carry: (s: Cellars) => ({ ...campaign.carry(s), gold: (s.rng[0] ^ s.draws) & 255 }) })),
    /in a world that looks the same something else passes over: .*gold/,
  ],
  [
    'carry',
    'looking for the carry pays for it',
    changed((campaign) => ({
      carry: (s: Cellars) => {
        s.gold++;
        return campaign.carry(s);
      },
    })),
    /looking for what passes over changed the state: .*gold/,
  ],
  [
    'carry',
    'the carry is a part of the state itself',
    changed((campaign) => ({ form: { ...campaign.form, json: (carry: object) => ({ ...carry }) } })),
    /hands out a part of the state itself/,
  ],
  [
    'damaged',
    'a form that takes anything',
    changed((campaign) => ({ form: { ...campaign.form, read: (j: unknown) => j } })),
    /a damaged carry .* is read as if it were whole/,
  ],
  [
    'damaged',
    'a form that stumbles',
    changed((campaign) => ({
      form: {
        ...campaign.form,
        read: (j: { life: number[] }) => ({ ...j, life: j.life.map((n) => n) }),
      },
    })),
    /a damaged carry/,
  ],
  [
    'start',
    'gold is lost on the way',
    changed((campaign) => ({
      configFrom: (carry: object) => campaign.configFrom({ ...carry, gold: 0 }),
    })),
    /where the next link begins, something else would pass over: .*gold/,
  ],
  [
    'seamless',
    'life grows between two evenings',
    changed((campaign) => ({
      carry: (s: Cellars) => ({ ...campaign.carry(s), life: s.life.map((n) => Math.min(6, n + 1)) }),
    })),
    /after the seal it is not as before: .*life/,
  ],
];

describe('a campaign with one thing wrong', () => {
  it.each(WRONG)('%s: %s', (law, _what, wrong, message) => {
    let error: unknown;
    try {
      runChains(wrong(cellarsRules(2)), { ...OPTIONS, campaigns: 12, only: [law] });
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(CheckError);
    expect((error as CheckError).message).toMatch(message);
    expect((error as CheckError).check).toMatch(new RegExp(`^${law} \\(seed "cellars", campaign \\d+, link \\d+\\)$`));
  });

  it('names what only the chain itself can show', () => {
    const rules = cellarsRules(2);
    const turned = { value: 0 };
    const fickle = changed((campaign) => ({
      configFrom: (carry: object) => ({ ...(campaign.configFrom(carry) as object), rooms: 2 + (turned.value++ % 3) }),
    }))(rules);
    expect(() => runChains(fickle, { ...OPTIONS, only: ['verified'] })).toThrow(/start|taken up/);
  });
});

it('every law has a name of its own', () => {
  expect(new Set(CHAIN_LAWS.map(({ name }) => name)).size).toBe(CHAIN_LAWS.length);
});
