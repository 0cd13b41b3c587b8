/** Who sits at a screen that two people share, and when a curtain must fall between them. */
import type { Seat } from '@kolbiste/kernel';
import { same } from '@kolbiste/wire';

/** What one seat sees now. */
interface Seeing {
  readonly view: object;
}

/** Whether one of the seats knows something that another does not: their views differ beyond whose they are. */
function someKnowMore(seats: readonly Seeing[]): boolean {
  const known = seats.map(({ view }) => ({ ...view, who: null }));
  return known.some((one) => !same(one, known[0]));
}

export interface Sitting {
  /** Who is asked at this screen; null = nobody here. */
  readonly seat: Seat | null;
  /** True while that seat's question waits behind the curtain. */
  readonly curtain: boolean;
}

/**
 * Who is asked now.
 * @param seats what the seats of this screen see
 * @param holder who sat here last
 * @param owing seats that owe an answer
 */
export function whoSits(
  seats: readonly (Seeing & { readonly viewer: Seat | 'public' })[],
  holder: Seat | null,
  owing: readonly Seat[],
): Sitting {
  const here = owing.filter((seat) => seats.some(({ viewer }) => viewer === seat));
  if (here.length === 0) return { seat: null, curtain: false };
  if (!someKnowMore(seats)) return { seat: here[0], curtain: false };
  if (holder !== null && here.includes(holder)) return { seat: holder, curtain: false };
  return { seat: here[0], curtain: true };
}

/** Who is asked where one person leads several seats that play together: whoever of them is to answer next. */
export function ledHere(led: readonly Seat[], owing: readonly Seat[]): Sitting {
  return { seat: owing.find((seat) => led.includes(seat)) ?? null, curtain: false };
}
