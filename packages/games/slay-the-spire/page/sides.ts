/** Who played in a recorded game: the heroes. */
import type { SidesOf } from '@kolbiste/tablekit/page.ts';
import type { HeroId } from '../src/vocabulary.ts';
import { HEROES } from '../src/vocabulary.ts';
import { heroCalled } from './printed.ts';

export const sidesOf: SidesOf = (config, lang, names) =>
  (config as { heroes: HeroId[] }).heroes.map((hero) => heroCalled(HEROES.indexOf(hero), lang, names));
