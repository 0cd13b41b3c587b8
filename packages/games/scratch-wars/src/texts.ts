/** The words of the duel, for whoever shows it. */
export { describer } from './describe.ts';
export { deckNames } from './text/deck-names.ts';
export { remedyText } from './text/remedies.ts';
