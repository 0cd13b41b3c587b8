/** Answers to what a player asks beside the game: why, rules, cards. */

import { padded, safe, say, wrapped } from '@kolbiste/gamekit/desk';
import type { GameDesk } from '../games.ts';
import { findRules } from '../rules/search.ts';
import type { Context } from '../support/context.ts';
import { keysText } from '../support/events.ts';
import { PLAY } from '../texts/play.ts';
import type { Choice, Session } from './session.ts';

const MOST_RULES = 12;
const HELP_COLUMN = 17;

/** Each key with its text. */
function ruleLines(desk: GameDesk, keys: readonly string[], context: Context): string[] {
  const { lang, width } = context;
  return keys.flatMap((key) => {
    const rule = desk.rules.find((each) => each.key === key);
    return wrapped(`[${key}] ${rule?.[lang] ?? ''}`, width, '  ', '    ');
  });
}

/** Why something is offered or refused: the sentence, what would help, the paragraphs in full. */
export function whyLines(desk: GameDesk, choice: Choice, context: Context): string[] {
  const { lang, width } = context;
  const { refused, text, rule } = choice;
  const head = say(lang, refused === undefined ? PLAY.allowed : PLAY.refused, { text: safe(text) });
  const lines = wrapped(head + keysText(rule), width, '', '  ');
  if (refused !== undefined) {
    const remedy = desk.adapter('real').remedy?.(refused.remedy, lang) ?? refused.remedy;
    lines.push(...wrapped(say(lang, PLAY.helps, { remedy }), width, '  '));
  }
  return [...lines, ...ruleLines(desk, rule, context)];
}

/** Rules by key or words. */
export function rulesAsked(desk: GameDesk, words: string, context: Context): string[] {
  const found = findRules(desk.rules, words).slice(0, MOST_RULES);
  if (found.length === 0) return [say(context.lang, PLAY.noRule, { found: safe(words) })];
  return ruleLines(
    desk,
    found.map((rule) => rule.key),
    context,
  );
}

/** The commands, their meanings in a column of their own. */
export function helpLines({ lang, width }: Context): string[] {
  return say(lang, PLAY.help)
    .split('\n')
    .flatMap((line) => {
      const [, command = '', meaning = line] = /^(\S+(?: \S+)*) {2,}(.+)$/.exec(line) ?? [];
      return wrapped(meaning, width, padded(`  ${command}`, HELP_COLUMN), ' '.repeat(HELP_COLUMN));
    });
}

/** A card of the table in full. */
export function cardAsked(
  desk: GameDesk,
  session: Session,
  seat: number,
  words: string,
  screen: Parameters<GameDesk['card']>[2],
): string[] {
  const view = session.view(seat);
  const lines = desk.card(view, words, screen);
  if (lines !== undefined) return [...lines];
  const known = desk.cardNames(view).join(', ');
  return wrapped(say(screen.lang, PLAY.noCard, { found: safe(words) || '?', known }), screen.width);
}
