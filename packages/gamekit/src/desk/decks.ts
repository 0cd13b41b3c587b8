/** Which decks play: what all games with decks share. */
import { rng } from '@kolbiste/kernel';

const SEATS = 2;

/** One deck is everybody's, two have their seats, of more the seed takes one for each seat. */
export function pickedDecks(seed: string, count: number): [a: number, b: number] {
  if (count <= SEATS) return [0, count - 1];
  const random = rng(`decks ${seed}`);
  return [random.int(count), random.int(count)];
}

/** So many numbers in an order of the seed. */
function shuffled(seed: string, count: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  const random = rng(`decks ${seed}`);
  for (let i = count; i-- > 1; ) {
    const j = random.int(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/**
 * Which deck sits where: in their order when there are no more than seats, otherwise by the seed, each once. With fewer decks
 * than seats they come again.
 * @param begin the deck of the first seat; -1 = none is asked for
 */
export function seatedDecks(seed: string, count: number, seats: number, begin: number): number[] {
  const order = count > seats ? shuffled(seed, count) : Array.from({ length: count }, (_, i) => i);
  const all = begin < 0 ? order : [begin, ...order.filter((deck) => deck !== begin)];
  return Array.from({ length: seats }, (_, seat) => all[seat % count]);
}

/** So many set-ups are kept. */
const KEPT = 512;

/**
 * Set-ups of the same decks are made once: a simulation wants them again and again.
 * @param make of the numbers of the decks, by seat
 */
export function keptByDecks<C>(make: (decks: readonly number[]) => C): (decks: readonly number[]) => C {
  const kept = new Map<string, C>();
  return (decks) => {
    const key = decks.join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(decks);
    if (kept.size < KEPT) kept.set(key, made);
    return made;
  };
}
