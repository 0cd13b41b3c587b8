/** What of the game lies beside its public index: cards, what enemies will do, the words of scenarios. */
import { scenarioAdapter as adapter } from '../src/scenario.ts';
import { remedyText } from '../src/texts.ts';

export { BLESSINGS, EVENT_CARDS, EVENT_COUNT } from '../src/cards/events.ts';
export { mapOf } from '../src/cards/maps.ts';
export { readOwnCards } from '../src/cards/own.ts';
export type { OwnCard } from '../src/cards/own-cards.ts';
export { ownCards, useOwnCards } from '../src/cards/own-cards.ts';
export { CARDS, cardWritten, ENEMIES, enemyCard, faceOf, ITEMS } from '../src/cards/pool.ts';
export { SETS } from '../src/cards/types.ts';
export { actionNow } from '../src/effects/intent.ts';
export { forecast } from '../src/forecast.ts';
export { default as ruleTexts } from '../src/rules.text.json' with { type: 'json' };
export { besideCards } from '../src/scenario.ts';
export * as H from '../src/state.ts';
export { COST_X, costAt, NO_COST } from '../src/text/scene.ts';
export * as W from '../src/vocabulary.ts';
export const scenarioAdapter = { ...adapter, remedy: remedyText };
