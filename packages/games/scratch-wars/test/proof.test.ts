/** Scenarios, rule coverage, honesty, pools, golden game, perft and a short fuzz of the duel. */
import { fileURLToPath } from 'node:url';
import type { Decision } from '@kolbiste/kernel';
import { seedFrom } from '@kolbiste/kernel';
import { describeProof, runPools } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../scripts/long.mjs';
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

const [a, b] = realDecks().map((row) => row.deck);

describeProof(
  { describe, it },
  {
    game,
    adapter: scenarioAdapter,
    folder: fileURLToPath(new URL('../scenarios', import.meta.url)),
    mechanical: mechanicalKeys,
    mechanicalCount: 312,
    rulings: rulingKeys,
    honesty: { seed: 'duel', steps: 20, least: 20 },
    golden: {
      file: fileURLToPath(new URL('golden.txt', import.meta.url)),
      game: scratchWars('neutral'),
      configs: mixedConfigs,
      seed: 'golden',
      index: 2,
    },
    perft: { config: configOf(a, b), sequences: [10, 50, 260, 1360] },
    fuzz: { configs: mixedConfigs, seed: 'fuzz', decisions: often(20_000, 500_000) },
  },
);

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
