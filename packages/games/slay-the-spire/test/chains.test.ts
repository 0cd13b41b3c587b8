/** Adventures that are sealed on the way keep every law of chains; heroes with HP enough come a long way whatever is answered. */
import { seedFrom } from '@kolbiste/kernel';
import { describeChains, PATIENT, runChains } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { campaign } from '../campaign.ts';
import { carried } from '../src/carry.ts';
import { configOf, game, PLAYABLE } from '../src/index.ts';
import { HELD, HP, MAX_HP, PILE_KINDS } from '../src/state.ts';

const STURDY = 400;

/** At the foot of the map, gone on with. */
function configs(n: number): unknown {
  const config = configOf({ heroes: PLAYABLE.slice(n % 3, (n % 3) + 1 + (n % 2)), map: n % 2, last: 1 });
  const s = game.setup(config, seedFrom(`climb ${n}`));
  for (let owed = game.pending(s); s.fight === 0; owed = game.pending(s))
    game.answer(s, owed[0].seat, game.options(s, owed[0].seat)[0]);
  const from = { ...carried(game.view(s, 'public')), enemies: [], round: 0, die: 0 };
  for (const hero of from.heroes) {
    hero[HP] = STURDY;
    hero[MAX_HP] = STURDY;
  }
  for (const pile of from.piles.keys()) if (pile % PILE_KINDS <= HELD) from.piles[pile] = [];
  return { ...config, from };
}

const options = { configs, campaigns: 4, seed: 'climb', links: 7 };
describeChains({ describe, it }, { game, campaign }, options);

it('adventures pass many forks, and some come to their end', PATIENT, () => {
  const { links, boundaries, ended } = runChains({ game, campaign }, { ...options, links: 30, only: ['carry'] });
  expect(links).toBeGreaterThan(10);
  expect(Object.keys(boundaries)).toContain('act 1, row 5');
  expect(ended).toBeGreaterThan(0);
});
