/** What of the game lies beside its public index: the words of scenarios and the texts of the rules. */

export { default as ruleTexts } from '../src/rules.text.json' with { type: 'json' };
export { scenarioAdapter } from '../src/scenario.ts';
