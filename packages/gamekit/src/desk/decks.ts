/** Which decks play: what all games with decks of two seats share. */
import { rng } from '@kolbiste/kernel';

const SEATS = 2;

/** One deck is everybody's, two have their seats, of more the seed takes one for each seat. */
export function pickedDecks(seed: string, count: number): [a: number, b: number] {
  if (count <= SEATS) return [0, count - 1];
  const random = rng(`decks ${seed}`);
  return [random.int(count), random.int(count)];
}
