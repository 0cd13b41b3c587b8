/** An adventure of many evenings: it may be sealed wherever the way forks, before anybody has named a room. */
import type { Field } from '@kolbiste/kernel';
import { openStep, record } from '@kolbiste/kernel';
import type { Campaign } from '@kolbiste/kernel/chain';
import { mapOf } from './src/cards/maps.ts';
import type { Carry } from './src/carry.ts';
import { CARRIED, carried } from './src/carry.ts';
import { readConfig } from './src/config.ts';
import { flow } from './src/flow/registry.ts';
import type { Config, State } from './src/index.ts';
import { game } from './src/index.ts';

interface Passed extends Carry {
  /** How the adventure was configured at its beginning. */
  config: Config;
}

const plain = (config: Config): Config => ({
  ...config,
  heroes: config.heroes.slice(),
  packs: config.packs.slice(),
  modifiers: config.modifiers.slice(),
  from: null,
  joining: 0,
});

const configured: Field<Config> = {
  copy: plain,
  json: (config) => plain(config) as never,
  read: (j, path) => readConfig(j, path),
};

/** Nobody has named a room yet. */
function isAtFork(s: State): boolean {
  if (s.frames.length === 0 || openStep(flow, s)?.id !== 'route.vote') return false;
  const { votes } = s.frames[s.frames.length - 1].locals as { readonly votes: readonly number[] };
  return votes.every((node) => node < 0);
}

export const campaign: Campaign<State, Config, Passed> = {
  version: 1,
  form: record<Passed>({ config: configured, ...CARRIED }),
  older: {},
  boundary: (s) => (isAtFork(s) ? `act ${s.act}, row ${mapOf(s.act, s.map).nodes[s.node].row + 1}` : undefined),
  carry: (s) => ({ config: plain(s.config), ...carried(game.view(s, 'public')) }),
  configFrom: ({ config, ...from }) => ({ ...config, from }),
};
