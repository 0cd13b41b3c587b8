/** Turns the source's kinds of heroes and weapons into ours: own ids, figures as base + coins. */
import { COLOURS, EFFECTS, fitFigure, mean, PHASES, SPECIALS, TRICK } from './fit.mjs';

/**
 * @typedef {import('./fit.mjs').Observed} Observed
 * @typedef {import('./fit.mjs').Figure} Figure
 * @typedef {(id: string, what: string, observed: Observed, figure: Figure, samples: number, flip?: boolean) => Figure} Note
 * @typedef {any} Source a kind as the source file holds it
 * @typedef {{ editions: string[], islands: string[] }} Places names as the source writes them, in our order
 */

/**
 * The kinds of the rulebook's pool in our order (edition, stars, order of the source), numbered.
 * @param {Source[]} list
 * @param {string} prefix
 * @param {Places} places
 */
export function numbered(list, prefix, places) {
  /** @param {Source} kind */
  const rank = (kind) => places.editions.indexOf(kind.edition) * 10 + kind.stars;
  const pool = list.filter((kind) => kind.in_rules_1_01).map((kind, at) => ({ kind, at }));
  pool.sort((a, b) => rank(a.kind) - rank(b.kind) || a.at - b.at);
  return pool.map(({ kind }, at) => ({ kind, id: `${prefix}-${String(at + 1).padStart(3, '0')}` }));
}

/** @type {(kind: Source, places: Places) => string} */
const edition = (kind, places) => `edition-${places.editions.indexOf(kind.edition) + 1}`;

/**
 * Copies of a kind; for a kind nobody counted the mean of its edition and stars.
 * @param {Source} kind
 * @param {Source[]} pool
 */
function copies(kind, pool) {
  if (kind.known_copies !== null) return kind.known_copies;
  const alike = pool.filter((k) => k.edition === kind.edition && k.stars === kind.stars && k.known_copies !== null);
  return Math.round(alike.reduce((sum, k) => sum + k.known_copies, 0) / alike.length);
}

/**
 * @param {Source} kind
 * @param {string} id
 * @param {Source[]} pool
 * @param {Places} places
 * @param {Note} note
 */
export function heroKind(kind, id, pool, places, note) {
  /** @type {(observed: Observed, what: string, flip?: boolean) => Figure} */
  const figure = (observed, what, flip) => note(id, what, observed, fitFigure(observed, flip), kind.sample_n, flip);
  const slots = PHASES.map((phase, p) => {
    /** @type {(table: Record<string, string>) => [string, Figure][]} */
    const entries = (table) =>
      printedSlots(kind, phase, table).map((slot) => {
        const what = `${phase} ${table[slot.effect]}`;
        return [table[slot.effect], figure(slot.value, what, slot.effect === TRICK)];
      });
    return {
      energyGain: figure(kind.energy[p], `${phase} energyGain`),
      bonuses: entries(EFFECTS),
      specials: entries(SPECIALS),
    };
  });
  return {
    id,
    edition: edition(kind, places),
    island: `island-${places.islands.indexOf(kind.island) + 1}`,
    stars: kind.stars,
    gender: kind.gender[0],
    focus: kind.focus,
    life: figure(kind.hp_duel, 'life'),
    lifeKomando: figure(kind.hp_commando, 'lifeKomando'),
    average: Math.round(kind.avg_strength_est),
    copies: copies(kind, pool),
    slots,
  };
}

/**
 * What a kind has printed at a time of day, of one table of effects, in order.
 * @param {Source} kind
 * @param {string} phase
 * @param {Record<string, string>} table
 * @returns {Source[]}
 */
export function printedSlots(kind, phase, table) {
  /** @type {Source[]} */
  const slots = kind.slots.filter((/** @type {Source} */ slot) => slot.phase === phase && slot.effect in table);
  return slots.sort((a, b) => a.slot - b.slot);
}

/**
 * A figure nobody has seen: [base, k], k of 1 or 2, whose mean is nearest to the mean of its like at the same cost.
 * @param {(Observed | null | undefined)[]} observations
 * @returns {Figure}
 */
function modelled(observations) {
  const lists = observations.filter((observed) => observed !== null && observed !== undefined);
  const target = lists.reduce((sum, observed) => sum + mean(observed), 0) / lists.length;
  const options = [1, 2].flatMap((k) => [0, 1, 2, 3, 4, 5].map((base) => [base, k]));
  /** @param {Figure} figure */
  const miss = (figure) => Math.abs(figure[0] + figure[1] / 2 - target);
  return options.reduce((best, option) => (miss(option) < miss(best) - 1e-9 ? option : best));
}

/**
 * @param {Source} kind
 * @param {string} id
 * @param {Source[]} pool
 * @param {Places} places
 * @param {Note} note
 */
export function weaponKind(kind, id, pool, places, note) {
  const sampled = kind.sample_n > 0;
  const alike = pool.filter((other) => other.cost === kind.cost);
  /** @type {Source[]} */
  const fields = alike.flatMap((other) => other.fields);
  /** @type {(observed: Observed, what: string, others: (Observed | null | undefined)[]) => Figure} */
  const figure = (observed, what, others) =>
    sampled ? note(id, what, observed, fitFigure(observed), kind.sample_n) : modelled(others);
  const printed = kind.fields.map((/** @type {Source} */ field, /** @type {number} */ f) => {
    const effect = EFFECTS[field.effect];
    const same = fields.filter((other) => other.effect === field.effect);
    const what = `field ${f} ${effect}`;
    const values = same.map((other) => other.value);
    const row = [COLOURS[field.color], effect, figure(field.value, what, values)];
    if (!['persistentAttack', 'shield', 'combo', 'trap'].includes(effect)) return row;
    const resistances = same.map((other) => other.resistance);
    return [...row, figure(field.resistance, `${what} resistance`, resistances)];
  });
  const resistances = alike.map((other) => other.resistance);
  const resistance = figure(kind.resistance, 'resistance', resistances);
  /** @type {Figure[]} */
  const figures = [resistance, ...printed.flatMap((/** @type {any[]} */ row) => row.slice(2))];
  const expected = Math.floor(figures.reduce((sum, [base, k]) => sum + base + k / 2, 0));
  return {
    id,
    edition: edition(kind, places),
    stars: kind.stars,
    type: kind.type,
    energyCost: kind.cost,
    resistance,
    average: Math.round(kind.avg_strength_est ?? expected) + kind.cost,
    copies: copies(kind, pool),
    ...(sampled ? {} : { modelled: true }),
    fields: printed,
  };
}
