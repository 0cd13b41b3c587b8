/**
 * Rewards (8.1 to 8.15): each may be looked at or declined unseen, in any order (R72) - a card of three, a potion, a relic -
 * what is not taken goes under its deck.
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit } from '@kolbiste/kernel';
import { backUnder, gainCard, topReward } from '../atoms/deck.ts';
import { gainPotion, losePotion, potionsFull } from '../atoms/items.ts';
import { gainKey } from '../atoms/keys.ts';
import { faceOf } from '../cards/pool.ts';
import { isChanged } from '../changes.ts';
import { E } from '../events.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { COLORLESS_DECK, POTION_DECK, POTIONS, pileOf, RARE, RELIC_DECK } from '../state.ts';
import { M_PRISMATIC, M_TRANSFORM, SAPPHIRE } from '../vocabulary.ts';
import { ASIDE, applyAside, checkAside, mayGainPotion, pushAside } from './aside.ts';
import { changeCards, TO_TRANSFORM } from './deck-cards.ts';
import { settleOffers as afterText } from './effect.ts';
import { obtainRelic } from './obtain.ts';
import { throughPrism } from './prism.ts';
import { flow } from './registry.ts';

export const REWARDS = [
  'card',
  'upgradedCard',
  'rare',
  'potion',
  'relic',
  'transform',
  'colorless',
  'foreign',
] as const;
export const [
  CARD_REWARD,
  UPGRADED,
  RARE_REWARD,
  POTION_REWARD,
  RELIC_REWARD,
  TRANSFORM_REWARD,
  COLORLESS_REWARD,
  FOREIGN_REWARD,
] = REWARDS.keys() as unknown as number[];
export const isItemReward = (kind: number): boolean => kind === POTION_REWARD || kind === RELIC_REWARD;

/** Places of an offer: whose it is, its kind, how many cards are looked at, whether they were, of another hero's deck which hero. Then what lies there. */
const [OF, KIND, SEEN] = [0, 1, 3];
export const FIRST = 5;
/** Options: which offer (by tens), then what: look, one of its things, decline. */
export const PER_OFFER = 10;
export const LOOK_AT = 0;
export const DECLINE = 9;
/** Options behind the offers: a potion is thrown away to make room. */
export const THROW_AWAY = 900;

const RULE = cite('8.1', '8.2', '8.3', 'R72');
const TAKE = {
  card: cite('8.5', '8.7', '8.8'),
  potion: cite('8.9', '8.10'),
  relic: cite('8.14'),
};
const DECLINED = cite('8.2', '8.11', '8.14');
const MAKES_ROOM = cite('8.11', '8.12', 'R79');
const TRANSFORMS = cite('21.23', 'R101');
const SAPPHIRE_KEY = cite('22.4', 'R96');
const LOOKED = cite('8.3', '8.5', '8.6', 'R73', 'R74', 'R75');

/** Opens a reward. @param look how many cards are looked at */
export function offer(s: State, seat: number, kind: number, look = 3, rule = RULE, hero = -1): void {
  const turned = kind === CARD_REWARD && isChanged(s, M_TRANSFORM) ? TRANSFORM_REWARD : kind;
  s.offers.push([seat, turned, look, 0, hero]);
  emit(s, E.rewardOffered, turned === kind ? rule : TRANSFORMS, seat, turned);
}

/** The top of what a reward comes from; -1 = nothing is there. */
function topOf(s: State, kind: number, seat: number, hero: number): number {
  if (kind === RARE_REWARD) return pileOf(s, seat, RARE).pop() ?? -1;
  if (kind === POTION_REWARD) return s.decks[POTION_DECK].pop() ?? -1;
  if (kind === RELIC_REWARD) return s.decks[RELIC_DECK].pop() ?? -1;
  return kind === COLORLESS_REWARD
    ? (s.decks[COLORLESS_DECK].pop() ?? -1)
    : topReward(s, seat, kind === FOREIGN_REWARD ? hero : undefined);
}

function lookAt(s: State, n: number): void {
  const row = s.offers[n];
  const [seat, kind, look, , hero] = row;
  row[SEEN] = 1;
  if ((kind === CARD_REWARD || kind === RARE_REWARD) && isChanged(s, M_PRISMATIC))
    return throughPrism(s, n, kind === RARE_REWARD);
  for (let k = 0; k < (isItemReward(kind) ? 1 : look); k++) {
    const thing = topOf(s, kind, seat, hero);
    if (thing < 0) continue;
    row.push(thing);
    emit(s, E.rewardSeen, LOOKED, seat, kind, thing);
  }
}

/** What was not taken goes under its deck. */
function putBack(s: State, [seat, kind, , , , ...things]: readonly number[]): void {
  for (const thing of things) {
    if (kind === POTION_REWARD) s.decks[POTION_DECK].unshift(thing);
    else if (kind === RELIC_REWARD) s.decks[RELIC_DECK].unshift(thing);
    else backUnder(s, seat, thing);
  }
}

