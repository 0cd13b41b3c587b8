/** One law of campaigns, and what it looks at. */
import type { Core, Game, Rng } from '@kolbiste/kernel';
import type { Campaign, Chain, ChainRules } from '@kolbiste/kernel/chain';

/** A campaign while it is played. */
export interface Tour {
  readonly rules: ChainRules;
  readonly game: Game<any, any>;
  readonly campaign: Campaign;
  /** The numbers of whoever looks on. */
  readonly random: Rng;
}

/** A boundary that was reached. */
export interface Reached {
  readonly state: Core;
  readonly boundary: string;
  /** Just sealed; '' as boundary: the campaign ended there. */
  readonly chain: Chain;
}

export interface ChainLaw {
  readonly name: string;
  /** The law in one sentence. */
  readonly says: string;
  /** At every question, before anybody answers. */
  question?(tour: Tour, state: Core): void;
  /** At every boundary, once the link is sealed and the next one open. */
  reached?(tour: Tour, at: Reached): void;
  /** With the whole chain, or as far as it was played. */
  end?(tour: Tour, chain: Chain): void;
}
