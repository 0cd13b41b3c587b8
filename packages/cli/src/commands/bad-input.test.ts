import { truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { UserError } from '@kolbiste/gamekit/desk';
import { expect, onTestFinished, test } from 'vitest';
import { kolbiste, scratchFolder } from '../../test/run.ts';
import { buildProgram } from '../program.ts';
import { processContext } from '../support/context.ts';

/** What is typed, and what the one message must say. */
const COMMAND_LINES: readonly (readonly [args: string, says: RegExp])[] = [
  ['foo', /Unknown command foo\. Commands: serve, play/],
  ['simm', /Did you mean sim\?/],
  ['sim', /Missing: game/],
  ['sim scratch-war', /There is no game "scratch-war".*Did you mean scratch-wars\?/],
  ['sim scratch-wars extra', /Too many arguments/],
  ['sim scratch-wars --gams 3', /Unknown option --gams\. Did you mean --games\?/],
  ['sim scratch-wars --games', /--games <n> lacks its value/],
  ...['0', '-1', '1e99', 'abc', '1.5', '99999999999999999999', ''].map(
    (games) => [`sim scratch-wars --games=${games}`, /--games: got ".*", expected a whole number from 1 to/] as const,
  ),
  ['sim scratch-wars --workers 0', /--workers: got "0"/],
  ['sim scratch-wars --seats hard', /has 2 seats, here are 1/],
  ['sim scratch-wars --seats human,random', /"human" can play in the command play only/],
  ['sim scratch-wars --seats gredy,random', /Did you mean greedy\?/],
  ['sim scratch-wars --profile foo', /expected switch=value/],
  ['sim scratch-wars --profile trickCots=printed', /Did you mean trickCost\?/],
  ['sim scratch-wars --profile trickCost=x', /expected one of: effective, printed/],
  ['sim scratch-wars --profile trickCost=printed --profile trickCost=effective', /given twice/],
  ['sim scratch-wars --decks a --cards b', /--decks and --cards exclude each other/],
  ['sim scratch-wars --decks /nowhere.json', /\/nowhere\.json: there is no such file/],
  ['sim scratch-wars --format U15', /Did you mean U14\?/],
  ['sim scratch-wars --lang de', /--lang: got "de", expected one of: cs, en/],
  ['play scratch-wars --seats human,human,human', /has 2 seats, here are 3/],
  ['strength scratch-wars --games 3', /expected an even number/],
  ['strength scratch-wars --levels hard,hard', /two different levels/],
  ['judge', /A scenario file or folder is missing/],
  ['rules scratch-wars 9.9.9', /no rule with the key or the words "9\.9\.9"/],
  ['rules coverage nogame', /There is no game "nogame"/],
  ['cards scratch-wars --type gun', /--type: got "gun", expected one of: sword/],
  ['cards show hero-81', /Did you mean hero-081\?/],
  ['cards new scratch-wars boster', /Did you mean booster\?/],
  ['replay', /Missing: file/],
  ['serve --port 99999', /--port: got "99999"/],
];

/** Runs a command line in this process; what it would have printed and the error it ends with. */
async function ended(args: readonly string[]): Promise<{ out: string; error: unknown }> {
  let out = '';
  const context = {
    ...processContext(['--lang', 'en']),
    out: (line = '') => void (out += `${line}\n`),
    note: () => {},
  };
  try {
    await (await buildProgram(context, args)).parseAsync(args, { from: 'user' });
    return { out, error: undefined };
  } catch (error) {
    return { out, error };
  }
}

test.each(COMMAND_LINES)('%s', async (line, says) => {
  const { out, error } = await ended(line.split(' '));
  expect(error).toBeInstanceOf(UserError);
  const { message, exitCode } = error as UserError;
  expect(message).toMatch(says);
  expect(message).not.toContain('\n');
  expect([exitCode, out]).toEqual([2, '']);
});

test('a wrong command line ends the process with exit code 2 and one message', async () => {
  const { code, out, err } = await kolbiste(['sim', 'scratch-wars', '--games', '-1']);
  expect(err).toBe('kolbiste: --games: got "-1", expected a whole number from 1 to 10000000.\n');
  expect([code, out]).toEqual([2, '']);
  const czech = await kolbiste(['sim', 'scratch-wars', '--gams', '1', '--lang=cs']);
  expect(czech.err).toMatch(/^kolbiste: Neznámý přepínač --gams\. Mysleli jste --games\?/);
});

/** The same with notes and exit code: a judge goes on to the next file and says at the end how it went. */
async function judged(args: readonly string[]): Promise<{ code: unknown; out: string; err: string }> {
  let out = '';
  let err = '';
  const before = process.exitCode;
  const context = {
    ...processContext(['--lang', 'en']),
    out: (line = '') => void (out += `${line}\n`),
    note: (line: string) => void (err += `${line}\n`),
  };
  try {
    await (await buildProgram(context, args)).parseAsync(args, { from: 'user' });
    return { code: process.exitCode, out, err };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { code: error.exitCode, out, err: `${err}${error.message}\n` };
  } finally {
    process.exitCode = before;
  }
}

test('hostile files: one message with the place, exit code 2', async () => {
  const folder = scratchFolder();
  const file = (name: string, bytes: string | Uint8Array): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const huge = file('huge', '');
  truncateSync(huge, 100 * 1024 * 1024);
  const deep = file('deep', '['.repeat(100_000));
  const binary = file('binary', Uint8Array.of(0x7f, 0x45, 0, 0xff));
  const bomb = file('bomb', `game: scratch-wars\nname: x\na: &a [x, x]\nb: &b [*a, *a]\nsetup: [*b, *b]\n`);
  const proto = file('proto', '{"format":"kolbiste-cards/1","game":"scratch-wars","__proto__":{"heroes":[]}}');
  const socket = join(folder, 'socket');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  onTestFinished(() => void server.close());
  const cases: [string[], RegExp][] = [
    ...[huge, deep, binary, bomb, socket, folder, join(folder, 'none')].map((path): [string[], RegExp] => [
      ['judge', path],
      /:\d+:\d+: /,
    ]),
    ...[huge, deep, binary, socket, folder, '/dev/zero'].map((path): [string[], RegExp] => [
      ['replay', path],
      /expected|at most|nested/,
    ]),
    ...[huge, deep, binary, proto, socket, folder].map((path): [string[], RegExp] => [
      ['cards', 'check', path],
      /expected|at most/,
    ]),
    [['sim', 'scratch-wars', '--cards', deep], /deep:1:\d+: .*expected at most 32 levels/],
    [['replay', file('other', '{"a":1}')], /replay\.a: no such field/],
    [['replay', file('null', 'null')], /replay: expected a record, found null/],
  ];
  for (const [args, says] of cases) {
    const { code, out, err } = await judged(args);
    const good = says.test(err) && err.length < 2000 && err.includes(args.at(-1) ?? '');
    expect({ args, code, out, err: good ? 'as it should be' : err }).toEqual({
      args,
      code: 2,
      out: '',
      err: 'as it should be',
    });
  }
  const real = await kolbiste(['judge', bomb]);
  expect(real).toMatchObject({ code: 2, out: '' });
});
