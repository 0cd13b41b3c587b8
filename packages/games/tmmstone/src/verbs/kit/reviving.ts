/** Units come back out of a grave. */
import { call, emit } from '@kolbiste/kernel';
import { takeFromGrave } from '../../atoms/zones.ts';
import { freeSlots } from '../../board.ts';
import { printedCard } from '../../cards/pool.ts';
import { E } from '../../events.ts';
import { summoning, summonLocals } from '../../flow/summon.ts';
import { cite } from '../../rulebook.ts';
import type { State } from '../../state.ts';
import { UNIT } from '../../vocabulary.ts';
import { NO_ROOM } from './index.ts';

export const REVIVE = cite('key.19', 'R91');

/** A unit that lies in a grave is summoned fresh; without room it stays there [TMM R91]. */
export function reviveFrom(s: State, owner: number, at: number, seat: number, prefer: number): void {
  const card = s.graves[owner][at];
  if (card === undefined) return;
  if (freeSlots(s, seat) === 0) return void emit(s, E.noRoom, NO_ROOM, seat, card);
  const stays = s.config.profile.revive === 'copy';
  if (!stays) takeFromGrave(s, owner, at);
  const locals = summonLocals(card, seat, 1);
  locals.owner = owner;
  locals.prefer = prefer;
  locals.fromGrave = stays ? 0 : 1;
  emit(s, E.fired, REVIVE, -1, card, seat, -1);
  call(s, summoning, locals);
}

/** Several of one grave at once, for all of whom there is room [TMM R2] [TMM R91]. */
export function reviveAll(s: State, seat: number, places: readonly number[]): void {
  const cards = places.map((at) => s.graves[seat][at]);
  const stay = s.config.profile.revive === 'copy';
  if (!stay) for (const at of places.slice().sort((a, b) => b - a)) takeFromGrave(s, seat, at);
  for (const card of cards) emit(s, E.fired, REVIVE, -1, card, seat, -1);
  const [first, ...others] = cards;
  const all = others.flatMap((card) => [card, seat]);
  call(s, summoning, { ...summonLocals(first, seat, cards.length), fromGrave: stay ? 0 : 1, others: all });
}

/** Places of the units in a grave, oldest first. */
export function unitsInGrave(s: State, seat: number, tag: number): number[] {
  const places: number[] = [];
  s.graves[seat].forEach((id, at) => {
    const card = printedCard(id);
    if (card.kind === UNIT && (tag === 0 || (card.tags & tag) !== 0)) places.push(at);
  });
  return places;
}
