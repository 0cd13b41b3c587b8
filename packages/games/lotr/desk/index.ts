/** The Lord of the Rings: The Card Game for the command line. */

import type { Desk } from '@kolbiste/gamekit/desk';
import { adapterUnder, gameUnder, ruleTextsOf } from '@kolbiste/gamekit/desk';
import type { Core } from '@kolbiste/kernel';
import type { State, View } from '../src/index.ts';
import { game, lotr, mechanicalKeys, rulingKeys, windows } from '../src/index.ts';
import { deckNames } from '../src/texts.ts';
import { invented } from './card.ts';
import { cardDesk } from './cards.ts';
import { dealerOf, FORMATS, MODES, ownCardsOf, SWITCHES } from './deals.ts';
import { besideCards, endWords, QUIET, ruleTexts, scenarioAdapter } from './engine.ts';
import { examples } from './examples.ts';
import { factWords } from './facts.ts';
import { cardLines, cardNames, tableLines } from './table.ts';

const games = { real: game, neutral: lotr('neutral') };

export const desk: Desk = {
  examples,
  deckNames,
  game: (names) => gameUnder(names, games),
  adapter(names, cards) {
    const adapter = adapterUnder(names, scenarioAdapter, games);
    return cards === undefined ? adapter : besideCards(adapter, ownCardsOf(cards));
  },
  rules: ruleTextsOf(ruleTexts, mechanicalKeys),
  mechanical: mechanicalKeys,
  rulings: rulingKeys,
  switches: SWITCHES,
  profiles: [],
  formats: FORMATS,
  modes: MODES,
  takes: ['decks', 'cards', 'easy', 'position'],
  dealer: dealerOf,
  factWords,
  ending: (s: Core, lang) => endWords(s as State, lang),
  rounds: (s: Core) => (s as State).round,
  quiet: QUIET,
  table: (view, canvas) => tableLines(view as View, canvas),
  card: (view, name, canvas) => cardLines(view as View, name, canvas),
  cardNames: (view) => cardNames(view as View),
  windows,
  cards: cardDesk,
  invented,
};
