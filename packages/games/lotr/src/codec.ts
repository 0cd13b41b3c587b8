/** The state's own fields: what may stand in each, how they are copied, written as JSON and read back. */
import { CodecError, given, int, ints, list, row, shapeOf, such } from '@kolbiste/kernel';
import { pool } from './cards/pool.ts';
import { flow } from './flow/registry.ts';
import { seatsAt } from './seats.ts';
import { ConfigError, readConfig } from './setup.ts';
import type { State, Thing } from './state.ts';
import { cardIn, SHADOW } from './state.ts';

/** A configuration that is none is a fault of the saved game, at its place in it. */
function configIn(j: unknown, path: string): State['config'] {
  try {
    return readConfig(j, path);
  } catch (error) {
    if (error instanceof ConfigError) throw new CodecError(error.path, error.message.slice(error.path.length + 2));
    throw error;
  }
}

const isCard = (entry: number): string | undefined =>
  pool.cards[cardIn(entry)] === undefined ? `there is no card ${cardIn(entry)}` : undefined;

const any = int();
const each = ints<State>({ length: seatsAt });
const numbers = ints({ most: 4000 });
const cards = ints({ most: 4000, each: isCard });
const piles = list<number[], State>(cards, { length: seatsAt });

const thing = row<Thing>({
  id: any,
  card: such(any, isCard),
  owner: any,
  seat: any,
  zone: any,
  host: any,
  marks: any,
  damage: any,
  resources: any,
  progress: any,
});
const things = list(thing, { most: 4000 });

export const shape = shapeOf<State>(flow, {
  config: given(configIn),
  first: any,
  round: any,
  phase: any,
  serial: any,
  quest: any,
  many: any,
  score: any,
  wave: any,
  outcome: any,
  threat: each,
  out: each,
  hands: piles,
  decks: piles,
  discards: piles,
  lasting: numbers,
  uses: numbers,
  atEnd: numbers,
  bans: numbers,
  attacked: numbers,
  batch: numbers,
  encounter: cards,
  encounterDiscard: cards,
  victory: cards,
  removed: cards,
  shadows: such(numbers, ({ length }) => (length % SHADOW === 0 ? undefined : 'rows of three are wanted')),
  things,
  left: things,
});
