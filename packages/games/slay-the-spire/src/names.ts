/** Short names of options, without language: for scenarios and logs. */
import type { Option, Seat } from '@kolbiste/kernel';
import { programOf } from './cards/code.ts';
import { EVENT_CARDS } from './cards/events.ts';
import { mapOf } from './cards/maps.ts';
import { faceOf, ITEMS } from './cards/pool.ts';
import { ASIDE } from './flow/aside.ts';
import { NONE } from './flow/boss-relics.ts';
import { PASS, REST } from './flow/campfire.ts';
import { NO_MORE } from './flow/choose-cards.ts';
import { NO_CARD } from './flow/deck-cards.ts';
import { NO_SECOND } from './flow/event-room.ts';
import { ONWARD } from './flow/go-on.ts';
import { GO_ON, REMOVE_CARD, W_CARD } from './flow/merchant.ts';
import { NOBODY } from './flow/orbs.ts';
import { TOGETHER } from './flow/payment.ts';
import { DECLINE, FIRST, isItemReward, LOOK_AT, PER_OFFER, REWARDS, THROW_AWAY } from './flow/rewards.ts';
import { THROW_ONE } from './flow/shivs.ts';
import { EMPTY_ROW } from './flow/switch-rows.ts';
import { NO_OTHER } from './flow/use.ts';
import * as L from './legal.ts';
import { effectName, enemyName, faceId } from './names-effects.ts';
import { asideName, ROOM_NAMES } from './names-rooms.ts';
import { DECK, DRAW, HAND, HELD, PILE_KINDS, POTIONS, POWERS, RELICS } from './state.ts';
import { SLOT_ENEMY, SLOT_HERO, SLOT_ROW } from './verbs/terms.ts';
import type { View } from './view.ts';
import { HEROES, ORBS } from './vocabulary.ts';

const pile = (v: View, seat: Seat, kind: number): readonly number[] => v.piles[seat * PILE_KINDS + kind];

/** The card of a hand or pile at a place; how it is remembered tells equal ones apart. */
function cardAt(v: View, seat: Seat, kind: number, at: number): string {
  const face = pile(v, seat, kind)[at];
  const mark = kind === HAND ? (pile(v, seat, HELD)[at] ?? 0) : 0;
  return `${face === undefined ? `card ${at}` : faceId(face)}${mark === 0 ? '' : ` #${mark}`}`;
}

function actName(v: View, seat: Seat, option: Option): string {
  if (option === L.END_TURN) return 'end';
  if (option === L.SHIV) return 'shiv';
  if (option === L.MIRACLE) return 'miracle';
  if (option >= L.POWER_USE) return `use ${nth(v, seat, POWERS, option - L.POWER_USE, faceId)}`;
  if (option >= L.RELIC) return `relic ${nth(v, seat, RELICS, option - L.RELIC, (item) => ITEMS[item].id)}`;
  if (option >= L.POTION) return `potion ${nth(v, seat, POTIONS, option - L.POTION, (item) => ITEMS[item].id)}`;
  return `play ${cardAt(v, seat, HAND, option)}`;
}

/** A thing of a row by its name; which of equal ones by its number. */
function nth(v: View, seat: Seat, kind: number, at: number, name: (thing: number) => string): string {
  const things = pile(v, seat, kind);
  const thing = things[at];
  if (thing === undefined) return `thing ${at}`;
  const before = things.slice(0, at).filter((other) => other === thing).length;
  return `${name(thing)}${before === 0 ? '' : ` ${before + 1}`}`;
}

const seatName = (seat: number): string => `hero ${'ABCD'[seat] ?? seat}`;

