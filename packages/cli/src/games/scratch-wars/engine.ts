/** What of the game lies beside its public index: the words of scenarios and the texts of the rules. */

export { default as ruleTexts } from '@kolbiste/scratch-wars/rules.text.json' with { type: 'json' };
export { scenarioAdapter } from '@kolbiste/scratch-wars/scenario';
