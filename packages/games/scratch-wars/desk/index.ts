/** Scratch Wars for the command line. */

import type { Desk } from '@kolbiste/gamekit/desk';
import { adapterUnder, gameUnder, ruleTextsOf } from '@kolbiste/gamekit/desk';
import type { Core } from '@kolbiste/kernel';
import type { State, View } from '../src/index.ts';
import { DECK_FORMATS, game, mechanicalKeys, rulingKeys, SWITCHES, scratchWars } from '../src/index.ts';
import { deckNames } from '../src/texts.ts';
import { cardDesk } from './cards.ts';
import { cardFileOf, dealerOf } from './deals.ts';
import { ruleTexts, scenarioAdapter } from './engine.ts';
import { examples } from './examples.ts';
import { factWords } from './facts.ts';
import { withNamedCards } from './named-cards.ts';
import { cardLines, cardNames, tableLines } from './table.ts';

const games = { real: game, neutral: scratchWars('neutral') };

/** What follows from the rules without anybody's doing. */
const QUIET = new Set([
  'turnEnded',
  'energyKept',
  'endPhaseBegan',
  'entriesRenewed',
  'specialsChecked',
  'weaponBack',
  'combosHeld',
  'trapsHeld',
  'compared',
  'shieldsAdded',
  'bonusPassedOver',
  'noEnergyGain',
  'actionPaid',
]);

export const desk: Desk = {
  examples,
  deckNames,
  game: (names) => gameUnder(names, games),
  adapter(names, cards) {
    const adapter = adapterUnder(names, scenarioAdapter, games);
    return cards === undefined ? adapter : withNamedCards(adapter, cardFileOf(cards.text, cards.file));
  },
  rules: ruleTextsOf(ruleTexts, mechanicalKeys),
  mechanical: mechanicalKeys,
  rulings: rulingKeys,
  switches: SWITCHES,
  profiles: [],
  formats: DECK_FORMATS,
  dealer: dealerOf,
  factWords,
  rounds: (s: Core) => (s as State).round,
  quiet: QUIET,
  table: (view, canvas) => tableLines(view as View, canvas),
  card: (view, name, canvas) => cardLines(view as View, name, canvas),
  cardNames: (view) => cardNames(view as View),
  cards: cardDesk,
  modes: null,
  takes: ['decks', 'cards'],
  ending: null,
  windows: null,
  invented: null,
};