export function optionName(v: View, decision: string, seat: Seat, option: Option): string {
  const locals = v.flow.at(-1)?.locals ?? {};
  if (option >= ASIDE) return asideName(v, seat, option);
  const room = ROOM_NAMES[decision];
  if (room !== undefined) return room(v, seat, option, locals);
  switch (decision) {
    case 'play.act':
      return actName(v, seat, option);
    case 'playCard.nameX':
      return `X ${option}`;
    case 'orb.which':
      return ORBS[option] ?? `orb ${option}`;
    case 'orb.strike':
      if (option === NOBODY) return 'nobody';
      return locals['row'] === 1 ? `row ${option + 1}` : enemyName(v, option);
    case 'use.aim':
      return aimName(v, option);
    case 'prism.deck':
      return `deck of ${HEROES[option] ?? 'colorless cards'}`;
    case 'copyAttack.whose':
    case 'switchRow.withWhom':
      return option >= EMPTY_ROW ? `row ${option - EMPTY_ROW + 1}` : seatName(option);
    case 'gainShivs.overflow':
      return option === THROW_ONE ? 'throw' : 'decline';
    case 'facing.stand':
      return `row ${option + 1}`;
    case 'chooseOne.which':
      return `text ${option + 1}`;
    case 'chooseCards.pick':
      return option === NO_MORE ? 'no more' : cardAt(v, seat, (locals['pile'] as number) ?? HAND, option);
    case 'scry.pick':
      return option === NO_MORE ? 'no more' : scriedName(v, seat, option);
    case 'searchPlay.pick':
    case 'search.find':
      return faceOf(option) === undefined ? `card ${option}` : faceId(option);
    case 'inAnyOrder.pick':
    case 'settle.order':
      return effectName(v, decision, seat, option);
    case 'rewards.choose':
      return rewardName(v, option);
    case 'deckCards.pick':
      return deckCard(v, seat, option);
    case 'blessings.blue':
      return `blessing ${option + 1}`;
    case 'campfire.choose':
      return option === REST ? 'rest' : option === PASS ? 'pass' : `smith ${deckCard(v, seat, option - 1)}`;
    case 'event.choose':
      return eventName(v, option);
    case 'event.agree':
      return eventName(v, option);
    case 'merchant.trade':
      return tradeName(v, seat, option);
    case 'route.vote':
      return nodeName(v, option);
    case 'goOn.vote':
      return option === ONWARD ? 'go on' : 'stop';
    case 'chooseRows.name':
      return `row ${option + 1}`;
    case 'bossRelics.take':
      return option === NONE ? 'none' : itemId((locals['relics'] as number[] | undefined)?.[option]);
    default:
      return `option ${option}`;
  }
}

/** A card by its place from the top; which of equal ones by its number. */
function scriedName(v: View, seat: Seat, option: Option): string {
  const top = pile(v, seat, DRAW)
    .slice(-1 - option)
    .toReversed();
  const face = top[option];
  if (face === undefined) return `card ${option}`;
  const before = top.filter((other) => other === face).length - 1;
  return `${faceId(face)}${before === 0 ? '' : ` #${before + 1}`}`;
}

/** An enemy, a row from the lowest, or a hero: whatever the text wants next. */
function aimName(v: View, option: Option): string {
  const { program, targets } = (v.flow.at(-1)?.locals ?? {}) as { program?: number; targets?: readonly number[] };
  const kind = program === undefined ? SLOT_ENEMY : programOf(program).slots[targets?.length ?? 0];
  if (kind === SLOT_ROW) return `row ${option + 1}`;
  if (option === NO_OTHER) return 'no more';
  return kind === SLOT_HERO ? seatName(option) : enemyName(v, option);
}

function eventName(v: View, option: Option): string {
  if (option === NO_SECOND) return 'no more';
  const together = option >= TOGETHER;
  const id = EVENT_CARDS[v.event]?.options[together ? option - TOGETHER : option]?.id ?? `option ${option}`;
  return together ? `together ${id}` : id;
}

const itemId = (item: number | undefined): string => (item === undefined ? 'no item' : ITEMS[item].id);
const deckCard = (v: View, seat: Seat, at: number): string => {
  if (at === NO_CARD) return 'no card';
  const face = pile(v, seat, DECK)[at];
  return face === undefined ? `card ${at}` : faceId(face);
};

/** Which reward, and what of it. */
function rewardName(v: View, option: Option): string {
  if (option >= THROW_AWAY) return `throw away ${option - THROW_AWAY + 1}`;
  const n = (option / PER_OFFER) | 0;
  const row = v.offers[n];
  if (row === undefined) return `reward ${option}`;
  const title = `${REWARDS[row[1]]} #${n + 1}`;
  const what = option % PER_OFFER;
  if (what === LOOK_AT) return `look at ${title}`;
  if (what === DECLINE) return `decline ${title}`;
  const thing = row[FIRST + what - 1];
  if (thing === undefined) return `reward ${option}`;
  const name = isItemReward(row[1]) ? itemId(thing) : faceId(thing);
  return `take ${name} of ${title}, place ${what}`;
}

function tradeName(v: View, seat: Seat, option: Option): string {
  if (option === GO_ON) return 'go on';
  if (option >= TOGETHER) return `together ${tradeName(v, seat, option - TOGETHER)}`;
  if (option >= REMOVE_CARD) return `remove ${deckCard(v, seat, option - REMOVE_CARD)}`;
  const ware = v.wares[option];
  if (ware === undefined || ware[2] < 0) return `ware ${option + 1}`;
  return `buy ${ware[0] === W_CARD ? faceId(ware[2]) : itemId(ware[2])}, ware ${option + 1}`;
}

/** A room by its row from below and its column. */
function nodeName(v: View, node: number): string {
  const room = mapOf(v.act, v.map).nodes[node];
  return room === undefined ? `room ${node}` : `room ${room.row}-${room.column}`;
}
