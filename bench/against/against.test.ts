import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GAMES } from '@kolbiste/games';
import { describe, expect, test } from 'vitest';
import type { Contestant, Figure } from '../harness.ts';
import { checkOut, NoCommit } from './checkout.ts';
import { compare } from './compare.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const worktrees = (): string =>
  execFileSync('git', ['worktree', 'list', '--porcelain'], { cwd: root, encoding: 'utf8' });
const cloned = existsSync(join(root, '.git'));
const left = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('kolbiste-against-'));

describe.runIf(cloned)('a commit in a folder of its own', () => {
  test('runs with its own packages and what is installed here, and is gone without a trace', () => {
    const { folder, remove } = checkOut(root, 'HEAD');
    try {
      expect(worktrees()).toContain(basename(dirname(folder)));
      const where =
        "console.log(import.meta.resolve('@kolbiste/kernel'), import.meta.resolve('@noble/hashes/sha2.js'))";
      const [kernel = '', hashes = ''] = execFileSync(process.execPath, ['--input-type=module', '-e', where], {
        cwd: folder,
        encoding: 'utf8',
      }).split(' ');
      expect(kernel).toContain(`${basename(folder)}/packages/kernel/src/index.ts`);
      expect(hashes).not.toContain(basename(folder));
    } finally {
      remove();
    }
    expect(existsSync(dirname(folder))).toBe(false);
    expect(worktrees()).not.toContain(basename(dirname(folder)));
  });

  test('that does not exist leaves nothing either', () => {
    const before = left();
    expect(() => checkOut(root, 'no-such-commit')).toThrow(NoCommit);
    expect(() => checkOut(root, '--help')).toThrow(NoCommit);
    expect(left()).toEqual(before);
  });

  test('is gone when the comparison is stopped', async () => {
    const child = spawn(
      process.execPath,
      [join(root, 'bench/main.ts'), '--against', 'HEAD', '--only', `${GAMES[0].id}.clone`],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    await new Promise<void>((resolve) =>
      child.stderr.on('data', (text) => String(text).includes('comparing') && resolve()),
    );
    const ended = new Promise((resolve) => child.once('close', resolve));
    const before = left();
    child.kill('SIGTERM');
    expect(await ended).toBe(130);
    expect(left().length).toBeLessThan(before.length);
  });
});

/** A benchmark of one contestant that counts so many for the same work. */
function folderWith(name: string, counts: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'kolbiste-candidate-'));
  mkdirSync(join(folder, 'bench'));
  const work = `(amount) => { let x = 1; for (let i = 0; i < amount * 10000; i++) x = Math.imul(x, 16777619) ^ i; return [amount * ${counts} + (x & 0), 1]; }`;
  const figures = `[{ name: '${name}', unit: 'games/s', from: 'rate' }, { name: '${name}Bytes', unit: 'bytes', from: 'value' }]`;
  const text = `export const contestants = [{ figures: ${figures}, ready: async () => ${work} }];`;
  writeFileSync(join(folder, 'bench', 'registry.ts'), text);
  return folder;
}

test('what is a thousand times as fast shows as that, also where it had another name', async () => {
  const folders = [folderWith('toy.new', 1000), folderWith('toy.old', 1), folderWith('toy.other', 1)];
  const [here = '', there = '', elsewhere = ''] = folders;
  const figures: Figure[] = [
    { name: 'toy.new', unit: 'games/s', from: 'rate', before: 'toy.old' },
    { name: 'toy.newBytes', unit: 'bytes', from: 'value' },
  ];
  const never = (): Promise<never> => Promise.reject(new Error('is not started here'));
  const contestants: Contestant[] = [
    { figures, ready: never },
    { figures: [{ name: 'needy', unit: 'games/s', from: 'rate' }], needs: never, ready: never },
  ];
  const plan = { rounds: 5, sliceSeconds: 0.05, warmUpSeconds: 0.05 };
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  try {
    const side = (folder: string) => () => pathToFileURL(join(folder, 'bench', 'registry.ts')).href;
    const found = await compare(contestants, { ...plan, here: side(here), there: side(there) }, say);
    expect(found.map(({ name, unit }) => `${name} in ${unit}`)).toEqual(['toy.new over toy.old in times']);
    // Far from both neighbours, however busy the machine is.
    expect(found[0]?.value).toBeGreaterThan(20);
    expect(found[0]?.value).toBeLessThan(50_000);
    expect(await compare(contestants, { ...plan, here: side(here), there: side(elsewhere) }, say)).toEqual([]);
    expect(said.at(-1)).toBe('left out: toy.new, toy.newBytes: not measured there');
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
});
