/** A position as one works on it; it stays on this device. */
import type { Json } from '@kolbiste/kernel';
import type { PlacedCard, Position, PositionSide } from '../../../src/index.ts';
import { MAX_SEATS, POSITION_LIMITS, readPosition, writePosition } from '../../../src/index.ts';
import ready from '../../positions.json' with { type: 'json' };

export type Part = 'heroes' | 'allies' | 'enemies';
export const PARTS: readonly Part[] = ['heroes', 'allies', 'enemies'];

export type ReadyKey = keyof typeof ready;
export const READY = Object.keys(ready) as readonly ReadyKey[];

/** A position to learn from. */
export function readyPosition(key: ReadyKey): Position {
  const found = readPosition(JSON.stringify(ready[key] satisfies Json));
  if (!found.ok) throw new Error(found.faults.map(({ message }) => message.en).join('\n'));
  return found.value;
}

const KEPT = 'kolbiste.rings.position';

/** The position that was worked on last, or the first one to learn from. */
export function keptPosition(): Position {
  try {
    const found = readPosition(localStorage.getItem(KEPT) ?? '');
    if (found.ok) return found.value;
  } catch {
    // Without storage it begins anew.
  }
  return readyPosition(READY[0]);
}

export function keepPosition(position: Position): void {
  try {
    localStorage.setItem(KEPT, writePosition(position, 'real'));
  } catch {
    // Without storage it holds until the page is left.
  }
}

const NO_SIDE: PositionSide = { heroes: [], allies: [], enemies: [], deck: [] };

/** With so many players: those that are there stay, others come bare. */
export function withCount(position: Position, count: number): Position {
  const players = Array.from(
    { length: Math.min(count, MAX_SEATS) },
    (_, seat) => position.players[seat] ?? { ...NO_SIDE, heroes: [{ ...BARE, card: FIRST_HEROES[seat] }] },
  );
  return { ...position, players };
}

const BARE: Omit<PlacedCard, 'card'> = { damage: 0, exhausted: false, with: [] };
/** A hero of each sphere: nobody fights without one [LOTR CA.1]. */
const FIRST_HEROES = [1, 4, 7, 10] as const;

export const withSide = (position: Position, seat: number, part: Partial<PositionSide>): Position => ({
  ...position,
  players: position.players.map((side, k) => (k === seat ? { ...side, ...part } : side)),
});

/** Whether one more card has room there. */
export const hasRoom = (cards: readonly unknown[], part: keyof typeof POSITION_LIMITS): boolean =>
  cards.length < POSITION_LIMITS[part];

export const added = (cards: readonly PlacedCard[], card: number): readonly PlacedCard[] => [
  ...cards,
  { ...BARE, card },
];

/** The list with the card at a place one further up or down. */
export function moved(cards: readonly number[], at: number, by: 1 | -1): readonly number[] {
  const to = at + by;
  if (to < 0 || to >= cards.length) return cards;
  return cards.with(at, cards[to]).with(to, cards[at]);
}

/** Whether every player has a hero. */
export const isWhole = ({ players }: Position): boolean => players.every(({ heroes }) => heroes.length > 0);
