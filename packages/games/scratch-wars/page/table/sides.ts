/** Who played in a recorded duel: the two heroes. */

import type { SidesOf } from '@kolbiste/tablekit/page.ts';
import type { Config } from '../../src/index.ts';
import { nameOf } from '../../src/index.ts';

export const sidesOf: SidesOf = (config, lang, names) =>
  (config as Config).decks.map(({ hero }) => hero.name || nameOf(hero.kind, lang, names));
