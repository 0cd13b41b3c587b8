/** How scenario files speak about a fight: positions, facts, and where it stands. See docs/scenarios.md. */
import { scenarioCards } from '@kolbiste/cardkit';
import type { Game } from '@kolbiste/kernel';
import type { Position, ScenarioAdapter } from '@kolbiste/testkit/adapter';
import { EVENT_CARDS } from './cards/events.ts';
import { checkOwnCards } from './cards/own.ts';
import { useOwnCards } from './cards/own-cards.ts';
import { ENEMIES, ITEMS } from './cards/pool.ts';
import { REWARDS } from './flow/rewards.ts';
import { kindOfRoom } from './flow/route.ts';
import { game } from './index.ts';
import { framesAt, isAfterPlay } from './scenario-at.ts';
import { facts, secret } from './scenario-facts.ts';
import { enterRoom, isRoom, roomFrames } from './scenario-rooms.ts';
import { isCard, position, SEATS } from './scenario-setup.ts';
import type { State } from './state.ts';
import { CARD, DONE } from './state.ts';
import type { View } from './view.ts';

/** Words of options beside cards, enemies and items (docs/scenarios.md). */
const OPTION_WORDS: readonly string[] = (
  'play end shiv miracle potion relic use X row hero text no more usual order poison strength ethereal wrath lightning ' +
  'frost dark nobody retain power card board orb throw decline ability go on stop rest smith pass room look at take of ' +
  'place away blessing remove buy ware none option hand to face trigger give keep swap relics potions together discard'
).split(' ');

/** A verb, a card, an enemy, an item, a seat, or which of several alike. */
const knows = (_s: State, word: string): boolean =>
  OPTION_WORDS.includes(word) ||
  SEATS.includes(word) ||
  /^#?\d+$/.test(word) ||
  isCard(word) ||
  ENEMIES.some(({ id }) => id === word) ||
  ITEMS.some(({ id }) => id === word) ||
  REWARDS.includes(word as never) ||
  EVENT_CARDS.some(({ options }) => options.some(({ id }) => id === word));

/** Where a quick start stands in its table, and the first hero who catches up by it. */
function tableOf(s: State, setup: Position<State, View>['setup']): { row: number; from: number } {
  const row = setup?.record();
  const joining = row?.get('joining')?.int(1, s.heroes.length - 1);
  return { row: row?.get('row')?.int(0, 20) ?? 0, from: joining === undefined ? 0 : s.heroes.length - joining };
}

/** A position, beside the cards that the file brings. */
function built({ setup, at }: Position<State, View>): State {
  const s = position(setup, isRoom(at));
  const frames = roomFrames(s, at, setup);
  if (frames !== null) {
    s.frames = frames;
    enterRoom(s);
    return s;
  }
  const room = s.config.fight === '' ? { kind: kindOfRoom(s, s.node), boss: s.boss, ...tableOf(s, setup) } : undefined;
  s.frames = framesAt(at, room);
  // Cards that were dealt to the rows pay the heroes.
  if (room !== undefined)
    s.dealt = s.enemies.filter((row) => ENEMIES[row[CARD]].deck !== 'summon').map((row) => row[CARD]);
  // After the play phase everybody has ended the turn.
  if (at?.procedure === 'round' && at.step !== undefined && isAfterPlay(at.step))
    for (const hero of s.heroes) hero[DONE] = 1;
  // The beginning of a fight lays out its own enemies.
  if (at?.procedure === 'adventure' || at?.procedure === 'fightRoom' || at?.procedure === 'quickStart') s.enemies = [];
  return s;
}

const withCards = scenarioCards(checkOwnCards, useOwnCards, built);
export const { besideCards } = withCards;

export const scenarioAdapter: ScenarioAdapter<State, View> = {
  id: 'slay-the-spire',
  seats: SEATS,
  game: () => game as Game<State, View>,
  build: withCards.build,
  withCards: withCards.withCards,
  facts,
  knows,
  secret,
};
