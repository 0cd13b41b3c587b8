import { describe, expect, it } from 'vitest';
import { coinsGame } from './coins/game.ts';
import { coinsAdapter } from './coins/scenario.ts';
import { edited, run, short, WHOLE } from './coins/scenario-text.ts';
import { runScenario } from './scenario.ts';

describe('a scenario that holds', () => {
  const report = run(WHOLE);

  it('says so, and what was set up, stated and shown', () => {
    expect(report).toMatchObject({
      file: 'x.yaml',
      game: 'coins',
      ok: true,
      failures: [],
      pending: [],
      result: 'winner A',
    });
    expect(report.setUp).toMatchObject({ heap: 4, 'A.hand': [2, 5] });
    expect(report.facts).toMatchObject({ heap: 0, over: 'yes' });
    expect(report).toMatchObject({ rules: ['2.3', '2.2', '2.4', '9.1'], assertions: 13, lastAssertion: 14 });
    expect(report.produced).toContainEqual({ key: '2.4', at: 7 });
    expect(report.produced).toContainEqual({ key: '9.1', at: 3 });
    expect(report.steps).toEqual(expect.arrayContaining(['turn.take', 'turn.flip', 'match.end']));
  });

  it('may say on what an option rests, how an event is told and from what it descends', () => {
    const more = edited('[take 1, card 2 at 0]}', "[take 1, {card 2 at 0: '2.3'}]}").replace(
      "{played: '2.3'}",
      "{played: {rule: '2.3', says: played 2, because: {answer: Player 0}, times: 1}}",
    );
    expect(run(more).failures).toEqual([]);
  });

  it('may say what cannot be pointed at, and what the rules answer to a number that nobody lists', () => {
    const more = edited(
      '- notOffered: {A: [card 5 at 1], B: [take 1]}',
      "- notListed: {A: [card 9 at 0]}\n  - refused: {A: {option 77: '9'}}",
    );
    expect(run(more).failures).toEqual([]);
  });

  it('tells what happened after each answer, in either language', () => {
    expect(report.story.map(({ line, answer }) => [line, answer])).toEqual([
      [1, ''],
      [19, 'A: card 2 at 0'],
      [23, 'B: take 1'],
    ]);
    expect(report.story[1].events.map((event) => event.kind)).toEqual(['answer', 'played', 'took', 'flipped']);
    expect(report.story[1].events[1]).toEqual({
      kind: 'played',
      text: 'Player 0 played 2',
      rule: ['2.3'],
      id: 2,
      cause: 1,
      from: [],
    });
    const czech = runScenario([coinsAdapter()], WHOLE, 'x.yaml', { lang: 'cs' });
    expect(czech.story[1].events[1].text).toBe('Hráč 0 zahrál 2');
  });

  it('without play shows the position with all options and refusals', () => {
    const shown = run('game: coins\nname: position\nsetup: {heap: 2, A: {hand: [3]}}\n');
    expect(shown.ok).toBe(true);
    expect(shown.pending).toEqual([
      {
        seat: 'A',
        decision: 'turn.choose',
        text: 'to answer: player 0',
        rule: ['2'],
        options: [
          { text: 'take coins: 1', name: 'take 1', rule: ['2.2'] },
          { text: 'take coins: 2', name: 'take 2', rule: ['2.2'] },
        ],
        refused: [
          {
            text: 'take coins: 3: not possible (takeFewer)',
            name: 'take 3',
            code: 'heapTooSmall',
            rule: ['2.2'],
            remedy: 'would help: takeFewer',
          },
          {
            text: 'play card 3: not possible (smallerCard)',
            name: 'card 3 at 0',
            code: 'cardTooBig',
            rule: ['2.3'],
            remedy: 'would help: smallerCard',
          },
        ],
      },
    ]);
  });

  it('starts anywhere: at the beginning, in a question to several, in the middle of a procedure', () => {
    const deck = 'deck: [2, 3, 4, 5, 2, 3, 4, 5]';
    const draws = Array.from({ length: 7 }, () => '{deck: 0}').join(', ');
    const begin = `game: coins\nname: x\nsetup: {${deck}}\nat: {procedure: match}\nchance: [${draws}]\nplay:\n  - pending: {A: bets.bet, B: bets.bet}\n  - expect: {A.hand: [5, 2]}\n`;
    expect(run(begin).failures).toEqual([]);
    expect(run(begin.replace(draws, '{deck: 0, repeat: 7}')).failures).toEqual([]);
    expect(run(begin.replace(draws, '{deck: 0, repeat: 6}')).failures[0].actual).toMatch(/"deck".*not in the script/);
    expect(run(begin.replace('{deck: 0}', '{deck: 0, of: 8}')).failures).toEqual([]);
    expect(run(begin.replace('{deck: 0}', '{deck: 0, of: 9}')).failures[0].actual).toMatch(/"deck" is one of 8.*of 9/);
    expect(run(short('  - {A: bet 0}\n  - pending: {B: bets.bet}\n', 'at: {procedure: bets}\n')).failures).toEqual([]);
    expect(
      run(short('  - pending: {B: turn.choose}\n', 'at: {procedure: turn, step: flip, seat: A}\nchance: [{flip: 0}]\n'))
        .failures,
    ).toEqual([]);
  });

  it('knows a draw and a winner', () => {
    const even = 'setup: {heap: 1, B: {purse: 1}}\n';
    expect(run(`game: coins\nname: x\n${even}play: [{A: take 1}]\nresult: draw\n`).failures).toEqual([]);
    expect(run(`game: coins\nname: x\n${even}play: [{A: take 1}]\nresult: {winner: [A]}\n`).failures).toEqual([
      { line: 5, expected: 'result winner A', actual: 'result draw' },
    ]);
  });

  it('holds where the rules refuse the set-up by the paragraph that it names', () => {
    const picky = {
      ...coinsAdapter(),
      build: () => {
        throw new Error('a heap of 3 coins at least [2, 2.4]');
      },
    };
    const text = "game: coins\nname: x\nrules: ['2.4']\nresult: {refused: '2.4'}\n";
    expect(runScenario([picky], text, 'x.yaml')).toMatchObject({ ok: true, produced: [{ key: '2' }, { key: '2.4' }] });
    expect(runScenario([picky], text.replace("refused: '2.4'", "refused: '2.3'"), 'x.yaml').failures).toEqual([
      {
        line: 4,
        expected: 'a set-up that 2.3 refuses',
        actual: 'it is refused so: a heap of 3 coins at least [2, 2.4]',
      },
    ]);
    expect(run(text).failures[0].actual).toBe('nothing is wrong with it');
    expect(() => run(`${text}play: [{A: take 1}]\n`)).toThrow(/no play in a file whose set-up is refused/);
  });

  it('finds it wrong that something asked or refused has no sentence', () => {
    const game = coinsGame();
    const dumb: typeof game = {
      ...game,
      describe(view, thing, lang) {
        if ('refused' in thing) throw new Error(`no sentence for ${thing.refused.code}`);
        return game.describe(view, thing, lang);
      },
    };
    const text = 'game: coins\nname: position\nsetup: {heap: 2, A: {hand: [3]}}\n';
    expect(runScenario([coinsAdapter(dumb)], text, 'x.yaml')).toMatchObject({
      ok: false,
      failures: [
        {
          line: 1,
          expected: 'words for all that is asked and refused',
          actual: 'it threw no sentence for heapTooSmall',
        },
      ],
    });
  });
});