function take(s: State, row: number[], at: number): void {
  const [seat, kind] = row;
  const [thing] = row.splice(FIRST + at, 1);
  putBack(s, row);
  if (kind === POTION_REWARD) gainPotion(s, seat, thing, TAKE.potion);
  else if (kind === RELIC_REWARD) obtainRelic(s, seat, thing, TAKE.relic);
  else gainCard(s, seat, kind === UPGRADED && faceOf(thing).canUpgrade ? thing + 1 : thing, TAKE.card);
}

const full = (s: State, seat: number): boolean => potionsFull(s, seat) !== 0;

function check(s: State, seat: number, option: number): number {
  if (option >= THROW_AWAY)
    return full(s, seat) && option - THROW_AWAY < pileOf(s, seat, POTIONS).length ? 0 : NOT_HERE;
  const row = option < 0 ? undefined : s.offers[(option / PER_OFFER) | 0];
  if (row === undefined || row[OF] !== seat) return NOT_HERE;
  const what = option % PER_OFFER;
  if (what === DECLINE) return 0;
  if (what === LOOK_AT) return row[SEEN] === 0 ? 0 : NOT_HERE;
  if (row[FIRST + what - 1] === undefined) return NOT_HERE;
  return row[KIND] === POTION_REWARD ? mayGainPotion(s, seat) : 0;
}

interface RewardLocals {
  /** 1 = where all decline their relics the group gains a key. */
  keyed: number;
  /** Relics that were not declined. */
  relics: number;
}

/** Whether a potion that was looked at waits for room. */
const wantsRoom = (s: State, seat: number): boolean =>
  s.offers.some((row) => row[OF] === seat && row[KIND] === POTION_REWARD && row[SEEN] === 1);

const choose = flow.question<RewardLocals>('choose', RULE, {
  kind: 'reward',
  joint: true,
  seats: (s) => s.offers.reduce((mask, row) => mask | (1 << row[OF]), 0),
  candidates(s, _x, seat, out: Candidates) {
    s.offers.forEach((row, n) => {
      if (row[OF] !== seat) return;
      if (row[SEEN] === 0) out.push(n * PER_OFFER + LOOK_AT);
      for (let at = FIRST; at < row.length; at++) out.push(n * PER_OFFER + at - FIRST + 1);
      out.push(n * PER_OFFER + DECLINE);
    });
    if (full(s, seat) && wantsRoom(s, seat))
      for (let at = 0; at < pileOf(s, seat, POTIONS).length; at++) out.push(THROW_AWAY + at);
    pushAside(s, seat, out);
  },
  check(s, _x, seat, option) {
    if (option >= ASIDE) return checkAside(s, seat, option);
    return option >= THROW_AWAY && !wantsRoom(s, seat) ? NOT_HERE : check(s, seat, option);
  },
  apply(s, x, seat, option) {
    if (option >= ASIDE) return applyAside(s, seat, option);
    if (option >= THROW_AWAY) return void losePotion(s, seat, option - THROW_AWAY, false, MAKES_ROOM);
    const n = (option / PER_OFFER) | 0;
    const row = s.offers[n];
    const what = option % PER_OFFER;
    if (what === LOOK_AT && row[KIND] !== TRANSFORM_REWARD) return lookAt(s, n);
    s.offers.splice(n, 1);
    // A card reward that stands for it: the card is chosen, what comes for it is not [STS 21.23].
    if (what === LOOK_AT) return changeCards(s, seat, TO_TRANSFORM, 1);
    if (what !== DECLINE) return take(s, row, what - 1);
    putBack(s, row);
    if (row[KIND] === RELIC_REWARD) x.relics--;
    emit(s, E.rewardDeclined, DECLINED, seat, row[KIND]);
  },
});

/** All have declined the relic of an elite or of a treasure [STS 22.4]. */
const sapphire = flow.step<RewardLocals>('sapphire', SAPPHIRE_KEY, (s, { keyed, relics }) => {
  if (keyed === 1 && relics === 0) gainKey(s, SAPPHIRE, SAPPHIRE_KEY);
});

const rewards = flow.procedure<RewardLocals>('rewards', { rule: RULE, locals: { keyed: 0, relics: 0 }, see: 'open' }, [
  choose,
  sapphire,
]);

/** Lets everybody choose among what is open. @param keyed declining all relics gives a key */
export function settleOffers(s: State, keyed = false): void {
  const relics = s.offers.filter((row) => row[KIND] === RELIC_REWARD).length;
  if (s.offers.length > 0) call(s, rewards, { keyed: keyed && relics > 0 ? 1 : 0, relics });
}
afterText.bind(settleOffers);
