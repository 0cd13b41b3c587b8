/** How scenario files speak about a game: where it stands, and facts. See docs/scenarios.md. */
import type { Game, Json } from '@kolbiste/kernel';
import type { Position, ScenarioAdapter, Source } from '@kolbiste/testkit/adapter';
import { checkOwnCards } from './cards/own.ts';
import { useOwnCards } from './cards/pool.ts';
import type { Card } from './cards/types.ts';
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

/** The position of a file that brings these cards. */
function build(place: Position<State, View>, own: readonly Card[]): State {
  useOwnCards(own);
  const s = position(place);
  s.frames = framesAt(s, place.at);
  return s;
}

function ownIn(cards: Json, source: Source): readonly Card[] {
  const read = checkOwnCards(cards);
  return read.ok ? read.value : source.fail(`sound cards (${read.faults[0].message.en})`);
}

/** The adapter whose files may name these cards too. */
export const besideCards = (
  adapter: ScenarioAdapter<State, View>,
  own: readonly Card[],
): ScenarioAdapter<State, View> => ({ ...adapter, build: (place) => build(place, own) });

export const scenarioAdapter: ScenarioAdapter<State, View> = {
  id: 'lotr',
  seats: SEATS,
  game: () => game as Game<State, View>,
  build: (place) => build(place, []),
  withCards(cards, source) {
    return besideCards(this, ownIn(cards, source));
  },
  facts,
  knows,
  secret,
  remedy: remedyText,
};
