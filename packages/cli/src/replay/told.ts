/** Shows records of what one viewer was told (`kolbiste-told/2`, before that `/1`). */

import type { AnyGame } from '@kolbiste/gamekit/desk';
import { counted, EXIT, messageOf, safe, say, UserError, wrapped } from '@kolbiste/gamekit/desk';
import type { GameEvent } from '@kolbiste/kernel';
import type { Seen, ToldStep } from '@kolbiste/wire';
import { isAsTold, toldSteps } from '@kolbiste/wire';
import type { ToldRecord } from '@kolbiste/wire/protocol';
import { gameNamed } from '../games.ts';
import { seatLetter } from '../play/screen.ts';
import { namesOf } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { eventTree, keysText, origins } from '../support/events.ts';
import { PLAY } from '../texts/play.ts';
import { TOLD } from '../texts/told.ts';

/** Prints one step. @param said words of the events so far, by number */
function printStep({ step, answer, lines }: ToldStep<string>, said: Map<number, string>, context: Context): void {
  const worded = [...(answer === null ? [] : [answer]), ...lines].map(({ id, cause, from, rule, words }) => {
    said.set(id, words);
    return { id, cause, text: safe(words + origins(said, from)) + keysText(rule.map(safe)) };
  });
  const head =
    answer === null
      ? say(context.lang, step === 0 ? TOLD.setup : TOLD.unseen, { n: step })
      : `${step}. ${worded.shift()?.text}`;
  context.out(context.paint('strong', wrapped(head, context.width).join('\n')));
  for (const line of eventTree(worded, context.width, '   ')) context.out(line);
}

function printEnd({ told }: ToldRecord, { lang, out, paint }: Context): void {
  const result = told.at(-1)?.result;
  if (result === null || result === undefined) return out(say(lang, TOLD.unfinished));
  const names = result.winners.map(seatLetter).join(', ');
  const end = result.draw ? PLAY.draw : names === '' ? PLAY.lost : PLAY.won;
  out(paint('strong', say(lang, end, { names })));
}

/** Prints what was told, step by step. @throws Error for what is no such record */
export function printTold(game: AnyGame, record: ToldRecord, context: Context): void {
  const { lang } = context;
  const { rulesVersion, viewer, told } = record;
  const names = { game: game.id, theirs: safe(rulesVersion).slice(0, 60), ours: game.rulesVersion };
  const who = viewer === 'public' ? say(lang, TOLD.watcher) : say(lang, TOLD.seat, { seat: seatLetter(viewer) });
  context.out(say(lang, TOLD.head, { ...names, who, steps: counted(lang, told.length - 1, 'step') }));
  if (rulesVersion !== game.rulesVersion) context.out(say(lang, TOLD.otherRules, names));
  const said = new Map<number, string>();
  const describe = (view: Seen, event: GameEvent): string => game.describe(view, { event }, lang).text;
  for (const step of toldSteps(game, record, { describe, bare: (text) => text })) printStep(step, said, context);
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
    whole = isAsTold(record);
    if (options.verify !== true && options.json !== true) printTold(game, record, context);
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
