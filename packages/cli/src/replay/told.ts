/**
 * Records of what one viewer was told (`kolbiste-told/1`): what a server gives of a game under way, or of other rules. They hold
 * neither the hidden cards nor the chance, so they are shown as they were told and never played.
 */
import { digest } from '@kolbiste/kernel';
import type { Seen, Told, ToldEvent } from '@kolbiste/wire';
import { kindsThen, patched } from '@kolbiste/wire';
import type { ToldRecord } from '@kolbiste/wire/protocol';
import type { AnyGame } from '../games/row.ts';
import { gameNamed } from '../games.ts';
import { seatLetter } from '../play/screen.ts';
import { namesOf } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { EXIT, messageOf, UserError } from '../support/errors.ts';
import { eventTree, keysText, origins } from '../support/events.ts';
import { safe, wrapped } from '../support/terminal.ts';
import { counted, say } from '../texts/language.ts';
import { PLAY } from '../texts/play.ts';
import { TOLD } from '../texts/told.ts';

/** Kind of the event that every answer makes, in every version. */
const ANSWER = 0;

/** Events by the numbers they were told with. */
interface Telling {
  readonly game: AnyGame;
  readonly kinds: readonly string[];
  readonly said: Map<number, string>;
  readonly context: Context;
}

/** In today's words where they fit; else the name of the kind with its figures. */
function wordsOf({ game, kinds, context }: Telling, view: Seen, event: ToldEvent): string {
  const name = kinds[event.kind] ?? `${event.kind}`;
  const kind = game.events.indexOf(name);
  const bare = `${name} ${[event.a, event.b, event.c, event.d].join(' ')}`;
  if (kind < 0) return bare;
  try {
    // Paragraphs stand as keys in the record; words do not depend on them.
    return game.describe(view, { event: { ...event, kind, rule: 0, sees: -1 } }, context.lang).text;
  } catch {
    // A view of other rules may lack what today's words look for.
    return bare;
  }
}

/** Prints what happened in one step, and gives the view after it. @param fits whether its patches belong upon the view */
function printStep(telling: Telling, before: Seen, step: Told, fits: boolean): Seen {
  const { context, said } = telling;
  let view = before;
  let head = say(context.lang, step.step === 0 ? TOLD.setup : TOLD.unseen, { n: step.step });
  const lines: { id: number; cause: number; text: string }[] = [];
  for (const { event, patch } of step.happened) {
    if (fits) view = patched(view, patch);
    const text = wordsOf(telling, view, event);
    said.set(event.id, text);
    const words = safe(text + origins(said, event.from)) + keysText(event.rule.map(safe));
    if (event.kind === ANSWER) head = `${step.step}. ${words}`;
    else lines.push({ id: event.id, cause: event.cause, text: words });
  }
  context.out(context.paint('strong', wrapped(head, context.width).join('\n')));
  for (const line of eventTree(lines, context.width, '   ')) context.out(line);
  return fits ? patched(view, step.patch) : view;
}

function printEnd({ told }: ToldRecord, { lang, out, paint }: Context): void {
  const result = told.at(-1)?.result;
  if (result === null || result === undefined) return out(say(lang, TOLD.unfinished));
  const names = result.winners.map(seatLetter).join(', ');
  const end = result.draw ? PLAY.draw : names === '' ? PLAY.lost : PLAY.won;
  out(paint('strong', say(lang, end, { names })));
}

/** The view that the record comes to. */
function lastView({ start, told }: ToldRecord): Seen {
  let { view } = start;
  for (const { happened, patch } of told.slice(1)) {
    for (const each of happened) view = patched(view, each.patch);
    view = patched(view, patch);
  }
  return view;
}

/** The record that a text holds; undefined = it is none of these. */
export function toldIn(text: string): ToldRecord | undefined {
  try {
    const value = JSON.parse(text) as Partial<ToldRecord> | null;
    return value?.format === 'kolbiste-told/1' ? (value as ToldRecord) : undefined;
  } catch {
    return undefined;
  }
}

function printAll(game: AnyGame, record: ToldRecord, context: Context): void {
  const { lang } = context;
  const { rulesVersion, viewer, told, start } = record;
  const names = { game: game.id, theirs: safe(rulesVersion).slice(0, 60), ours: game.rulesVersion };
  const who = viewer === 'public' ? say(lang, TOLD.watcher) : say(lang, TOLD.seat, { seat: seatLetter(viewer) });
  context.out(say(lang, TOLD.head, { ...names, who, steps: counted(lang, told.length - 1, 'step') }));
  if (rulesVersion !== game.rulesVersion) context.out(say(lang, TOLD.otherRules, names));
  const kinds = kindsThen(game, rulesVersion, told) ?? game.events;
  const telling = { game, kinds, said: new Map<number, string>(), context };
  let { view } = start;
  // The view that the record begins with is the one after the set-up.
  for (const [at, step] of told.entries()) view = printStep(telling, view, step, at > 0);
  printEnd(record, context);
}

export interface ToldOptions {
  readonly verify?: boolean;
  readonly json?: boolean;
  readonly names?: string;
}

/**
 * Shows such a record. With `verify` or `json` it says that it cannot be verified, and why.
 * @returns 0 shown, 3 cannot be verified @throws UserError when it does not hold what it must (2), or was changed (1)
 */
export async function replayTold(
  file: string,
  record: ToldRecord,
  options: ToldOptions,
  context: Context,
): Promise<number> {
  const { lang } = context;
  if (typeof record.plays !== 'string') throw new UserError(say(lang, TOLD.unnamed, { file }));
  const game = (await gameNamed(record.plays, lang)).game(namesOf(options.names, lang));
  let whole: boolean;
  try {
    whole = digest(lastView(record)) === record.viewHash;
    if (options.verify !== true && options.json !== true) printAll(game, record, context);
  } catch (error) {
    throw new UserError(say(lang, TOLD.unreadable, { file, reason: messageOf(error) }));
  }
  if (!whole) throw new UserError(say(lang, TOLD.changed, { file }), EXIT.failed);
  if (options.verify !== true && options.json !== true) return EXIT.ok;
  const unverifiable = say(lang, TOLD.unverifiable, {
    file,
    game: game.id,
    theirs: safe(record.rulesVersion).slice(0, 60),
    ours: game.rulesVersion,
  });
  if (options.json === true) {
    const { rulesVersion, told } = record;
    context.out(JSON.stringify({ ok: false, steps: told.length - 1, rulesVersion, unverifiable }, null, 2));
  }
  context.note(`kolbiste: ${unverifiable}`);
  return EXIT.otherRules;
}
