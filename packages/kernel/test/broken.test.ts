/** Games that break one contract each, stopped before any game or by the kernel itself, and told what and where. */
import type { Flow, Procedure, Question } from '@kolbiste/kernel';
import * as kernel from '@kolbiste/kernel';
import { runBattery, runWorlds } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import type { MiniState, Turn } from './mini.ts';
import { mini, PASS, PLAYED } from './mini.ts';
import { copyCore } from './toys/shape.ts';

const seed = kernel.seedFrom('broken');

describe('the sound game', () => {
  const options = { configs: () => ({}), games: 6, seed: 'broken' };

  it('passes the whole battery', () => {
    expect(runBattery(mini(), options).endings).toEqual({ games: 36, stopped: 0 });
  });

  it('keeps its secrets', () => {
    const report = runWorlds(mini(), {
      ...options,
      maySee: (s, who) => (who === 'public' ? [] : s.hands[who].map((face) => `hand ${face}`)),
      found: (v) => v.hand.map((face) => `hand ${face}`),
      hidden: (s): Readonly<Record<string, string>> => (s.deck.length > 0 ? { 'top card': `${s.deck.at(-1)}` } : {}),
    });
    expect(report.hidden['top card'].other).toBeGreaterThan(0);
  });
});

describe('refused before any game', () => {
  const flow = (): Flow<MiniState> => kernel.newFlow<MiniState>('mini');
  const book = kernel.rulebook('mini', ['M.1', 'M.2']);
  const rule = book.cite('M.1');

  it('a procedure that does not say what a seat sees of it', () => {
    // @ts-expect-error `see` is missing: this does not compile
    expect(() => flow().procedure('turn', { rule, locals: {} }, [])).toThrow(
      'mini: procedure turn does not say what a seat sees of it',
    );
  });

  it('a local that is neither an integer nor a list of integers', () => {
    const declare = (locals: object) => () => flow().procedure('turn', { rule, locals, see: 'open' }, []);
    const told = 'mini.turn: local card is neither an integer nor a list of integers';
    for (const card of ['ace', 0.5, null, undefined, [0.5], [[1]], { face: 1 }, new Map()]) {
      expect(declare({ seat: 0, card })).toThrow(told);
    }
  });

  it('a step that stands in two procedures', () => {
    const f = flow();
    const step = f.step('draw', rule, () => {});
    f.procedure('turn', { rule, locals: {}, see: 'open' }, [step]);
    expect(() => f.procedure('night', { rule, locals: {}, see: 'open' }, [step])).toThrow(
      'step draw stands in turn.draw and in night',
    );
  });

  it('two steps or two procedures of one name', () => {
    const f = flow();
    const two = [f.step('draw', rule, () => {}), f.step('draw', rule, () => {})];
    expect(() => f.procedure('turn', { rule, locals: {}, see: 'open' }, two)).toThrow('turn: two steps draw');
    f.procedure('night', { rule, locals: {}, see: 'open' }, []);
    expect(() => f.procedure('night', { rule, locals: {}, see: 'open' }, [])).toThrow(
      'mini: procedure night stands twice',
    );
  });

  it('a paragraph that the rulebook does not have, or has twice', () => {
    expect(() => book.cite('M.1', 'M.9')).toThrow('rulebook of mini: no paragraph M.9');
    expect(() => book.keysOf(77)).toThrow('rulebook of mini: no citation 77');
    expect(() => kernel.rulebook('mini', ['M.1', 'M.1'])).toThrow('rulebook of mini: a key stands twice');
  });

  it('what the types forbid', () => {
    const f = flow();
    const locals: Turn = { seat: 0, card: 0 };
    const turn: Procedure<MiniState, Turn> = f.procedure<Turn>('turn', { rule, locals, see: 'open' }, []);
    const s = mini().setup({}, seed);
    // @ts-expect-error a call without one of the locals
    kernel.call(s, turn, { seat: 0 });
    // @ts-expect-error a check that answers yes or no instead of a code
    const vague: Question<MiniState, Turn>['check'] = () => true;
    // @ts-expect-error a clone that forgets a field
    const poor: MiniState = {
      ...copyCore(f, { ...s, frames: [] }),
      turns: 0,
      score: [],
      hands: [],
      deck: [],
      discard: [],
    };
    // @ts-expect-error a question without a check
    const unchecked: Question<MiniState, Turn> = { kind: 'x', seats: () => 1, candidates: () => {} };
    expect([vague, poor, unchecked]).toHaveLength(3);
  });
});

