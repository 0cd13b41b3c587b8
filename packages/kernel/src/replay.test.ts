import { describe, expect, it } from 'vitest';
import { mini } from '../test/mini.ts';
import { keyedChance, secretFrom, seedFrom } from './chance.ts';
import { chanceOf, fastSpec, forkedSpec, keyedSpec } from './chance-spec.ts';
import { CodecError } from './codec.ts';
import { digest } from './hash.ts';
import type { ChanceSpec } from './index.ts';
import type { HintMark, ReplayRecord } from './replay.ts';
import { recorder, writeReplay } from './replay.ts';
import { readReplay } from './replay-read.ts';
import { verifyReplay } from './verify.ts';

const game = mini();

/** A short game: so many answers, every one the last option. */
function record(spec = fastSpec(seedFrom('replay')), answers = 3): ReplayRecord {
  const playing = recorder(game, {}, spec);
  for (let i = 0; i < answers; i++) playing.answer(i % 2, game.options(playing.state, i % 2).at(-1) as number);
  return playing.record();
}

/** The same record with something else in it, and a digest that fits. */
function forged(change: (r: ReplayRecord) => void): ReplayRecord {
  const copy = structuredClone(record());
  change(copy);
  const { digest: _old, ...rest } = copy;
  return { ...rest, digest: digest(rest) };
}

/** Whether a changed file is found, by its shape or by playing it. */
function found(text: string): boolean {
  let read: ReplayRecord;
  try {
    read = readReplay(text);
  } catch (error) {
    expect(error).toBeInstanceOf(CodecError);
    return true;
  }
  const { ok, firstBad } = verifyReplay(game, read, text);
  expect(ok).toBe(firstBad === null);
  return !ok;
}

describe('a record', () => {
  it('verifies, with fast and with keyed chance', () => {
    for (const spec of [fastSpec(seedFrom('a')), keyedSpec(secretFrom('a'))]) {
      const text = writeReplay(record(spec, 8));
      expect(verifyReplay(game, readReplay(text), text)).toEqual({ ok: true, steps: 8, firstBad: null });
    }
  });

  it('is the same bytes for the same game, and reads back the same', () => {
    const text = writeReplay(record());
    expect(writeReplay(record())).toBe(text);
    expect(readReplay(text)).toEqual(record());
    expect(text.split('\n')).toHaveLength(6);
  });

  it('holds no refused answers', () => {
    const playing = recorder(game, {}, fastSpec(seedFrom('refused')));
    expect(playing.answer(1, 0)?.code).toBe('notYou');
    expect(playing.answer(0, -5)?.code).toBe('unknown');
    expect(playing.record().steps).toEqual([]);
  });

  it('names where the draws come from', () => {
    expect(chanceOf(fastSpec(seedFrom('x')))).toEqual({ seed: seedFrom('x'), source: null });
    const { seed, source } = chanceOf(keyedSpec(secretFrom('x')));
    expect(seed).toBe('');
    const s = game.setup({}, '', { chance: source });
    expect(s).toEqual(game.setup({}, '', { chance: keyedChance(secretFrom('x')) }));
  });
});

describe('hints in a record', () => {
  const withHints = (...marks: HintMark[]): ReplayRecord => {
    const playing = recorder(game, {}, fastSpec(seedFrom('replay')), null, marks);
    for (let i = 0; i < 3; i++) playing.answer(i % 2, game.options(playing.state, i % 2).at(-1) as number);
    return playing.record();
  };

  it('stand in the file, read back, and verify; without any the bytes are those of before', () => {
    const text = writeReplay(withHints([0, 0], [2, 0]));
    expect(text).toContain('"hints":[[0,0],[2,0]]');
    expect(readReplay(text).hints).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect(verifyReplay(game, readReplay(text), text)).toEqual({ ok: true, steps: 3, firstBad: null });
    expect(writeReplay(withHints())).toBe(writeReplay(record()));
    expect(Object.keys(withHints())).not.toContain('hints');
  });

  it('cannot be taken out or put in unseen', () => {
    const { hints: _asked, ...without } = withHints([1, 1]);
    expect(verifyReplay(game, without).firstBad).toMatchObject({ step: -1 });
    expect(verifyReplay(game, { ...record(), hints: [[1, 1]] }).firstBad).toMatchObject({ step: -1 });
  });

  it('stand at steps that were played, in their order, each once', () => {
    for (const hints of [
      [[4, 0]],
      [
        [1, 1],
        [0, 0],
      ],
      [
        [1, 1],
        [1, 1],
      ],
    ] as HintMark[][]) {
      const bad = forged((r) => void (r.hints = hints));
      expect(verifyReplay(game, bad).firstBad).toMatchObject({ step: -1 });
    }
    for (const hints of [[], [[0]], [['0', 0]], [[-1, 0]], [[0, 31]], 'none'])
      expect(() => readReplay(JSON.stringify({ ...record(), hints }))).toThrow(CodecError);
  });
});

