/** What of the game lies beside its public index: the words of scenarios and the texts of the rules. */
import { scenarioAdapter as adapter } from '@kolbiste/tmmstone/scenario';
import { remedyText } from '@kolbiste/tmmstone/texts';

export { default as ruleTexts } from '@kolbiste/tmmstone/rules.text.json' with { type: 'json' };
export { besideCards } from '@kolbiste/tmmstone/scenario';
export const scenarioAdapter = { ...adapter, remedy: remedyText };
