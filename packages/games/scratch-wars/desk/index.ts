/** Scratch Wars for the command line. */

import type { AnyGame, Desk, RuleText } from '@kolbiste/gamekit/desk';
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

const mechanical = new Set(mechanicalKeys);
const neutral = scratchWars('neutral');

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
  game: (names) => (names === 'real' ? game : neutral) as unknown as AnyGame,
  adapter(names, cards) {
    const adapter = names === 'real' ? scenarioAdapter : { ...scenarioAdapter, says: game, game: () => neutral };
    return cards === undefined ? adapter : withNamedCards(adapter, cardFileOf(cards.text, cards.file));
  },
  rules: ruleTexts.map(([key = '', cs = '', en = '']): RuleText => ({ key, mechanical: mechanical.has(key), cs, en })),
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
