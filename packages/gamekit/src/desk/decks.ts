/** Which decks play: what all games with decks of two seats share. */
import { rng } from '@kolbiste/kernel';

const SEATS = 2;

/** One deck is everybody's, two have their seats, of more the seed takes one for each seat. */
export function pickedDecks(seed: string, count: number): [a: number, b: number] {
  if (count <= SEATS) return [0, count - 1];
  const random = rng(`decks ${seed}`);
  return [random.int(count), random.int(count)];
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
