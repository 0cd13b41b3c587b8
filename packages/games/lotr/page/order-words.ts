/**
 * What standing orders of a seat say, in words, and which it has: a table knows them by numbers, and one in a worker forgets
 * them with its page. Kept on this device for the games that were played last.
 */
import type { Said } from '@kolbiste/tablekit/engine/protocol.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Order, Policy } from '@kolbiste/wire';
import { sameOrder } from '@kolbiste/wire';

/** What is asked, and what is answered. */
export interface OrderWords {
  readonly question: Said;
  readonly answer: Said;
}

interface Kept {
  readonly order: Order;
  readonly words: OrderWords | null;
}

/** By game: by seat. */
type Games = readonly (readonly [game: string, seats: Readonly<Record<number, readonly Kept[]>>])[];

const ORDERS = 'kolbiste.rings.orders';
const MOST_GAMES = 8;

const known = new Map<string, OrderWords>();

function read(): Games {
  try {
    const games: unknown = JSON.parse(localStorage.getItem(ORDERS) ?? '[]');
    return Array.isArray(games) ? (games as Games) : [];
  } catch {
    return [];
  }
}

const gameHere = (): string => {
  const { at, kept } = useTable.getState();
  return `${at} ${kept}`;
};

const keyOf = ({ decision, option, window = '' }: Order): string => `${gameHere()} ${decision} ${option} ${window}`;

function ofSeat(seat: number): readonly Kept[] {
  const orders = read().find(([game]) => game === gameHere())?.[1][seat];
  return Array.isArray(orders) ? orders : [];
}

/** What an order says is known from now on. */
export const noteWords = (order: Order, words: OrderWords): void => void known.set(keyOf(order), words);

/** What an order says; null = it was given on another device. */
export function wordsOf(seat: number, order: Order): OrderWords | null {
  const kept = (): Kept | undefined => ofSeat(seat).find((one) => sameOrder(one.order, order));
  return known.get(keyOf(order)) ?? kept()?.words ?? null;
}

/** The orders that a seat had when the page was left. */
export const keptOrders = (seat: number): Order[] => ofSeat(seat).map(({ order }) => order);

/** Keeps which orders a seat has. */
export function keepOrders(seat: number, policy: Policy | null | undefined): void {
  const orders = policy?.orders ?? [];
  if (policy === undefined || (orders.length === 0 && ofSeat(seat).length === 0)) return;
  const here = gameHere();
  const games = read();
  const seats = games.find(([game]) => game === here)?.[1] ?? {};
  const kept = orders.map((order): Kept => ({ order, words: wordsOf(seat, order) }));
  const others = games.filter(([game]) => game !== here).slice(-(MOST_GAMES - 1));
  try {
    localStorage.setItem(ORDERS, JSON.stringify([...others, [here, { ...seats, [seat]: kept }]]));
  } catch {
    // Without storage they are known until the page is closed.
  }
}
