/** Set-ups to try the rules with: single fights against every enemy card, and adventures. Measured are fights of one hero in Act I. */
import type { Trials } from '@kolbiste/gamekit';
import { BLESSINGS, EVENT_CARDS } from './src/cards/events.ts';
import { ENEMIES, FACES, ITEMS } from './src/cards/pool.ts';
import { configOf, PLAYABLE, type State } from './src/index.ts';
import { clauseOf, enemyText, eventOption, faceText, invented, itemText } from './src/texts.ts';
import { fights } from './test/configs.ts';

/** Each hero alone against each enemy card of Act I, heroes by turns. */
const COMBATS = ENEMIES.filter(({ act, deck }) => act === 1 && deck !== 'summon').flatMap(({ id }) =>
  PLAYABLE.map((hero) => configOf({ heroes: [hero], fight: id })),
);
/** Whole adventures of each hero alone. */
const RUNS = PLAYABLE.map((hero) => configOf({ heroes: [hero], map: 2 }));

export const trials: Trials = {
  mixed: (n) =>
    n % 3 === 2 ? configOf({ heroes: PLAYABLE.slice(0, 1 + ((n / 3) % PLAYABLE.length)), map: n % 3 }) : fights(n),
  measured: () => COMBATS,
  counted: (figure) => (figure === 'runsPerSecond' ? RUNS : COMBATS),
  inPlay: (state) => (state as State).enemies.length + (state as State).heroes.length,
  cardTexts: (lang) =>
    [
      ...FACES.map(({ face }) => faceText(face, lang)),
      ...ENEMIES.map(({ card }) => enemyText(card, lang)),
      ...ITEMS.map(({ item }) => itemText(item, lang)),
      ...EVENT_CARDS.flatMap(({ options }) => options.map((option) => eventOption(option, lang))),
      ...BLESSINGS.flatMap(({ blue }) => blue.map((program) => clauseOf(program, lang))),
    ].map(invented),
};
