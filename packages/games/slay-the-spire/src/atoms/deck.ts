/** Cards and gold that a hero owns beyond a fight; the only writers of these. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { LASTING } from '../cards/lasting.ts';
import { faceOf, relicCard } from '../cards/pool.ts';
import { lastingSum } from '../effects/lasting-sum.ts';
import { E } from '../events.ts';
import type { State } from '../state.ts';
import { COLORLESS_DECK, CURSE_DECK, DECK, GOLD, pileOf, RARE, RELICS, REWARD } from '../state.ts';
import { ATTACK, OWNERS, SKILL, TICKET } from '../vocabulary.ts';
import { spendUse } from './items.ts';

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

export function gainCard(s: State, seat: number, face: number, rule: Cite): void {
  const at = upgraderOf(s, seat, face);
  const gained = at < 0 ? face : face + 1;
  pileOf(s, seat, DECK).push(gained);
  emit(s, E.cardGained, rule, seat, gained);
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
}

export function upgradeCard(s: State, seat: number, face: number, rule: Cite): void {
  const deck = pileOf(s, seat, DECK);
  deck[deck.indexOf(face)] = face + 1;
  emit(s, E.cardUpgraded, rule, seat, face + 1);
}

/** The top of the reward deck; a golden ticket goes to its bottom and the top rare card comes instead [STS 8.6]. -1 = none. */
export function topReward(s: State, seat: number): number {
  const reward = pileOf(s, seat, REWARD);
  const face = reward.pop();
  if (face === undefined) return -1;
  if (faceOf(face).type !== TICKET) return face;
  reward.unshift(face);
  return pileOf(s, seat, RARE).pop() ?? -1;
}

/** A card that was looked at and not taken goes under the deck that it came from [STS 8.5]. */
export function backUnder(s: State, seat: number, face: number): void {
  const { rarity, owner } = faceOf(face);
  if (owner === COLORLESS) s.decks[COLORLESS_DECK].unshift(face);
  else pileOf(s, seat, rarity === RARE_RARITY ? RARE : REWARD).unshift(face);
}

/** Place of 'rare' among the rarities. */
const RARE_RARITY = 3;
const COLORLESS = OWNERS.indexOf('colorless');

/** The top curse goes into the deck, if there is one and nothing keeps it away [STS 7.4] [STS R49]. */
export function gainCurse(s: State, seat: number, rule: Cite): void {
  if (lastingSum(s, seat, LASTING.noCurse) > 0) return void emit(s, E.gainPrevented, rule, seat, 2, 1);
  const face = s.decks[CURSE_DECK].pop();
  if (face === undefined) return void emit(s, E.supplyEmpty, rule, -1, 1);
  gainCard(s, seat, face, rule);
}
