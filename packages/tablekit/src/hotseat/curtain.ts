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
 * @param called who of them is to answer next; null, or one who owes nothing = whoever sat here last
 */
export function whoSits(
  seats: readonly (Seeing & { readonly viewer: Seat | 'public' })[],
  holder: Seat | null,
  owing: readonly Seat[],
  called: Seat | null = null,
): Sitting {
  const here = owing.filter((seat) => seats.some(({ viewer }) => viewer === seat));
  if (here.length === 0) return { seat: null, curtain: false };
  const next = here.find((seat) => seat === called);
  if (!someKnowMore(seats)) return { seat: next ?? here[0], curtain: false };
  const sits = here.find((seat) => seat === holder);
  const seat = next ?? sits ?? here[0];
  return { seat, curtain: seat !== sits };
}

/** Who is asked where one person leads several seats that play together: whoever was called, or the first of them. */
export function ledHere(led: readonly Seat[], owing: readonly Seat[], called: Seat | null = null): Sitting {
  const here = owing.filter((seat) => led.includes(seat));
  return { seat: here.find((seat) => seat === called) ?? here[0] ?? null, curtain: false };
}
