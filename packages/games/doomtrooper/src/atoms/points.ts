/** Writers of what players count: destiny, promotion, debt. None falls below zero. */
import type { Cite } from '@kolbiste/kernel';
import { emit, note } from '@kolbiste/kernel';
import { M_AWARDED } from '../cards/timing.ts';
import { E } from '../events.ts';
import type { State } from '../state.ts';

/** Adds destiny points, or takes as many as there are. */
export function changeDestiny(s: State, seat: number, n: number, rule: Cite): void {
  const change = Math.max(n, -s.destiny[seat]);
  if (change === 0) return;
  s.destiny[seat] += change;
  emit(s, E.destiny, rule, seat, change, s.destiny[seat]);
}

export function changePromotion(s: State, seat: number, n: number, rule: Cite): void {
  const change = Math.max(n, -s.promotion[seat]);
  if (change === 0) return;
  s.promotion[seat] += change;
  emit(s, E.promotion, rule, seat, change, s.promotion[seat]);
}

export function changeDebt(s: State, seat: number, n: number, rule: Cite): void {
  const change = Math.max(n, -s.debt[seat]);
  if (change === 0) return;
  s.debt[seat] += change;
  emit(s, E.debt, rule, seat, change, s.debt[seat]);
}

/** Promotion points that a text gives: texts that wait for such hear of them. */
export function earnPromotion(s: State, seat: number, n: number, rule: Cite): void {
  changePromotion(s, seat, n, rule);
  if (n > 0) note(s.batch, M_AWARDED, seat, n);
}

/** Points for a kill or a sabotage, split as their player said [DT 4.31.2]. */
export function award(s: State, seat: number, points: number, promotion: number, card: number, rule: Cite): void {
  changeDestiny(s, seat, points - promotion, rule);
  changePromotion(s, seat, promotion, rule);
  note(s.batch, M_AWARDED, seat, promotion, card);
}
