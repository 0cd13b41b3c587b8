/** Which card or item an option is about, and in which group it stands. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { faceOf } from '../src/cards/pool.ts';
import { ASIDE, ASIDE_HAND, handed } from '../src/flow/aside.ts';
import { PASS, REST } from '../src/flow/campfire.ts';
import { TO_OFFER, TO_REMOVE, TO_TRANSFORM } from '../src/flow/deck-cards.ts';
import { REMOVE_CARD, removalPrice, W_CARD } from '../src/flow/merchant.ts';
import { TOGETHER } from '../src/flow/payment.ts';
import {
  DECLINE,
  FIRST,
  LOOK_AT,
  PER_OFFER,
  POTION_REWARD,
  RELIC_REWARD,
  REWARDS,
  THROW_AWAY,
  UPGRADED,
} from '../src/flow/rewards.ts';
import { DISCARD, DRAW, EXHAUST } from '../src/state.ts';
import type { SpireTable } from './engine/table.ts';
import { idOfFace, idOfItem } from './printed.ts';

export interface ShownBy {
  readonly id: number;
  /** What stands below it: a price. */
  readonly note: string;
}

const face = (n: number | undefined, note = ''): ShownBy | null =>
  n === undefined || n < 0 ? null : { id: idOfFace(n), note };
const item = (n: number | undefined, note = ''): ShownBy | null =>
  n === undefined || n < 0 ? null : { id: idOfItem(n), note };

/** The side to which a card would be turned. */
const turned = (n: number | undefined): number | undefined =>
  n !== undefined && n >= 0 && faceOf(n).canUpgrade ? n + 1 : n;

/** A thing of a reward. */
export const offered = (kind: number, thing: number | undefined): ShownBy | null => {
  if (kind === POTION_REWARD || kind === RELIC_REWARD) return item(thing);
  return face(kind === UPGRADED ? turned(thing) : thing);
};

type Show = (board: SpireTable, prompt: Prompt, option: number) => ShownBy | null;

const reward: Show = ({ offers, mats }, { seat }, option) => {
  if (option >= THROW_AWAY) return item(mats[seat].potions[option - THROW_AWAY]);
  const row = offers[Math.floor(option / PER_OFFER)];
  const what = option % PER_OFFER;
  if (row === undefined || what === LOOK_AT || what === DECLINE) return null;
  return offered(row[1], row[FIRST + what - 1]);
};

/** A thing that the merchant sells, with its price. */
export function wareShown(ware: readonly number[] | undefined): ShownBy | null {
  const [kind, , thing, price] = ware ?? [];
  return kind === W_CARD ? face(thing, String(price)) : item(thing, String(price));
}

const PILES: Readonly<Record<number, 'draw' | 'discard' | 'exhaust'>> = {
  [DRAW]: 'draw',
  [DISCARD]: 'discard',
  [EXHAUST]: 'exhaust',
};

const SHOWS: Readonly<Record<string, Show>> = {
  'rewards.choose': reward,
  'campfire.choose': ({ mats }, { seat }, option) =>
    option === REST || option === PASS ? null : face(turned(mats[seat].deck[option - 1])),
  'deckCards.pick': ({ mats }, { seat, locals }, option) => {
    const card = mats[seat].deck[option];
    const stays = [TO_REMOVE, TO_TRANSFORM, TO_OFFER].includes(locals['aim'] as number);
    return face(stays ? card : turned(card));
  },
  'merchant.trade': (board, { seat }, option) => {
    const at = option % TOGETHER;
    const price = String(removalPrice(board));
    return at >= REMOVE_CARD ? face(board.mats[seat].deck[at - REMOVE_CARD], price) : wareShown(board.wares[at]);
  },
  'bossRelics.take': (_board, { locals }, option) =>
    item((locals['relics'] as readonly number[] | undefined)?.[option]),
  'chooseCards.pick': ({ mats }, { seat, locals }, option) => {
    const pile = PILES[locals['pile'] as number];
    return pile === undefined ? null : face(mats[seat][pile][option]);
  },
};

export function shownBy(board: SpireTable, prompt: Prompt, option: number): ShownBy | null {
  if (option >= ASIDE) return item(board.mats[prompt.seat].potions[handed(option)[0]]);
  return SHOWS[decisionOf(prompt)]?.(board, prompt, option) ?? null;
}

export interface Group {
  readonly key: string;
  /** The key of what stands over it. */
  readonly name: string;
}
const group = (name: string): Group => ({ key: name, name });

const WARES = ['relics', 'potions', 'cards'] as const;

/** Relics, potions and cards apart; what others would help to pay for stands behind them. */
function ofTrade(wares: readonly (readonly number[])[], option: number): Group {
  const at = option % TOGETHER;
  if (option >= TOGETHER) return group(at >= REMOVE_CARD ? 'removeTogether' : 'together');
  return group(at >= REMOVE_CARD ? 'remove' : WARES[wares[at]?.[0] ?? 0]);
}

/** In which group of a screen an option stands. */
export function groupOf({ offers, wares }: SpireTable, prompt: Prompt, option: number): Group {
  const id = decisionOf(prompt);
  if (option >= ASIDE_HAND) return group('hand');
  if (id === 'merchant.trade') return ofTrade(wares, option);
  if (id === 'campfire.choose') return group(option === REST || option === PASS ? 'rest' : 'smith');
  if (id !== 'rewards.choose') return group('all');
  if (option >= THROW_AWAY) return group('throwAway');
  const n = Math.floor(option / PER_OFFER);
  return { key: `reward${n}`, name: REWARDS[offers[n]?.[1] ?? 0] ?? 'all' };
}
