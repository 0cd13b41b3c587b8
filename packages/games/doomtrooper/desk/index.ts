/** Doomtrooper for the command line. */
import type { AnyGame, Desk, RuleText } from '@kolbiste/gamekit/desk';
import type { Core } from '@kolbiste/kernel';
import { nameOf } from '../src/cards/names.ts';
import type { State } from '../src/index.ts';
import { doomtrooper, game, mechanicalKeys, rulingKeys, windows } from '../src/index.ts';
import ruleTexts from '../src/rules.text.json' with { type: 'json' };
import { scenarioAdapter } from '../src/scenario.ts';
import type { View } from '../src/view.ts';
import { cardDesk } from './cards.ts';
import { dealerOf } from './deals.ts';
import { invented } from './invented.ts';
import { deskProfiles } from './profiles.ts';
import { tableLines } from './table.ts';

const mechanical = new Set(mechanicalKeys);
const neutral = doomtrooper('neutral');
const none = (): readonly string[] => [];

export const desk: Desk = {
  examples: {
    play: ['play doomtrooper --seats human,greedy'],
    sim: ['sim doomtrooper --games 10 --seed 1'],
    strength: ['strength doomtrooper --seed 1 --levels greedy,random'],
    judge: ['judge doomtrooper'],
    rules: ['rules doomtrooper 4.22.1'],
    coverage: ['rules coverage doomtrooper'],
    profiles: ['rules profiles doomtrooper tournament international'],
    cards: ['cards doomtrooper --affiliation bauhaus', 'cards doomtrooper --scripted no --missing imprison'],
    show: ['cards show sean-gallagher'],
    new: none(),
    check: none(),
  },
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
  factWords: none,
  ending: null,
  rounds: (s: Core) => (s as State).turn,
  quiet: new Set(['shuffled', 'acted', 'actionsLost', 'lasts']),
  table: (view, canvas) => tableLines(view as View, canvas),
  card: () => undefined,
  cardNames: none,
  windows,
  cards: cardDesk,
  invented,
};
