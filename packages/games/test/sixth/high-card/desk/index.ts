/** The game for the command line. */
import type { AnyGame, Desk } from '@kolbiste/gamekit/desk';
import { ruleTextsOf } from '@kolbiste/gamekit/desk';
import type { Core } from '@kolbiste/kernel';
import type { State, View } from '../src/index.ts';
import { game, mechanicalKeys } from '../src/index.ts';
import ruleTexts from '../src/rules.text.json' with { type: 'json' };
import { scenarioAdapter } from '../src/scenario.ts';
import { said } from '../src/words.ts';

const none = (): readonly string[] => [];

export const desk: Desk = {
  examples: {
    play: ['play high-card --seats human,greedy'],
    sim: ['sim high-card --games 100 --seed 1'],
    strength: ['strength high-card --seed 1 --levels greedy,random'],
    judge: ['judge high-card'],
    rules: ['rules high-card 3'],
    coverage: ['rules coverage high-card'],
    profiles: [],
    cards: none(),
    show: none(),
    new: none(),
    check: none(),
  },
  deckNames: () => [[], []],
  game: () => game as unknown as AnyGame,
  adapter: () => scenarioAdapter,
  rules: ruleTextsOf(ruleTexts, mechanicalKeys),
  mechanical: mechanicalKeys,
  rulings: none(),
  switches: {},
  profiles: [],
  formats: ['dealt'],
  modes: null,
  takes: [],
  dealer: () => ({ decks: [], deal: () => ({ config: { rounds: 5 }, decks: [-1, -1] }) }),
  factWords: none,
  ending: null,
  rounds: (s: Core) => (s as State).round,
  quiet: new Set(['dealt']),
  table(v, canvas) {
    const { hand, counts, shown, points, round, rounds } = v as View;
    const seat = (at: number): string =>
      said(canvas.lang, [
        `${canvas.seat(at)}: bodů ${points[at]}, karet ${counts[at]}, naposledy ${shown[at] || '-'}`,
        `${canvas.seat(at)}: points ${points[at]}, cards ${counts[at]}, shown last ${shown[at] || '-'}`,
      ]);
    return [
      said(canvas.lang, [`Kolo ${round} z ${rounds}`, `Round ${round} of ${rounds}`]),
      seat(0),
      seat(1),
      ...(hand.length > 0 ? [said(canvas.lang, [`V ruce: ${hand.join(' ')}`, `In hand: ${hand.join(' ')}`])] : []),
    ];
  },
  card: () => undefined,
  cardNames: none,
  windows: null,
  cards: null,
  invented: null,
};
