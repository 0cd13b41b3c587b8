/**
 * What cards call warriors and things beside their types and traits. A kind that is the name of a card is that card's number;
 * the others are words, numbered below every card. The list is append-only: numbers stand in compiled cards.
 */
export const KIND_WORDS = [
  'nepharite',
  'cardinal',
  'commander',
  'legionnaire',
  'skullSeeker',
  'islandTeam',
  'exCorporate',
  'tank',
  'artillery',
  'handgun',
  'machineGun',
  'flamethrower',
  'shotgun',
  'city',
  'citadel',
  'cathedral',
  'asteroid',
  'mars',
  'venus',
  'mercury',
  'earth',
  'poison',
] as const;
export type KindWord = (typeof KIND_WORDS)[number];
/** A kind as a card file has it: a word, or the number of the card whose name it is. */
export type Kind = KindWord | number;

/** Numbers from 1, so that 0 is none. */
export const kindNumber = (kind: Kind): number => (typeof kind === 'number' ? kind : KIND_WORDS.indexOf(kind) + 1);
