/** The words of the game, for whoever shows it. */
import './cards/compiled.ts';

export { CLASS_WORDS } from './cards/class-words.ts';
export { describer } from './describe.ts';
export { cardBrief } from './text/card/brief.ts';
export { cardLines, cardText } from './text/card/index.ts';
export { deckNames } from './text/deck-names.ts';
export { isQuiet } from './text/events.ts';
export { remedyText } from './text/remedies.ts';
export { attackIn, priceOf } from './text/scene.ts';
export { keywordWord, nounWord, RARITY_WORDS } from './text/words.ts';
