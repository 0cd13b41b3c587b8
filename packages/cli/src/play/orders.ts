/** What a player types, understood. */
import { folded } from '../support/search.ts';
import { letterOf } from './screen.ts';
import type { Choice } from './session.ts';

export type Order =
  | { readonly what: 'take' | 'why'; readonly choice: Choice }
  | { readonly what: 'unknown'; readonly found: string }
  | { readonly what: 'rules' | 'card' | 'stops'; readonly words: string }
  | { readonly what: 'hint' | 'log' | 'table' | 'help' | 'quit' | 'nothing' };

/** Words of the commands, without diacritics. */
const WORDS: Readonly<Record<string, 'why' | 'rules' | 'card' | 'stops' | 'hint' | 'log' | 'table' | 'help' | 'quit'>> =
  {
    hint: 'hint',
    rada: 'hint',
    why: 'why',
    proc: 'why',
    rules: 'rules',
    rule: 'rules',
    pravidla: 'rules',
    card: 'card',
    karta: 'card',
    stops: 'stops',
    zarazky: 'stops',
    log: 'log',
    zaznam: 'log',
    table: 'table',
    stul: 'table',
    help: 'help',
    '?': 'help',
    napoveda: 'help',
    quit: 'quit',
    q: 'quit',
    exit: 'quit',
    konec: 'quit',
  };

/** The choice with this number (offered), letter (refused) or name. */
export function choiceOf(text: string, choices: readonly Choice[]): Choice | undefined {
  const offered = choices.filter((choice) => choice.refused === undefined);
  const refused = choices.filter((choice) => choice.refused !== undefined);
  if (/^\d+$/.test(text)) return offered[Number(text) - 1];
  const letter = refused.findIndex((_, at) => letterOf(at) === text);
  if (letter >= 0) return refused[letter];
  return choices.find((choice) => choice.name.toLowerCase() === text);
}

/** Reads a line. What names an option is one, even where a command is called the same. */
export function orderOf(line: string, choices: readonly Choice[]): Order {
  const text = line.trim().replace(/\s+/g, ' ').toLowerCase();
  if (text === '') return { what: 'nothing' };
  const choice = choiceOf(text, choices);
  if (choice !== undefined) return { what: 'take', choice };
  const at = text.indexOf(' ');
  const word = WORDS[folded(at < 0 ? text : text.slice(0, at))];
  const rest = at < 0 ? '' : text.slice(at + 1);
  switch (word) {
    case undefined:
      return { what: 'unknown', found: text };
    case 'why': {
      const asked = choiceOf(rest, choices);
      return asked === undefined ? { what: 'unknown', found: rest || text } : { what: 'why', choice: asked };
    }
    case 'rules':
    case 'card':
    case 'stops':
      return {
        what: word,
        words: line
          .trim()
          .replace(/\s+/g, ' ')
          .slice(at < 0 ? text.length : at + 1),
      };
    case 'hint':
    case 'log':
    case 'table':
    case 'help':
    case 'quit':
      return { what: word };
  }
}
