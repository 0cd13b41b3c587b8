/**
 * An adventure (2.1): Neow's blessings (4.11) - the act is laid out (4.4 to 4.9) - room after room up the map (9.1), the first
 * one an encounter (4.13) - the boss at its top (9.17) - the act is won (2.2). Or a single fight against a named card.
 */
import { call, chance, emit, goto, shuffle } from '@kolbiste/kernel';
import { cardsOfDeck } from '../cards/decks.ts';
import { EVENT_CARDS } from '../cards/events.ts';
import { DARK_TOKENS, LIGHT_TOKENS, mapOf } from '../cards/maps.ts';
import { ENEMIES, enemyNamed } from '../cards/pool.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  BOSS_RELIC_DECK,
  CURSE_DECK,
  ELITE_DECK,
  ENCOUNTER_DECK,
  EVENT_DECK,
  FIRST_DECK,
  POTION_DECK,
  pileOf,
  RARE,
  RELIC_DECK,
  REWARD,
  WON,
} from '../state.ts';
import * as V from '../vocabulary.ts';
import { bless } from './blessings.ts';
import { callBossRelics } from './boss-relics.ts';
import { campfire } from './campfire.ts';
import { combat } from './combat.ts';
import { callEvent } from './event-room.ts';
import { callFight } from './fight-room.ts';
import { layBoss, layElite, layEncounter } from './lay-enemies.ts';
import { callMerchant } from './merchant.ts';
import { flow } from './registry.ts';
import { offer, RELIC_REWARD, settleOffers } from './rewards.ts';
import { callRoute, kindOfRoom } from './route.ts';

const ACT = cite('4.4', '4.6', '4.8', '4.9');
const OVER = cite('2.2', '9.17');
const isFight = ({ config }: State): boolean => config.fight !== '';

const blessed = flow.step('blessed', cite('4.11'), (s) => {
  if (!isFight(s)) bless(s);
});

/** Tokens of a colour on the spaces of that colour, at random [STS 4.6]. */
function layTokens(s: State, space: number, tokens: readonly number[]): void {
  const mixed = shuffle(s, 'mapToken', tokens.slice());
  mapOf(s.act, s.config.map).nodes.forEach(({ kind }, node) => {
    if (kind === space) s.tokens[node] = (mixed.pop() ?? V.ENCOUNTER) + 1;
  });
}

const layAct = flow.step('layAct', ACT, (s) => {
  if (isFight(s)) return;
  s.decks[FIRST_DECK] = shuffle(s, 'encounter', cardsOfDeck('first', s.act));
  s.decks[ENCOUNTER_DECK] = shuffle(s, 'encounter', cardsOfDeck('encounter', s.act));
  s.decks[ELITE_DECK] = shuffle(s, 'elite', cardsOfDeck('elite', s.act));
  const events = EVENT_CARDS.flatMap(({ act }, event) => (act === s.act ? [event] : []));
  s.decks[EVENT_DECK] = shuffle(s, 'event', events);
  s.tokens = mapOf(s.act, s.config.map).nodes.map(() => 0);
  layTokens(s, V.DARK, DARK_TOKENS);
  layTokens(s, V.LIGHT, LIGHT_TOKENS);
  if (s.act === 1)
    for (const deck of [RELIC_DECK, POTION_DECK, BOSS_RELIC_DECK, CURSE_DECK]) shuffle(s, 'deck', s.decks[deck]);
  if (s.act === 1)
    for (let seat = 0; seat < s.heroes.length; seat++)
      for (const pile of [REWARD, RARE]) shuffle(s, 'rewardDeck', pileOf(s, seat, pile));
  const bosses = cardsOfDeck('boss', s.act);
  s.boss = bosses[chance(s, 'boss', bosses.length)];
  s.node = 0;
  emit(s, E.actBegan, ACT, s.act);
});

/** A single fight: the named card in the lowest row, others of its deck at random above. */
function dealNamed(s: State): number {
  const { card, deck, act } = enemyNamed(s.config.fight);
  if (deck === 'boss') layBoss(s, card);
  else if (deck === 'elite') layElite(s, card);
  else {
    const rest = ENEMIES.filter((each) => each.deck === deck && each.act === act && each.card !== card).map(
      (each) => each.card,
    );
    if (s.heroes.length > 1) shuffle(s, 'encounter', rest);
    for (const [row, each] of [card, ...rest].slice(0, s.heroes.length).entries()) layEncounter(s, each, row);
  }
  return deck === 'boss' ? V.BOSS : deck === 'elite' ? V.ELITE : V.ENCOUNTER;
}

const room = flow.step('room', cite('9.1', '9.2', '9.3', '9.4'), (s, _x, f) => {
  goto(f, after);
  if (isFight(s)) {
    s.fight = dealNamed(s) + 1;
    return call(s, combat, {});
  }
  const kind = kindOfRoom(s, s.node);
  if (kind === V.ENCOUNTER || kind === V.ELITE || kind === V.BOSS)
    callFight(s, kind, { first: s.node === 0 ? 1 : 0, boss: s.boss });
  else if (kind === V.EVENT) callEvent(s);
  else if (kind === V.CAMPFIRE) call(s, campfire, { chosen: s.heroes.map(() => 0) });
  else if (kind === V.MERCHANT) callMerchant(s);
  else {
    for (let seat = 0; seat < s.heroes.length; seat++) offer(s, seat, RELIC_REWARD);
    settleOffers(s);
  }
});

const after = flow.step('after', cite('9.1', '9.17'), (s, _x, f) => {
  if (isFight(s)) return goto(f, over);
  if (kindOfRoom(s, s.node) !== V.BOSS) goto(f, way);
});

const draft = flow.step('draft', cite('8.15', 'R81'), (s, _x, f) => {
  goto(f, over);
  if (s.decks[BOSS_RELIC_DECK].length > 0) callBossRelics(s);
});

const way = flow.step('way', cite('9.1'), (s, _x, f) => {
  goto(f, room);
  callRoute(s);
});

const over = flow.step('over', OVER, (s) => {
  s.outcome = WON;
  emit(s, E.won, OVER, s.act);
});

export const adventure = flow.procedure('adventure', { rule: cite('2.1'), locals: {}, see: 'open' }, [
  blessed,
  layAct,
  room,
  after,
  draft,
  way,
  over,
]);
