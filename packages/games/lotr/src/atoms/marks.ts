/** What lies on a thing: tokens, resources, progress, and whether it is exhausted or committed; their only writers. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { remaining } from '../effects/figures.ts';
import { E } from '../events.ts';
import { isLocation, isReady } from '../in-play.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State, Thing } from '../state.ts';
import { ATTACHED, COMMITTED, EXHAUSTED } from '../state.ts';

const TOKENS = cite('HP.1', 'HP.2', 'L108');
const HEAL = cite('HP.3', 'L70');

export function damage(s: State, t: Thing, n: number, rule: Cite = TOKENS): void {
  if (n <= 0 || t.zone === ATTACHED || isLocation(t)) return;
  t.damage += n;
  emit(s, E.damaged, rule, t.id, t.card, n, Math.max(0, remaining(s, t)));
  noteThat(s, N.damaged, t.id, n, t.seat);
}

export function heal(s: State, t: Thing, n: number): void {
  const healed = Math.min(n, t.damage);
  if (healed <= 0) return;
  t.damage -= healed;
  emit(s, E.healed, HEAL, t.id, t.card, healed, remaining(s, t));
}

export function exhaust(s: State, t: Thing, rule: Cite): void {
  if (!isReady(t)) return;
  t.marks |= EXHAUSTED;
  emit(s, E.exhausted, rule, t.id, t.card);
}

export function ready(s: State, t: Thing, rule: Cite): void {
  if (isReady(t)) return;
  t.marks &= ~EXHAUSTED;
  emit(s, E.readied, rule, t.id, t.card);
}

export function commit(s: State, t: Thing, rule: Cite): void {
  t.marks |= EXHAUSTED | COMMITTED;
  emit(s, E.committed, rule, t.id, t.card, t.seat);
  noteThat(s, N.commits, t.id, t.card, t.seat);
}

export function uncommit(s: State, t: Thing, rule: Cite): void {
  t.marks &= ~COMMITTED;
  emit(s, E.uncommitted, rule, t.id, t.card);
}

export function mark(t: Thing, bits: number): void {
  t.marks |= bits;
}

export function gain(s: State, t: Thing, n: number, rule: Cite): void {
  t.resources += n;
  emit(s, E.resourcesGained, rule, t.id, t.card, n, t.resources);
}

export function pay(s: State, t: Thing, n: number, rule: Cite): void {
  t.resources -= n;
  emit(s, E.resourcePaid, rule, t.id, t.card, t.resources);
}

export function progressOn(s: State, t: Thing, n: number, rule: Cite): void {
  t.progress += n;
  emit(s, E.progressed, rule, t.id, t.card, n, t.progress);
}
