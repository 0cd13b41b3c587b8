/**
 * What a game brings to the house. `packages/games/<game>/manifest.ts` fills these slots; every shell (command line,
 * server, page, benchmark, checks) goes through them and knows no game by its name. A slot that is missing does not
 * compile; where a slot may be null, null says that the game has no such thing, and the shells say so to whoever asks.
 *
 * Each part is a module of its own, fetched when it is first wanted: who lists the games loads no rules, who plays in a
 * terminal no page.
 */
import type { Game } from '@kolbiste/kernel';
import type { Campaign } from '@kolbiste/kernel/chain';
import type { ScenarioAdapter } from '@kolbiste/testkit/adapter';
import type { Windows } from '@kolbiste/wire';
import type { Mind } from './bot.ts';
import type { Desk } from './desk/desk.ts';
import type { Online } from './online.ts';
import type { PageSlot } from './page.ts';
import type { Part } from './part.ts';
import type { Bilingual } from './words.ts';
import type { Workshop } from './workshop.ts';

export interface GameManifest {
  /** As it stands in records, files, paths and commands; the name of the game's folder. */
  readonly id: string;
  readonly title: Bilingual;
  /** What stands before its paragraphs in citations: `MARK` in [MARK 2.4]. */
  readonly mark: string;
  /** Numbers of seats that can play, the usual one first. */
  readonly seats: readonly number[];
  /** All win or lose together: when one of them resigns or runs out of time, all have lost. */
  readonly together: boolean;
  /** The game itself, under its real names. */
  readonly rules: Part<{ readonly game: Game<any, any> }>;
  /** How scenario files speak about it. */
  readonly scenarios: Part<{ readonly scenarioAdapter: ScenarioAdapter }>;
  /** Games of many evenings, sealed link by link; null = every game stands alone. */
  readonly campaign: Part<{ readonly campaign: Campaign }> | null;
  /** How bots judge its positions; null = only results count. */
  readonly bot: Part<{ readonly mind: Mind }> | null;
  /** The terminal; null = the game is not played there. */
  readonly desk: Part<{ readonly desk: Desk }> | null;
  /** Tables between people, each with a page of its own; null = the game is not served. */
  readonly online: Part<{ readonly online: Online }> | null;
  /** Windows at which a seat may let the table pass for it (`wire/src/policy.ts`); null = it has none. */
  readonly windows: Part<{ readonly windows: Windows }> | null;
  /** The page in a browser; null = the game is not played there. */
  readonly page: PageSlot | null;
  /** What checks, measurements and records need of it. */
  readonly workshop: Part<{ readonly workshop: Workshop }>;
}

/** What passes from one link of a campaign to the next; null = the game has no campaigns. */
export async function campaignOf({ campaign }: GameManifest): Promise<Campaign | null> {
  return campaign === null ? null : (await campaign()).campaign;
}

/** What a game tells bots beyond its rules; null = nothing. */
export async function mindOf({ bot }: GameManifest): Promise<Mind | null> {
  return bot === null ? null : (await bot()).mind;
}
