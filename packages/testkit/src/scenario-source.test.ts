import { rng } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import { coinsGame } from './coins/game.ts';
import { coinsAdapter } from './coins/scenario.ts';
import { edited, run, short, WHOLE } from './coins/scenario-text.ts';
import { runScenario } from './scenario.ts';
import { ScenarioFileError } from './scenario-source.ts';

function fileError(text: string): ScenarioFileError {
  try {
    run(text);
  } catch (error) {
    if (error instanceof ScenarioFileError) return error;
    throw error;
  }
  throw new Error('the file was run');
}

describe('a file that cannot be run', () => {
  const cases: readonly [text: string, line: number, column: number, message: RegExp][] = [
    ['', 1, 1, /expected a record .*found nothing/],
    ['[1]', 1, 1, /expected a record/],
    ['game: coins\n', 1, 1, /a field name/],
    ['name: x\n', 1, 1, /a field game/],
    ['game: chess\nname: x\n', 1, 7, /game: expected a game: coins, found "chess"/],
    ['game: 3\nname: x\n', 1, 7, /expected text, found 3/],
    ['game: coins\nname: x\nnote: y\n', 3, 1, /one of the fields game, name, .*found note/],
    ['game: coins\nname: x\ngame: coins\n', 3, 1, /each field once/],
    ['game: coins\nname: x\nprofile: {sun: 1}\n', 3, 11, /found sun/],
    [
      edited("'2.3', 2.2", "'2.3', 2.9"),
      3,
      16,
      /rules\[1\]: expected a paragraph of the rulebook of coins, found 2\.9/,
    ],
    [edited('heap: 4', 'heap: many'), 6, 9, /setup\.heap: expected an integer from 0 to 1000, found "many"/],
    [edited('heap: 4', 'heap: 4.5'), 6, 9, /expected an integer/],
    [edited('heap: 4', 'heap:'), 6, 8, /found nothing/],
    [
      edited('B: {hand: [3]}', 'B: {hands: [3]}'),
      8,
      7,
      /setup\.B: expected one of the fields hand, purse, bet, found hands/,
    ],
    [edited('procedure: turn', 'procedure: tour'), 9, 17, /a procedure: bets, turn, match, found "tour"/],
    [edited('step: choose', 'step: chose'), 9, 29, /a step of turn: draw, choose/],
    [edited('seat: A}\nchance', 'seat: C}\nchance'), 9, 43, /a seat: A, B, found "C"/],
    [edited('{flip: 1}', '{flip: heads}'), 10, 17, /chance\[0\]\.flip: expected an integer/],
    [edited('{flip: 1}', '{flip: 1, flop: 2}'), 10, 10, /one draw/],
    [short('  - fly: {A: 1}\n'), 4, 5, /an answer .* or one of expect, changed, .*seats are A, B/],
    [short('  - A: take 1\n    B: take 1\n'), 4, 5, /an answer/],
    [short('  - {seat: A}\n'), 4, 5, /a field answer/],
    [short('  - {seat: A, answer: x, why: y}\n'), 4, 26, /found why/],
    [short('  - A: [take 1]\n'), 4, 8, /a name/],
    [short('  - expect: {}\n'), 4, 13, /at least one fact/],
    [short('  - expect: {heap: 1.5}\n'), 4, 20, /play\[0\]\.expect\.heap: expected an integer, text/],
    [short('  - changed: {heap: 1}\n'), 4, 14, /an answer before it/],
    [short('  - A: take 1\n  - changed: {heap: less}\n'), 5, 21, /an integer/],
    [short('  - offered: {A: take 1}\n'), 4, 18, /expected a record/],
    [short('  - offered: {A: {all: [take 1]}}\n'), 4, 18, /a list of options, or/],
    [short('  - notOffered: {A: {only: [take 1]}}\n'), 4, 17, /a list of options/],
    [short('  - refused: {A: {take 3: 7.7}}\n'), 4, 27, /a paragraph of the rulebook/],
    [short('  - pending: {A: turn.take}\n'), 4, 18, /a question of the flow/],
    [short('  - happened: [rain]\n'), 4, 16, /a kind of event: answer, dealt/],
    [short('  - happened: [{took: {rain: 1}}]\n'), 4, 24, /rule, says, because, times/],
    [short('  - happened: [{took: {because: rain}}]\n'), 4, 33, /a kind of event: answer, dealt/],
    [short("  - happened: [{took: {says: ''}}]\n"), 4, 30, /expected text/],
    [short('  - happened: [{took: {because: {rain: heavily}}}]\n'), 4, 33, /a kind of event: answer, dealt/],
    [short('  - happened: [{took: {times: 0}}]\n'), 4, 31, /from 1 to 99/],
    [short('  - notHappened: [{took: {times: 2}}]\n'), 4, 19, /no times: happened alone counts/],
    [short('  - heard: {A: [{took: {times: 2}}]}\n'), 4, 17, /no times: happened alone counts/],
    [short('  - offered: {A: [{take 1: 7.7}]}\n'), 4, 28, /a paragraph of the rulebook/],
    [short("  - notOffered: {A: [{take 1: '2.3'}]}\n"), 4, 17, /a list of options/],
    [short('  - hidden: {seat: A, card: trump}\n'), 4, 29, /a card such as/],
    [short('  - notHappened: [rain]\n'), 4, 19, /a kind of event: answer, dealt/],
    [
      'game: coins\nname: x\nchance: [{deck: 0, flip: 1}]\n',
      3,
      10,
      /one draw \(label: value\), with or without repeat/,
    ],
    ['game: coins\nname: x\nchance: [{deck: 0, repeat: 0}]\n', 3, 28, /an integer from 1 to 1000/],
    [short('  - A: take 1\n', 'result: won\n'), 3, 9, /one of none, draw, found "won"/],
    [short('  - A: take 1\n', 'result: {looser: A}\n'), 3, 10, /found looser/],
    ['game: coins\nname: x\nsetup: {A: {hand: [2, 2]}, deck: [5]}\nplay: {A: take 1}\n', 4, 7, /expected a list/],
    ['a: &x 1\nb: *x\n', 1, 7, /an anchor &x/],
    ['- *x\n', 1, 3, /YAML|reference/],
    ['a: !!binary eA==\n', 1, 13, /YAML|tag/],
    ['%YAML 1.1\n---\ngame: coins\n', 1, 1, /no directives/],
    ['game: coins\n---\nname: x\n', 2, 1, /one document/],
    ['game: [coins\nname: x\n', 2, 1, /YAML/],
    ['game: .inf\n', 1, 7, /text, a number, true or false/],
    ['? [a]\n: 1\n', 1, 3, /the name of a field/],
    [
      '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]',
      1,
      42,
      /at most 40 levels/,
    ],
    ['['.repeat(50_000), 1, 1, /at most 40 levels/],
    [`game: "${'x'.repeat(300_000)}"`, 1, 1, /at most 256 kB/],
    [`game: "${'ž'.repeat(140_000)}"`, 1, 1, /at most 256 kB/],
  ];

  it.each(cases)('case %#', (text, line, column, message) => {
    const error = fileError(text);
    expect(error.message).toMatch(message);
    if (!text.startsWith('[[')) expect([error.line, error.column]).toEqual([line, column]);
    expect(error.message.startsWith(`x.yaml:${error.line}:${error.column}: `)).toBe(true);
    expect(error.message.length).toBeLessThan(1500);
  });

  it('is told what the game itself says against it', () => {
    const picky = {
      ...coinsAdapter(),
      build: () => {
        throw new Error('too few cards');
      },
    };
    expect(() => runScenario([picky], WHOLE, 'x.yaml')).toThrow(
      /x\.yaml:6:3: setup: expected a position that can be built \(too few cards\)/,
    );
  });

  it('is told when the position breaks an invariant', () => {
    const odd = coinsGame({ game: (d) => ({ invariant: (s) => (s.heap > 3 ? 'too many coins' : d.invariant?.(s)) }) });
    expect(() => runScenario([coinsAdapter(odd)], WHOLE, 'x.yaml')).toThrow(
      /setup: expected a position that the rules allow \(too many coins\)/,
    );
  });

  it('has no other outcome than a report or an error with its place, whatever the bytes', () => {
    const random = rng('damaged files');
    const pieces = [
      '[',
      ']',
      '{',
      '}',
      ':',
      ' ',
      '\n',
      '-',
      '"',
      "'",
      '&a',
      '*a',
      '!',
      '|',
      '>',
      '%',
      '#',
      '\t',
      '\0',
      '9',
      'ž',
      ',',
      '? ',
      '<<: ',
      '--- ',
    ];
    const outcomes = { ok: 0, failed: 0, bad: 0 };
    for (let i = 0; i < 400; i++) {
      const at = random.int(WHOLE.length);
      const piece = random.int(3) === 0 ? '' : pieces[random.int(pieces.length)];
      const text = WHOLE.slice(0, at) + piece + WHOLE.slice(at + random.int(4));
      try {
        outcomes[run(text).ok ? 'ok' : 'failed']++;
      } catch (error) {
        if (!(error instanceof ScenarioFileError))
          throw new Error(`not told where: ${JSON.stringify(text)}`, { cause: error });
        outcomes.bad++;
      }
    }
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(5);
  });
});
