import { describe, expect, it } from 'vitest';
import { mini, PASS, UNKNOWN } from '../test/mini.ts';
import { END_TURN } from '../test/toys/joint.state.ts';
import { jointGame } from '../test/toys/joint.ts';
import type { Candidates } from './candidates.ts';
import { seedFrom } from './chance.ts';
import { listener } from './events.ts';
import { ANSWER } from './run.ts';
import { call } from './stack.ts';

const seed = seedFrom('game');

describe('a game of its definition', () => {
  const game = mini();

  it('asks, lists, refuses and cites', () => {
    const s = game.setup({}, seed);
    expect(game.pending(s)).toEqual([{ id: 'turn.choose', seat: 0, kind: 'choose', rule: ['M.2'] }]);
    const [options, refused] = [game.options(s, 0), game.refusals(s, 0)];
    expect([...options, ...refused.map((one) => one.option)].sort((a, b) => a - b)).toEqual([
      PASS,
      ...s.hands[0].map((face) => 1 + face),
    ]);
    for (const one of refused) expect(one).toMatchObject({ code: 'tooHigh', rule: ['M.3'], remedy: 'help.tooHigh' });
    expect(game.optionRule(s, 0, PASS)).toEqual(['M.2']);
    expect(game.refusalTable).toEqual([{ code: 'tooHigh', rule: ['M.3'], remedy: 'help.tooHigh' }]);
  });

  it('gives the same decisions without making them anew', () => {
    const s = game.setup({}, seed);
    expect(game.pending(s)).toBe(game.pending(game.clone(s)));
    expect(Object.isFrozen(game.pending(s))).toBe(true);
  });

  it('fills a list that is handed over, whatever was in it', () => {
    const s = game.setup({}, seed);
    const list = [9, 9, 9, 9, 9, 9, 9, 9];
    expect(game.options(s, 0, list)).toBe(list);
    expect(list).toEqual(game.options(s, 0));
    expect(game.options(s, 1, list)).toEqual([]);
  });

  it.each([1.5, -1, 31, 32, 33, 2 ** 32, Number.NaN, '0', null, undefined, [0], {}, true])(
    'takes %j for no seat',
    (odd) => {
      const s = game.setup({}, seed);
      const seat = odd as number;
      expect(game.answer(s, seat, PASS)?.code).toBe('notYou');
      expect(game.options(s, seat)).toEqual([]);
      expect(game.refusals(s, seat)).toEqual([]);
    },
  );

  it.each([0.5, 2 ** 32, Number.NaN, '0', null, undefined, [0], {}, true])('takes %j for no option', (odd) => {
    const trusting = mini(({ choose }) => ({ choose: { ...choose, check: () => 0 } }));
    const s = trusting.setup({}, seed);
    const hash = game.hashRecord(s);
    for (const each of [game, trusting]) expect(each.answer(s, 0, odd as number)?.code).toBe('unknown');
    expect(game.hashRecord(s)).toBe(hash);
  });

  it('refuses by a code beyond the table as what nobody offers', () => {
    for (const code of [UNKNOWN, 2, -1]) {
      const odd = mini(({ choose }) => ({
        choose: { ...choose, check: (_s, _x, _seat, option) => (option === 0 ? 0 : code) },
      }));
      expect(odd.answer(odd.setup({}, seed), 0, 5)).toEqual({ code: 'unknown', rule: ['M.3'], remedy: 'help.unknown' });
    }
  });

  it('after its end asks nobody and refuses everything', () => {
    const s = game.setup({}, seed);
    while (game.pending(s).length > 0) game.answer(s, s.turns % 2, PASS);
    expect(game.answer(s, 0, PASS)).toEqual({ code: 'over', rule: ['M.5'], remedy: 'help.over' });
    expect([game.options(s, 0), game.refusals(s, 0), game.pending(s)]).toEqual([[], [], []]);
    expect(game.optionRule(s, 0, PASS)).toEqual(['M.5']);
    expect(game.result(s)).toMatchObject({ draw: true });
  });

  it('goes on from frames that were set by hand', () => {
    const s = game.setup({}, seed);
    s.frames.length = 0;
    s.turns = 7;
    call(s, game.root, {});
    s.frames[0].pc = 1;
    expect(game.pending(game.resume(s))).toEqual([{ id: 'turn.choose', seat: 1, kind: 'choose', rule: ['M.2'] }]);
    game.answer(s, 1, PASS);
    expect(game.pending(s)).toEqual([]);
  });
});

describe('a question to several seats', () => {
  const start = () => {
    const s = jointGame.setup({ charms: true }, seed);
    for (const seat of [2, 0, 1]) jointGame.answer(s, seat, 0);
    return s;
  };

  it('stays open until nobody owes, in any order', () => {
    const s = start();
    expect(jointGame.pending(s).map((d) => [d.id, d.seat])).toEqual([0, 1, 2].map((seat) => ['jointTurn.act', seat]));
    for (const [seat, left] of [
      [1, [0, 2]],
      [2, [0]],
    ] as const) {
      jointGame.answer(s, seat, END_TURN);
      expect(jointGame.pending(s).map((d) => d.seat)).toEqual(left);
      expect(jointGame.answer(s, seat, END_TURN)).toMatchObject({ code: 'notYou', remedy: 'help.notYou' });
    }
    const round = s.round;
    jointGame.answer(s, 0, END_TURN);
    expect(s.round === round + 1 || jointGame.pending(s)[0]?.id !== 'jointTurn.act').toBe(true);
  });

  it('a free choice descends from the whole turn, not from the answer before', () => {
    const s = start();
    const sink = listener();
    for (const seat of [0, 1]) jointGame.answer(s, seat, END_TURN, { sink });
    const answers = sink.events.filter((e) => e.kind === ANSWER);
    expect(answers.map((e) => e.cause)).toEqual([answers[0].cause, answers[0].cause]);
    expect(answers[1].cause).toBeLessThan(answers[0].id);
  });
});

describe('a lister that says what the check says', () => {
  it('spares the check, which answers are still held against', () => {
    let checks = 0;
    const game = mini(({ choose }) => ({
      choose: {
        ...choose,
        candidates(s, x, seat, out: Candidates) {
          out.judged(PASS, 0);
          for (const face of s.hands[seat]) out.judged(1 + face, choose.check(s, x, seat, 1 + face));
        },
        check(s, x, seat, option) {
          checks++;
          return choose.check(s, x, seat, option);
        },
      },
    }));
    const sound = mini();
    const s = game.setup({}, seed);
    expect(game.options(s, 0)).toEqual(sound.options(s, 0));
    expect(game.refusals(s, 0)).toEqual(sound.refusals(s, 0));
    expect(checks).toBe(0);
    game.answer(s, 0, PASS);
    expect(checks).toBe(1);
  });
});
