/** What a hero does between fights without much thought: rewards, campfires, the merchant, the way. */
import { faceOf, relicCard } from '../src/cards/pool.ts';
import { ownCost } from '../src/effects/count.ts';
import { REST } from '../src/flow/campfire.ts';
import { NO_MORE, TO_HAND, TO_KEEP, TO_LAST, TO_TOP } from '../src/flow/choose-cards.ts';
import { TO_UPGRADE } from '../src/flow/deck-cards.ts';
import { GO_ON, REMOVE_CARD, W_CARD } from '../src/flow/merchant.ts';
import { DECLINE, FIRST, isItemReward, LOOK_AT, PER_OFFER, THROW_AWAY } from '../src/flow/rewards.ts';
import { kindOfRoom } from '../src/flow/route.ts';
import type { State } from '../src/state.ts';
import { DECK, GOLD, HP, MAX_HP, PILE_KINDS, pileOf } from '../src/state.ts';
import { CAMPFIRE, CURSE, ELITE, ENCOUNTER, EVENT, MERCHANT, RARITIES } from '../src/vocabulary.ts';
import { faceWorth } from './gist.ts';
import { best } from './seen.ts';
import { ROOMS as R } from './weights.ts';

const STARTER = RARITIES.indexOf('starter');
const WHOLE = 100;

/** Left of a hero's HP, of a hundred. */
const health = (s: State, seat: number): number =>
  ((WHOLE * s.heroes[seat][HP]) / Math.max(1, s.heroes[seat][MAX_HP])) | 0;

/** How little a card is missed: curses first, then starters. */
const dispensable = (face: number | undefined): number => {
  if (face === undefined) return -WHOLE;
  const { type, rarity, starter } = faceOf(face);
  if (type === CURSE) return 200;
  return (rarity === STARTER ? 60 : 0) + (starter === 'strike' ? 10 : 0) - faceWorth(face);
};

/** What a card gains by its other side. */
const gain = (face: number | undefined): number =>
  face === undefined ? -WHOLE : faceOf(face).canUpgrade ? faceWorth(face + 1) - faceWorth(face) : -WHOLE;

/** First everything is looked at, then relics, potions and the best cards are taken. */
export function rewardFor(s: State, options: readonly number[]): number {
  return best(options, (option) => {
    if (option >= THROW_AWAY) return -WHOLE;
    const row = s.offers[(option / PER_OFFER) | 0];
    const what = option % PER_OFFER;
    if (what === LOOK_AT) return 500;
    if (what === DECLINE) return isItemReward(row[1]) ? -5 : R.goodEnough;
    const thing = row[FIRST + what - 1];
    return isItemReward(row[1]) ? 300 : faceWorth(thing);
  });
}

/** Whoever is hurt rests, everybody else upgrades. */
export function fireFor(s: State, seat: number, options: readonly number[]): number {
  const deck = pileOf(s, seat, DECK);
  return best(options, (option) => (option === REST ? (health(s, seat) < R.rest ? 500 : 0) : gain(deck[option - 1])));
}

/** What helps most for its price; curses go. */
export function tradeFor(s: State, seat: number, options: readonly number[]): number {
  const deck = pileOf(s, seat, DECK);
  return best(options, (option) => {
    if (option === GO_ON) return 10;
    if (option >= REMOVE_CARD) return (dispensable(deck[option - REMOVE_CARD]) >> 1) - 10;
    if (s.wares[option] === undefined) return -WHOLE;
    const [kind, , thing, price] = s.wares[option];
    if (kind === W_CARD) return faceWorth(thing) - R.cardPrice * price;
    return (relicCard(thing).kind === 'potion' ? R.potion : R.relic) - R.price * price;
  });
}

/** The way by how hurt the heroes are: campfires for those who need one, elites for those who do not. */
export function wayFor(s: State, seat: number, options: readonly number[]): number {
  const hurt = health(s, seat) < R.hurt;
  const rich = s.heroes[seat][GOLD] >= R.rich;
  const worth: Readonly<Record<number, number>> = {
    [CAMPFIRE]: hurt ? R.campfireHurt : R.campfire,
    [ELITE]: hurt ? R.eliteHurt : R.elite,
    [EVENT]: R.event,
    [MERCHANT]: rich ? R.merchantRich : R.merchant,
    [ENCOUNTER]: hurt ? R.encounterHurt : R.encounter,
  };
  return best(options, (node) => worth[kindOfRoom(s, node)] ?? 12);
}

/** A card of a pile: what is wanted goes to the hand, what is not goes away. */
export function cardFor(s: State, seat: number, options: readonly number[]): number {
  const { aim = -1, pile = 1 } = s.frames[s.frames.length - 1].locals as {
    readonly aim?: number;
    readonly pile?: number;
  };
  const cards = s.piles[seat * PILE_KINDS + pile] ?? [];
  const wanted = aim === TO_HAND || aim === TO_TOP || aim === TO_KEEP;
  return best(options, (option) => {
    if (option === NO_MORE) return 0;
    const face = cards[option];
    if (face === undefined) return 0;
    if (aim === TO_LAST) return ownCost(s, seat, face) === 0 ? 1 : 0;
    return wanted ? faceWorth(face) : 10 - faceWorth(face);
  });
}

/** A card of the deck, to be better or to be gone. */
export function deckCardFor(s: State, seat: number, options: readonly number[]): number {
  const { aim } = s.frames[s.frames.length - 1].locals as { readonly aim: number };
  const deck = pileOf(s, seat, DECK);
  return best(options, (option) => {
    const face = deck[option];
    if (face === undefined) return 0;
    return aim === TO_UPGRADE ? gain(face) : dispensable(face);
  });
}
