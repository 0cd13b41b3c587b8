/** Files of decks as somebody wrote them, and the places of their faults. */
export { DECK_FILE_FORMAT, DECK_FILE_LIMITS, type DeckForms, readDecks } from './file.ts';
export { cardWords, copiesOf, perhaps, type Said, tell, tellOfDeck, tooManyCopies } from './said.ts';
export { readDeckLines, startDeck } from './text.ts';
