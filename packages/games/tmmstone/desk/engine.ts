/** What of the game lies beside its public index: the words of scenarios and the texts of the rules. */
import { scenarioAdapter as adapter } from '../src/scenario.ts';
import { remedyText } from '../src/texts.ts';

export { default as ruleTexts } from '../src/rules.text.json' with { type: 'json' };
export { besideCards } from '../src/scenario.ts';
export const scenarioAdapter = { ...adapter, remedy: remedyText };
