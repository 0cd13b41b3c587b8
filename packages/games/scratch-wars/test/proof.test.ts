/** Scenarios, rule coverage, honesty, pools, golden game, perft and a short fuzz of the duel. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Decision } from '@kolbiste/kernel';
import { seedFrom } from '@kolbiste/kernel';
import type { KnownWhite, ScenarioOptions } from '@kolbiste/testkit';
import {
  checkGolden,
  coverageKeys,
  golden,
  honesty,
  perft,
  proven,
  readScenarioText,
  runFuzz,
  runPools,
  runScenarioFile,
  scenarioFiles,
  whiteNow,
} from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import type { View } from '../src/index.ts';
import {
  BONUS_KINDS,
  configOf,
  EFFECT_KINDS,
  game,
  mechanicalKeys,
  realDecks,
  rulingKeys,
  SPECIAL_KINDS,
  scratchWars,
} from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { TIMES, timeOf } from '../src/vocabulary.ts';
import { mixedConfigs, poolConfigs } from './configs.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const scenarios = `${root}/packages/games/scratch-wars/scenarios`;
const files = scenarioFiles(scenarios).map((file) => ({ file, text: readScenarioText(file) }));
/** Paragraphs and rulings that no scenario proves yet, each with the reason. */
const white = JSON.parse(readFileSync(`${scenarios}/white.json`, 'utf8')) as KnownWhite;
const run = ({ file, text }: (typeof files)[number], options: ScenarioOptions = {}) =>
  runScenarioFile([scenarioAdapter], file, options, text);

describe('scenarios', () => {
  const reports = files.map((each) => run(each));
  for (const report of reports) {
    it(`holds: ${report.file.slice(scenarios.length + 1)}`, () => expect(report.failures).toEqual([]));
  }

  it('prove every mechanical paragraph and every ruling but those written down as white', () => {
    const shown = files.map((each, i) => proven(game, reports[i], () => run(each, { citations: false }).ok));
    const paragraphs = coverageKeys(game, mechanicalKeys, shown);
    expect(mechanicalKeys).toHaveLength(312);
    expect(paragraphs.cited).toEqual(paragraphs.mechanical);
    const rulings = coverageKeys(game, rulingKeys, shown);
    expect(whiteNow(white, { paragraphs, rulings }).fresh).toEqual([]);
  });

  it('notice a broken step', { timeout: 600_000 }, () => {
    const tests = files.map((each) => () => run(each).ok);
    const report = honesty(game, tests, 'duel', 20);
    expect(report.broken).toHaveLength(20);
    expect(report.unnoticed).toEqual([]);
  });
});

/** What an option would use: kinds of effects, bonuses and specials. */
function tagsOf(v: View, decision: Decision, option: number): string[] {
  const { seat, id } = decision;
  const hero = v.config.decks[seat].hero.slots[TIMES[timeOf(Math.max(1, v.round))]];
  const top = v.flow[v.flow.length - 1];
  if (id === 'use.useOrIgnore' && option === 1) {
    const { weapon, field } = top.locals as { weapon: number; field: number };
    return [v.config.decks[seat].weapons[weapon % 5].fields[field].kind];
  }
  if (id.endsWith('.chooseBonus') && option > 0) return [`bonus ${hero.bonuses[option - 1].kind}`];
  if (id === 'attack.shieldBonus' && option > 0) return ['bonus shield'];
  if (id === 'use.trick' && option > 0) return ['trick'];
  if (id === 'turn.nightAttack' && option > 0) return ['nightAttack'];
  if (id === 'turn.mechanic' && option > 0) return ['mechanic'];
  if (id === 'combo.fire' && option > 0 && hero.specials.some((x) => x.kind === 'comboIgniter'))
    return ['comboIgniter'];
  return [id];
}

describe('coverage pools', () => {
  it('every effect, bonus, special, event and refusal comes up', { timeout: 300_000 }, () => {
    const report = runPools(game, {
      configs: mixedConfigs,
      games: 1500,
      seed: 'pools',
      tagsOf,
      expected: [
        ...EFFECT_KINDS,
        ...BONUS_KINDS.filter((kind) => kind !== 'trap').map((kind) => `bonus ${kind}`),
        ...SPECIAL_KINDS,
        'turn.breakCurse',
        'use.secondTarget',
        'attack.shields',
      ],
      except: {
        'event:trickTooDear': 'asks for another reading, a red field and hardly any life at once; a scenario shows it',
        'event:startLotDrawn': 'only discs that show one number raise it; a scenario does',
        'refusal:useFreed':
          'a freed weapon is ready again before its owner may act; only a hand-made position shows it',
      },
    });
    expect(report.unused).toEqual([]);
  });

  it('every kind of hero and weapon is played', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < 3000 && kinds.size < 221; i++) {
      const { decks } = poolConfigs(i) as { decks: { hero: { kind: string }; weapons: { kind: string }[] }[] };
      const fresh = decks.flatMap((deck) => [deck.hero, ...deck.weapons]).filter((card) => !kinds.has(card.kind));
      if (fresh.length === 0) continue;
      const s = game.setup({ decks, profile: {} }, seedFrom(`kinds ${i}`));
      for (let n = 0; game.pending(s).length > 0; n++) {
        const { seat } = game.pending(s)[0];
        const options = game.options(s, seat);
        game.answer(s, seat, options[n % options.length]);
      }
      for (const card of fresh) kinds.add(card.kind);
    }
    expect(kinds.size).toBe(81 + 140);
  });
});

describe('goldens', () => {
  it('a whole game stays as it was', () => {
    expect(() =>
      checkGolden(
        `${root}/packages/games/scratch-wars/test/golden.txt`,
        golden(scratchWars('neutral'), { configs: mixedConfigs, seed: 'golden', index: 2 }),
      ),
    ).not.toThrow();
  });

  it('the number of sequences of answers stays as it was', () => {
    const [a, b] = realDecks().map((row) => row.deck);
    const s = game.setup(configOf(a, b), seedFrom('perft'));
    const counts = [1, 2, 3, 4].map((depth) => perft(game, s, depth, { chance: () => 0 }).sequences);
    expect(counts).toMatchInlineSnapshot(`
      [
        10,
        50,
        260,
        1360,
      ]
    `);
  });
});

describe('fuzz', () => {
  it('fifty thousand answers, legal and not, break no invariant', { timeout: 120_000 }, () => {
    const report = runFuzz(game, { configs: mixedConfigs, seed: 'fuzz', decisions: 50_000 });
    expect(report.decisions).toBeGreaterThanOrEqual(50_000);
  });
});
