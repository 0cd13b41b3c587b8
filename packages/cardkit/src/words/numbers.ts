/** Numbers in sentences. */

/** A number as printed: with a real minus. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** A number with its sign always shown. */
export const signed = (n: number): string => (n < 0 ? plain(n) : `+${n}`);

/** The Czech form that a number asks for: 1 karta, 2 karty, 5 karet. */
export function byNumber(n: number, single: string, few: string, many: string): string {
  if (n === 1) return single;
  return n >= 2 && n <= 4 ? few : many;
}
