/** The words of the game, for whoever shows it. */
export { enemyCardName, enemyName, eventName, faceName, itemName } from './cards/names.ts';
export { describer } from './describe.ts';
export { clauseOf, faceText, itemText } from './text/card.ts';
export { endWords } from './text/endings.ts';
export { enemyText } from './text/enemy.ts';
export { eventOption } from './text/event-cards.ts';
export { actNumber, roomName } from './text/event-words.ts';
export { isQuiet } from './text/events.ts';
export { invented } from './text/invented.ts';
export { remedyText } from './text/remedies.ts';
