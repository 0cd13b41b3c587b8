/** Cards and gold that a hero owns beyond a fight; the only writers of these. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { LASTING } from '../cards/lasting.ts';
import { faceOf, itemNamed, relicCard } from '../cards/pool.ts';
import { lastingSum } from '../effects/lasting-sum.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import {
  COLORLESS_DECK,
  CURSE_DECK,
  DECK,
  GOLD,
  HERO,
  OTHER_RARE,
  OTHER_REWARD,
  pileOf,
  RARE,
  RELICS,
  REWARD,
} from '../state.ts';
import { ATTACK, DEFECT, OWNERS, SKILL, TICKET, WATCHER } from '../vocabulary.ts';
import { loseHp } from './harm.ts';
import { gainRelic, spendUse } from './items.ts';

const SHARD = itemNamed('prismatic-shard');
const TAKES_SHARD = cite('19.4', 'R105');

export function gainGold(s: State, seat: number, n: number, rule: Cite): void {
  if (lastingSum(s, seat, LASTING.noGold) > 0) return void emit(s, E.gainPrevented, rule, seat, 0, n);
  s.heroes[seat][GOLD] += n;
  emit(s, E.goldGained, rule, seat, n, s.heroes[seat][GOLD]);
}

/** Gold goes, down to none [STS R112]. */
export function loseGold(s: State, seat: number, n: number, rule: Cite): void {
  const lost = Math.min(n, s.heroes[seat][GOLD]);
  s.heroes[seat][GOLD] -= lost;
  emit(s, E.goldLost, rule, seat, lost, s.heroes[seat][GOLD]);
}

export function payGold(s: State, seat: number, n: number, rule: Cite): void {
  if (n > s.heroes[seat][GOLD]) throw new Error('more gold is paid than there is');
  s.heroes[seat][GOLD] -= n;
  if (n > 0) emit(s, E.goldPaid, rule, seat, n, s.heroes[seat][GOLD]);
}

/** Who gets a card that enters stances or handles orbs, and has no board for that, takes the shard [STS 19.4] [STS R105]. */
function takeShard(s: State, seat: number, face: number): void {
  const { stances, orbs } = faceOf(face);
  const hero = s.heroes[seat][HERO];
  if (!(stances && hero !== WATCHER) && !(orbs && hero !== DEFECT)) return;
  if (!pileOf(s, seat, RELICS).includes(SHARD)) gainRelic(s, seat, SHARD, TAKES_SHARD);
}

export function gainCard(s: State, seat: number, face: number, rule: Cite): void {
  const at = upgraderOf(s, seat, face);
  const gained = at < 0 ? face : face + 1;
  pileOf(s, seat, DECK).push(gained);
  emit(s, E.cardGained, rule, seat, gained);
  takeShard(s, seat, gained);
  if (at < 0) return;
  emit(s, E.upgradedGain, rule, seat, pileOf(s, seat, RELICS)[at], gained);
  spendUse(s, seat, at, rule);
}

/** The place of a relic that upgrades such a card as it comes; -1 = there is none. */
function upgraderOf(s: State, seat: number, face: number): number {
  const { type, canUpgrade } = faceOf(face);
  const kind = type === ATTACK ? LASTING.upgradeAttack : type === SKILL ? LASTING.upgradeSkill : -1;
  if (!canUpgrade || kind < 0) return -1;
  return pileOf(s, seat, RELICS).findIndex((relic) => relicCard(relic).statics.some((each) => each.kind === kind));
}

/** A card leaves the deck for that of another hero. Returns it. */
export function giveCard(s: State, seat: number, at: number): number {
  return pileOf(s, seat, DECK).splice(at, 1)[0];
}

export function removeCard(s: State, seat: number, face: number, rule: Cite): void {
  const deck = pileOf(s, seat, DECK);
  deck.splice(deck.indexOf(face), 1);
  emit(s, E.cardRemoved, rule, seat, face);
  for (const { kind, value } of faceOf(face).statics) if (kind === LASTING.removedLoss) loseHp(s, seat, value, rule);
}

export function upgradeCard(s: State, seat: number, face: number, rule: Cite): void {
  const deck = pileOf(s, seat, DECK);
  deck[deck.indexOf(face)] = face + 1;
  emit(s, E.cardUpgraded, rule, seat, face + 1);
}

/** Where rewards of a hero lie: with the one who plays that hero, the own seat first, or among the common decks. */
function rewardsOf(s: State, seat: number, hero: number, rare: boolean): number[] {
  const whose = s.heroes[seat][HERO] === hero ? seat : s.heroes.findIndex((row) => row[HERO] === hero);
  return whose < 0 ? s.decks[(rare ? OTHER_RARE : OTHER_REWARD) + hero] : pileOf(s, whose, rare ? RARE : REWARD);
}

/**
 * The top of a reward deck, the own one or another hero's; a golden ticket goes to its bottom and the top rare card of that
 * hero comes instead [STS 8.6] [STS 19.3]. -1 = none.
 */
export function topReward(s: State, seat: number, hero = s.heroes[seat][HERO]): number {
  const reward = rewardsOf(s, seat, hero, false);
  const face = reward.pop();
  if (face === undefined) return -1;
  if (faceOf(face).type !== TICKET) return face;
  reward.unshift(face);
  return rewardsOf(s, seat, hero, true).pop() ?? -1;
}

/** The top of a hero's rare rewards; of colourless cards the top of their deck. -1 = none. */
export function topRare(s: State, seat: number, hero: number): number {
  return rewardsOf(s, seat, hero, true).pop() ?? -1;
}
export const topColorless = (s: State): number => s.decks[COLORLESS_DECK].pop() ?? -1;

/** Whether a hero's deck of rewards, or of rare ones, has a card left. */
export const hasReward = (s: State, seat: number, hero: number, rare: boolean): boolean =>
  rewardsOf(s, seat, hero, rare).length > 0;

/** A card that was looked at and not taken goes under the deck that it came from [STS 8.5]. */
export function backUnder(s: State, seat: number, face: number): void {
  const { owner, rarity } = faceOf(face);
  const deck = owner === COLORLESS ? s.decks[COLORLESS_DECK] : rewardsOf(s, seat, owner, rarity === RARE_RARITY);
  deck.unshift(face);
}

/** Place of 'rare' among the rarities. */
const RARE_RARITY = 3;
export const COLORLESS = OWNERS.indexOf('colorless');

/** The top curse goes into the deck, if there is one and nothing keeps it away [STS 7.4] [STS R49]. */
export function gainCurse(s: State, seat: number, rule: Cite): void {
  if (lastingSum(s, seat, LASTING.noCurse) > 0) return void emit(s, E.gainPrevented, rule, seat, 2, 1);
  const face = s.decks[CURSE_DECK].pop();
  if (face === undefined) return void emit(s, E.supplyEmpty, rule, -1, 1);
  gainCard(s, seat, face, rule);
}
