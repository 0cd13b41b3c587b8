/** The words of the game, for whoever shows it. */
import './cards/compiled.ts';

export { INVENTED_WORDS, KEYWORD_WORDS, SPHERE_WORDS, setWord, TYPE_WORDS, traitWord } from './cards/words.ts';
export { describer } from './describe.ts';
export { cardBrief } from './text/card/brief.ts';
export { cardLines, cardText } from './text/card/index.ts';
export { deckNames } from './text/deck-names.ts';
export { endWords } from './text/endings.ts';
export { isQuiet } from './text/events.ts';
export { phaseName, windowName } from './text/phases.ts';
export { remedyText } from './text/remedies.ts';
