import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TAKEN, UserError } from '@kolbiste/gamekit/desk';
import type { Coverage, KnownWhite } from '@kolbiste/testkit';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { kolbiste, scratchFolder, shapeOf } from '../../test/run.ts';
import { GAME_IDS, gameNamed } from '../games.ts';
import { buildProgram } from '../program.ts';
import { dealPlanOf } from '../support/args.ts';
import { processContext } from '../support/context.ts';
import { inHouse } from '../support/house.ts';

describe('help', () => {
  const all = (command: Command): Command[] => [command, ...command.commands.flatMap(all)];

  test('every command says what it does and gives examples, in both languages', async () => {
    for (const lang of ['cs', 'en']) {
      const program = await buildProgram(processContext(['--lang', lang]), ['cards']);
      const commands = all(program);
      expect(commands.map((command) => command.name())).toEqual([
        'kolbiste',
        'serve',
        'play',
        'sim',
        'strength',
        'judge',
        'rules',
        'coverage',
        'profiles',
        'cards',
        'show',
        'new',
        'check',
        'replay',
        'bench',
      ]);
      for (const command of commands) {
        let help = '';
        command.configureOutput({ writeOut: (text) => void (help += text) }).outputHelp();
        expect(help).toMatch(
          lang === 'cs' ? /Příklady:\n {2}npx --no-install kolbiste / : /Examples:\n {2}npx --no-install kolbiste /,
        );
        expect(command.description()).not.toBe('');
      }
    }
  });

  test('--help and --version go to stdout with exit code 0', async () => {
    const help = await kolbiste(['sim', '--help']);
    expect([help.code, help.err]).toEqual([0, '']);
    expect(help.out).toMatch(/--workers/);
    expect(await kolbiste(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  });
});

describe('the help of one game', () => {
  const OF_GAMES = ['decks', 'cards', 'format', 'easy', 'mode', 'position', 'profile', 'campaign', 'join', 'prompts'];
  const listed = async (command: string, game: string): Promise<string[]> => {
    const program = await buildProgram(processContext(['--lang', 'en']), [command, game, '--help']);
    let help = '';
    const found = program.commands.find((each) => each.name() === command);
    found?.configureOutput({ writeOut: (text) => void (help += text) }).outputHelp();
    for (const other of GAME_IDS.filter((id) => id !== game))
      expect(help.slice(help.indexOf('Options:'))).not.toContain(other);
    return OF_GAMES.filter((option) => help.includes(`\n  --${option} `));
  };

  test.each([
    ['scratch-wars', ['decks', 'cards', 'format', 'profile'], [], []],
    ['tmmstone', ['decks', 'cards', 'format', 'profile'], [], []],
    ['lotr', ['decks', 'cards', 'format', 'easy', 'mode', 'position', 'profile'], [], ['prompts']],
    ['slay-the-spire', ['cards', 'format', 'mode', 'profile'], ['campaign', 'join'], []],
    ['doomtrooper', ['decks', 'cards', 'format', 'profile'], [], ['prompts']],
  ])('%s: only what it takes', async (game, all, play, sim) => {
    expect(await listed('strength', game)).toEqual(all);
    expect(await listed('play', game)).toEqual([...all, ...play]);
    expect(await listed('sim', game)).toEqual([...all, ...sim]);
  });

  test.each(GAME_IDS)('%s refuses what it does not list', async (id) => {
    const desk = await gameNamed(id, 'en');
    const file = join(scratchFolder(), 'file.json');
    writeFileSync(file, '{}');
    const given = { decks: file, cards: file, easy: true, position: file } as const;
    for (const name of TAKEN) {
      if (desk.takes.includes(name)) continue;
      expect(() => desk.dealer(dealPlanOf({ [name]: given[name] }, desk, 'en'))).toThrow(UserError);
    }
    const taken = desk.takes.includes('easy') ? [{ easy: true }] : [];
    for (const options of taken) expect(() => desk.dealer(dealPlanOf(options, desk, 'en'))).not.toThrow();
  });
});

describe('rules', () => {
  test('by key, by words, as JSON', async () => {
    const key = await kolbiste(['rules', 'scratch-wars', '2.4.2.1', '--json']);
    expect(key.code).toBe(0);
    const { rules } = JSON.parse(key.out) as { rules: { key: string; mechanical: boolean }[] };
    expect(shapeOf({ rules })).toEqual(['rules[].key', 'rules[].mechanical', 'rules[].cs', 'rules[].en']);
    expect(rules).toMatchObject([{ key: '2.4.2.1', mechanical: true }]);
    const words = await kolbiste(['rules', 'scratch-wars', 'prokleti', 'ZLOMIT', '--lang', 'cs']);
    expect(words.code).toBe(0);
    expect(words.out).toMatch(/\[\d[\d.]+\]/);
    expect(words.out).toMatch(/proklet/i);
  });

  test('rulings are called so: they are carried out where their paragraphs are', async () => {
    const one = await kolbiste(['rules', 'tmmstone', 'R77', '--lang', 'en']);
    expect(one.out.split('\n')[0]).toBe('[R77] (ruling)');
    const found = await kolbiste(['rules', 'tmmstone', 'spell', 'damage', '--lang', 'en']);
    expect(found.out).toContain('[key.3]\n');
    expect(found.out).not.toMatch(/\[R\d+\] \(nothing/);
    expect(found.out.trimEnd().split('\n').at(-1)).toMatch(
      /^1 paragraph, 1 of them carried out by the program; \d+ rulings\.$/,
    );
    const alone = await kolbiste(['rules', 'doomtrooper', 'sabotage', 'destiny', '--lang', 'cs']);
    expect(alone.out.trimEnd().split('\n').at(-1)).toMatch(/^\d+ výklad[yů]?\.$/);
  });

  test('coverage: every mechanical paragraph is cited, white spots are those written down, as JSON', async () => {
    const { code, out, err } = await kolbiste(['rules', 'coverage', 'scratch-wars', '--json']);
    expect([code, err]).toEqual([0, '']);
    const report = JSON.parse(out) as Coverage;
    expect(Object.keys(report)).toEqual([
      'game',
      'mechanical',
      'cited',
      'tested',
      'white',
      'rulings',
      'oneSided',
      'known',
    ]);
    expect(report).toMatchObject({ game: 'scratch-wars', mechanical: 312, cited: 312 });
    expect(report.tested).toBe(312 - report.white.length);
    expect(report.rulings.tested).toBe(report.rulings.all - report.rulings.white.length);
    const { known } = JSON.parse(out) as { known: KnownWhite };
    expect(known).toEqual(
      JSON.parse(readFileSync(inHouse('packages/games/scratch-wars/scenarios/white.json'), 'utf8')),
    );
    expect(Object.keys(known.paragraphs)).toEqual(expect.arrayContaining([...report.white]));
    expect(Object.keys(known.rulings)).toEqual(expect.arrayContaining([...report.rulings.white]));
  });

  test('coverage tells why what is not shown, or shown one way alone, is so', async () => {
    const { code, out } = await kolbiste(['rules', 'coverage', 'lotr']);
    expect(code).toBe(0);
    expect(out).toMatch(/refused: G\.11\n {4}G\.11: /);
  });
});

describe('cards', () => {
  test('filtered, as JSON', async () => {
    const { code, out } = await kolbiste([
      'cards',
      'scratch-wars',
      '--kind',
      'weapon',
      '--type',
      'bow',
      '--stars',
      '1',
      '--json',
    ]);
    expect(code).toBe(0);
    const { game, cards } = JSON.parse(out) as { game: string; cards: Record<string, unknown>[] };
    expect(game).toBe('scratch-wars');
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      expect(Object.keys(card).slice(0, 4)).toEqual(['id', 'kind', 'name', 'text']);
      expect(Object.keys(card['name'] as object)).toEqual(['cs', 'en']);
      expect(Object.keys(card['text'] as object)).toEqual(['cs', 'en']);
      expect(card).toMatchObject({ kind: 'weapon', stars: 1, types: ['bow'] });
    }
  });

  test('made, checked, listed, played with', async () => {
    const file = join(scratchFolder(), 'mine.json');
    const make = ['cards', 'new', 'scratch-wars', 'booster', '--seed', '7'];
    const made = await kolbiste([...make, '--out', file, '--json']);
    expect([made.code, made.err]).toEqual([0, `Written: ${file}\n`]);
    expect((await kolbiste([...make, '--json'])).out).toBe(made.out);
    expect((await kolbiste(['cards', 'check', file])).out).toMatch(/sound: 2 heroes, 3 weapons, 0 decks\./);
    const { cards } = JSON.parse(made.out) as { cards: { name: { en: string } }[] };
    const listed = await kolbiste(['cards', 'scratch-wars', '--cards', file, '--kind', 'hero']);
    for (const card of cards.slice(0, 2)) expect(listed.out).toContain(card.name.en);
    expect((await kolbiste(['cards', 'show', 'file-weapon-1', '--cards', file])).out).toContain(cards[2]?.name.en);
    expect((await kolbiste(['sim', 'scratch-wars', '--games', '2', '--cards', file, '--json'])).code).toBe(0);
    const again = await kolbiste([...make, '--out', file]);
    expect(again).toMatchObject({ code: 2, out: '' });
  });

  test('neutral names are other names', async () => {
    const [real, neutral] = await Promise.all(
      ['real', 'neutral'].map((names) => kolbiste(['cards', 'show', 'hero-001', '--names', names])),
    );
    expect(real.out.split('\n')[0]).not.toBe(neutral.out.split('\n')[0]);
    expect(real.out.split('\n').slice(1)).toEqual(neutral.out.split('\n').slice(1));
  });

  test('a file with faults: every one with its place, exit code 2', async () => {
    const file = join(scratchFolder(), 'bad.json');
    writeFileSync(
      file,
      '{\n  "format": "kolbiste-cards/1",\n  "game": "scratch-wars",\n  "heroes": 7,\n  "extra": 1\n}\n',
    );
    const { code, out, err } = await kolbiste(['cards', 'check', file, '--lang', 'cs']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`${file}:4:13: $.heroes: očekává se seznam`);
    expect(err).toContain(`${file}:5:12: $.extra: `);
    expect(err).toMatch(/2 chyby, nic se nenačetlo/);
  });
});

test('a reader that has read enough is no fault', async () => {
  const { spawn } = await import('node:child_process');
  const { ROOT } = await import('../../test/run.ts');
  const pipe = `"${process.execPath}" packages/cli/bin/kolbiste.mjs rules scratch-wars | head -n 1; echo "\${PIPESTATUS[0]}"`;
  const child = spawn('bash', ['-c', pipe], { cwd: ROOT });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => void (text += part));
  await new Promise((resolve) => child.on('close', resolve));
  expect(text).toMatch(/^\[1\.1\.1\.1\].*\n0\n$/);
});

test('bench hands its arguments and exit codes on', async () => {
  const { code, err } = await kolbiste(['bench', '--json', '--only', 'nothing-begins-so']);
  expect(code).toBe(2);
  expect(err).toMatch(/nothing-begins-so/);
});

test('a folder is no card file', async () => {
  const folder = join(scratchFolder(), 'cards.json');
  mkdirSync(folder);
  const { code, err } = await kolbiste(['cards', 'check', folder]);
  expect(code).toBe(2);
  expect(err).toMatch(/this is a folder, expected a card file/);
});
