import { describe, expect, it } from 'vitest';
import type { Change } from './coins/game.ts';
import { edited, run, short, WHOLE } from './coins/scenario-text.ts';
import type { Failure } from './scenario.ts';

describe('a scenario that does not hold', () => {
  const cases: readonly [what: string, text: string, line: number, expected: RegExp, actual: RegExp][] = [
    ['a fact', edited('heap: 1}', 'heap: 2}'), 22, /^heap: 2$/, /^heap: 1$/],
    ['a fact of another type', edited('heap: 1}', "heap: '1'}"), 22, /^heap: 1$/, /^heap: 1$/],
    [
      'a fact that is not there',
      edited('heap: 1}', 'pile: 1}'),
      22,
      /^pile: 1$/,
      /no such fact; there are heap, A\.coins/,
    ],
    ['a change', edited('A.coins: +2', 'A.coins: +3'), 20, /A\.coins changed by \+3/, /changed by \+2, from 0 to 2/],
    [
      'a change of what is no number',
      edited('A.coins: +2', 'A.hand: +1'),
      20,
      /A\.hand changed by \+1/,
      /is no number/,
    ],
    [
      'an option that is not there',
      edited('[take 1, card 2 at 0]', '[take 1, card 9 at 0]'),
      12,
      /A is offered card 9 at 0/,
      /A owes turn\.choose; legal: take 1, .*; refused: card 5 at 1 \(cardTooBig \[2\.3\]\)/,
    ],
    ['an option too many', edited('only: [take 1, take 2,', 'only: [take 1,'), 13, /offered only/, /^take 2 too$/],
    [
      'no option at all expected',
      edited('only: [take 1, take 2, take 3, card 2 at 0]', 'only: []'),
      13,
      /offered only nothing/,
      /take 1, take 2/,
    ],
    [
      'another paragraph of a refusal',
      edited("card 5 at 1: '2.3'", "card 5 at 1: '2.2'"),
      14,
      /refused card 5 at 1 by 2\.2/,
      /refused as cardTooBig by 2\.3/,
    ],
    ['a refusal of what is legal', edited("card 5 at 1: '2.3'", "take 1: '2.3'"), 14, /refused take 1/, /it is legal/],
    [
      'a refusal of what nobody can point at',
      edited("card 5 at 1: '2.3'", "card 7 at 7: '2.3'"),
      14,
      /refused card 7/,
      /cannot point at it/,
    ],
    [
      'the paragraph of a seat that owes nothing',
      edited("B: {take 1: '9.1'}", "B: {take 1: '2'}"),
      15,
      /refused take 1 by 2$/,
      /refused as notYou by 9\.1/,
    ],
    [
      'an option that should not be there',
      edited('A: [card 5 at 1]', 'A: [take 1]'),
      16,
      /is not offered take 1/,
      /legal: take 1/,
    ],
    [
      'another question',
      edited('pending: {A: turn.choose}', 'pending: {A: bets.bet}'),
      17,
      /A: bets\.bet/,
      /A: turn\.choose/,
    ],
    [
      'a question nobody expected',
      edited('pending: {A: turn.choose}', 'pending: {}'),
      17,
      /nobody owes/,
      /A: turn\.choose/,
    ],
    [
      'a card that is not hidden',
      edited('hidden: {seat: B,', 'hidden: {seat: A,'),
      18,
      /A card 0 is hidden from A/,
      /it is 2 in every one of 64 worlds/,
    ],
    [
      'an event that did not happen',
      edited("[answer, {played: '2.3'}, {took: ['2.2']}, flipped]", '[played, answer]'),
      21,
      /answer happened after played/,
      /answer, played, took, flipped/,
    ],
    [
      'an event that cites another paragraph',
      edited("[answer, {played: '2.3'}, {took: ['2.2']}, flipped]", "[answer, {played: '2.2'}]"),
      21,
      /played happened by 2\.2 after answer/,
      /it did by 2\.3/,
    ],
    [
      'an event that is told in other words',
      edited("{played: '2.3'}", "{played: {rule: '2.3', says: 'a card of 9'}}"),
      21,
      /played happened by 2\.3 as "a card of 9" after answer/,
      /it did as ".*"/,
    ],
    [
      'an event that descends from something else',
      edited("{took: ['2.2']}", '{took: {because: flipped}}'),
      21,
      /took happened because of flipped after played/,
      /it did not because of flipped/,
    ],
    [
      'an event that descends from one that is told in other words',
      edited("{took: ['2.2']}", "{took: {because: {answer: 'nobody says so'}}}"),
      21,
      /took happened because of answer "nobody says so" after played/,
      /it did not because of answer "nobody says so"/,
    ],
    [
      'an event that happened once',
      edited("{played: '2.3'}", "{played: {rule: '2.3', times: 2}}"),
      21,
      /played happened 2 times by 2\.3 after answer/,
      /it did 1 times/,
    ],
    [
      'another paragraph of an option',
      edited('[take 1, card 2 at 0]}', "[take 1, {card 2 at 0: '9.2'}]}"),
      12,
      /A is offered card 2 at 0 by 9\.2/,
      /it is, by /,
    ],
    [
      'an event of an earlier stretch',
      edited('happened: [answer, took, ended]', 'happened: [played]'),
      24,
      /played happened/,
      /answer, took, ended/,
    ],
    [
      'nothing that could have happened',
      edited('happened: [answer, took, ended]', 'happened: [answer]\n  - notHappened: [flipped]'),
      25,
      /something to have happened since the last happened/,
      /nothing did/,
    ],
    [
      'nothing that somebody could have been told',
      edited('happened: [answer, took, ended]', 'happened: [answer]\n  - notHeard: {B: [flipped]}'),
      25,
      /something to have happened since the last happened/,
      /nothing did/,
    ],
    [
      'an event that should not have happened',
      edited('happened: [answer, took, ended]', 'notHappened: [flipped, took]'),
      24,
      /no took happened/,
      /answer, took, ended/,
    ],
    [
      'an event that a seat is told of',
      edited('happened: [answer, took, ended]', 'notHeard: {B: [took, flipped]}'),
      24,
      /B is not told of took/,
      /B is told of answer, took, ended/,
    ],
    [
      'an event that a seat is not told of',
      edited('happened: [answer, took, ended]', 'heard: {A: [{took: {because: flipped}}]}'),
      24,
      /A is told of took/,
      /A is told of answer, took, ended/,
    ],
    [
      'an option that cannot exist',
      edited('A: [card 5 at 1]', 'A: [crad 5 at 1]'),
      16,
      /the name of an option/,
      /nothing here is called crad; A owes turn\.choose/,
    ],
    [
      'a thing that can be pointed at after all',
      edited('- notOffered: {A: [card 5 at 1], B: [take 1]}', '- notListed: {A: [card 5 at 1]}'),
      16,
      /A cannot point at card 5 at 1/,
      /refused: card 5 at 1/,
    ],
    [
      'a number that is a legal answer',
      edited("card 5 at 1: '2.3'", "option 1: '9.2'"),
      14,
      /A is refused option 1 by 9\.2/,
      /it is legal/,
    ],
    ['another winner', edited('winner: A', 'winner: B'), 26, /result winner B/, /result winner A/],
    [
      'a result that is not said',
      edited('result: {winner: A}\n', ''),
      25,
      /result none \(the game goes on\)/,
      /result winner A/,
    ],
    [
      'a game that goes on',
      short('  - pending: {A: turn.choose}\n', 'result: draw\n'),
      3,
      /result draw/,
      /the game goes on; A owes/,
    ],
    [
      'an illegal answer',
      edited('A: card 2 at 0', 'A: card 5 at 1'),
      19,
      /A may answer card 5 at 1/,
      /refused: card 5 at 1 \(cardTooBig/,
    ],
    [
      'an answer of the wrong seat',
      edited('A: card 2 at 0', 'B: take 1'),
      19,
      /B may answer take 1/,
      /A owes turn\.choose/,
    ],
    [
      'an answer after the end',
      edited('  - pending: {}\n', '  - A: take 1\n'),
      25,
      /A may answer take 1/,
      /the game is over: winner A/,
    ],
    [
      'a draw that is missing',
      edited('chance: [{flip: 1}]', 'chance: []'),
      19,
      /only the draws of the script/,
      /draw "flip" \(0 to 1\) is not in the script; before that A owes turn\.choose/,
    ],
    [
      'a draw of another name',
      edited('{flip: 1}', '{spin: 1}'),
      19,
      /only the draws/,
      /draw "flip" is due, but the script says "spin"/,
    ],
    [
      'a draw out of range',
      edited('{flip: 1}', '{flip: 2}'),
      19,
      /only the draws/,
      /lies from 0 to 1; the script says 2/,
    ],
    [
      'a draw left over',
      edited('[{flip: 1}]', '[{flip: 1}, {flip: 0}]'),
      10,
      /draw flip \(0\) is used/,
      /nobody drew it/,
    ],
    [
      'a paragraph that was not cited',
      edited("'9.1']", "'9.1', '1.2']"),
      3,
      /cites 1\.2 during the run/,
      /it cited 2, 2\.2/,
    ],
  ];

  it.each(cases)('names %s', (_what, text, line, expected, actual) => {
    const report = run(text);
    expect(report.ok).toBe(false);
    const [first] = report.failures as [Failure];
    expect(first.line).toBe(line);
    expect(first.expected).toMatch(expected);
    expect(first.actual).toMatch(actual);
  });

  it('collects several, and stops at an answer that cannot be given', () => {
    const report = run(edited('heap: 1}', 'heap: 2}').replace('heap: -3', 'heap: -4'));
    expect(report.failures.map((each) => each.line)).toEqual([20, 22]);
    expect(run(edited('A: card 2 at 0', 'A: card 5 at 1')).failures).toHaveLength(1);
    expect(run(edited('A: card 2 at 0', 'A: card 5 at 1')).pending[0].decision).toBe('turn.choose');
  });

  it.each<[string, Change, RegExp]>([
    ['a clone that is not equal', { game: (d) => ({ clone: (s) => ({ ...d.clone(s), bets: [1, 1] }) }) }, /bets/],
    [
      'a decoded copy that is not equal',
      { game: (d) => ({ decodeBody: (j, c) => ({ ...d.decodeBody(j, c), bets: [1, 1] }) }) },
      /other bytes/,
    ],
    [
      'an engine that throws',
      {
        parts: () => ({
          take() {
            throw new Error('no coins');
          },
        }),
      },
      /it threw no coins/,
    ],
    [
      'an invariant',
      {
        parts: ({ take }) => ({
          take(s, x, f) {
            take(s, x, f);
            s.discard.length = 0;
          },
        }),
      },
      /not conserved/,
    ],
    [
      'a copy that goes on otherwise',
      {
        parts: ({ take }) => {
          let calls = 0;
          return {
            take(s, x, f) {
              take(s, x, f);
              s.purse[0] += calls++;
            },
          };
        },
      },
      /purse/,
    ],
  ])('notices %s', (_what, change, actual) => {
    const report = run(WHOLE, change);
    expect(report.ok).toBe(false);
    expect(report.failures[0].actual).toMatch(actual);
  });

  it('hidden notices a view that tells the card', () => {
    const report = run(WHOLE, { game: (d) => ({ view: (s, who) => ({ ...d.view(s, who), a: s.hands[0][0] }) }) });
    expect(report.failures[0]).toMatchObject({
      line: 18,
      actual: expect.stringMatching(/looks otherwise|it is 2 in every/),
    });
  });
});
