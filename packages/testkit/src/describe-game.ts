/** The laws that every game keeps, from its manifest: the battery, two worlds, and chains where it has campaigns. */
import type { Game } from '@kolbiste/kernel';
import type { Campaign } from '@kolbiste/kernel/chain';
import type { BatteryOptions } from './battery.ts';
import type { ChainOptions } from './chains.ts';
import { describeChains } from './chains.ts';
import type { TimedRunner } from './timed.ts';
import { PATIENT } from './timed.ts';
import type { Runner } from './vitest.ts';
import { describeBattery } from './vitest.ts';
import type { WorldOptions } from './worlds.ts';
import { runWorlds } from './worlds.ts';

/** What is needed of a manifest. */
export interface GameUnderTest {
  readonly id: string;
  readonly rules: () => Promise<{ readonly game: Game<any, any> }>;
  readonly campaign: (() => Promise<{ readonly campaign: Campaign }>) | null;
}

/** What a game adds. */
export interface GameLaws {
  readonly battery: BatteryOptions;
  /** @param says what stays unknown, in one sentence */
  readonly worlds: WorldOptions & { readonly says: string };
  /** null where the game has no campaigns; where it has, they are not left out. */
  readonly chains: Omit<ChainOptions, 'only'> | null;
}

/** One test for each law, registered once the game has come: `await describeGame({ describe, it }, manifest, laws)`. */
export async function describeGame(
  { describe, it }: TimedRunner & Runner,
  manifest: GameUnderTest,
  { battery, worlds: { says, ...worlds }, chains }: GameLaws,
): Promise<void> {
  const { game } = await manifest.rules();
  const campaign = (await manifest.campaign?.())?.campaign ?? null;
  if ((campaign === null) !== (chains === null))
    throw new Error(`${manifest.id}: what its manifest says of campaigns and what is tested of them differ`);
  describeBattery({ describe, it }, game, battery);
  describe('two worlds', () => {
    it(says, PATIENT, () => void runWorlds(game, worlds));
  });
  if (campaign !== null && chains !== null) describeChains({ describe, it }, { game, campaign }, chains);
}
