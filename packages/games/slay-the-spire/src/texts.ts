/** The words of the game, for whoever shows it. */
export { describer } from './describe.ts';
export { faceText, itemText } from './text/card.ts';
export { enemyText } from './text/enemy.ts';
export { isQuiet } from './text/events.ts';
export { remedyText } from './text/remedies.ts';
