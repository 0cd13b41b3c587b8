import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mini, PASS, PLAYED, TOO_HIGH } from '../test/mini.ts';
import { jointGame } from '../test/toys/joint.ts';
import { seedFrom } from './chance.ts';
import { newDice } from './dice.ts';
import { listener } from './events.ts';
import { firstSeat, isOneSeat, optionList } from './playing.ts';
import { ANSWER } from './run.ts';
import { checkPlays } from './trust.ts';

const game = mini();
const start = () => game.setup({}, seedFrom('playing'));
const list = optionList();

/** An option of the hand that is refused. */
function refused(): [ReturnType<typeof start>, number] {
  for (let i = 0; ; i++) {
    const s = game.setup({}, seedFrom(`refused ${i}`));
    const [first] = game.refusals(s, 0);
    if (first !== undefined) return [s, first.option];
  }
}

describe('masks of seats', () => {
  it('have a lowest seat, and one or several', () => {
    expect([1, 2, 6, 8, 1 << 30, (1 << 30) | 16].map(firstSeat)).toEqual([0, 1, 1, 3, 30, 4]);
    expect([0, 1, 2, 3, 8, 1 << 30, 12].map(isOneSeat)).toEqual([false, true, true, false, true, true, false]);
  });
});

describe('what bots play by', () => {
  it('says who owes an answer, of several seats too, and nobody after the end', () => {
    const s = jointGame.setup({ charms: true }, seedFrom('game'));
    while (jointGame.pending(s).length < 2) jointGame.answer(s, jointGame.pending(s)[0].seat, 0);
    const mask = jointGame.pending(s).reduce((seats, { seat }) => seats | (1 << seat), 0);
    expect(jointGame.owing(s)).toBe(mask);
    const t = start();
    expect(game.playOut(t, newDice(1), 1000)).toBe(8);
    expect([game.owing(t), game.playOut(t, newDice(1), 1000)]).toEqual([0, 0]);
  });

  it('lists into a list of the caller, and throws when that is too short', () => {
    const s = start();
    const options = game.options(s, 0);
    expect(Array.from(list.subarray(0, game.list(s, 0, list)))).toEqual(options);
    expect(() => game.list(s, 0, new Int32Array(options.length - 1))).toThrow(
      `${options.length} options of seat 0 do not fit into a list of ${options.length - 1}: game.nextTurn > turn.choose`,
    );
    expect(game.list(s, 0, new Int32Array(options.length + 1))).toBe(options.length);
  });

  it('tells who listens', () => {
    const sink = listener();
    const s = start();
    const option = game.options(s, 0)[1];
    game.play(s, 0, option, { sink });
    expect(sink.events.map((e) => e.kind).slice(0, 2)).toEqual([ANSWER, PLAYED]);
    expect(sink.events[0]).toMatchObject({ a: 0, b: option });
  });

  it('throws where a seat that owes an answer has no option', () => {
    const mute = mini(({ choose }) => ({ choose: { ...choose, candidates: () => {} } }));
    expect(() => mute.playOut(mute.setup({}, seedFrom('mute')), newDice(1), 5)).toThrow(
      'seat 0 owes an answer and has no option: game.nextTurn > turn.choose',
    );
  });
});

describe('in tests', () => {
  beforeEach(() => checkPlays(true));
  afterEach(() => checkPlays(true));

  it('what is played and was never listed is an error, and nothing has changed', () => {
    const [s, option] = refused();
    const hash = game.hashRecord(s);
    expect(() => game.play(s, 0, option)).toThrow(
      `option ${option} of seat 0 is played and was never listed (refusal ${TOO_HIGH}): game.nextTurn > turn.choose`,
    );
    expect(() => game.play(s, 1, PASS)).toThrow('seat 1 owes no answer');
    expect(() => game.list(s, 1, list)).toThrow('seat 1 owes no answer');
    expect(game.hashRecord(s)).toBe(hash);
  });

  it('elsewhere it is believed', () => {
    const [s, option] = refused();
    checkPlays(false);
    game.play(s, 0, option);
    expect(s.discard).toEqual([option - 1]);
  });
});
