/**
 * What standing orders of a seat say, in words, and which it has: a table knows them by numbers, and one in a worker forgets
 * them with its page. Kept on this device for the games that were played last.
 */
import type { Order, Policy } from '@kolbiste/wire';
import { sameOrder } from '@kolbiste/wire';
import type { Said } from '../engine/protocol.ts';
import { useTable } from '../state/table.ts';

/** What is asked, and what is answered. */
export interface OrderSaid {
  readonly question: Said;
  readonly answer: Said;
}

interface Kept {
  readonly order: Order;
  readonly words: OrderSaid | null;
}

/** By game: by seat. */
type Games = readonly (readonly [game: string, seats: Readonly<Record<number, readonly Kept[]>>])[];

const MOST_GAMES = 8;

const gameHere = (): string => {
  const { at, kept } = useTable.getState();
  return `${at} ${kept}`;
};

/** The same answer may be ordered for a window and for what is played there on somebody: each says something of its own. */
const keyOf = ({ decision, option, window, when }: Order): string =>
  JSON.stringify([gameHere(), decision, option, window, when?.played, when?.on]);

export interface KeptOrders {
  /** What an order says is known from now on. */
  note(order: Order, words: OrderSaid): void;
  /** What an order says; null = it was given on another device. */
  wordsOf(seat: number, order: Order): OrderSaid | null;
  /** The orders that a seat had when the page was left. */
  kept(seat: number): Order[];
  /** Keeps which orders a seat has. */
  keep(seat: number, policy: Policy | null | undefined): void;
}

/** The orders of a game, kept on this device under `key`. */
export function keptOrders(key: string): KeptOrders {
  const known = new Map<string, OrderSaid>();
  const read = (): Games => {
    try {
      const games: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(games) ? (games as Games) : [];
    } catch {
      return [];
    }
  };
  const ofSeat = (seat: number): readonly Kept[] => {
    const orders = read().find(([game]) => game === gameHere())?.[1][seat];
    return Array.isArray(orders) ? orders : [];
  };
  const wordsOf: KeptOrders['wordsOf'] = (seat, order) => {
    const kept = (): Kept | undefined => ofSeat(seat).find((one) => sameOrder(one.order, order));
    return known.get(keyOf(order)) ?? kept()?.words ?? null;
  };
  return {
    note: (order, words) => void known.set(keyOf(order), words),
    wordsOf,
    kept: (seat) => ofSeat(seat).map(({ order }) => order),
    keep(seat, policy) {
      const orders = policy?.orders ?? [];
      if (policy === undefined || (orders.length === 0 && ofSeat(seat).length === 0)) return;
      const here = gameHere();
      const games = read();
      const seats = games.find(([game]) => game === here)?.[1] ?? {};
      const kept = orders.map((order): Kept => ({ order, words: wordsOf(seat, order) }));
      const others = games.filter(([game]) => game !== here).slice(-(MOST_GAMES - 1));
      try {
        localStorage.setItem(key, JSON.stringify([...others, [here, { ...seats, [seat]: kept }]]));
      } catch {
        // Without storage they are known until the page is closed.
      }
    },
  };
}
