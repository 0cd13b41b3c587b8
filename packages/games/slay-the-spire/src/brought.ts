/** What a table makes of what its seats bring: each says whom it plays, and all agree on the adventure. */
import type { Json } from '@kolbiste/kernel';
import type { Config } from './config.ts';
import { configOf, PLAYABLE } from './config.ts';
import type { HeroId } from './vocabulary.ts';

interface Brought {
  readonly hero: HeroId;
}

/** Whoever brings nothing plays the first hero of the book whom nobody plays yet [STS 4.1]. */
function heroesOf(setups: readonly (Brought | null)[]): HeroId[] {
  const heroes = setups.map((brought) => brought?.hero);
  for (const [seat, hero] of heroes.entries())
    if (hero === undefined) heroes[seat] = PLAYABLE.find((id) => !heroes.includes(id)) ?? PLAYABLE[0];
  return heroes as HeroId[];
}

/** The configuration of a game whose seats bring heroes. @param common what all agreed on, checked */
export const configFrom = (setups: readonly (Json | null)[], common: Json): Config =>
  configOf({ ...(common as object), heroes: heroesOf(setups as unknown as readonly (Brought | null)[]) });
