/** Random games reach every card, every text, every event and refusal; they end; what a player repeats has no limit. */
import { fileURLToPath } from 'node:url';
import type { GameEvent } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { readScenarioText, runPools, runScenario } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { often } from '../../../../scripts/long.mjs';
import { pool } from '../src/cards/pool.ts';
import { WH } from '../src/cards/printed.ts';
import { game } from '../src/index.ts';
import { cardKey, optionName } from '../src/names.ts';
import { scenarioAdapter } from '../src/scenario.ts';
import { mixedConfigs, poolConfigs } from './configs.ts';

/** Plays a game at random. @returns how many answers it took */
function play(
  config: unknown,
  seed: string,
  hear: (e: GameEvent) => void,
  prefer?: (options: readonly number[]) => number,
) {
  const random = rng(seed);
  const io = { sink: { event: hear } };
  const s = game.setup(config, seedFrom(seed), io);
  let answers = 0;
  for (; game.pending(s).length > 0 && answers < 5000; answers++) {
    const pending = game.pending(s);
    const { seat, id } = pending[random.int(pending.length)];
    const options = game.options(s, seat);
    const any = options[random.int(options.length)];
    const wanted = id === 'turn.main' && prefer !== undefined && random.int(6) > 0 ? prefer(options) : -1;
    game.answer(s, seat, wanted < 0 ? any : wanted, io);
  }
  return game.pending(s).length === 0 ? answers : Number.POSITIVE_INFINITY;
}

const scenario = (path: string): string =>
  readScenarioText(fileURLToPath(new URL(`../scenarios/${path}`, import.meta.url)));

class Seen {
  readonly cards = new Map<number, number>();
  readonly texts = new Set<number>();

  /** Cards that came into play, and texts that were carried out. */
  readonly hear = (e: GameEvent): void => {
    const name = game.events[e.kind];
    if (name === 'fired' && e.d >= 0) this.texts.add(e.d);
    if (name === 'castBegan' || name === 'sprung' || name === 'activated') this.#said(name, e.b);
    if (['castBegan', 'entered', 'fieldLaid', 'announced', 'abilityUsed', 'laid', 'sprung'].includes(name))
      this.cards.set(e.b, this.of(e.b) + 1);
  };

  #said(name: string, id: number): void {
    const card = pool.cards[id];
    const texts =
      name === 'castBegan'
        ? card?.use
        : card?.texts.filter((n) => name === 'sprung' || pool.texts[n].when === WH.activated);
    for (const n of texts ?? []) this.texts.add(n);
  }

  of(id: number): number {
    return this.cards.get(id) ?? 0;
  }

  /** The card in hand that was played least; -1 = none can be played. */
  readonly rarest = (options: readonly number[]): number => {
    let best = -1;
    for (const option of options)
      if (option >= 1000 && (best < 0 || this.of(option - 1000) < this.of(best - 1000))) best = option;
    return best;
  };
}

/** What only a scenario reaches, with its reason. */
const RARE: Record<string, string> = {
  icosahedron: 'its text asks for the death of its twin: scenario units/a-death-text-sees-all-the-dead',
  dodecahedron: 'the twin: the same scenario',
  exile: 'asks for a deck of Orgs only: scenario cards/exile',
  'the-deep-one': 'asks for no cards and no other unit: scenario cards/the-deep-one',
  'arithmetic-destruction': 'asks for units of five healths: scenario cards/arithmetic-destruction',
  'platonic-solid': 'comes of the two solids: the same scenario',
  'atomic-bomb': 'comes of four uranium in one hand: scenario spells/until-the-end-of-the-opponents-turn',
  'drawn-example': 'only in scenarios',
  'burned-example': 'only in scenarios',
};

describe('coverage pools', () => {
  it('every card comes into play and every text is carried out', { timeout: 120_000 }, () => {
    const seen = new Seen();
    for (let i = 0; i < 800; i++) play(poolConfigs(i), `p${i}`, seen.hear, seen.rarest);
    const cards = pool.cards.flatMap((card) => (card && seen.of(card.id) === 0 ? [card.key] : []));
    const texts = pool.texts.flatMap((text) => (seen.texts.has(text.index) ? [] : [cardKey(text.card)]));
    expect([...cards, ...texts].filter((key) => !Object.hasOwn(RARE, key))).toEqual([]);
  });

  it('every kind of event and every refusal comes up', { timeout: 120_000 }, () => {
    const report = runPools(game, {
      configs: mixedConfigs,
      games: 1500,
      seed: 'pools',
      tagsOf: (v, { seat, id }, option) => {
        const name = optionName(v, id, seat, option);
        return id === 'turn.main' ? [name.startsWith('play') ? name : name.split(' ')[0]] : [id];
      },
      expected: ['end', 'attack', 'ability', 'pay'],
      except: {
        'event:capped': 'one game in thousands; see below',
        'refusal:attackNothing': 'asks for a switch: scenario switches/no-attack-without-attack',
        'refusal:effectsFull': 'asks for six things that lie at once: scenario spells/full-effect-slots',
      },
    });
    expect(report.unused).toEqual([]);
  });
});

const ENDED = often(300, 10_000);

describe('games end', () => {
  it(`${ENDED} random games end within the budget, the capped ones counted`, { timeout: 120_000 }, () => {
    let ended = 0;
    let capped = 0;
    for (let i = 0; i < ENDED; i++) {
      let cap = 0;
      const answers = play(poolConfigs(i), `p${i}`, (e) => {
        if (game.events[e.kind] === 'capped') cap = 1;
      });
      if (answers < 5000) ended++;
      capped += cap;
    }
    expect(ended).toBe(ENDED);
    expect(capped).toBeLessThanOrEqual(Math.max(2, ENDED / 200));
  });

  it('a cascade is cut at the number that the switch says, once, and the game goes on [TMM R132]', () => {
    const report = runScenario([scenarioAdapter], scenario('loops/a-cascade-is-capped.yaml'), 'capped');
    const events = report.story.flatMap((part) => part.events);
    expect(report.failures).toEqual([]);
    expect(events.filter((e) => e.kind === 'capped')).toHaveLength(1);
    expect(events.filter((e) => e.kind === 'fired' && e.rule.includes('R118'))).toHaveLength(100);
  });
});

describe('what a player repeats of his own will', () => {
  it('has no limit: fifty Sudden lobotomies for nothing in one turn [TMM loop.6]', () => {
    const text = scenario('loops/spells-for-nothing-as-often-as-one-likes.yaml');
    const [head] = text.split('play:');
    const many = Array.from(
      { length: 50 },
      (_, i) => `  - A: play sudden-lobotomy${i === 0 ? '' : '-token'}\n  - A: B1\n`,
    );
    const expected = '  - expect: {A.plays: 50, A.mana: 0, A.hand: [sudden-lobotomy-token]}\n';
    const body = `${head.replace('1: silverback 6/12', '1: silverback 6/999')}play:\n${many.join('')}${expected}`;
    expect(runScenario([scenarioAdapter], body, 'fifty').failures).toEqual([]);
  });
});
