// What two engines disagree about.

/** @typedef {import('./engines.mjs').Digests} Digests */

/**
 * The differences in words; nothing when all is the same.
 * @param {readonly Digests[]} expected
 * @param {readonly Digests[]} actual
 * @returns {string[]}
 */
export function differences(expected, actual) {
  return expected.flatMap((one) => {
    const other = actual.find((each) => each.id === one.id);
    if (!other) return [`${one.id}: not played`];
    if (other.blocks.length !== one.blocks.length)
      return [`${one.id}: ${other.blocks.length} hashes, not ${one.blocks.length}`];
    return one.blocks.flatMap((hash, at) => {
      if (other.blocks[at] === hash) return [];
      const first = at * one.block;
      const which = one.block === 1 ? `game ${first}` : `games ${first} to ${first + one.block - 1}`;
      return [`${one.id}: ${which}: ${other.blocks[at]}, not ${hash}`];
    });
  });
}
