/** What of the game lies beside its public index: rows and texts of cards, figures with their parts, combats. */
import { scenarioAdapter as adapter } from '../src/scenario.ts';

export { combatNow } from '../src/board.ts';
export { cardCalled } from '../src/cards/find.ts';
export { nameOf } from '../src/cards/names.ts';
export { cardOf } from '../src/cards/pool.ts';
export { rowOf } from '../src/cards/rows.ts';
export type { CardRow as Card } from '../src/cards/types.ts';
export { affiliation, isAffiliation, symmetry } from '../src/cards/words.ts';
export type { Part } from '../src/figures.ts';
export { figureOf } from '../src/figures.ts';
export { flow } from '../src/flow/registry.ts';
export type { Forecast, Strike } from '../src/forecast.ts';
export { forecast, tacticsOfBoth } from '../src/forecast.ts';
export { default as ruleTexts } from '../src/rules.text.json' with { type: 'json' };
export { besideCards } from '../src/scenario.ts';
export { cardText } from '../src/text/card/index.ts';
export { figuresIn } from '../src/view.ts';
export const scenarioAdapter = adapter;
