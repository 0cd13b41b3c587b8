/** The page of a game of plain data: set-up, table, replay and rules, made of what every game tells anyway. */
import type { GameId } from '../engine/protocol.ts';
import type { Dictionaries } from '../i18n/index.ts';
import type { Page } from '../page.ts';
import { RuleBook } from '../rules/book.ts';
import type { Showing } from '../state/showing.ts';
import { shows } from '../state/showing.ts';
import type { PlainChoice } from './data.ts';

export interface PlainPage {
  readonly id: GameId;
  /** The dictionaries `<id>-pages`; `<id>-front` comes with the front page. */
  readonly words: Dictionaries;
  /** The rules by their keys: what `scripts/rules.mjs` makes of the game's document. */
  rules(): Promise<{ readonly default: readonly (readonly string[])[] }>;
  readonly choices: readonly PlainChoice[];
  /** How its events are shown. */
  readonly showing: Partial<Showing>;
}

/** A rulebook of one section. */
const bookOf = (rows: readonly (readonly string[])[]): RuleBook =>
  new RuleBook(
    rows.map(([key = '', cs = '', en = '']) => [key, cs, en]),
    (rules) => [{ number: '', title: { cs: 'Pravidla', en: 'The rules' }, ask: '', rules }],
  );

/** The page of a game of plain data. */
export function plainPage({ id, words, rules, choices, showing }: PlainPage): Page {
  shows(id, showing);
  return {
    id,
    words: { ...words, ...import.meta.glob('./words/{cs,en}/*.json') },
    quick: async () => (await import('./begin.ts')).quickPlain(id, choices),
    learn: null,
    table: { words: ['plain', 'play'], fetch: () => import('./table.tsx') },
    replay: { words: ['plain', 'play'], fetch: () => import('./replay.tsx') },
    dialogs: { words: ['plain', 'play'], fetch: () => import('./dialogs.tsx') },
    book: { words: [`${id}-pages`], fetch: async () => ({ book: bookOf((await rules()).default) }) },
    coach: null,
    sides: { words: [], fetch: async () => ({ sidesOf: (await import('./sides.ts')).sidesOf(id) }) },
    setup: { words: ['setup'], fetch: async () => ({ default: (await import('./setup.tsx')).setupOf(choices) }) },
    seat: { words: ['setup'], fetch: () => import('./seat.tsx') },
    ending: null,
    cards: null,
    decks: null,
    rooms: {},
    faults: null,
    source: null,
    glyphs: null,
  };
}
