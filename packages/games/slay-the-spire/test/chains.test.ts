/** Adventures that are sealed on the way keep every law of chains; heroes with HP enough come a long way whatever is answered. */
import type { Json, Rng } from '@kolbiste/kernel';
import { rng, secretFrom, seedFrom } from '@kolbiste/kernel';
import type { Chain } from '@kolbiste/kernel/chain';
import { beginChain, boundaryOf, goOn, joined, resumed, seal, verifyChain } from '@kolbiste/kernel/chain';
import { describeChains, pick, runChains } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { campaign } from '../campaign.ts';
import { mapOf } from '../src/cards/maps.ts';
import { itemNamed } from '../src/cards/pool.ts';
import type { Carry } from '../src/carry.ts';
import { carried } from '../src/carry.ts';
import type { Config } from '../src/index.ts';
import { configOf, game, PLAYABLE } from '../src/index.ts';
import { DECK, HELD, HERO, HP, MAX_HP, PILE_KINDS, RARE, RELICS } from '../src/state.ts';

const STURDY = 400;
const rules = { game, campaign };

/** Gone on with: at the foot of the map, or below its boss. */
function configs(n: number): unknown {
  const config = configOf({ heroes: PLAYABLE.slice(n % 3, (n % 3) + 1 + (n % 2)), map: n % 2, last: 2 });
  const s = game.setup(config, seedFrom(`climb ${n}`));
  for (let owed = game.pending(s); s.fight === 0; owed = game.pending(s))
    game.answer(s, owed[0].seat, game.options(s, owed[0].seat)[0]);
  const from = { ...carried(game.view(s, 'public')), enemies: [], round: 0, die: 0 };
  if (n % 2 === 1) from.node = mapOf(1, from.map).nodes.length - 2;
  for (const hero of from.heroes) {
    hero[HP] = STURDY;
    hero[MAX_HP] = STURDY;
  }
  for (const pile of from.piles.keys()) if (pile % PILE_KINDS <= HELD) from.piles[pile] = [];
  return { ...config, from };
}

const only = ['public', 'carry', 'damaged', 'start', 'seamless', 'verified'];
describeChains({ describe, it }, rules, { configs, campaigns: 2, seed: 'climb', links: 3, only });
describeChains({ describe, it }, rules, { configs, campaigns: 1, seed: 'climb', links: 2, only: ['forged'] });

/** Plays links at random until this boundary is sealed, tried until somebody comes so far. */
function sealedAt(boundary: string, begun: Chain): Chain {
  for (let n = 0; n < 30; n++) {
    const chain = playedTo(boundary, begun, rng(`sealed ${n}`));
    if (chain.links.at(-1)?.boundary === boundary) return chain;
  }
  throw new Error(`nobody came to ${boundary}`);
}

function playedTo(boundary: string, begun: Chain, random: Rng): Chain {
  for (let chain = begun; ; ) {
    const table = resumed(rules, chain);
    for (let n = 0; boundaryOf(rules, table.state, n) === undefined; n++)
      table.answer(...pick(game, table.state, random));
    chain = seal(rules, chain, table, null);
    if (chain.open === null || chain.links.at(-1)?.boundary === boundary) return chain;
  }
}

it('adventures are sealed before each room and where an act was won, and some come to their end', () => {
  const options = { configs, campaigns: 2, seed: 'climb', links: 40, only: ['start'] as const };
  const { links, boundaries, ended } = runChains(rules, options);
  expect(links).toBeGreaterThan(8);
  const rows = [2, 3, 4, 5, 6, 7].map((row) => `act 1, row ${row}`);
  expect(Object.keys(boundaries)).toEqual(expect.arrayContaining([...rows, 'act 1 won']));
  expect(ended).toBeGreaterThan(0);
});

describe('a hero joins', () => {
  const begun = beginChain(rules, configs(1) as Json, 'joins', secretFrom('joins'));

  it('where an act was won alone, and the chain holds with him', () => {
    expect(() => joined(rules, begun, ['watcher'])).toThrow(/at a seal alone/);
    const won = sealedAt('act 1 won', begun);
    const here = won.open?.record.config as unknown as Config;
    const newcomer = PLAYABLE.find((id) => !here.heroes.includes(id)) ?? '';
    expect(() => joined(rules, won, [here.heroes[0]])).toThrow(/is played already/);
    const chain = joined(rules, won, [newcomer]);
    expect(chain.open?.record.config).toMatchObject({ heroes: [...here.heroes, newcomer], joining: 1 });
    expect(goOn(rules, chain).open?.record.config).toEqual(chain.open?.record.config);
    const on = sealedAt('act 2, row 1', chain);
    expect(on.open?.record.config).toMatchObject({ heroes: [...here.heroes, newcomer], joining: 0 });
    expect(verifyChain(on, () => rules)).toMatchObject({ ok: true, fault: null });
  });
});

describe('what passed over and cannot be is named with its place', () => {
  const whole = () => structuredClone(configs(0)) as { from: Carry };
  const wrong: readonly (readonly [what: string, change: (from: Carry) => void, place: RegExp])[] = [
    ['a card that there is not', (from) => void from.piles[DECK].push(3999), /config\.from\.piles\[8\]\[\d+\]/],
    [
      'a card too often',
      (from) => void from.piles[DECK].push(from.piles[RARE][0]),
      /the box has 1 of it, this is one more/,
    ],
    [
      'a potion among relics',
      (from) => void from.piles[RELICS].push(itemNamed('fire-potion')),
      /fire-potion is a potion; expected a .*relic/,
    ],
    ['more HP than the most', (from) => void (from.heroes[0][HP] = STURDY + 1), /config\.from\.heroes\[0\]\[2\]/],
    [
      'another hero',
      (from) => void from.heroes[0][HERO]++,
      /config\.from\.heroes\[0\]\[0\]: expected 0, as ironclad plays here/,
    ],
    ['a room that there is not', (from) => void (from.node = 99), /config\.from\.node/],
  ];
  it.each(wrong)('%s', (_what, change, place) => {
    const config = whole();
    change(config.from);
    expect(() => game.setup(config as never, seedFrom('wrong'))).toThrow(place);
  });
});
