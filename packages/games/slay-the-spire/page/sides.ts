/** Who played in a recorded game: the heroes. */
import type { SidesOf } from '@kolbiste/tablekit/page.ts';
import { heroName } from '../src/text/talk.ts';
import type { HeroId } from '../src/vocabulary.ts';
import { HEROES } from '../src/vocabulary.ts';

export const sidesOf: SidesOf = (config, lang) =>
  (config as { heroes: HeroId[] }).heroes.map((hero) => heroName(HEROES.indexOf(hero), lang));
