import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kolbiste, scratchFolder, shapeOf } from '../../test/run.ts';

const GOOD = `game: scratch-wars
name: A broken weapon cannot be used
rules: ['2.5.1.10']
setup:
  A: {weapons: {w1: {state: broken}, w2: {}}}
play:
  - refused: {A: {use w1: '2.5.1.10'}}
  - A: use w2
  - expect: {A.energy: 6}
chance: [{spin: 0}]
`;
const POSITION = GOOD.slice(0, GOOD.indexOf('play:'));

function files(texts: Record<string, string>): string {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'below'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return folder;
}

test('a scenario that holds: exit code 0 and a ruling to read', async () => {
  const folder = files({
    'good.yaml': GOOD.replace('expect: {A.energy: 6}', 'expect: {A.w1: broken}').replace(
      '- A: use w2',
      '- A: use w2\n  - A: use',
    ),
  });
  const { code, out, err } = await kolbiste(['judge', join(folder, 'good.yaml')]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/A broken weapon cannot be used \[2\.5\.1\.10\]/);
  expect(out).toMatch(/Set up\n {2}setup:\n {4}A: \{weapons: /);
  expect(out).toMatch(/A: 20 life · 6 energy · w1 broken · w2 ready/);
  expect(out).toMatch(/Player A: use sword 2\. \[2\.5\.1\.1.*\] \(A: use w2\)\n/);
  expect(out).toMatch(/May not\n.*use w1: .*\[2\.5\.1\.10/);
  expect(out).toMatch(/What\s+would\s+help/);
  expect(out).toMatch(/HOLDS/);
});

test('one that fails: exit code 1, the expectation named with what was there instead', async () => {
  const folder = files({
    'fails.yaml': GOOD.replace('- A: use w2', '- A: use w2\n  - A: use').replace('A.energy: 6', 'A.energy: 11'),
  });
  const { code, out } = await kolbiste(['judge', join(folder, 'fails.yaml')]);
  expect(code).toBe(1);
  expect(out).toMatch(/FAILS:\n.*fails\.yaml:10: expected A\.energy: 11;\s+instead:\s+A\.energy: 6/);
  const json = await kolbiste(['judge', join(folder, 'fails.yaml'), '--json']);
  expect([json.code, json.err]).toEqual([1, '']);
  expect(JSON.parse(json.out)).toMatchObject({
    passed: 0,
    failed: 1,
    files: [{ ok: false, failures: [{ line: 10, expected: 'A.energy: 11', actual: 'A.energy: 6' }] }],
  });
});

test('one that cannot be judged: exit code 2, its place, and the others are judged all the same', async () => {
  const folder = files({
    'a.yaml': POSITION,
    'below/b.yml': GOOD.replace('use w2', 'use w7'),
    'c.yaml': 'game: scratch-wars\nname: x\nsetpu: {}\n',
  });
  const { code, out, err } = await kolbiste(['judge', folder]);
  expect(code).toBe(2);
  expect(err).toMatch(/c\.yaml:3:1: expected one of the fields .*setup.*, found setpu\./);
  expect(out).toMatch(/holds {2}.*a\.yaml/);
  expect(out).toMatch(/FAILS {2}.*b\.yml/);
  expect(out).toMatch(/1 hold, 1 fail, 1 cannot be judged\./);
  const json = await kolbiste(['judge', folder, '--json']);
  expect(json.code).toBe(2);
  expect(JSON.parse(json.out)).toMatchObject({ passed: 1, failed: 2 });
});

test('a position alone is shown with all options and refusals, in the promised JSON', async () => {
  const folder = files({ 'position.yaml': POSITION });
  const { code, out } = await kolbiste(['judge', join(folder, 'position.yaml'), '--json']);
  expect(code).toBe(0);
  expect(shapeOf(JSON.parse(out))).toEqual([
    'passed',
    'failed',
    'files[].file',
    'files[].ok',
    ...['seat', 'decision', 'rule[]', 'options[].text', 'options[].rule[]'].map(
      (field) => `files[].pending[].${field}`,
    ),
    ...['text', 'code', 'rule[]', 'remedy'].map((field) => `files[].pending[].refused[].${field}`),
    'files[].failures[]',
  ]);
  const czech = await kolbiste(['judge', join(folder, 'position.yaml'), '--lang', 'cs']);
  expect(czech.out).toMatch(/Postavení\n {2}1\. kolo · ráno · na tahu A · 4 akce/);
  expect(czech.out).toMatch(/A: 20 životů · 6 energií · w1 rozbitá/);
  expect(czech.out).toMatch(/Nesmí/);
});
