import { stripTypeScriptTypes } from 'node:module';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ids } from '../games.mjs';
import { knownOf, matched, mutantsOf, sampleOf } from './mutants.mjs';
import { Endless, switches } from './switches.mjs';
import { weave } from './weave.mjs';

/**
 * What a piece of code makes of its arguments, unbroken and under each of its mutants.
 * @param {string} source of a function `f`
 * @param {unknown[]} given
 */
function outcomes(source, ...given) {
  const { woven, mutants } = weave('f.ts', source, 0);
  const f = runInThisContext(`(() => { ${stripTypeScriptTypes(woven)}; return f; })()`);
  /** @param {number} on */
  const run = (on) => {
    switches.on = on;
    switches.begin();
    switches.limit = 1000;
    try {
      return f(...given);
    } catch (error) {
      return error instanceof Endless ? 'endless' : 'throws';
    } finally {
      switches.on = -1;
    }
  };
  return { unbroken: run(-1), broken: mutants.map((mutant) => [mutant.what, run(mutant.id)]), mutants };
}

test('each mutant is the code with one fault, and without a switch the code is what it was', () => {
  const { unbroken, broken } = outcomes('function f(a: number, b: number) { return a < b && a + 2 > b; }', 3, 4);
  expect(unbroken).toBe(true);
  expect(broken).toEqual([
    ['&& becomes ||', true],
    ['< becomes <=', true],
    ['< becomes >=', false],
    ['> becomes >=', true],
    ['> becomes <=', false],
    ['+ becomes -', false],
    ['2 becomes 3', true],
  ]);
});

test('calls are left out, functions return at once, filters let all through', () => {
  const source = `function f() {
  const out: number[] = [];
  const fill = () => { out.push(5); out.push(-1); };
  fill();
  return out.filter((n) => n !== 5).join();
}`;
  const { unbroken, broken } = outcomes(source);
  expect(unbroken).toBe('-1');
  expect(Object.fromEntries(broken.filter(([what]) => !/becomes/.test(what)))).toEqual({
    'left out': '',
    'returns at once': '',
    'nothing is filtered': '5,-1',
  });
  expect(broken.filter(([what]) => what === 'left out').map(([, out]) => out)).toEqual(['-1', '', '']);
});

test('a loop without end is ended by its rounds', () => {
  const { unbroken, broken } = outcomes('function f(n: number) { let i = 0; while (i < n) i++; return i; }', 3);
  expect(unbroken).toBe(3);
  expect(broken).toContainEqual(['left out', 'endless']);
});

test('types, citations and what is thrown are left alone', () => {
  const source = `type T = 1 | 2; const RULE = cite('1', ok && '2'); function f() { throw new Error('a' + 1); }`;
  expect(weave('f.ts', source, 0).mutants).toEqual([]);
});

test('a mutant is known again when its line has moved, and a list says what is gone', () => {
  const source = 'const f = (a: number) => a > 1;\n';
  const [before] = weave('f.ts', source, 0).mutants.slice(-1);
  const moved = weave('f.ts', `// more\n${source}`, 7).mutants;
  const list = [knownOf(before, 'why')];
  expect([...matched(moved, list).found.keys()]).toEqual([moved.at(-1)?.id]);
  expect(matched(weave('f.ts', source.replace('>', '<'), 0).mutants, list).stale).toEqual(list);
  expect(matched(weave('f.ts', source + source, 0).mutants, list).found.size).toBe(1);
});

test('every mutant of a game has a key of its own, and a seed draws the same sample', () => {
  const { mutants } = mutantsOf(new URL('../..', import.meta.url).pathname, ids[0]);
  expect(mutants.length).toBeGreaterThan(1000);
  expect(
    matched(
      mutants,
      mutants.map((each) => knownOf(each)),
    ).found.size,
  ).toBe(mutants.length);
  expect(sampleOf(mutants, 20, 'x')).toEqual(sampleOf(mutants, 20, 'x'));
  expect(sampleOf(mutants, 20, 'x')).not.toEqual(sampleOf(mutants, 20, 'y'));
});
