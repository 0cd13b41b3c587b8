/**
 * The laws of campaigns that are sealed link by link (`@kolbiste/kernel/chain`): every game that has campaigns keeps them.
 * `describeChains({ describe, it }, { game, campaign }, { configs, campaigns: 5, seed: 'chains' })` is one test for each.
 */
import type { Core, Json, Rng } from '@kolbiste/kernel';
import { rng, secretFrom, seedFrom } from '@kolbiste/kernel';
import type { Chain, ChainRules } from '@kolbiste/kernel/chain';
import { beginChain, boundaryOf, resumed, seal } from '@kolbiste/kernel/chain';
import { carryLaw, damagedLaw, publicLaw, seamlessLaw, startLaw } from './chains/carries.ts';
import type { ChainLaw, Tour } from './chains/law.ts';
import { forgedLaw, verifiedLaw } from './chains/seals.ts';
import type { Configs } from './table.ts';
import { checking, pick } from './table.ts';
import type { Runner } from './vitest.ts';

export const CHAIN_LAWS: readonly ChainLaw[] = [
  publicLaw,
  carryLaw,
  damagedLaw,
  startLaw,
  seamlessLaw,
  verifiedLaw,
  forgedLaw,
];

export interface ChainOptions {
  readonly configs: Configs;
  readonly campaigns: number;
  readonly seed: string;
  /** A campaign is left after so many links. Default 12. */
  readonly links?: number;
  /** More answers than this in one link count as one that reaches no boundary. Default 5000. */
  readonly maxAnswers?: number;
  /** Names of the laws to hold; default all. */
  readonly only?: readonly string[];
}

export interface ChainReport {
  readonly game: string;
  readonly links: number;
  readonly answers: number;
  /** Campaigns that came to their end. */
  readonly ended: number;
  /** How often each boundary was reached. */
  readonly boundaries: Readonly<Record<string, number>>;
}

/** A chain under way, with what is counted of all. */
interface Course {
  readonly tour: Tour;
  readonly hold: (say: (law: ChainLaw) => void) => void;
  /** The numbers of whoever plays. */
  readonly play: Rng;
  readonly most: number;
  readonly tally: { links: number; answers: number; ended: number; boundaries: Record<string, number> };
}

/** Plays the open link at random to its boundary, and seals it. */
function playLink({ tour, hold, play, most, tally }: Course, chain: Chain): Chain {
  const { rules, game } = tour;
  const table = resumed(rules, chain);
  for (let steps = 0; ; steps++) {
    const boundary = boundaryOf(rules, table.state, steps);
    if (boundary !== undefined) {
      const sealed = seal(rules, chain, table, null);
      tally.links++;
      tally.boundaries[boundary] = (tally.boundaries[boundary] ?? 0) + 1;
      hold((law) => law.reached?.(tour, { state: table.state, boundary, chain: sealed }));
      return sealed;
    }
    if (steps >= most) throw new Error(`no boundary after ${steps} answers`);
    hold((law) => law.question?.(tour, table.state as Core));
    table.answer(...pick(game, table.state, play));
    tally.answers++;
  }
}

/**
 * Plays seeded random campaigns, seals them link by link, and holds every law against them.
 * @throws CheckError at the first law that does not hold
 */
export function runChains(rules: ChainRules, options: ChainOptions): ChainReport {
  const { game, campaign } = rules;
  const { configs, campaigns, seed, only, links: mostLinks = 12, maxAnswers = 5000 } = options;
  const laws = CHAIN_LAWS.filter(({ name }) => only?.includes(name) ?? true);
  const tally: Course['tally'] = { links: 0, answers: 0, ended: 0, boundaries: {} };
  for (let i = 0; i < campaigns; i++) {
    const tour: Tour = { rules, game, campaign, random: rng(`${seed}/${i}/probe`) };
    let chain: Chain;
    const where = (): string => `seed "${seed}", campaign ${i}, link ${(chain?.links.length ?? 0) + 1}`;
    const hold: Course['hold'] = (say) => {
      for (const law of laws) checking(`${law.name} (${where()})`, undefined, () => say(law));
    };
    const course: Course = { tour, hold, play: rng(`${seed}/${i}/play`), most: maxAnswers, tally };
    chain = checking(`chain (seed "${seed}", campaign ${i})`, undefined, () =>
      beginChain(rules, configs(i) as Json, seedFrom(`${seed}/${i}`), secretFrom(`${seed}/${i}`)),
    );
    while (chain.open !== null && chain.links.length < mostLinks) {
      chain = checking(`chain (${where()})`, undefined, () => playLink(course, chain));
    }
    if (chain.open === null) tally.ended++;
    hold((law) => law.end?.(tour, chain));
  }
  return { game: game.id, ...tally };
}

/** One test for each law, so that a failure names it. */
export function describeChains(runner: Runner, rules: ChainRules, options: ChainOptions): void {
  runner.describe(`campaigns of ${rules.game.id}, rules ${rules.game.rulesVersion}`, () => {
    for (const { name, says } of CHAIN_LAWS) {
      if (options.only !== undefined && !options.only.includes(name)) continue;
      runner.it(`${name}: ${says}`, () => void runChains(rules, { ...options, only: [name] }));
    }
  });
}
