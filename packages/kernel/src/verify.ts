/** Whether a record is what was played: by its rules, its cards, its chance, every state and every byte. */
import { deckSeed } from './agreement.ts';
import { agreementOf, specFault } from './chance-bound.ts';
import { chanceOf } from './chance-spec.ts';
import type { Game, Refusal } from './definition.ts';
import { canonical, digest } from './hash.ts';
import { printedHash } from './printed.ts';
import type { ReplayRecord } from './replay.ts';
import { short, writeReplay } from './replay.ts';
import type { Io } from './run.ts';
import type { Core } from './state.ts';

export interface ReplayFault {
  /** 0 = set-up, k = the k-th answer, -1 = the file's own bytes. */
  step: number;
  expected: string;
  actual: string;
}

export interface Verdict {
  ok: boolean;
  steps: number;
  firstBad: ReplayFault | null;
  /** The printed cards or the outline of the rules are others than it was played with, though the version is the same. */
  otherPrinted?: true;
}

/** More than a record has seats. */
const SEATS = 32;

type Mismatch = Pick<ReplayFault, 'expected' | 'actual'>;

/** Whether what was agreed is what was played: this game, these rules, and the cards that follow from what seats brought. */
function termsFault<S extends Core>(game: Game<S, any>, record: ReplayRecord): Mismatch | undefined {
  const agreement = agreementOf(record.chance);
  if (agreement === undefined) return undefined;
  const { terms, setups } = agreement;
  if (terms.game !== record.game || terms.rulesVersion !== record.rulesVersion) {
    const [agreed, played] = [terms, record].map((one) => `${one.game}, rules ${one.rulesVersion}`);
    return { expected: `what was agreed: ${agreed}`, actual: played };
  }
  try {
    const due = digest(game.configFrom?.(setups, terms.common, deckSeed(agreement)));
    if (due === record.cards) return undefined;
    return { expected: `cards ${due} from what the seats brought`, actual: `cards ${record.cards}` };
  } catch (error) {
    return { expected: 'set-ups these rules accept', actual: (error as Error).message };
  }
}

/** Hints stand by step and seat, each once, and at steps that were played. */
function hintsFault({ hints = [], steps }: ReplayRecord): Mismatch | undefined {
  let last = -1;
  for (const [step, seat] of hints) {
    if (step > steps.length) return { expected: `hints up to step ${steps.length}`, actual: `a hint at step ${step}` };
    if (step * SEATS + seat <= last) return { expected: 'hints by step and seat, each once', actual: canonical(hints) };
    last = step * SEATS + seat;
  }
  return undefined;
}

/**
 * Plays a record again and compares every step.
 * @param text the file's text where there is one: then every byte is checked
 */
export function verifyReplay<S extends Core>(game: Game<S, any>, record: ReplayRecord, text?: string): Verdict {
  const sameRules = record.game === game.id && record.rulesVersion === game.rulesVersion;
  const other = sameRules && record.printed !== undefined && record.printed !== printedHash(game);
  const verdict = (firstBad: ReplayFault | null): Verdict => ({
    ok: firstBad === null,
    steps: record.steps.length,
    firstBad,
    ...(other ? { otherPrinted: true } : {}),
  });
  const bad = (step: number, expected: string, actual: string): Verdict => verdict({ step, expected, actual });
  const { digest: given, ...rest } = record;
  const fault = specFault(record.chance);
  if (fault !== undefined) return bad(0, fault.expected, fault.actual);
  if (record.game !== game.id) return bad(0, `game ${game.id}`, `game ${record.game}`);
  if (record.rulesVersion !== game.rulesVersion) {
    return bad(0, `rules ${game.rulesVersion}`, `rules ${record.rulesVersion}`);
  }
  if (digest(record.config) !== record.cards) return bad(0, `cards ${record.cards}`, `cards ${digest(record.config)}`);
  const terms = termsFault(game, record);
  if (terms !== undefined) return bad(0, terms.expected, terms.actual);
  const { seed, source } = chanceOf(record.chance);
  const io: Io = { chance: source };
  let s: S;
  try {
    s = game.setup(record.config, seed, io);
  } catch (error) {
    return bad(0, 'a set-up these rules accept', (error as Error).message);
  }
  const start = short(game.hashRecord(s));
  if (start !== record.start) return bad(0, record.start, start);
  for (let i = 0; i < record.steps.length; i++) {
    const [seat, option, check] = record.steps[i];
    let refusal: Refusal | undefined;
    try {
      refusal = game.answer(s, seat, option, io);
    } catch (error) {
      return bad(i + 1, 'an answer that these rules carry out', (error as Error).message);
    }
    if (refusal !== undefined)
      return bad(i + 1, 'a legal answer', `refused: ${refusal.code} [${refusal.rule.join(', ')}]`);
    const actual = short(game.hashRecord(s));
    if (actual !== check) return bad(i + 1, check, actual);
  }
  const hints = hintsFault(record);
  if (hints !== undefined) return bad(-1, hints.expected, hints.actual);
  const sum = digest(rest);
  if (sum !== given) return bad(-1, `digest ${given}`, `digest ${sum}`);
  const again = writeReplay(record);
  if (text !== undefined && text !== again) return bad(-1, 'the bytes as written', firstOtherByte(again, text));
  return verdict(null);
}

/** Where a text is not as expected. */
export function firstOtherByte(expected: string, actual: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  const line = expected.slice(0, at).split('\n').length;
  return `first other byte at offset ${at} (line ${line})`;
}
