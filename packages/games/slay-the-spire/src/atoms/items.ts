/** Relics and potions of heroes; the only writers of these. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { relicCard } from '../cards/pool.ts';
import { mostHp } from '../effects/lasting-sum.ts';
import { E } from '../events.ts';
import { POTIONS_FEWER, POTIONS_FULL } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { BOSS_RELIC_DECK, HP, POTION_DECK, POTIONS, pileOf, RELIC_DECK, RELICS, USES } from '../state.ts';
import { MOST_POTIONS } from '../vocabulary.ts';

const SAVED = cite('R65', '8.13');
const TO_BOTTOM = cite('8.11');
const RELIC_UNDER = cite('8.14');
const SAVED_HP = 2;
const A_POTIONS = 4;

/** Beside each relic: how often it was used in this fight or room, and above that how many of its uses are spent. */
const ONE_MORE_SPENT = 16;
export const timesUsed = (uses: number): number => uses % ONE_MORE_SPENT;
export const usesSpent = (uses: number): number => (uses / ONE_MORE_SPENT) | 0;

export function gainRelic(s: State, seat: number, relic: number, rule: Cite, spent = 0): void {
  pileOf(s, seat, RELICS).push(relic);
  pileOf(s, seat, USES).push(spent * ONE_MORE_SPENT);
  emit(s, E.relicGained, rule, seat, relic);
  const hero = s.heroes[seat];
  const above = hero[HP] - mostHp(s, seat);
  if (above <= 0) return;
  hero[HP] -= above;
  emit(s, E.hurt, rule, seat, above, hero[HP]);
}

/** A relic leaves its hero for good: under its deck, but for one that goes to somebody else. Returns it. */
export function loseRelic(s: State, seat: number, at: number, rule: Cite = RELIC_UNDER, under = true): number {
  const [relic] = pileOf(s, seat, RELICS).splice(at, 1);
  pileOf(s, seat, USES).splice(at, 1);
  if (under) s.decks[relicCard(relic).kind === 'bossRelic' ? BOSS_RELIC_DECK : RELIC_DECK].unshift(relic);
  emit(s, E.relicLost, rule, seat, relic);
  return relic;
}

export function turnDown(s: State, seat: number, at: number, rule: Cite): void {
  pileOf(s, seat, USES)[at]++;
  emit(s, E.relicUsed, rule, seat, pileOf(s, seat, RELICS)[at]);
}

/** One of the uses of a relic; after the last it is discarded. */
export function spendUse(s: State, seat: number, at: number, rule: Cite): void {
  const relic = pileOf(s, seat, RELICS)[at];
  const uses = pileOf(s, seat, USES);
  uses[at] += ONE_MORE_SPENT;
  emit(s, E.relicUsed, rule, seat, relic);
  if (usesSpent(uses[at]) >= relicCard(relic).uses) loseRelic(s, seat, at, rule);
}

/** Relics that are used once lie open again [STS 19.14] [STS 19.15]. */
export function turnUp(s: State): void {
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const uses = pileOf(s, seat, USES);
    for (let at = 0; at < uses.length; at++) uses[at] -= timesUsed(uses[at]);
  }
}

/** How many potions a hero may hold: fewer at a level of ascension [STS 8.10] [STS 20.10]. */
const mostPotions = ({ config }: Pick<State, 'config'>): number =>
  config.ascension >= A_POTIONS ? MOST_POTIONS - 1 : MOST_POTIONS;

/** Whether a hero holds as many as he may: 0, or the refusal. */
export const potionsFull = (s: State, seat: number): number =>
  pileOf(s, seat, POTIONS).length < mostPotions(s) ? 0 : s.config.ascension >= A_POTIONS ? POTIONS_FEWER : POTIONS_FULL;

export function gainPotion(s: State, seat: number, potion: number, rule: Cite): void {
  pileOf(s, seat, POTIONS).push(potion);
  emit(s, E.potionGained, rule, seat, potion);
}

/** A potion goes under its deck, before its effect [STS R80]. */
export function losePotion(s: State, seat: number, at: number, used: boolean, rule: Cite = TO_BOTTOM): number {
  const [potion] = pileOf(s, seat, POTIONS).splice(at, 1);
  s.decks[POTION_DECK].unshift(potion);
  emit(s, used ? E.potionUsed : E.potionGone, rule, seat, potion, 0);
  return potion;
}

/** A potion goes to another hero [STS 8.4]. */
export function handPotion(s: State, seat: number, at: number, to: number, rule: Cite): void {
  const [potion] = pileOf(s, seat, POTIONS).splice(at, 1);
  pileOf(s, to, POTIONS).push(potion);
  emit(s, E.potionGone, rule, seat, potion, 1, to);
}

/** A hero at 0 HP who holds the potion that says otherwise [STS R65]. */
export function savedByPotion(s: State, seat: number): boolean {
  const at = pileOf(s, seat, POTIONS).findIndex((potion) => relicCard(potion).id === 'fairy-in-a-bottle');
  if (at < 0) return false;
  losePotion(s, seat, at, true, SAVED);
  s.heroes[seat][HP] = SAVED_HP;
  emit(s, E.healed, SAVED, seat, SAVED_HP, SAVED_HP);
  return true;
}
