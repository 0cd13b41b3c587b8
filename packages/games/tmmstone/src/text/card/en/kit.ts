/** The English that verbs speak. */
export { amount, counted, short } from './amounts.ts';
export { drawn, kindOf, named, PEEKED, takenBack } from './cards.ts';
export { buffed, dealt, figuresSet, receivers } from './figures.ts';
export { repeated, rolled, tossed, whether } from './flow.ts';
export { KEYWORDS } from './keywords.ts';
export { holds } from './statics.ts';
export { chosenRevived, summoned } from './units.ts';
export { a, chosen, does, remember, whom } from './whom.ts';
