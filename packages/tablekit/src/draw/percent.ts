/** Whole percents, rounded to the nearest. */
export const percentOf = (count: number, of: number): number => Math.round((100 * count) / of);
