import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@kolbiste/gamekit/desk';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../../test/run.ts';
import { keepFolder } from '../sim/keep.ts';
import { mustBeWritable, readTextFile, writeTextFile } from './files.ts';

const wanted = { lang: 'en', limit: 100, what: 'a toy file' } as const;

describe('reading', () => {
  test('text comes back as it is', () => {
    const path = join(scratchFolder(), 'a.txt');
    writeFileSync(path, 'štít\r\n');
    expect(readTextFile(path, wanted)).toBe('štít\r\n');
  });

  test('anything else is refused with its path and what was expected', () => {
    const folder = scratchFolder();
    const file = (name: string, bytes: string | Uint8Array): string => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    };
    symlinkSync('/nowhere/at/all', join(folder, 'broken-link'));
    const cases: [string, RegExp][] = [
      [join(folder, 'none'), /no such file/],
      [join(folder, 'a.txt', 'b'), /no such file/],
      [join(folder, 'broken-link'), /no such file/],
      [folder, /this is a folder, expected a toy file/],
      [file('long', 'x'.repeat(101)), /a toy file has at most/],
      [file('binary', 'ab\0c'), /byte 0 at offset 2/],
      [file('latin2', Uint8Array.of(0x9a, 0xf8)), /UTF-8/],
      ['/dev/null', /no plain file/],
    ];
    writeFileSync(join(folder, 'a.txt'), '');
    for (const [path, message] of cases) {
      expect(() => readTextFile(path, wanted)).toThrow(message);
      expect(() => readTextFile(path, wanted)).toThrow(UserError);
      expect(() => readTextFile(path, wanted)).toThrow(path);
    }
  });
});

describe('writing', () => {
  test('writes whole files and leaves nothing beside them', () => {
    const folder = scratchFolder();
    writeTextFile(join(folder, 'a'), 'one', false, 'en');
    expect(readdirSync(folder)).toEqual(['a']);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('one');
  });

  test('never over something else unasked', () => {
    const path = join(scratchFolder(), 'a');
    writeFileSync(path, 'old');
    expect(() => writeTextFile(path, 'new', false, 'en')).toThrow(/exists already.*--force/);
    expect(readFileSync(path, 'utf8')).toBe('old');
    writeTextFile(path, 'new', true, 'en');
    expect(readFileSync(path, 'utf8')).toBe('new');
  });

  test('says early where nothing can be written', () => {
    const folder = scratchFolder();
    expect(() => mustBeWritable(join(folder, 'no', 'a'), false, 'en')).toThrow(/there is no folder/);
    expect(() => mustBeWritable(folder, true, 'en')).toThrow(/this is a folder/);
  });
});

describe('a folder of replays', () => {
  test('appears whole', () => {
    const folder = scratchFolder();
    const path = join(folder, 'kept');
    const keep = keepFolder(path, false, 'en');
    keep.add('1.json', 'x');
    expect(readdirSync(folder)).not.toContain('kept');
    keep.finish();
    expect(readdirSync(folder)).toEqual(['kept']);
    expect(readdirSync(path)).toEqual(['1.json']);
  });

  test('or not at all', () => {
    const folder = scratchFolder();
    const keep = keepFolder(join(folder, 'kept'), false, 'en');
    keep.add('1.json', 'x');
    keep.abandon();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not mixed with other things unasked', () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, 'kept'));
    writeFileSync(join(folder, 'kept', 'mine'), '');
    expect(() => keepFolder(join(folder, 'kept'), false, 'en')).toThrow(/not empty/);
    expect(() => keepFolder(join(folder, 'kept', 'mine'), true, 'en')).toThrow(/no folder/);
    expect(readdirSync(folder)).toEqual(['kept']);
  });
});
