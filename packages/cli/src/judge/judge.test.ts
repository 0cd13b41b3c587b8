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
  expect(out).toMatch(/Player A uses sword A\.w2\. \[2\.5\.1\.1.*\] \(A: use w2\)\n/);
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
    ...['file', 'game', 'name', 'ok', 'rules[]'].map((field) => `files[].${field}`),
    ...['seat', 'decision', 'text', 'rule[]'].map((field) => `files[].pending[].${field}`),
    ...['text', 'name', 'rule[]'].map((field) => `files[].pending[].options[].${field}`),
    ...['text', 'name', 'code', 'rule[]', 'remedy'].map((field) => `files[].pending[].refused[].${field}`),
    'files[].failures[]',
    ...shapeOf(JSON.parse(out).files[0].position).map((field) => `files[].position.${field}`),
    ...['line', 'answer', 'events[]'].map((field) => `files[].story[].${field}`),
    ...shapeOf(JSON.parse(out).files[0].facts).map((field) => `files[].facts.${field}`),
    ...['result', 'cited[]'].map((field) => `files[].${field}`),
  ]);
  const [file] = JSON.parse(out).files;
  expect(file).toMatchObject({ game: 'scratch-wars', name: 'A broken weapon cannot be used', rules: ['2.5.1.10'] });
  expect(file.position).toMatchObject({ 'A.w1': 'broken', 'A.w1.cost': 1, 'A.w1.effect': 'none' });
  expect(file.cited).toContain('2.5.1.10');
  expect(file.pending[0].options.map((option: { name: string }) => option.name)).toEqual([
    'end',
    'use w2',
    'repair w1',
  ]);
  const czech = await kolbiste(['judge', join(folder, 'position.yaml'), '--lang', 'cs']);
  expect(czech.out).toMatch(/Postavení\n {2}1\. kolo · ráno · na tahu A · 4 akce/);
  expect(czech.out).toMatch(/A: 20 životů · 6 energií · w1 rozbitá/);
  expect(czech.out).toMatch(/Nesmí/);
});

test('a set-up that the rules refuse is a ruling too: what is wrong, and by which paragraph', async () => {
  const text = `game: scratch-wars\nname: Six weapons\nrules: ['1.5.1.2']
setup:\n  A: {weapons: {w1: {}, w2: {}, w3: {}, w4: {}, w5: {}, w6: {}}}\nresult: {refused: '1.5.1.2'}\n`;
  const folder = files({ 'six.yaml': text, 'five.yaml': text.replace(', w6: {}', '') });
  const six = await kolbiste(['judge', join(folder, 'six.yaml')]);
  expect([six.code, six.err]).toEqual([0, '']);
  expect(six.out).toMatch(/The rules refuse this set-up: [^]*1 to 5 weapons[^]*1\.5\.1\.2\][^]*HOLDS/);
  const five = await kolbiste(['judge', join(folder, 'five.yaml')]);
  expect(five.code).toBe(1);
  expect(five.out).toMatch(/expected a set-up that 1\.5\.1\.2\s+refuses;\s+instead:\s+nothing is wrong with it/);
});

test('the story says whose weapon is meant, and fields count as in the file', async () => {
  const text = GOOD.replace('- A: use w2', '- A: use w2\n  - A: use').replace('  - expect: {A.energy: 6}\n', '');
  const { out } = await kolbiste(['judge', join(files({ 'good.yaml': text }), 'good.yaml')]);
  expect(out).toMatch(/uses sword A\.w2[^]*spins field 0 of sword A\.w2/);
});
