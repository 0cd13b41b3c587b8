/** The numbers of options: what a player does with an action, in a window, and what is pointed at. */

export const A_PASS = 0;
export const A_MEDITATE = 1;
export const A_ATTACK = 2;
/** As A_ATTACK, by a card that changes the kind of an action: a corporate leader's [DT R27]. */
export const A_LED = 3;
/** Sabotage against a seat. */
export const A_SABOTAGE = 10;
const A_HAND = 100_000;
const WAY = 10_000;
export const A_USE = 1_000_000;
const ABILITIES = 16;
/** In place of an ability: a spell that lies under a card is cast. */
export const STORED = 15;
export const A_MOVE = 2_000_000;
const MOVE = 100_000;

/** A spell of the combat is made stronger: which of them, and its card [DT 4.19.6]. */
export const A_STRENGTHEN = 3_000_000;

/** How a card of the hand is played: as it is, or face down into cover [DT 4.4]. */
export const [OPENLY, INTO_COVER] = [0, 1];
export const MOVE_NAMES = [
  'seekCover',
  'leaveCover',
  'toOutpost',
  'home',
  'board',
  'alight',
  'asLegion',
  'asDoomtrooper',
] as const;
export const [SEEK_COVER, LEAVE_COVER, TO_OUTPOST, GO_HOME, GET_IN, GET_OUT, AS_LEGION, AS_DOOMTROOPER] =
  MOVE_NAMES.keys();

export const handOption = (card: number, way: number): number => A_HAND + way * WAY + card;
export const useOption = (piece: number, ability: number): number => A_USE + piece * ABILITIES + ability;
export const moveOption = (move: number, piece: number): number => A_MOVE + move * MOVE + piece;

/** What an option says; null = one of the small numbers. */
export type Said =
  | { readonly what: 'hand'; readonly card: number; readonly way: number }
  | { readonly what: 'use'; readonly piece: number; readonly ability: number }
  | { readonly what: 'move'; readonly piece: number; readonly move: number };

export function readOption(option: number): Said | null {
  if (option < A_HAND || option >= A_STRENGTHEN) return null;
  if (option >= A_MOVE) {
    const rest = option - A_MOVE;
    return { what: 'move', move: (rest / MOVE) | 0, piece: rest % MOVE };
  }
  if (option >= A_USE) {
    const rest = option - A_USE;
    return { what: 'use', piece: (rest / ABILITIES) | 0, ability: rest % ABILITIES };
  }
  const rest = option - A_HAND;
  return { what: 'hand', way: (rest / WAY) | 0, card: rest % WAY };
}

/** Of several cards that act in a combat one: its place among them, and the card. */
export const lateOption = (place: number, card: number): number => place * WAY + card;
export const lateIndex = (option: number): number => (option / WAY) | 0;
export const lateCard = (option: number): number => option % WAY;

/** Attacker and defender in one number. */
const PAIR = 32_768;
export const pairOption = (attacker: number, defender: number): number => attacker * PAIR + defender;
/** At any time: a warrior is put under a sergeant, or paid for a card [DT 7.8.5] [DT 8.6.1]. */
export const A_PAIR = 1_100_000_000;
export const pairOf = (option: number): readonly [number, number] => [(option / PAIR) | 0, option % PAIR];
