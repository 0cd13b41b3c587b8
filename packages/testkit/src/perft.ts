import type { ChanceSource, Core, Game } from '@kolbiste/kernel';

/** Answers a draw inside perft: the same label and range give the same value. */
export type ScriptedValue = (label: string, n: number) => number;

export interface PerftOptions {
  /** 'enumerate': every outcome of every draw counts as a line of its own; or a hook that fixes each draw. */
  readonly chance: 'enumerate' | ScriptedValue;
}

export interface PerftReport {
  /** Number of lines of as many answers as were asked for. */
  readonly sequences: number;
  /** Number of lines of k answers, at index k. */
  readonly lines: readonly number[];
  /** Lines among them that end the game with just that answer. */
  readonly ends: readonly number[];
}

interface Draw {
  value: number;
  readonly n: number;
}

/** Takes the values it is told, then zeros, and notes what was asked for. */
function along(tape: readonly Draw[], drawn: Draw[]): ChanceSource {
  return {
    draw(_s, _label, n) {
      const value = tape[drawn.length]?.value ?? 0;
      drawn.push({ value, n });
      return value;
    },
  };
}

/** The next tape in order, or undefined after the last. */
function nextTape(drawn: Draw[]): Draw[] | undefined {
  for (let i = drawn.length; i-- > 0; ) {
    const { value, n } = drawn[i];
    if (value + 1 < n) return [...drawn.slice(0, i), { value: value + 1, n }];
  }
  return undefined;
}

/** Every state that an answer can lead to. */
function* outcomes(
  game: Game<any, any>,
  s: Core,
  seat: number,
  option: number,
  chance: PerftOptions['chance'],
): Generator<Core> {
  if (chance !== 'enumerate') {
    const copy = game.clone(s);
    game.answer(copy, seat, option, { chance: { draw: (_s, label, n) => chance(label, n) } });
    yield copy;
    return;
  }
  for (let tape: Draw[] | undefined = []; tape !== undefined; ) {
    const drawn: Draw[] = [];
    const copy = game.clone(s);
    game.answer(copy, seat, option, { chance: along(tape, drawn) });
    yield copy;
    tape = nextTape(drawn);
  }
}

/**
 * Counts all sequences of answers from a position: a figure that any change of rules, options or order moves.
 * @param depth longest sequence, in answers
 */
export function perft<S extends Core>(game: Game<S, any>, from: S, depth: number, options: PerftOptions): PerftReport {
  const lines = new Array<number>(depth + 1).fill(0);
  const ends = new Array<number>(depth + 1).fill(0);
  const walk = (s: Core, at: number): void => {
    lines[at]++;
    const pending = game.pending(s as S);
    if (pending.length === 0) ends[at]++;
    if (at === depth) return;
    for (const { seat } of pending) {
      for (const option of game.options(s as S, seat)) {
        for (const next of outcomes(game, s, seat, option, options.chance)) walk(next, at + 1);
      }
    }
  };
  walk(from, 0);
  return { sequences: lines[depth], lines, ends };
}
