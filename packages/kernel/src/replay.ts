import { deckSeed } from './agreement.ts';
import type { ChanceSpec } from './chance-spec.ts';
import { agreementOf, chanceOf, readChanceSpec, specFault } from './chance-spec.ts';
import type { Json } from './codec.ts';
import { CodecError, readInt, readList, readRecord, readText } from './codec.ts';
import type { Game, Refusal } from './game.ts';
import { canonical, digest } from './hash.ts';
import { printedHash } from './printed.ts';
import type { Io, Sink } from './run.ts';
import type { Core, Seat } from './state.ts';

export const REPLAY_FORMAT = 'kolbiste-replay/2';
/** Records of before say nothing of what was printed. */
const WITHOUT_PRINTED = 'kolbiste-replay/1';

/** One answer and the first 16 hex digits of the hash of the state after it. */
export type ReplayStep = [seat: Seat, option: number, check: string];

/** A whole game: it rebuilds every state byte for byte. Contains the secret of its chance, so it exists only after the end. */
export interface ReplayRecord {
  format: typeof REPLAY_FORMAT | typeof WITHOUT_PRINTED;
  game: string;
  rulesVersion: string;
  /** Hash of the printed cards and of the rules' outline it was played with; missing in records of before. */
  printed?: string;
  /** Hash of the configuration, with its decks and its profile. */
  cards: string;
  config: Json;
  chance: ChanceSpec;
  /** Check of the state after set-up. */
  start: string;
  steps: ReplayStep[];
  /** Hash of all the rest: a changed byte anywhere shows. */
  digest: string;
}

const short = (hash: string): string => hash.slice(0, 16);

export interface Recorder<S> {
  readonly state: S;
  answer(seat: Seat, option: number): ReturnType<Game<any, any>['answer']>;
  record(): ReplayRecord;
}

/** Plays a game and keeps its record. */
export function recorder<S extends Core>(
  game: Game<S, any>,
  config: Json,
  spec: ChanceSpec,
  sink: Sink | null = null,
): Recorder<S> {
  const { seed, source } = chanceOf(spec);
  const io: Io = { chance: source, sink };
  const state = game.setup(config, seed, io);
  const start = short(game.hashRecord(state));
  const steps: ReplayStep[] = [];
  return {
    state,
    answer(seat, option) {
      const refusal = game.answer(state, seat, option, io);
      if (refusal === undefined) steps.push([seat, option, short(game.hashRecord(state))]);
      return refusal;
    },
    record() {
      const rest = {
        format: REPLAY_FORMAT,
        game: game.id,
        rulesVersion: game.rulesVersion,
        printed: printedHash(game),
        cards: digest(config),
        config,
        chance: spec,
        start,
        steps: steps.map((step) => step.slice() as ReplayStep),
      } as const;
      return { ...rest, digest: digest(rest) };
    },
  };
}

/** The record as text: one step a line, always the same bytes for the same record. */
export function writeReplay(record: ReplayRecord): string {
  const { steps, ...rest } = record;
  const head = canonical(rest);
  const lines = steps.map((step) => canonical(step)).join(',\n');
  return `${head.slice(0, -1)},"steps":[\n${lines}\n]}\n`;
}

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

function readPlain(j: unknown, path: string): void {
  try {
    canonical(j, path);
  } catch (error) {
    throw new CodecError(path, `no plain data: ${(error as Error).message}`);
  }
}

/** Reads a record's shape. @throws CodecError with the JSON path */
export function readReplay(text: string): ReplayRecord {
  let j: unknown;
  try {
    j = JSON.parse(text);
  } catch (error) {
    throw new CodecError('replay', `no JSON: ${(error as Error).message}`);
  }
  const format = (j as { format?: unknown } | null)?.format;
  const texts = ['game', 'rulesVersion', 'cards', 'start', 'digest'];
  if (format !== WITHOUT_PRINTED) texts.push('printed');
  const row = readRecord(j, 'replay', ['format', ...texts, 'config', 'chance', 'steps']);
  if (format !== REPLAY_FORMAT && format !== WITHOUT_PRINTED)
    throw new CodecError('replay.format', `expected ${REPLAY_FORMAT}, found ${JSON.stringify(format)}`);
  for (const field of texts) readText(row[field], `replay.${field}`);
  readChanceSpec(row.chance, 'replay.chance');
  readPlain(row.config, 'replay.config');
  readList(row.steps, 'replay.steps').forEach((step, i) => {
    const [seat, option, check] = readList(step, `replay.steps[${i}]`, 3, 3);
    readInt(seat, `replay.steps[${i}][0]`, 0, 30);
    readInt(option, `replay.steps[${i}][1]`);
    readText(check, `replay.steps[${i}][2]`, 16);
  });
  return j as ReplayRecord;
}

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
  const sum = digest(rest);
  if (sum !== given) return bad(-1, `digest ${given}`, `digest ${sum}`);
  const again = writeReplay(record);
  if (text !== undefined && text !== again) return bad(-1, 'the bytes as written', differs(again, text));
  return verdict(null);
}

function differs(expected: string, actual: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  const line = expected.slice(0, at).split('\n').length;
  return `first other byte at offset ${at} (line ${line})`;
}
