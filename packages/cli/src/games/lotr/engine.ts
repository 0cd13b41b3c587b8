/** What of the game lies beside its public index: the texts of the rules and of cards, the words of scenarios. */
import { cardOf, EVENTS } from '@kolbiste/lotr';
import { scenarioAdapter as adapter } from '@kolbiste/lotr/scenario';
import { cardLines, endWords, isQuiet, remedyText } from '@kolbiste/lotr/texts';
import type { Lang } from '../../texts/language.ts';
import type { NameSet } from '../row.ts';

export { default as ruleTexts } from '@kolbiste/lotr/rules.text.json' with { type: 'json' };
export { besideCards } from '@kolbiste/lotr/scenario';
export { endWords };
export const scenarioAdapter = { ...adapter, remedy: remedyText };

/** Kinds of events that a player at the table need not be told as news. */
export const QUIET: ReadonlySet<string> = new Set(EVENTS.filter((_, kind) => isQuiet(kind)));

/** The text of a card, one sentence or more a line. */
export function textLines(id: number, lang: Lang, names: NameSet): string[] {
  const card = cardOf(id);
  return card === undefined ? [] : cardLines(card, lang, names).map((line) => line.text);
}