describe('a game that goes on from the middle of another', () => {
  const middle = (spec: ReturnType<typeof fastSpec>) => {
    const old = record(spec, 8);
    const { seed, source } = chanceOf(spec);
    const s = game.setup({}, seed, { chance: source });
    for (const [seat, option] of old.steps.slice(0, 4)) game.answer(s, seat, option, { chance: source });
    return { old, draws: s.draws };
  };

  it.each([
    ['fast', fastSpec(seedFrom('fork'))],
    ['keyed', keyedSpec(secretFrom('fork'))],
    ['forked', forkedSpec(keyedSpec(secretFrom('fork')), 3, secretFrom('first fork'))],
  ] as const)('has its past, and a future of its own (%s)', (_name, spec) => {
    const { old, draws } = middle(spec);
    expect(draws).toBeGreaterThan(0);
    const futures = ['one', 'two', 'three', 'four'].map((name) => {
      const text = writeReplay(record(forkedSpec(spec, draws, secretFrom(name)), 8));
      expect(verifyReplay(game, readReplay(text), text)).toMatchObject({ ok: true, steps: 8 });
      return readReplay(text);
    });
    for (const { start, steps } of futures) {
      expect(start).toBe(old.start);
      expect(steps.slice(0, 4)).toEqual(old.steps.slice(0, 4));
    }
    expect(new Set(futures.map(({ steps }) => steps[7][2])).size).toBeGreaterThan(1);
  });

  it('has a seal for each of its secrets', () => {
    const broken = forkedSpec({ ...keyedSpec(secretFrom('a')), seed: secretFrom('b') }, 0, secretFrom('c'));
    const { firstBad } = verifyReplay(game, record(broken, 2));
    expect(firstBad?.expected).toContain('commitment');
  });

  it('is not read when it was forked beyond measure', () => {
    let spec: ChanceSpec = keyedSpec(secretFrom('deep'));
    for (let n = 0; n < 200; n++) spec = forkedSpec(spec, 0, secretFrom('deep'));
    expect(() => readReplay(JSON.stringify({ ...record(), chance: spec }))).toThrow('forked too often');
  });
});

describe('one changed byte anywhere is found', () => {
  const text = writeReplay(record());
  const bytes = Buffer.from(text, 'utf8');
  const changes: [string, (byte: number) => number][] = [
    ['its lowest bit', (byte) => byte ^ 1],
    ['the bit of capital letters', (byte) => byte ^ 32],
    ['another digit', (byte) => (byte === 48 ? 49 : 48)],
    ['a blank', (byte) => (byte === 32 ? 10 : 32)],
  ];
  it.each(changes)('%s', (_what, change) => {
    expect(bytes.length).toBeGreaterThan(400);
    const missed: number[] = [];
    for (let at = 0; at < bytes.length; at++) {
      const other = Buffer.from(bytes);
      other[at] = change(bytes[at]);
      if (!found(other.toString('latin1'))) missed.push(at);
    }
    expect(missed).toEqual([]);
  });

  it('left out or written twice', () => {
    const missed: number[] = [];
    for (let at = 0; at < text.length; at++) {
      if (!found(text.slice(0, at) + text.slice(at + 1))) missed.push(at);
      if (!found(text.slice(0, at) + text[at] + text.slice(at))) missed.push(at);
    }
    expect(missed).toEqual([]);
  });

  it('and of a keyed record', () => {
    const keyed = Buffer.from(writeReplay(record(keyedSpec(secretFrom('k')), 1)), 'utf8');
    const missed: number[] = [];
    for (let at = 0; at < keyed.length; at++) {
      const other = Buffer.from(keyed);
      other[at] ^= 1;
      if (!found(other.toString('latin1'))) missed.push(at);
    }
    expect(missed).toEqual([]);
  });
});

