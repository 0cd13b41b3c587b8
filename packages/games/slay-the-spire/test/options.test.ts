/** Numbers of options by name: records of finished games hold them, so none of them ever changes. */
import { expect, it } from 'vitest';
import { ASIDE, ASIDE_HAND, ASIDE_RELIC, handed } from '../src/flow/aside.ts';
import { NONE } from '../src/flow/boss-relics.ts';
import { PASS as PASS_FIRE, REST } from '../src/flow/campfire.ts';
import { NO_MORE } from '../src/flow/choose-cards.ts';
import { BUY_IT, DISCARD_IT, FROM_RELICS } from '../src/flow/courier.ts';
import { NO_CARD } from '../src/flow/deck-cards.ts';
import { DIE_POTION, PASS as PASS_DIE } from '../src/flow/die-window.ts';
import { NO_SECOND } from '../src/flow/event-room.ts';
import { ONWARD } from '../src/flow/go-on.ts';
import { GO_ON, REMOVE_CARD, W_CARD } from '../src/flow/merchant.ts';
import { NOBODY } from '../src/flow/orbs.ts';
import { TOGETHER } from '../src/flow/payment.ts';
import { COLORLESS_CARDS } from '../src/flow/prism.ts';
import { DECLINE, LOOK_AT, PER_OFFER, THROW_AWAY } from '../src/flow/rewards.ts';
import { USUAL_ORDER } from '../src/flow/settle.ts';
import { THROW_ONE } from '../src/flow/shivs.ts';
import { KEEP } from '../src/flow/swap.ts';
import { EMPTY_ROW } from '../src/flow/switch-rows.ts';
import { NO_OTHER } from '../src/flow/use.ts';
import '../src/index.ts';
import { END_TURN, MIRACLE, POTION, POWER_USE, RELIC, SHIV } from '../src/legal.ts';

it('options of a fight have the numbers that records hold', () => {
  expect({ SHIV, MIRACLE, POTION, RELIC, POWER_USE, END_TURN }).toEqual({
    SHIV: 100,
    MIRACLE: 101,
    POTION: 110,
    RELIC: 130,
    POWER_USE: 160,
    END_TURN: 199,
  });
  expect({ NO_MORE, USUAL_ORDER, NOBODY, NO_OTHER, DIE_POTION, PASS_DIE, EMPTY_ROW, THROW_ONE }).toEqual({
    NO_MORE: 999,
    USUAL_ORDER: 999,
    NOBODY: 999,
    NO_OTHER: 999,
    DIE_POTION: 100,
    PASS_DIE: 999,
    EMPTY_ROW: 10,
    THROW_ONE: 1,
  });
});

it('options between the fights have the numbers that records hold', () => {
  expect({ PER_OFFER, LOOK_AT, DECLINE, THROW_AWAY, NONE, NO_CARD, KEEP, NO_SECOND, TOGETHER }).toEqual({
    PER_OFFER: 10,
    LOOK_AT: 0,
    DECLINE: 9,
    THROW_AWAY: 900,
    NONE: 99,
    NO_CARD: 999,
    KEEP: 999,
    NO_SECOND: 400,
    TOGETHER: 500,
  });
  expect({ REST, PASS_FIRE, REMOVE_CARD, GO_ON, W_CARD, ONWARD, COLORLESS_CARDS }).toEqual({
    REST: 0,
    PASS_FIRE: 999,
    REMOVE_CARD: 100,
    GO_ON: 999,
    W_CARD: 2,
    ONWARD: 1,
    COLORLESS_CARDS: 4,
  });
  expect({ FROM_RELICS, BUY_IT, DISCARD_IT }).toEqual({ FROM_RELICS: 0, BUY_IT: 0, DISCARD_IT: 999 });
});

it('what stands beside any question has its numbers behind all others', () => {
  expect({ ASIDE, ASIDE_RELIC, ASIDE_HAND }).toEqual({ ASIDE: 2000, ASIDE_RELIC: 2100, ASIDE_HAND: 2200 });
  expect([handed(2201), handed(2223)]).toEqual([
    [0, 1],
    [2, 3],
  ]);
});
