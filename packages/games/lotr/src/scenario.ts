/** How scenario files speak about a game: where it stands, and facts. See docs/scenarios.md. */
import { scenarioCards } from '@kolbiste/cardkit';
import type { Game } from '@kolbiste/kernel';
import type { Position, ScenarioAdapter } from '@kolbiste/testkit/adapter';
import { checkOwnCards } from './cards/own.ts';
import { useOwnCards } from './cards/pool.ts';
import { game } from './index.ts';
import { framesAt } from './scenario-at.ts';
import { facts, secret } from './scenario-facts.ts';
import { isCardKey, position, SEATS } from './scenario-setup.ts';
import type { State } from './state.ts';
import { remedyText } from './text/remedies.ts';
import type { View } from './view.ts';

/** Words of options beside cards and things (docs/scenarios.md). */
const OPTION_WORDS: readonly string[] =
  'pass play use keep replace stay none done undefended player text number top under yes of'.split(' ');

/** A verb, a card, or a thing by its card: the second of two alike, and whom an answer is about, behind it. */
const knows = (_s: State, word: string): boolean =>
  OPTION_WORDS.includes(word) || isCardKey(word.replace(/^@/, '').replace(/#\d+$/, ''));

const withCards = scenarioCards(checkOwnCards, useOwnCards, (place: Position<State, View>): State => {
  const s = position(place);
  s.frames = framesAt(s, place.at);
  return s;
});
export const { besideCards } = withCards;

export const scenarioAdapter: ScenarioAdapter<State, View> = {
  id: 'lotr',
  seats: SEATS,
  game: () => game as Game<State, View>,
  build: withCards.build,
  withCards: withCards.withCards,
  facts,
  knows,
  secret,
  remedy: remedyText,
};
