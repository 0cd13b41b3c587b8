/** Legal lists at random, so that every card comes up in tests and simulations. */
import { rng } from '@kolbiste/kernel';
import type { List } from '../state.ts';
import { ABILITY, CLASS_NAMES, DECK, MAX_LIST, NEUTRAL, ORG } from '../vocabulary.ts';
import { ownCards } from './own-cards.ts';
import { pool } from './pool.ts';
import type { Card } from './types.ts';

/** A legal list of a class: its own cards twice as often as neutral ones; the same seed gives the same list. @param first cards that it begins with */
export function randomList(seed: string, cls?: number, size?: number, first: readonly number[] = []): List {
  const r = rng(`list ${seed}`);
  const own = cls ?? 1 + r.int(CLASS_NAMES.length - 1);
  const count = size ?? (r.int(4) === 0 ? DECK + r.int(MAX_LIST - DECK + 1) : DECK);
  // Those of a file that another game was played with last are not for everybody.
  const brought = new Set(ownCards().map(({ id }) => id));
  const cardsOf = pool.cards.filter(
    (card) => card !== null && !card.token && !brought.has(card.id) && (card.cls === own || card.cls === NEUTRAL),
  );
  const cards: number[] = [...first];
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

/** As many copies of each as a list may have, in an order of the seed, up to a whole deck. */
function copiesOf(cards: readonly Card[], seed: string): number[] {
  const r = rng(`own ${seed}`);
  const all = cards.flatMap(({ id, rarity }) => (rarity === 'org' ? [id] : [id, id]));
  for (let i = all.length; i-- > 1; ) {
    const j = r.int(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all.slice(0, DECK);
}

/** A legal list around the cards of a file: of a class that it has cards of, all that fit, filled up at random. */
export function listAround(cards: readonly Card[], seed: string): List {
  const fit = cards.filter((card) => card.token !== true);
  const classes = [...new Set(fit.flatMap((card) => (card.class === 'neutral' ? [] : [card.class])))];
  const r = rng(`around ${seed}`);
  const cls =
    classes.length === 0 ? 1 + r.int(CLASS_NAMES.length - 1) : CLASS_NAMES.indexOf(classes[r.int(classes.length)]);
  const mine = fit.filter((card) => card.class === 'neutral' || card.class === CLASS_NAMES[cls]);
  const own = copiesOf(
    mine.filter((card) => card.kind !== 'ability'),
    seed,
  );
  const list = randomList(seed, cls, DECK, own);
  const abilities = mine.filter((card) => card.kind === 'ability');
  return abilities.length === 0 ? list : { ...list, ability: abilities[r.int(abilities.length)].id };
}
