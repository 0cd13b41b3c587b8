// How often tests by chance try: few times in `npm test`, which everybody waits for, many times in `npm run long`.

/** Whether this is a long campaign. */
export const LONG = process.env['KOLBISTE_LONG'] === '1';

/**
 * @template T
 * @param {T} usual in `npm test`
 * @param {T} long in a campaign
 * @returns {T}
 */
export const often = (usual, long) => (LONG ? long : usual);
