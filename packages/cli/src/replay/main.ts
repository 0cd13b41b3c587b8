/** Runs `kolbiste replay`. */

import type { AnyGame, Lang } from '@kolbiste/gamekit/desk';
import { counted, EXIT, messageOf, say, UserError } from '@kolbiste/gamekit/desk';
import type { HintMark, ReplayFault, ReplayRecord, Verdict } from '@kolbiste/kernel';
import { verifyReplay } from '@kolbiste/kernel';
import { replayChain } from '../chain/main.ts';
import type { GameDesk } from '../games.ts';
import { gameNamed } from '../games.ts';
import { seatLetter } from '../play/screen.ts';
import { namesOf } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { REPLAY } from '../texts/replay.ts';
import type { Draw } from './draws.ts';
import { drawsOf, printDraws } from './draws.ts';
import { bindingJson, printBinding, printChecked } from './proof.ts';
import type { ReadChain, ReadReplay, ReadTold } from './read.ts';
import { isWhole, replayIn } from './read.ts';
import { printSteps } from './show.ts';
import { replayTold } from './told.ts';
import { printUnplayed } from './unplayed.ts';

export interface ReplayOptions {
  readonly verify?: boolean;
  readonly draws?: boolean;
  readonly json?: boolean;
  readonly names?: string;
}

function whereOf(fault: ReplayFault, lang: Lang): string {
  if (fault.step > 0) return say(lang, REPLAY.whereStep, { n: fault.step });
  return say(lang, fault.step === 0 ? REPLAY.whereSetup : REPLAY.whereBytes);
}

/** 'A 0, 4; B 7': who asked, after how many steps. */
function hintList(hints: readonly HintMark[]): string {
  const seats = [...new Set(hints.map(([, seat]) => seat))].sort((a, b) => a - b);
  const stepsOf = (seat: number): number[] => hints.flatMap(([step, who]) => (who === seat ? [step] : []));
  return seats.map((seat) => `${seatLetter(seat)} ${stepsOf(seat).join(', ')}`).join('; ');
}

function printHead(record: ReplayRecord, context: Context): void {
  const { lang, out } = context;
  const { chance } = record;
  const source =
    chance.source === 'fast'
      ? say(lang, REPLAY.fast, { seed: chance.seed })
      : say(lang, REPLAY.keyed, { hash: chance.commitment });
  const steps = counted(lang, record.steps.length, 'step');
  out(say(lang, REPLAY.head, { game: record.game, version: record.rulesVersion, steps, source }));
  printBinding(chance, context);
  if (record.hints !== undefined) out(say(lang, REPLAY.hints, { list: hintList(record.hints) }));
}

/** The shape of `replay --json`. */
function json({ ok, steps, firstBad }: Verdict, record: ReplayRecord, draws?: readonly Draw[]): string {
  const fault =
    firstBad === null ? null : { step: firstBad.step, expected: firstBad.expected, actual: firstBad.actual };
  const chance = { ...bindingJson(record.chance), ...(draws === undefined ? {} : { draws }) };
  const { hints } = record;
  return JSON.stringify({ ok, steps, firstBad: fault, chance, ...(hints && { hints }) }, null, 2);
}

/** A replay of other rules is named as such and not played; what it says by itself is shown. */
function otherRules(
  file: string,
  desk: GameDesk,
  game: AnyGame,
  record: ReplayRecord,
  options: ReplayOptions,
  context: Context,
): number {
  const { lang } = context;
  const [ours, theirs] = [game.rulesVersion, record.rulesVersion.slice(0, 60)];
  const firstBad = { step: 0, expected: `rules ${ours}`, actual: `rules ${theirs}` };
  if (options.json === true) context.out(json({ ok: false, steps: record.steps.length, firstBad }, record));
  else if (options.verify !== true) {
    printHead(record, context);
    printUnplayed(desk, record, namesOf(options.names, lang), context);
  }
  context.note(`kolbiste: ${say(lang, REPLAY.otherRules, { file, game: game.id, theirs, ours })}`);
  if (!isWhole(record)) context.note(say(lang, REPLAY.alsoChanged));
  return EXIT.otherRules;
}

/** The record of a file; where JSON is wanted, that it cannot be read is told as JSON too. */
function readable(file: string, options: ReplayOptions, { lang, out }: Context): ReadReplay | ReadTold | ReadChain {
  try {
    return replayIn(file, lang);
  } catch (error) {
    if (options.json === true) out(JSON.stringify({ ok: false, unreadable: messageOf(error) }, null, 2));
    throw error;
  }
}

/** Shows or verifies a replay; the exit code: 0 it agrees, 1 it differs, 3 it is of other rules or holds only what was told. */
export async function replay(file: string, options: ReplayOptions, context: Context): Promise<number> {
  const { lang, out } = context;
  const names = namesOf(options.names, lang);
  const read = readable(file, options, context);
  if ('chain' in read) return await replayChain(file, read.chain, options, context);
  if ('told' in read) return await replayTold(file, read.told, options, context);
  const { text, record } = read;
  const desk = await gameNamed(record.game, lang);
  const game = desk.game(names);
  if (record.rulesVersion !== game.rulesVersion) return otherRules(file, desk, game, record, options, context);
  const verdict = verifyReplay(game, record, text);
  const { firstBad } = verdict;
  if (verdict.otherPrinted === true) context.note(say(lang, REPLAY.otherPrinted));
  const draws = options.draws === true && firstBad === null ? drawsOf(game, record) : undefined;
  if (options.json === true) out(json(verdict, record, draws));
  else {
    printHead(record, context);
    // What lies before the first difference is as it was played.
    if (options.verify !== true && firstBad?.step !== 0) {
      printSteps(
        game,
        record,
        firstBad === null || firstBad.step < 0 ? record.steps.length : firstBad.step - 1,
        context,
      );
    }
  }
  if (firstBad !== null) {
    const { expected, actual } = firstBad;
    throw new UserError(say(lang, REPLAY.bad, { file, where: whereOf(firstBad, lang), expected, actual }), EXIT.failed);
  }
  if (options.json === true) return EXIT.ok;
  if (draws !== undefined) printDraws(draws, context);
  out(say(lang, REPLAY.ok, { steps: counted(lang, verdict.steps, 'step') }));
  printChecked(record.chance, context);
  return EXIT.ok;
}
