import { describe, expect, it } from 'vitest';
import { listener, nearest, running, seedFrom } from '../../src/index.ts';
import { counts, owing, say } from './play.ts';
import type { WindowState } from './window.state.ts';
import { CANCEL, code, MEND, STRIKE, TURN } from './window.state.ts';
import { windowGame as game } from './window.ts';

/** The first window, with these hands. */
function hands(...cards: number[][]): WindowState {
  const s = game.setup({ first: 0 }, seedFrom('window'));
  s.hands = cards;
  return s;
}

const plays = (s: WindowState): number => running(s, game.flow.named('play') as never);
const circuit = (s: WindowState): unknown => nearest(s, game.flow.named('circuit') as never)?.locals;

describe('the window', () => {
  it('closes after one whole circuit of passes, and the next seat has its own', () => {
    const s = hands([STRIKE], [STRIKE], [STRIKE], [STRIKE]);
    for (const seat of [0, 1, 2, 3]) {
      expect(owing(game, s)).toBe(`circuit.offer/${seat}`);
      say(game, s, seat, 'pass');
    }
    expect([s.first, owing(game, s)]).toEqual([1, 'circuit.offer/1']);
  });

  it('begins a new whole circuit with the first seat after one in which anybody played', () => {
    const s = hands([MEND], [MEND], [MEND, STRIKE], [MEND]);
    for (const seat of [0, 1]) say(game, s, seat, 'pass');
    say(game, s, 2, 'mend 0');
    for (const seat of [2, 3, 0, 1]) say(game, s, seat, 'pass');
    expect(circuit(s)).toMatchObject({ from: 0, asked: 3, plays: 1, about: -1 });
    say(game, s, 3, 'pass');
    for (const seat of [0, 1, 2]) say(game, s, seat, 'pass');
    expect([s.first, owing(game, s)]).toEqual([0, 'circuit.offer/3']);
    say(game, s, 3, 'pass');
    expect(s.first).toBe(1);
  });

  it('lets a seat that passed play in a later circuit, and nobody once it is closed', () => {
    const s = hands([MEND], [MEND, MEND], [], []);
    say(game, s, 0, 'pass');
    say(game, s, 1, 'mend 1');
    say(game, s, 1, 'pass');
    say(game, s, 0, 'pass');
    expect(owing(game, s)).toBe('circuit.offer/0');
    expect(say(game, s, 0, 'mend 0').length).toBeGreaterThan(1);
  });

  it('asks a seat whose hand holds no answer, and passes over one without cards', () => {
    const s = hands([STRIKE], [], [MEND], [MEND]);
    say(game, s, 0, 'strike 2');
    expect(owing(game, s)).toBe('circuit.offer/2');
    expect(game.options(s, 2)).toEqual([0]);
    say(game, s, 2, 'pass');
    expect(owing(game, s)).toBe('circuit.offer/3');
  });

  it('refuses by reason', () => {
    const s = hands([STRIKE, CANCEL, TURN], [CANCEL, STRIKE, TURN], [], [MEND]);
    const reason = (option: number): string | undefined => game.answer(s, game.pending(s)[0].seat, option)?.code;
    expect([code(STRIKE, 0), code(CANCEL, 0), code(MEND, 0)].map(reason)).toEqual([
      'self',
      'nothingToAnswer',
      'unknown',
    ]);
    s.life[3] = 0;
    expect(reason(code(STRIKE, 3))).toBe('fallen');
    say(game, s, 0, 'strike 1');
    expect(reason(code(STRIKE, 0))).toBe('notAnAnswer');
    say(game, s, 1, 'cancel');
    expect(owing(game, s)).toBe('circuit.offer/1');
    expect(reason(code(TURN, 0))).toBe('noTarget');
    expect(game.answer(s, 0, 0)?.code).toBe('notYou');
  });
});

