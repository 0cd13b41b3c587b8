/**
 * An adventure (2.1): Neow's blessings (4.11) - the act is laid out (4.4 to 4.9) - room after room up the map (9.1), the first
 * one an encounter (4.13) - the boss at its top (9.17) - the act is won (2.2). Or a single fight against a named card.
 */
import { call, chance, emit, goto, shuffle } from '@kolbiste/kernel';
import { gainGold } from '../atoms/deck.ts';
import { EVENT_CARDS } from '../cards/events.ts';
import { DARK_TOKENS, LIGHT_TOKENS, mapOf } from '../cards/maps.ts';
import { ENEMIES, enemyCard, enemyNamed } from '../cards/pool.ts';
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
  ROW,
  WON,
} from '../state.ts';
import * as V from '../vocabulary.ts';
import { bless } from './blessings.ts';
import { callBossRelics } from './boss-relics.ts';
import { campfire } from './campfire.ts';
import { combat } from './combat.ts';
import { callEvent } from './event-room.ts';
import { layBoss, layElite, layEncounter } from './lay-enemies.ts';
import { callMerchant } from './merchant.ts';
import { flow } from './registry.ts';
import { CARD_REWARD, offer, POTION_REWARD, RARE_REWARD, RELIC_REWARD, settleOffers, UPGRADED } from './rewards.ts';
import { callRoute, kindOfRoom } from './route.ts';

const ACT = cite('4.4', '4.6', '4.8', '4.9');
const UNDER = cite('13.17');
const OVER = cite('2.2', '9.17');
const PAID = cite('13.14', 'R69');
const isFight = ({ config }: State): boolean => config.fight !== '';

const blessed = flow.step('blessed', cite('4.11'), (s) => {
  if (!isFight(s)) bless(s);
});

/** Cards of a deck, every copy of each. */
const copiesOf = (s: State, deck: string): number[] =>
  ENEMIES.filter((enemy) => enemy.deck === deck && enemy.act === s.act).flatMap(({ card, copies }) =>
    new Array<number>(copies).fill(card),
  );

/** Tokens of a colour on the spaces of that colour, at random [STS 4.6]. */
function layTokens(s: State, space: number, tokens: readonly number[]): void {
  const mixed = shuffle(s, 'mapToken', tokens.slice());
  mapOf(s.act, s.config.map).nodes.forEach(({ kind }, node) => {
    if (kind === space) s.tokens[node] = (mixed.pop() ?? V.ENCOUNTER) + 1;
  });
}

const layAct = flow.step('layAct', ACT, (s) => {
  if (isFight(s)) return;
  s.decks[FIRST_DECK] = shuffle(s, 'encounter', copiesOf(s, 'first'));
  s.decks[ENCOUNTER_DECK] = shuffle(s, 'encounter', copiesOf(s, 'encounter'));
  s.decks[ELITE_DECK] = shuffle(s, 'elite', copiesOf(s, 'elite'));
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
  const bosses = copiesOf(s, 'boss');
  s.boss = bosses[chance(s, 'boss', bosses.length)];
  s.node = 0;
  emit(s, E.actBegan, ACT, s.act);
});

/** Encounter cards for every row from the top of a deck. */
function dealEncounter(s: State, deck: number): void {
  s.dealt = s.heroes.map(() => s.decks[deck].pop() ?? -1);
  s.dealt.forEach((card, row) => {
    if (card >= 0) layEncounter(s, card, row);
  });
}

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

/** Enemies of a room of the map. */
function dealRoom(s: State): void {
  const kind = kindOfRoom(s, s.node);
  if (kind === V.BOSS) layBoss(s, s.boss);
  else if (kind === V.ELITE) {
    s.dealt = [s.decks[ELITE_DECK].pop() ?? -1];
    if (s.dealt[0] >= 0) layElite(s, s.dealt[0]);
  } else dealEncounter(s, s.node === 0 ? FIRST_DECK : ENCOUNTER_DECK);
  s.fight = kind + 1;
}

const room = flow.step('room', cite('9.1', '9.2', '9.3', '9.4'), (s, _x, f) => {
  s.dealt = [];
  if (isFight(s)) {
    s.fight = dealNamed(s) + 1;
    return call(s, combat, {});
  }
  const kind = kindOfRoom(s, s.node);
  if (kind === V.ENCOUNTER || kind === V.ELITE || kind === V.BOSS) {
    dealRoom(s);
    return call(s, combat, {});
  }
  goto(f, after);
  if (kind === V.EVENT) callEvent(s);
  else if (kind === V.CAMPFIRE) call(s, campfire, { chosen: s.heroes.map(() => 0) });
  else if (kind === V.MERCHANT) callMerchant(s);
  else {
    for (let seat = 0; seat < s.heroes.length; seat++) offer(s, seat, RELIC_REWARD);
    settleOffers(s);
  }
});

const KINDS: Readonly<Record<string, number>> = {
  card: CARD_REWARD,
  upgradedCard: UPGRADED,
  rare: RARE_REWARD,
  potion: POTION_REWARD,
  relic: RELIC_REWARD,
};

/** What an enemy card pays to a hero. */
function pay(s: State, seat: number, rewards: readonly string[]): void {
  for (const each of rewards) {
    const [name, count] = each.split(' ');
    if (name === 'gold') gainGold(s, seat, Number(count), PAID);
    else if (name in KINDS) offer(s, seat, KINDS[name]);
  }
}

const rewarded = flow.step('rewarded', PAID, (s) => {
  if (isFight(s)) return;
  const kind = kindOfRoom(s, s.node);
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const card = kind === V.BOSS ? s.boss : s.dealt[kind === V.ELITE ? 0 : s.heroes[seat][ROW]];
    if (card >= 0) pay(s, seat, enemyCard(card).rewards);
  }
  settleOffers(s);
});

/** Cards of this room go under their decks; those of the first encounter leave the game [STS 9.2] [STS 13.17]. */
const after = flow.step('after', UNDER, (s, _x, f) => {
  if (isFight(s)) return goto(f, over);
  if (s.node > 0)
    for (const card of s.dealt)
      if (card >= 0) s.decks[enemyCard(card).deck === 'elite' ? ELITE_DECK : ENCOUNTER_DECK].unshift(card);
  s.dealt = [];
  if (kindOfRoom(s, s.node) === V.BOSS) return;
  goto(f, way);
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
  rewarded,
  after,
  draft,
  way,
  over,
]);
