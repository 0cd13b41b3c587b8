/** Doomtrooper for the command line. */
import type { AnyGame, Desk, RuleText } from '@kolbiste/gamekit/desk';
import type { Core } from '@kolbiste/kernel';
import type { State } from '../src/index.ts';
import { doomtrooper, game, mechanicalKeys, rulingKeys, windows } from '../src/index.ts';
import type { View } from '../src/view.ts';
import { cardDesk } from './cards.ts';
import { dealerOf } from './deals.ts';
import { nameOf, ruleTexts, scenarioAdapter } from './engine.ts';
import { examples } from './examples.ts';
import { factWords } from './facts.ts';
import { invented } from './invented.ts';
import { deskProfiles } from './profiles.ts';
import { cardLines, cardNames, tableLines } from './table.ts';

const mechanical = new Set(mechanicalKeys);
const neutral = doomtrooper('neutral');

export const desk: Desk = {
  examples,
  deckNames: (config, lang, names) =>
    (config as { decks: readonly { library: readonly number[] }[] }).decks.map(({ library }) =>
      library.map((id) => nameOf(id, lang, names)),
    ),
  game: (names) => (names === 'real' ? game : neutral) as unknown as AnyGame,
  adapter: (names) => (names === 'real' ? scenarioAdapter : { ...scenarioAdapter, says: game, game: () => neutral }),
  rules: ruleTexts.map(([key = '', cs = '', en = '']): RuleText => ({ key, mechanical: mechanical.has(key), cs, en })),
  mechanical: mechanicalKeys,
  rulings: rulingKeys,
  switches: {},
  profiles: deskProfiles,
  formats: ['starters'],
  modes: null,
  takes: ['decks'],
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
