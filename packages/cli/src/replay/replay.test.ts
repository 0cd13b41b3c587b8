import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '@kolbiste/gamekit/desk';
import type { ChanceSpec } from '@kolbiste/kernel';
import {
  fastSpec,
  keyedSpec,
  readReplay,
  recorder,
  rng,
  secretFrom,
  seedFrom,
  sharedSpec,
  shareOf,
  verifyReplay,
  writeReplay,
} from '@kolbiste/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { kolbiste, scratchFolder, shapeOf } from '../../test/run.ts';
import { gameNamed } from '../games.ts';
import { replayIn, tooDeep } from './read.ts';

const desk = await gameNamed('scratch-wars', 'en');

const game = desk.game('real');

/** A whole game at random as a replay. */
function played(spec: ChanceSpec): string {
  const { config } = desk.dealer({ source: undefined, profile: {}, format: 'free', names: 'real' }).deal('replay');
  const random = rng('replay');
  const table = recorder(game, config, spec);
  for (;;) {
    const [decision] = game.pending(table.state);
    if (decision === undefined) return writeReplay(table.record());
    const options = game.options(table.state, decision.seat);
    table.answer(decision.seat, options[random.int(options.length)]);
  }
}

let text: string;
beforeAll(() => {
  text = played(keyedSpec(secretFrom('replay')));
});

function fileWith(contents: string): string {
  const path = join(scratchFolder(), 'game.json');
  writeFileSync(path, contents);
  return path;
}

/** What comes of a changed file: unreadable, of other rules, or the fault that is found. */
function verdictOf(path: string): string {
  try {
    const found = replayIn(path, 'en');
    if (!('record' in found)) throw new Error('a whole replay was written');
    const { record, text: read } = found;
    if (record.game !== game.id || record.rulesVersion !== game.rulesVersion) return 'other rules';
    return verifyReplay(game, record, read).ok ? 'ok' : 'differs';
  } catch (error) {
    if (error instanceof UserError) return 'unreadable';
    throw error;
  }
}

describe('one changed byte', () => {
  test('is found wherever it is', () => {
    const random = rng('flips');
    const path = fileWith(text);
    expect(verdictOf(path)).toBe('ok');
    const seen = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const bytes = Buffer.from(text);
      const at = random.int(bytes.length);
      bytes[at] = bytes[at] ^ (1 << random.int(8));
      writeFileSync(path, bytes);
      const verdict = verdictOf(path);
      expect(verdict).not.toBe('ok');
      seen.add(verdict);
    }
    expect(seen).toContain('differs');
  });

  test('an answer, a draw’s secret, the set-up, the order of fields', () => {
    const record = readReplay(text);
    const [seat, option, check] = record.steps[9];
    const changed = [
      { ...record, steps: record.steps.with(9, [seat, option + 1, check]) },
      { ...record, steps: record.steps.with(9, [1 - seat, option, check]) },
      { ...record, steps: record.steps.slice(0, -1) },
      { ...record, chance: keyedSpec(secretFrom('other')) },
      { ...record, start: record.start.replace(/./, (c) => (c === '0' ? '1' : '0')) },
    ];
    for (const one of changed) expect(verifyReplay(game, one).ok).toBe(false);
    expect(verifyReplay(game, record, text.replace('\n', '\n\n'))).toMatchObject({ ok: false, firstBad: { step: -1 } });
  });
});

describe('the command', () => {
  test('shows a game step by step and says that it agrees', async () => {
    const { code, out, err } = await kolbiste(['replay', fileWith(text)]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^scratch-wars, rules [\d.-]+, \d+ steps, chance: a secret with the hash [0-9a-f]{64}/);
    expect(out).toMatch(/\n1\. A: .*\[2\.1\.1\.1/);
    expect(out).toMatch(/The game is over/);
    expect(out).toMatch(/It agrees: \d+ steps, every byte\.\nChecked: the secret against the seal/);
  });

  test('gives the promised JSON and exit codes', async () => {
    const good = await kolbiste(['replay', fileWith(played(fastSpec(seedFrom('replay')))), '--verify', '--json']);
    expect([good.code, good.err]).toEqual([0, '']);
    expect(JSON.parse(good.out)).toMatchObject({ ok: true, firstBad: null });
    const bad = await kolbiste(['replay', fileWith(text.replace(/\n\[0,(\d+),/, '\n[0,9$1,')), '--verify', '--json']);
    expect(bad.code).toBe(1);
    expect(shapeOf(JSON.parse(bad.out))).toEqual([
      'ok',
      'steps',
      'firstBad.step',
      'firstBad.expected',
      'firstBad.actual',
      'chance.binding',
      'chance.terms',
      'chance.restarts[]',
    ]);
    expect(JSON.parse(bad.out)).toMatchObject({ ok: false, firstBad: { step: 1, expected: 'a legal answer' } });
    expect(bad.err).toMatch(/differs at step 1: expected a legal answer, found refused/);
  });

  test('shows who gave a share of the secret, and finds one that was not committed to', async () => {
    const shares = [shareOf('table', secretFrom('t')), shareOf(0, secretFrom('a')), shareOf(1, secretFrom('b'))];
    const online = played(sharedSpec(shares));
    const good = await kolbiste(['replay', fileWith(online), '--verify', '--lang', 'cs']);
    expect([good.code, good.err]).toEqual([0, '']);
    expect(good.out).toContain('staršího, slabšího protokolu (kolbiste-chance/1)');
    expect(good.out).toContain(`podíl na tajemství, stůl: závazek ${shares[0].commitment}`);
    expect(good.out).toContain(`podíl na tajemství, hráč B: závazek ${shares[2].commitment}`);
    const late = fileWith(online.replace(secretFrom('b'), secretFrom('late')));
    const bad = await kolbiste(['replay', late, '--verify']);
    expect(bad.code).toBe(1);
    expect(bad.err).toMatch(/in the set-up: expected share of 1: commitment/);
  });

  test('names a replay of other rules as such: exit code 3', async () => {
    const other = await kolbiste(['replay', fileWith(text.replace(game.rulesVersion, '0.9-1')), '--verify', '--json']);
    expect(other.code).toBe(3);
    expect(JSON.parse(other.out)).toMatchObject({ ok: false, firstBad: { step: 0, actual: 'rules 0.9-1' } });
    expect(other.err).toMatch(/rules 0\.9-1, this program has/);
    expect(other.err).toMatch(/digest does not fit/);
  });
});

test('depth of brackets is measured outside of texts', () => {
  expect(tooDeep('[[["[[[[", "\\"[["]]]', 3)).toBe(0);
  expect(tooDeep('[\n[\n[\n[]]]]', 3)).toBe(4);
  expect(tooDeep('"'.repeat(3) + '['.repeat(5), 4)).toBe(0);
});

test('where JSON is wanted, a file that cannot be read is told as JSON too', async () => {
  const file = join(scratchFolder(), 'junk.json');
  writeFileSync(file, 'junk');
  const { code, out, err } = await kolbiste(['replay', file, '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({ ok: false, unreadable: expect.stringContaining('no JSON') });
  expect(err).toContain(file);
});

test('what an answer has done is told by what stood there then: an enemy that fell with the last blow by its name', async () => {
  const act = fileURLToPath(new URL('../../../games/slay-the-spire/test/act.json', import.meta.url));
  const { code, out } = await kolbiste(['replay', act, '--lang', 'en']);
  expect(code).toBe(0);
  expect(out).toMatch(/The fight is won/);
  expect(out).not.toMatch(/\benemy \d+ (for|loses|dies)/i);
});
