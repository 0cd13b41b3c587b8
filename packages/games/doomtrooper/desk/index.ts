/** Doomtrooper for the command line. */
import type { Desk } from '@kolbiste/gamekit/desk';
import { adapterUnder, gameUnder, ruleTextsOf } from '@kolbiste/gamekit/desk';
import type { Core } from '@kolbiste/kernel';
import type { State } from '../src/index.ts';
import { doomtrooper, game, mechanicalKeys, rulingKeys, windows } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { cardDesk } from './cards.ts';
import { dealerOf, deckNames, FORMATS, ownCardsOf, SWITCHES } from './deals.ts';
import { besideCards, ruleTexts, scenarioAdapter } from './engine.ts';
import { examples } from './examples.ts';
import { factWords } from './facts.ts';
import { invented } from './invented.ts';
import { deskProfiles, toldOfOwn } from './profiles.ts';
import { cardLines, cardNames, tableLines } from './table.ts';

const games = { real: game, neutral: doomtrooper('neutral') };

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
  profiles: deskProfiles,
  ownProfile: { switch: 'rules', read: toldOfOwn },
  formats: FORMATS,
  modes: null,
  takes: ['decks', 'cards'],
  dealer: dealerOf,
  factWords,
  ending: null,
  rounds: (s: Core) => (s as State).turn,
  quiet: new Set(['shuffled', 'acted', 'actionsLost', 'lasts']),
  table: (view, canvas) => tableLines(view as View, canvas),
  card: (view, name, canvas) => cardLines(view as View, name, canvas),
  cardNames: (view) => cardNames(view as View),
  windows,
  cards: cardDesk,
  invented,
};