describe('answers', () => {
  it('begin with the seat that is struck, then go round', () => {
    const s = hands([STRIKE, MEND], [MEND], [MEND], [MEND]);
    say(game, s, 0, 'strike 2');
    expect(s.table).toEqual([{ kind: STRIKE, by: 0, target: 2, cancelled: 0 }]);
    for (const seat of [2, 3, 0, 1]) {
      expect(owing(game, s)).toBe(`circuit.offer/${seat}`);
      say(game, s, seat, 'pass');
    }
    expect([s.life[2], s.table]).toEqual([3, []]);
  });

  it('cancel: the strike does nothing, and its window closes at once', () => {
    const s = hands([STRIKE, MEND], [CANCEL, MEND], [], []);
    say(game, s, 0, 'strike 1');
    const events = say(game, s, 1, 'cancel');
    expect(counts(game, events)).toEqual({ answer: 1, played: 1 });
    say(game, s, 1, 'pass');
    const closing = say(game, s, 0, 'pass');
    expect(counts(game, closing)).toMatchObject({ cancelled: 1 });
    expect([s.life[1], s.table.length, owing(game, s)]).toEqual([5, 0, 'circuit.offer/1']);
  });

  it('to answers nest as deep as the cards allow, and decide each other from the inside', () => {
    const deep = (cancels: number): number => {
      const s = hands([STRIKE, MEND, CANCEL, CANCEL, CANCEL], [MEND, CANCEL, CANCEL, CANCEL], [], []);
      say(game, s, 0, 'strike 1');
      for (let i = 0; i < cancels; i++) {
        const seat = 1 - (i % 2);
        while (game.pending(s)[0].seat !== seat) say(game, s, 1 - seat, 'pass');
        say(game, s, seat, 'cancel');
        expect(plays(s)).toBe(2 + i);
      }
      while (s.table.length > 0) say(game, s, game.pending(s)[0].seat, 'pass');
      return s.life[1];
    };
    expect([0, 1, 2, 3, 4, 5, 6].map(deep)).toEqual([3, 5, 3, 5, 3, 5, 3]);
  });

  it('turn: the strike goes back, and may be turned again', () => {
    const s = hands([STRIKE, TURN], [TURN], [], [MEND]);
    say(game, s, 0, 'strike 1');
    say(game, s, 1, 'turn');
    for (const seat of [1, 0, 3]) if (owing(game, s).endsWith(`${seat}`)) say(game, s, seat, 'pass');
    while (s.table.length > 1) say(game, s, game.pending(s)[0].seat, 'pass');
    expect(s.table[0].target).toBe(0);
    while (s.table.length > 0) say(game, s, game.pending(s)[0].seat, 'pass');
    expect(s.life).toEqual([3, 5, 5, 5]);
  });

  it('descend from the play they answer', () => {
    const s = hands([STRIKE], [CANCEL], [], []);
    const sink = listener();
    game.answer(s, 0, code(STRIKE, 1), { sink });
    game.answer(s, 1, code(CANCEL, 0), { sink });
    const played = sink.events.filter((e) => game.events[e.kind] === 'played');
    const answers = sink.events.filter((e) => e.kind === 0);
    expect(played.map((e) => e.cause)).toEqual(answers.map((e) => e.id));
    expect(answers[1].cause).toBe(answers[0].id);
  });
});

describe('falling', () => {
  it('a seat that falls in the middle of a window loses its hand and is asked no more', () => {
    const s = hands([STRIKE, STRIKE], [CANCEL, MEND], [MEND], []);
    s.life[1] = 2;
    say(game, s, 0, 'strike 1');
    while (s.table.length > 0) say(game, s, game.pending(s)[0].seat, 'pass');
    expect([s.life[1], s.hands[1], owing(game, s)]).toEqual([0, [], 'circuit.offer/2']);
  });

  it('the last one standing has won', () => {
    const s = hands([STRIKE, STRIKE], [], [], []);
    s.life = [5, 2, 0, 0];
    say(game, s, 0, 'strike 1');
    while (game.pending(s).length > 0) say(game, s, game.pending(s)[0].seat, 'pass');
    expect(game.result(s)).toMatchObject({ winners: [0], draw: false });
  });
});

it('a bad configuration is told as such', () => {
  expect(() => game.setup({ first: 4 }, seedFrom('x'))).toThrow('config.first: expected a seat from 0 to 3, found 4');
});
