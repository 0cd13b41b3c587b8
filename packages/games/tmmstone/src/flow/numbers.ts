/** Numbers of the options of a turn; without the engine, for whoever draws them. */
/** Options: 0 end the turn; 1 use the ability; 10 + k pay for the text of unit k; attacks; 1000 + a card's number. */
export const A_END = 0;
export const A_ABILITY = 1;
export const A_TEXT = 10;
export const A_ATTACK = 100;
export const A_PLAY = 1000;
/** Attack of the unit in own slot k on the character of a code. */
export const attackOption = (k: number, code: number): number => A_ATTACK + 20 * k + code;
