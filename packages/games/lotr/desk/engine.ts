/** What of the game lies beside its public index: the texts of the rules and of cards, the words of scenarios. */

import type { Lang, NameSet } from '@kolbiste/gamekit/desk';
import { cardOf, EVENTS } from '../src/index.ts';
import { scenarioAdapter as adapter } from '../src/scenario.ts';
import { cardLines, endWords, isQuiet, remedyText } from '../src/texts.ts';

export { default as ruleTexts } from '../src/rules.text.json' with { type: 'json' };
export { besideCards } from '../src/scenario.ts';
export { endWords };
export const scenarioAdapter = { ...adapter, remedy: remedyText };

/** Kinds of events that a player at the table need not be told as news. */
export const QUIET: ReadonlySet<string> = new Set(EVENTS.filter((_, kind) => isQuiet(kind)));

/** The text of a card, one sentence or more a line. */
export function textLines(id: number, lang: Lang, names: NameSet): string[] {
  const card = cardOf(id);
  return card === undefined ? [] : cardLines(card, lang, names).map((line) => line.text);
}
