/** Runs `kolbiste replay`. */
import type { ReplayFault, ReplayRecord, Share, Verdict } from '@kolbiste/kernel';
import { verifyReplay } from '@kolbiste/kernel';
import type { AnyGame } from '../games/row.ts';
import { gameNamed } from '../games.ts';
import { seatLetter } from '../play/screen.ts';
import { namesOf } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { EXIT, UserError } from '../support/errors.ts';
import type { Lang } from '../texts/language.ts';
import { counted, say } from '../texts/language.ts';
import { REPLAY } from '../texts/replay.ts';
import { isWhole, replayIn } from './read.ts';
import { printSteps } from './show.ts';

export interface ReplayOptions {
  readonly verify?: boolean;
  readonly json?: boolean;
  readonly names?: string;
}

function whereOf(fault: ReplayFault, lang: Lang): string {
  if (fault.step > 0) return say(lang, REPLAY.whereStep, { n: fault.step });
  return say(lang, fault.step === 0 ? REPLAY.whereSetup : REPLAY.whereBytes);
}

function printHead(record: ReplayRecord, context: Context): void {
  const { lang } = context;
  const { chance } = record;
  const source =
    chance.source === 'fast'
      ? say(lang, REPLAY.fast, { seed: chance.seed })
      : say(lang, REPLAY.keyed, { hash: chance.commitment });
  const steps = counted(lang, record.steps.length, 'step');
  context.out(say(lang, REPLAY.head, { game: record.game, version: record.rulesVersion, steps, source }));
  if (chance.source === 'keyed') for (const share of chance.shares ?? []) printShare(share, context);
}

/** Who gave a part of the secret, and the commitment that bound it. */
function printShare({ by, commitment }: Share, { lang, out }: Context): void {
  const who = by === 'table' ? say(lang, REPLAY.table) : say(lang, REPLAY.seat, { seat: seatLetter(by) });
  out(`  ${say(lang, REPLAY.share, { who, hash: commitment })}`);
}

/** The shape of `replay --json`. */
function json({ ok, steps, firstBad }: Verdict): string {
  const fault =
    firstBad === null ? null : { step: firstBad.step, expected: firstBad.expected, actual: firstBad.actual };
  return JSON.stringify({ ok, steps, firstBad: fault }, null, 2);
}

/** A replay of other rules is named as such and not played. */
function otherRules(
  file: string,
  game: AnyGame,
  record: ReplayRecord,
  options: ReplayOptions,
  context: Context,
): number {
  const { lang } = context;
  const [ours, theirs] = [game.rulesVersion, record.rulesVersion.slice(0, 60)];
  const firstBad = { step: 0, expected: `rules ${ours}`, actual: `rules ${theirs}` };
  if (options.json === true) context.out(json({ ok: false, steps: record.steps.length, firstBad }));
  context.note(`kolbiste: ${say(lang, REPLAY.otherRules, { file, game: game.id, theirs, ours })}`);
  if (!isWhole(record)) context.note(say(lang, REPLAY.alsoChanged));
  return EXIT.otherRules;
}

/** Shows or verifies a replay; the exit code: 0 it agrees, 1 it differs, 3 it is of other rules. */
export async function replay(file: string, options: ReplayOptions, context: Context): Promise<number> {
  const { lang, out } = context;
  const names = namesOf(options.names, lang);
  const { text, record } = replayIn(file, lang);
  const game = (await gameNamed(record.game, lang)).game(names);
  if (record.rulesVersion !== game.rulesVersion) return otherRules(file, game, record, options, context);
  const verdict = verifyReplay(game, record, text);
  const { firstBad } = verdict;
  if (options.json === true) out(json(verdict));
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
  if (options.json !== true) out(say(lang, REPLAY.ok, { steps: counted(lang, verdict.steps, 'step') }));
  return EXIT.ok;
}
