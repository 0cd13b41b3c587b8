/** Relics and potions of heroes; the only writers of these. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { relicCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { POTIONS_FEWER, POTIONS_FULL } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HP, POTION_DECK, POTIONS, pileOf, RELICS, USES } from '../state.ts';
import { MOST_POTIONS } from '../vocabulary.ts';

const SAVED = cite('R65', '8.13');
const TO_BOTTOM = cite('8.11');
const SAVED_HP = 2;
const A_POTIONS = 4;

export function gainRelic(s: State, seat: number, relic: number, rule: Cite): void {
  pileOf(s, seat, RELICS).push(relic);
  pileOf(s, seat, USES).push(0);
  emit(s, E.relicGained, rule, seat, relic);
}

export function turnDown(s: State, seat: number, at: number, rule: Cite): void {
  pileOf(s, seat, USES)[at] = 1;
  emit(s, E.relicUsed, rule, seat, pileOf(s, seat, RELICS)[at]);
}

/** Relics that are used once lie open again [STS 19.14] [STS 19.15]. */
export function turnUp(s: State): void {
  for (let seat = 0; seat < s.heroes.length; seat++) pileOf(s, seat, USES).fill(0);
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

/** A hero at 0 HP who holds the potion that says otherwise [STS R65]. */
export function savedByPotion(s: State, seat: number): boolean {
  const at = pileOf(s, seat, POTIONS).findIndex((potion) => relicCard(potion).id === 'fairy-in-a-bottle');
  if (at < 0) return false;
  losePotion(s, seat, at, true, SAVED);
  s.heroes[seat][HP] = SAVED_HP;
  emit(s, E.healed, SAVED, seat, SAVED_HP, SAVED_HP);
  return true;
}