describe('what differs is named', () => {
  const told = (r: ReplayRecord, text?: string) => verifyReplay(game, r, text).firstBad;

  it('another answer: the step after which the state is another', () => {
    const other = forged((r) => {
      r.steps[1][1] = 0;
    });
    expect(told(other)).toMatchObject({ step: 2, expected: record().steps[1][2] });
  });

  it('an answer that is refused: the step, and why', () => {
    const fault = told(forged((r) => void (r.steps[2][0] = 1)));
    expect(fault).toEqual({ step: 3, expected: 'a legal answer', actual: 'refused: notYou [M.2]' });
  });

  it('an answer after the end', () => {
    const playing = recorder(game, {}, fastSpec(seedFrom('end')));
    while (game.pending(playing.state).length > 0) playing.answer(playing.state.turns % 2, 0);
    const { digest: _old, ...rest } = playing.record();
    rest.steps.push([0, 0, '0000000000000000']);
    expect(told({ ...rest, digest: digest(rest) })).toMatchObject({ step: 9, actual: 'refused: over [M.5]' });
  });

  it('another set-up', () => {
    expect(told(forged((r) => void (r.start = '0123456789abcdef')))).toMatchObject({
      step: 0,
      expected: '0123456789abcdef',
    });
    expect(told(forged((r) => void (r.config = { x: 1 })))?.expected).toMatch(/^cards /);
  });

  it('another game, or other rules', () => {
    expect(told(forged((r) => void (r.game = 'maxi')))).toEqual({
      step: 0,
      expected: 'game mini',
      actual: 'game maxi',
    });
    const other = told(forged((r) => void (r.rulesVersion = '2')));
    expect(other).toEqual({ step: 0, expected: 'rules 1', actual: 'rules 2' });
  });

  it('a secret that was not committed to', () => {
    const r = record(keyedSpec(secretFrom('a')));
    const other = { ...r, chance: { ...r.chance, seed: secretFrom('b') } };
    expect(told(other)?.expected).toMatch(/^commitment /);
  });

  it('a set-up that these rules do not accept', () => {
    const strict = mini(() => ({
      game: {
        blank() {
          throw new Error('config.size: expected 1');
        },
      },
    }));
    expect(verifyReplay(strict, record()).firstBad).toEqual({
      step: 0,
      expected: 'a set-up these rules accept',
      actual: 'config.size: expected 1',
    });
  });

  it('an answer that these rules cannot carry out', () => {
    const broken = mini(({ play }) => ({
      play(s, x, f) {
        if (s.turns === 1) throw new Error('no such card');
        play(s, x, f);
      },
    }));
    expect(verifyReplay(broken, record()).firstBad).toMatchObject({ step: 2, actual: 'no such card' });
  });

  it('other bytes: the first one, by offset and line', () => {
    const text = writeReplay(record());
    const fault = told(record(), text.replace('[0,', '[ 0,'));
    const offset = text.indexOf('[0,') + 1;
    expect(fault).toEqual({
      step: -1,
      expected: 'the bytes as written',
      actual: `first other byte at offset ${offset} (line 2)`,
    });
  });
});

describe('a file that is no record', () => {
  const text = writeReplay(record());
  const changed = (change: (j: { [field: string]: unknown }) => void): string => {
    const j = JSON.parse(text) as { [field: string]: unknown };
    change(j);
    return JSON.stringify(j);
  };
  const cases: [string, string, string][] = [
    ['no JSON', '{', 'replay: no JSON: '],
    ['nothing', '', 'replay: no JSON: '],
    ['a list', '[]', 'replay: expected a record, found []'],
    ['another format', changed((j) => (j.format = 'x/1')), 'replay.format: expected kolbiste-replay/2, found "x/1"'],
    ['a field too many', changed((j) => (j.more = 1)), 'replay.more: no such field'],
    ['a field too few', changed((j) => delete j.start), 'replay.start: missing'],
    [
      'a chance of no kind',
      changed((j) => (j.chance = { source: 'dice', version: 1, seed: '' })),
      'replay.chance.source: expected fast or keyed',
    ],
    ['no chance', changed((j) => (j.chance = null)), 'replay.chance: expected a record, found null'],
    [
      'chance of another version',
      changed((j) => (j.chance = { source: 'fast', version: 2, seed: '' })),
      'replay.chance.version: expected an integer from 1 to 1',
    ],
    [
      'a short seed',
      changed((j) => (j.chance = { source: 'fast', version: 1, seed: 'ab' })),
      'replay.chance.seed: expected 32 hex digits',
    ],
    [
      'a commitment of no kind',
      changed((j) => (j.chance = { source: 'keyed', version: 1, seed: secretFrom('x'), commitment: 1 })),
      'replay.chance.commitment: expected text',
    ],
    [
      'a fraction in the configuration',
      changed((j) => (j.config = { a: [0.5] })),
      'replay.config: no plain data: replay.config.a[0]: 0.5 is not an integer',
    ],
    [
      'a step of two',
      changed((j) => (j.steps = [[0, 0]])),
      'replay.steps[0]: expected a list of 3 entries, found [0,0]',
    ],
    [
      'a seat that nobody has',
      changed((j) => (j.steps = [[31, 0, '']])),
      'replay.steps[0][0]: expected an integer from 0 to 30, found 31',
    ],
    ['an option that is none', changed((j) => (j.steps = [[0, '0', '']])), 'replay.steps[0][1]: expected an integer'],
    [
      'a check of no kind',
      changed((j) => (j.steps = [[0, 0, 7]])),
      'replay.steps[0][2]: expected text of at most 16 characters, found 7',
    ],
  ];
  it.each(cases)('%s', (_what, bad, told) => {
    expect(() => readReplay(bad)).toThrow(CodecError);
    expect(() => readReplay(bad)).toThrow(told);
  });
});
