/** Where on the table an option lies: the number of an option to the thing one points at, for every question. */
import type { Prompt } from '@kolbiste/tablekit/engine/protocol.ts';

export type Place =
  | { readonly at: 'weapon'; readonly seat: number; readonly slot: number }
  | { readonly at: 'hero'; readonly seat: number }
  | { readonly at: 'bonus'; readonly entry: number }
  | { readonly at: 'button' };

const SLOTS = 5;
const BUTTON: Place = { at: 'button' };
const weapon = (seat: number, slot: number): Place => ({ at: 'weapon', seat, slot });

/** Option of an action: 0 ends the turn, then use, repair, cancel by weapon, breaking the curse, and the other's weapons. */
function ofAction(seat: number, option: number): Place {
  if (option > 3 * SLOTS + 1) return weapon(1 - seat, option - 3 * SLOTS - 2);
  return option === 0 || option > 3 * SLOTS ? BUTTON : weapon(seat, (option - 1) % SLOTS);
}

/** One's own weapons, then those of the other side. */
const ofWeapons = (seat: number, option: number): Place =>
  option < SLOTS ? weapon(seat, option) : weapon(1 - seat, option - SLOTS);

/** Option of a target: hero, weapons, laid effects of the other side, then one's own, then no second attack. */
function ofTarget(seat: number, option: number): Place {
  const foe = 1 - seat;
  if (option === 0) return { at: 'hero', seat: foe };
  if (option <= 2 * SLOTS) return weapon(foe, (option - 1) % SLOTS);
  if (option === 11) return { at: 'hero', seat };
  return option < 17 ? weapon(seat, option - 12) : BUTTON;
}

function ofMechanic(seat: number, option: number): Place {
  if (option === 0) return BUTTON;
  return option <= SLOTS ? weapon(seat, option - 1) : weapon(1 - seat, (option - 1) % SLOTS);
}

/** The place of an option of the question `step` put to `seat`. */
export function placeOf(step: string, seat: number, option: number): Place {
  switch (step) {
    case 'chooseStartWeapon':
      return ofWeapons(seat, option);
    case 'chooseStarter':
      return { at: 'hero', seat: option };
    case 'chooseAction':
    case 'lateCancel':
    case 'lastCancel':
      return ofAction(seat, option);
    case 'trick':
      return option === 0 ? BUTTON : ofWeapons(seat, option - 1);
    case 'malusOn':
      return weapon(seat, option);
    case 'chooseBonus':
      return option === 0 ? BUTTON : { at: 'bonus', entry: option - 1 };
    case 'chooseTarget':
    case 'secondTarget':
      return ofTarget(seat, option);
    case 'mechanic':
      return ofMechanic(seat, option);
    case 'shields':
      return option >= 32 ? weapon(seat, option - 32) : BUTTON;
    default:
      return BUTTON;
  }
}

export const samePlace = (a: Place, b: Place): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The bit of a weapon in the masks of the question which shields are used. */
export const shieldBit = (slot: number): number => 1 << slot;

/** What pointing at a place means now: an option to select, or undefined. A shield is added to those selected or taken off. */
export function optionAt(prompt: Prompt, place: Place, picked: number | null): number | undefined {
  if (prompt.step === 'shields' && place.at === 'weapon' && place.seat === prompt.seat) {
    if (!prompt.options.some((choice) => choice.option === shieldBit(place.slot))) return undefined;
    return (picked ?? 0) ^ shieldBit(place.slot);
  }
  return prompt.options.find((choice) => samePlace(placeOf(prompt.step, prompt.seat, choice.option), place))?.option;
}

/** Why nothing can be done at a place: the engine's refusals for it. */
export function refusalsAt(prompt: Prompt, place: Place): Prompt['refused'] {
  return prompt.refused.filter((no) => samePlace(placeOf(prompt.step, prompt.seat, no.option), place));
}

/** Of several refusals for one thing the one that says most: not that it has nothing to repair or to cancel. */
export function mostTelling(refused: Prompt['refused']): Prompt['refused'][number] | undefined {
  const dull = new Set(['repairNotBroken', 'cancelNothing', 'noSuchWeapon', 'notHere', 'targetNoEffect']);
  return refused.find((no) => !dull.has(no.code)) ?? refused[0];
}

/** Options that belong to no thing on the table; those that do something before those that decline. */
export function buttonsOf(prompt: Prompt): Prompt['options'] {
  const all = prompt.options.filter((choice) => {
    if (prompt.step === 'shields') return choice.option === 0;
    return placeOf(prompt.step, prompt.seat, choice.option).at === 'button';
  });
  return [...all].sort((a, b) => Number(a.option === 0) - Number(b.option === 0));
}
