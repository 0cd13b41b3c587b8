/** An adventure of many evenings: it is sealed before each room, and where an act was won; there heroes may join it. */
import type { Field } from '@kolbiste/kernel';
import { openStep, record } from '@kolbiste/kernel';
import type { Campaign, Joining } from '@kolbiste/kernel/chain';
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

const [ROUTE, GO_ON] = ['route.vote', 'goOn.vote'];

/** At a vote of the group on its way, before anybody has said anything. */
function boundary(s: State): string | undefined {
  const id = s.frames.length === 0 ? undefined : openStep(flow, s)?.id;
  if (id !== ROUTE && id !== GO_ON) return undefined;
  const { votes } = s.frames[s.frames.length - 1].locals as { readonly votes: readonly number[] };
  if (votes.some((said) => said >= 0)) return undefined;
  return id === GO_ON ? `act ${s.act} won` : `act ${s.act}, row ${mapOf(s.act, s.map).nodes[s.node].row + 1}`;
}

/** Heroes join where an act was won, and catch up with the others before the next one [STS 22.14]. */
const joining: Joining<Config> = {
  of: ({ heroes, joining }) => heroes.slice(heroes.length - joining),
  with: (config, who) => readConfig({ ...config, heroes: [...config.heroes, ...who], joining: who.length }),
};

export const campaign: Campaign<State, Config, Passed> = {
  version: 1,
  form: record<Passed>({ config: configured, ...CARRIED }),
  older: {},
  boundary,
  carry: (s) => ({ config: plain(s.config), ...carried(game.view(s, 'public')) }),
  configFrom: ({ config, ...from }) => ({ ...config, from }),
  joining,
};
