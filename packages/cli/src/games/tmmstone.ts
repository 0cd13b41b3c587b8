/** TMMStone for the command line. */
import type { Core } from '@kolbiste/kernel';
import type { State, View } from '@kolbiste/tmmstone';
import { EVENTS, game, mechanicalKeys, rulingKeys, tmmstone } from '@kolbiste/tmmstone';
import { deckNames, isQuiet } from '@kolbiste/tmmstone/texts';
import type { AnyGame, GameDesk, RuleText } from './row.ts';
import { invented } from './tmmstone/card.ts';
import { cardDesk } from './tmmstone/cards.ts';
import { dealerOf, FORMATS, ownCardsOf, SWITCHES } from './tmmstone/deals.ts';
import { besideCards, ruleTexts, scenarioAdapter } from './tmmstone/engine.ts';
import { factWords } from './tmmstone/facts.ts';
import { cardLines, cardNames, tableLines } from './tmmstone/table.ts';

const mechanical = new Set(mechanicalKeys);
const neutral = tmmstone('neutral');

export const tmmstoneDesk: GameDesk = {
  id: 'tmmstone',
  deckNames,
  game: (names) => (names === 'real' ? game : neutral) as unknown as AnyGame,
  adapter(names, cards) {
    const adapter = names === 'real' ? scenarioAdapter : { ...scenarioAdapter, says: game, game: () => neutral };
    return cards === undefined ? adapter : besideCards(adapter, ownCardsOf(cards));
  },
  rules: ruleTexts.map(([key = '', cs = '', en = '']): RuleText => ({ key, mechanical: mechanical.has(key), cs, en })),
  mechanical: mechanicalKeys,
  rulings: rulingKeys,
  switches: SWITCHES,
  formats: FORMATS,
  seatCounts: [2],
  dealer: dealerOf,
  factWords,
  rounds: (s: Core) => (s as State).turn,
  quiet: new Set(EVENTS.filter((_, kind) => isQuiet(kind))),
  table: (view, canvas) => tableLines(view as View, canvas),
  card: (view, name, canvas) => cardLines(view as View, name, canvas),
  cardNames: (view) => cardNames(view as View),
  cards: cardDesk,
  invented,
};
