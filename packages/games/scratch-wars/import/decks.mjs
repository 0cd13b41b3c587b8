/** Turns the source's tournament decks into a card file. */
import { COLOURS, EFFECTS, PHASES, SPECIALS, TRICK } from './fit.mjs';
import { printedSlots } from './kinds.mjs';

/**
 * @typedef {any} Source a kind or a deck as the source file holds it
 * @typedef {{ kind: Source, id: string }[]} Numbered
 * @typedef {{ value: number, resistance?: number }} Field
 */

/**
 * The decks as a card file. Heroes' own names are kept apart, among the real names, under the name given here.
 * @param {Source[]} decks
 * @param {Numbered} heroes
 * @param {Numbered} weapons
 */
export function realDecks(decks, heroes, weapons) {
  const own = decks.flatMap((deck) => deck.weapons.map((/** @type {Source} */ weapon) => realWeapon(weapon, weapons)));
  let first = 0;
  const rows = decks.map((deck, d) => {
    const at = deck.weapons.map((/** @type {Source} */ _, /** @type {number} */ w) => first + w);
    first += at.length;
    return { name: `deck-${d + 1}`, hero: d, weapons: at };
  });
  return {
    format: 'kolbiste-cards/1',
    game: 'scratch-wars',
    heroes: decks.map((deck, d) => realHero(deck.hero, `deck-${d + 1}-hero`, heroes)),
    weapons: own,
    decks: rows,
  };
}

/**
 * @param {Source} hero
 * @param {string} name
 * @param {Numbered} heroes
 */
function realHero(hero, name, heroes) {
  const { kind, id } = find(heroes, hero.kind);
  const slots = PHASES.map((phase, p) => {
    /** @type {(table: Record<string, string>) => { kind: string, value: number }[]} */
    const rows = (table) =>
      printedSlots(kind, phase, table).map((slot) => {
        const value = hero.bonuses[p * 2 + slot.slot];
        return { kind: table[slot.effect], value: slot.effect === TRICK ? 0 - value : value };
      });
    return [phase, { energyGain: hero.energy[p], bonuses: rows(EFFECTS), specials: rows(SPECIALS) }];
  });
  const { stars: rarity, focus } = kind;
  return { kind: id, name, rarity, life: hero.hp_duel, focus, slots: Object.fromEntries(slots) };
}

/**
 * @param {Source} weapon
 * @param {Numbered} weapons
 */
function realWeapon(weapon, weapons) {
  const { kind, id } = find(weapons, weapon.kind);
  const fields = kind.fields.map((/** @type {Source} */ field, /** @type {number} */ f) => {
    const [value, resistance] = weapon.fields[f];
    const row = { colour: COLOURS[field.color], kind: EFFECTS[field.effect], value };
    return resistance === null ? row : { ...row, resistance };
  });
  const { stars: rarity, type, cost: energyCost } = kind;
  return { kind: id, name: weapon.name, rarity, type, energyCost, resistance: weapon.resistance, fields };
}

/**
 * @param {Numbered} list
 * @param {string} sourceId
 */
function find(list, sourceId) {
  const found = list.find(({ kind }) => kind.id === sourceId);
  if (found === undefined) throw new Error(`A deck names the kind "${sourceId}", which the pool does not hold.`);
  return found;
}