describe('thrown by the kernel', () => {
  it('an endless loop, with its frames', () => {
    const game = mini((_parts, f, book) => {
      const spin = f.step<Turn>('spin', book.cite('M.3'), (_s, _x, frame) => kernel.goto(frame, spin));
      return { more: [spin] };
    });
    const s = game.setup({}, seed);
    expect(() => game.answer(s, 0, PASS)).toThrow(
      /^more than 100000 steps after one answer: game\.nextTurn > turn\.(spin|\$end)$/,
    );
  });

  it('an endless recursion, with both ends of its frames', () => {
    const game = mini((_parts, f, book) => {
      const again = f.step('again', book.cite('M.3'), (s) => kernel.call(s, fall, {}));
      const fall: Procedure<MiniState, object> = f.procedure(
        'fall',
        { rule: book.cite('M.3'), locals: {}, see: 'open' },
        [again],
      );
      return { play: (s) => kernel.call(s, fall, {}) };
    });
    const fail = () => game.answer(game.setup({}, seed), 0, PASS);
    expect(fail).toThrow(/^more than 100000 steps after one answer: game\.nextTurn > turn\.settle > fall\.\$end > /);
    expect(fail).toThrow(/ > \(\d+ more\) > fall\.\$end > .* > fall\.again$/);
  });

  it('a work budget of its own lets a game go on for longer', () => {
    const long = (workBudget?: number) =>
      mini((_parts, f, book) => {
        const spin = f.step<Turn>('spin', book.cite('M.3'), (_s, x, frame) => {
          if (++x.card < 150_000) kernel.goto(frame, spin);
        });
        return { more: [spin], game: workBudget === undefined ? {} : { workBudget } };
      });
    const answer = (game: ReturnType<typeof long>) => () => game.answer(game.setup({}, seed), 0, PASS);
    expect(answer(long())).toThrow('more than 100000 steps');
    expect(answer(long(200_000))()).toBeUndefined();
    expect(answer(long(1000))).toThrow('more than 1000 steps after one answer: game.nextTurn > turn.spin');
  });

  it('a question opened while triggers wait', () => {
    const game = mini(() => ({ settle: () => {} }));
    const s = game.setup({}, seed);
    expect(() => game.answer(s, 0, game.options(s, 0)[1])).toThrow(
      'triggers wait at the question game.nextTurn > turn.choose',
    );
  });

  it('a draw without a source in a game that draws from outside', () => {
    const game = mini();
    const source = kernel.keyedChance(kernel.secretFrom('broken'));
    expect(() => game.setup({}, '')).toThrow('draw "deck": this game draws from outside; hand its source over');
    const s = game.setup({}, '', { chance: source });
    const option = game.options(s, 0)[1];
    expect(() => game.answer(s, 0, option)).toThrow('draw "coin": this game draws from outside; hand its source over');
  });

  it('a source whose draw lies outside', () => {
    const game = mini();
    for (const v of [1000, -1, 0.5, Number.NaN]) {
      expect(() => game.setup({}, '', { chance: { draw: () => v } })).toThrow(`the source handed over says ${v}`);
    }
  });

  it('a draw among nothing', () => {
    for (const n of [0, -1, 0.5, Number.NaN, 4294967296]) {
      const game = mini(() => ({ play: (s) => void kernel.chance(s, 'ghost', n) }));
      const s = game.setup({}, seed);
      expect(() => game.answer(s, 0, PASS)).toThrow(`draw "ghost": 1 to 2147483647 values, not ${n}`);
    }
  });

  it('two triggers without an order', () => {
    const game = mini(() => ({
      play: () => {
        const listen = (_kind: number, _subject: number, _a: number, _b: number, note: number, out: kernel.Trigger[]) =>
          void out.push({ listener: 3, effect: 1, note }, { listener: 7, effect: 2, note });
        kernel.gather([PLAYED, 4, 0, 0], listen, (a, b) => a.note - b.note);
      },
    }));
    expect(() => game.answer(game.setup({}, seed), 0, PASS)).toThrow(
      'trigger 1 of 3 on note 0 and trigger 2 of 7 on note 0 stand in no order',
    );
  });

  it('an answer between two questions', () => {
    const game = mini();
    const s = game.setup({}, seed);
    s.frames[1].pc = 1;
    expect(() => game.answer(s, 0, PASS)).toThrow('the state stands between two questions');
  });

  it('not thrown: a seat that owes nothing, or an option nobody offered, is refused by a paragraph', () => {
    const game = mini();
    const s = game.setup({}, seed);
    const hash = game.hashRecord(s);
    expect(game.answer(s, 1, PASS)).toEqual({ code: 'notYou', rule: ['M.2'], remedy: 'help.notYou' });
    expect(game.answer(s, 0, 77)).toEqual({ code: 'unknown', rule: ['M.3'], remedy: 'help.unknown' });
    expect(game.hashRecord(s)).toBe(hash);
  });
});
