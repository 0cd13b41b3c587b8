/** The Czech that verbs speak. */
export { CARDS, counted, DAMAGE, EMPTY_SLOTS, howMuch, LIVES, MANA, reckon, SLOTS, UNITS } from './amounts.ts';
export { cardsIn, drawn, oneCard, PEEKED, RANDOM_CARDS, takenBack } from './cards.ts';
export { buffed, figuresSet, given, its, receivers } from './figures.ts';
export { fronted, repeated, rolled, tossed, whether } from './flow.ts';
export { KEYWORDS } from './keywords.ts';
export { holds } from './statics.ts';
export { chosenRevived, summoned } from './units.ts';
export { chosen, does, preposed, remember, short, whom } from './whom.ts';
