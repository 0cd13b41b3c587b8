/** Legal lists at random, so that every card comes up in tests and simulations. */
import { rng } from '@kolbiste/kernel';
import type { List } from '../state.ts';
import { ABILITY, CLASS_NAMES, DECK, MAX_LIST, NEUTRAL, ORG } from '../vocabulary.ts';
import { pool } from './pool.ts';

/** A legal list of a class: its own cards twice as often as neutral ones; the same seed gives the same list. */
export function randomList(seed: string, cls?: number, size?: number): List {
  const r = rng(`list ${seed}`);
  const own = cls ?? 1 + r.int(CLASS_NAMES.length - 1);
  const count = size ?? (r.int(4) === 0 ? DECK + r.int(MAX_LIST - DECK + 1) : DECK);
  const cardsOf = pool.cards.filter(
    (card) => card !== null && !card.token && (card.cls === own || card.cls === NEUTRAL),
  );
  const cards: number[] = [];
  while (cards.length < count) {
    const card = cardsOf[r.int(cardsOf.length)];
    if (card === null || card.kind === ABILITY || (card.cls === NEUTRAL && r.int(2) === 0)) continue;
    const have = cards.filter((id) => id === card.id).length;
    if (have < (card.rarity === ORG ? 1 : 2)) cards.push(card.id);
  }
  const abilities = cardsOf.filter((card) => card?.kind === ABILITY);
  const ability = r.int(3) === 0 ? null : abilities[r.int(abilities.length)];
  return { class: CLASS_NAMES[own], cards, ability: ability?.id ?? 0 };
}
