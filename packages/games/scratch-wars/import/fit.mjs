/**
 * Fits the observed frequencies of a printed figure to base + k fair coins; the words of the source and ours.
 * @typedef {Record<string, number>} Observed shares of each value, in percent
 * @typedef {number[]} Figure [base, k] or [base, k, lowest seen, highest seen]
 * @typedef {[value: number, share: number][]} Rows
 */

export const PHASES = ['morning', 'noon', 'evening', 'night'];
/** @type {Record<string, string>} */
export const COLOURS = { G: 'green', O: 'orange', R: 'red' };
/** @type {Record<string, string>} */
export const EFFECTS = {
  ENERGY: 'energy',
  HERO_ATTACK: 'heroAttack',
  WEAPON_ATTACK: 'weaponAttack',
  UNIVERSAL_ATTACK: 'universalAttack',
  HEAL: 'heal',
  CANBA_WEAPON_ATTACK: 'canbalandAttack',
  VAMPIRE_BITE: 'vampireBite',
  CURSE_WEAPON: 'vampireCurse',
  SHRAPNEL: 'shrapnel',
  PERMANENT_ATTACK: 'persistentAttack',
  SHIELD: 'shield',
  COMBO: 'combo',
  TRAP: 'trap',
  BLESSING: 'blessing',
};
/** The one special whose printed value is a price: it is stored without its minus. */
export const TRICK = 'BATTLE_TRICK';
/** @type {Record<string, string>} */
export const SPECIALS = {
  COMBO_TRIGGER: 'comboIgniter',
  NIGHT_ATTACK: 'nightAttack',
  MECHANIC_SUPERACTION: 'mechanic',
  [TRICK]: 'trick',
};

/** k fair coins: the chance of 0..k heads. */
const SHAPES = [[1], [1 / 2, 1 / 2], [1 / 4, 1 / 2, 1 / 4], [1 / 8, 3 / 8, 3 / 8, 1 / 8]];

/**
 * Observed shares as [value, share] in rising order.
 * @param {Observed} observed
 * @param {boolean} flip
 * @returns {Rows}
 */
function shares(observed, flip) {
  const total = Object.values(observed).reduce((sum, count) => sum + count, 0);
  /** @type {Rows} */
  const rows = Object.entries(observed).map(([v, count]) => [flip ? 0 - Number(v) : Number(v), count / total]);
  return rows.sort((a, b) => a[0] - b[0]);
}

/** @param {Observed} observed */
export function mean(observed) {
  return shares(observed, false).reduce((sum, [value, share]) => sum + value * share, 0);
}

/**
 * Difference between the shares and base + k coins: largest single one, sum of squares, distance of the means.
 * @param {Rows} rows
 * @param {number} base
 * @param {number} k
 */
function distance(rows, base, k) {
  const all = new Map(rows);
  SHAPES[k].forEach((_, heads) => all.set(base + heads, all.get(base + heads) ?? 0));
  let largest = 0;
  let squares = 0;
  for (const [value, share] of all) {
    const off = Math.abs(share - (SHAPES[k][value - base] ?? 0));
    largest = Math.max(largest, off);
    squares += off * off;
  }
  const observedMean = rows.reduce((sum, [value, share]) => sum + value * share, 0);
  return { largest, squares: Math.round(squares * 1e6), meanOff: Math.abs(observedMean - base - k / 2) };
}

/**
 * The best base and k within the seen range. A range that crosses zero without holding it is closed first: its positive
 * values move down by one, and back up afterwards.
 * @param {Observed} observed
 * @param {boolean} flip
 */
function best(observed, flip) {
  const rows = shares(observed, flip);
  const low = rows[0][0];
  const high = rows[rows.length - 1][0];
  const skip = low < 0 && high > 0 && !rows.some(([value]) => value === 0);
  /** @type {Rows} */
  const moved = skip ? rows.map(([value, share]) => [value > 0 ? value - 1 : value, share]) : rows;
  const top = skip ? high - 1 : high;
  let found = { base: low, k: 0, ...distance(moved, low, 0) };
  for (let k = 0; k < SHAPES.length; k++) {
    for (let base = low; base + k <= top; base++) {
      const fit = { base, k, ...distance(moved, base, k) };
      const tie = fit.squares === found.squares && fit.meanOff < found.meanOff;
      if (fit.squares < found.squares || tie) found = fit;
    }
  }
  const base = skip && found.base >= 0 ? found.base + 1 : found.base;
  const fitTop = base < 0 && skip && base + found.k >= 0 ? base + found.k + 1 : base + found.k;
  return { ...found, base, fitTop, low, high };
}

/**
 * [base, k], or [base, k, lowest seen, highest seen] where the seen range is wider than the model's.
 * @param {Observed} observed
 * @returns {Figure}
 */
export function fitFigure(observed, flip = false) {
  const fit = best(observed, flip);
  const same = fit.low === fit.base && fit.high === fit.fitTop;
  return same ? [fit.base, fit.k] : [fit.base, fit.k, fit.low, fit.high];
}

/**
 * A row for the table of bad fits, or null. Bad: some share is off by more than five points and by more than three
 * standard errors of the sample (half a point of rounding added).
 * @param {Observed} observed
 * @param {Figure} figure
 * @param {number} samples
 */
export function misfit(observed, figure, samples, flip = false) {
  const fit = best(observed, flip);
  const noise = 3 * Math.sqrt(0.25 / Math.max(samples, 1)) + 0.005;
  if (fit.largest <= 0.05 || fit.largest <= noise) return null;
  return { observed, figure, off: Math.round(fit.largest * 100), samples };
}
