/** What the terminal shows of a game. */

import type { Canvas, Lang } from '@kolbiste/gamekit/desk';
import { rule, safe, say, wrapped } from '@kolbiste/gamekit/desk';
import type { Decision } from '@kolbiste/kernel';
import type { GameDesk } from '../games.ts';
import type { Context } from '../support/context.ts';
import type { Told } from '../support/events.ts';
import { eventTree, keysText } from '../support/events.ts';
import { PLAY } from '../texts/play.ts';
import { STOPS } from '../texts/stops.ts';
import { sharedWords } from './likewise.ts';
import type { Choice, Session } from './session.ts';

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);

/** The alphabet without q, which leaves the game. */
const LETTERS = 'abcdefghijklmnoprstuvwxyz';

/** a, b, ... z, aa, ab, ... */
export function letterOf(at: number): string {
  const last = LETTERS.charAt(at % LETTERS.length);
  return at < LETTERS.length ? last : letterOf(Math.floor(at / LETTERS.length) - 1) + last;
}

/** How many paragraphs stand beside a piece of news; the log has all. */
const NEWS_KEYS = 2;

const shortKeys = (keys: readonly string[]): string =>
  keys.length <= NEWS_KEYS ? keysText(keys) : ` [${keys.slice(0, NEWS_KEYS).join(', ')}, …]`;

export function logLines(log: readonly (Told & { readonly rule: readonly string[] })[], width: number): string[] {
  return eventTree(
    log.map(({ id, cause, text, rule: keys }) => ({ id, cause, text: safe(text) + keysText(keys) })),
    width,
    '  ',
  );
}

/** The others of one reason; what they begin with is said once. */
function alsoRefused(more: readonly number[], refused: readonly Choice[], lang: Lang): string {
  const all = more.map((at) => safe(refused[at]?.what ?? ''));
  const what = sharedWords(all);
  const letters = more.map(letterOf);
  if (what === '')
    return say(lang, PLAY.likewise, { names: all.map((name, k) => `${letters[k]} (${name})`).join(', ') });
  const names = all.map((name, k) => `${letters[k]} ${name.slice(what.length + 1)}`).join(', ');
  return say(lang, PLAY.likewiseOf, { what, names });
}

/** Refused things; those with one reason stand together, the first in words. */
function refusedLines(refused: readonly Choice[], { lang, width }: Canvas): string[] {
  const groups = new Map<string, number[]>();
  refused.forEach((choice, at) => {
    const code = choice.refused?.code ?? '';
    groups.set(code, [...(groups.get(code) ?? []), at]);
  });
  return [...groups.values()].flatMap(([first = 0, ...more]) => {
    const choice = refused[first];
    const lines = wrapped(
      safe(choice.text) + keysText(choice.rule),
      width,
      `${letterOf(first).padStart(4)}  `,
      '      ',
    );
    if (more.length === 0) return lines;
    return [...lines, ...wrapped(alsoRefused(more, refused, lang), width, '      ')];
  });
}

/** The table, what happened since it was last shown, and the question with its options. */
export class Screen {
  readonly #desk: GameDesk;
  readonly #session: Session;
  readonly #context: Context;
  readonly canvas: Canvas;
  #shown = 0;

  constructor(desk: GameDesk, session: Session, canvas: Canvas, context: Context) {
    this.#desk = desk;
    this.#session = session;
    this.#context = context;
    this.canvas = canvas;
  }

  #print(lines: readonly string[]): void {
    for (const line of lines) this.#context.out(line);
  }

  /** Events since the last call. */
  news(): void {
    const { log } = this.#session;
    const fresh = log.slice(this.#shown).filter((event) => !this.#desk.quiet.has(event.kind));
    this.#shown = log.length;
    if (fresh.length === 0) return;
    this.#context.out(this.#context.paint('blue', say(this.canvas.lang, PLAY.happened)));
    const told = fresh.map(({ id, cause, text, rule: keys }) => ({ id, cause, text: safe(text) + shortKeys(keys) }));
    this.#print(eventTree(told, this.canvas.width, '  '));
  }

  /** @param odds whether every wheel is shown with its odds */
  table(seat: number | 'public', odds: boolean): void {
    this.#context.out(rule(this.canvas.width));
    this.#print(this.#desk.table(this.#session.view(seat), { ...this.canvas, odds }));
    this.#context.out(rule(this.canvas.width));
  }

  /** @param brief what is refused is only counted */
  question(decision: Decision, choices: readonly Choice[], brief: boolean): void {
    const { lang, width, paint } = this.canvas;
    const text = `${safe(this.#session.question(decision))}${keysText(decision.rule)}`;
    this.#context.out();
    const asked = say(lang, PLAY.question, { seat: seatLetter(decision.seat), text });
    this.#print(wrapped(asked, width).map((line) => paint('strong', line)));
    const offered = choices.filter((choice) => choice.refused === undefined);
    const refused = choices.filter((choice) => choice.refused !== undefined);
    offered.forEach((choice, at) => {
      this.#print(
        wrapped(safe(choice.text) + keysText(choice.rule), width, `${String(at + 1).padStart(4)}  `, '      '),
      );
    });
    if (refused.length === 0) return;
    if (brief) {
      this.#context.out(`  ${paint('dim', say(lang, STOPS.hidden, { n: refused.length }))}`);
      return;
    }
    this.#context.out(`  ${paint('dim', say(lang, PLAY.notNow))}`);
    this.#print(refusedLines(refused, this.canvas).map((line) => paint('dim', line)));
  }
}
