/** Scratch Wars for the command line. */
import type { Core } from '@kolbiste/kernel';
import type { State, View } from '@kolbiste/scratch-wars';
import { DECK_FORMATS, game, mechanicalKeys, rulingKeys, SWITCHES, scratchWars } from '@kolbiste/scratch-wars';
import { deckNames } from '@kolbiste/scratch-wars/texts';
import type { AnyGame, GameDesk, RuleText } from './row.ts';
import { cardDesk } from './scratch-wars/cards.ts';
import { cardFileOf, dealerOf } from './scratch-wars/deals.ts';
import { ruleTexts, scenarioAdapter } from './scratch-wars/engine.ts';
import { factWords } from './scratch-wars/facts.ts';
import { withNamedCards } from './scratch-wars/named-cards.ts';
import { cardLines, cardNames, tableLines } from './scratch-wars/table.ts';

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

export const scratchWarsDesk: GameDesk = {
  id: 'scratch-wars',
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
  formats: DECK_FORMATS,
  seatCounts: [2],
  dealer: dealerOf,
  factWords,
  rounds: (s: Core) => (s as State).round,
  quiet: QUIET,
  table: (view, canvas) => tableLines(view as View, canvas),
  card: (view, name, canvas) => cardLines(view as View, name, canvas),
  cardNames: (view) => cardNames(view as View),
  cards: cardDesk,
};
