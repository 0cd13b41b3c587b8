/** Slay the Spire: The Board Game for the command line. */
import type { Desk } from '@kolbiste/gamekit/desk';
import { adapterUnder, gameUnder, ruleTextsOf } from '@kolbiste/gamekit/desk';
import type { Core } from '@kolbiste/kernel';
import type { State, View } from '../src/index.ts';
import { EVENTS, game, mechanicalKeys, rulingKeys, slayTheSpire } from '../src/index.ts';
import { endWords, invented, isQuiet } from '../src/texts.ts';
import { cardDesk, deckNames } from './cards.ts';
import { dealerOf, FORMATS, MODES, ownCardsOf, SWITCHES } from './deals.ts';
import { besideCards, ruleTexts, scenarioAdapter } from './engine.ts';
import { examples } from './examples.ts';
import { factWords } from './facts.ts';
import { cardLines, cardNames, tableLines } from './table.ts';

const games = { real: game, neutral: slayTheSpire('neutral') };

export const desk: Desk = {
  examples,
  deckNames,
  game: (names) => gameUnder(names, games),
  adapter(names, cards) {
    const adapter = adapterUnder(names, scenarioAdapter, games);
    return (cards === undefined ? adapter : besideCards(adapter, ownCardsOf(cards))) as never;
  },
  rules: ruleTextsOf(ruleTexts, mechanicalKeys),
  mechanical: mechanicalKeys,
  rulings: rulingKeys,
  switches: SWITCHES,
  profiles: [],
  formats: FORMATS,
  modes: MODES,
  takes: ['cards'],
  dealer: dealerOf,
  factWords,
  ending: (s: Core, lang) => endWords(s as State, lang),
  rounds: (s: Core) => (s as State).round,
  quiet: new Set(EVENTS.filter((_, kind) => isQuiet(kind))),
  table: (view, canvas) => tableLines(view as View, canvas),
  card: (view, name, canvas) => cardLines(view as View, name, canvas),
  cardNames: (view) => cardNames(view as View),
  windows: null,
  cards: cardDesk,
  invented,
};
