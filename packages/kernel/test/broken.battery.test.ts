/** Questions and games that break one contract each, and the law of the battery that finds each. */
import * as kernel from '@kolbiste/kernel';
import { CheckError, runBattery } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import type { Case } from './broken.ts';
import { asking, options, playing, seeing } from './broken.ts';
import type { MiniState, Turn } from './mini.ts';
import { mini, PASS, PLAYED, TOO_HIGH } from './mini.ts';

const QUESTIONS: readonly Case[] = [
  [
    'options',
    'options in no order',
    asking(() => ({
      candidates(s, _x, seat, out) {
        for (const face of s.hands[seat]) out.push(1 + face);
        out.push(PASS);
      },
    })),
    /seat 0: options \[.*,0\] do not ascend, each once/,
  ],
  [
    'options',
    'the same option twice',
    asking(({ candidates }) => ({
      candidates(s, x, seat, out) {
        out.push(PASS);
        candidates(s, x, seat, out);
      },
    })),
    /seat 0: options \[0,0,.*\] do not ascend, each once/,
  ],
  [
    'apply',
    'an option that its lister says is legal and the check refuses',
    asking(() => ({
      candidates(s, _x, seat, out) {
        out.push(PASS);
        for (const face of s.hands[seat]) out.judged(1 + face, 0);
      },
    })),
    /turn\.choose: option \d+ of seat \d is offered and refused: tooHigh/,
  ],
  [
    'refusals',
    'an option that its lister refuses and the check takes',
    asking(() => ({
      candidates(s, _x, seat, out) {
        out.push(PASS);
        for (const face of s.hands[seat]) out.judged(1 + face, TOO_HIGH);
      },
    })),
    /turn\.choose: option \d+ of seat 0 is refused as tooHigh, but its answer as legal/,
  ],
  [
    'apply',
    'an option that leads to a question without options',
    (_parts, flow, book) => ({
      more: [
        flow.question<Turn>('encore', book.cite('M.3'), {
          kind: 'encore',
          seats: (_s, x) => (x.card >= 0 ? 1 << x.seat : 0),
          candidates: (s, _x, seat, out) => s.hands[seat].forEach((face) => out.push(face)),
          check: (_s, x, _seat, option) => (option > x.card ? 0 : TOO_HIGH),
        }),
      ],
    }),
    /turn\.choose: option \d+ of seat \d: seat \d owes an answer to turn\.encore and has no option/,
  ],
  [
    'options',
    'a question without options',
    asking(() => ({ candidates: () => {} })),
    /seat 0 owes an answer and has no option/,
  ],
  [
    'illegal',
    'a refusal after a change',
    asking(({ check }) => ({
      check(s, x, seat, option) {
        if (option < -1) s.score[seat]--;
        return check(s, x, seat, option);
      },
    })),
    /answer -2 of seat 0 was refused, but changed the state: \$\.score\[0\]: -1 and 0/,
  ],
  [
    'illegal',
    'an answer that was never on offer',
    asking(({ check }) => ({ check: (s, x, seat, option) => (option === -2 ? 0 : check(s, x, seat, option)) })),
    /answer -2 of seat 0 was taken, and nobody offered it/,
  ],
  [
    'reads',
    'a list of options that changes something',
    asking(({ candidates }) => ({
      candidates(s, x, seat, out) {
        s.deck.reverse();
        candidates(s, x, seat, out);
      },
    })),
    /reading changed the state: \$\.deck\[0\]/,
  ],
  [
    'pending',
    'a seat that does not exist',
    asking(() => ({ seats: () => 1 << 2, candidates: (_s, _x, _seat, out) => out.push(0) })),
    /turn\.choose: there is no seat 2/,
  ],
  [
    'ends',
    'triggers that wait at a question',
    () => ({ settle: () => {} }),
    /triggers wait at the question game\.nextTurn > turn\.choose/,
  ],
  [
    'ends',
    'an endless loop',
    (_parts, flow, book) => {
      const spin = flow.step<Turn>('spin', book.cite('M.3'), (_s, _x, f) => kernel.goto(f, spin));
      return { more: [spin] };
    },
    /more than 100000 steps after one answer: game\.nextTurn > turn\./,
  ],
  [
    'names',
    'two options of one name',
    () => ({ game: { name: (_v, _decision, _seat, option) => (option === PASS ? 'pass' : 'play') } }),
    /turn\.choose: options \d+ and \d+ of seat 0 are both named "play"/,
  ],
];

let own = 0;

const GAMES: readonly Case[] = [
  [
    'replay',
    'numbers from outside',
    playing((s, x) => void (s.score[x.seat] += own++ % 7)),
    /the record does not verify|the game ends otherwise/,
  ],
  [
    'sink',
    'other moves while somebody listens',
    playing((s, x) => void (s.score[x.seat] += kernel.idle() ? 0 : 1)),
    /without a listener the state differs: \$\.score\[0\]: \d+ and \d+/,
  ],
  [
    'events',
    'an event without a paragraph',
    playing((s) => void kernel.emit(s, PLAYED, 0)),
    /event \d+ \(played\) cites no paragraph/,
  ],
  [
    'events',
    'an event of no kind',
    playing((s) => void kernel.emit(s, 9, 1)),
    /is of kind 9, which the table of events does not have/,
  ],
  [
    'events',
    'an event that is not counted',
    playing((s) => void s.n--),
    /event \d+ .* stands where \d+ was due|the state has counted/,
  ],
  [
    'view',
    'a view that hands out a part of the state',
    seeing((v, s) => ({ ...v, discard: s.discard })),
    /the view of (the )?public holds a part of the state itself: .*discard/,
  ],
  [
    'reads',
    'a view that changes the state',
    seeing((v, s) => {
      s.deck.reverse();
      return v;
    }),
    /reading changed the state: \$\.deck\[0\]/,
  ],
  [
    'settled',
    'a result while the game goes on',
    () => ({ game: { result: () => ({ winners: [0], draw: false, rule: ['M.5'] }) } }),
    /the game has a result and goes on/,
  ],
  [
    'settled',
    'an end without a result',
    () => ({ game: { result: () => undefined } }),
    /the game is over and has no result/,
  ],
  [
    'settled',
    'a card that is lost',
    playing((s, _x, option) => void (option !== PASS && s.discard.pop())),
    /at the question: the cards are/,
  ],
  [
    'flow',
    'a refusal without a paragraph',
    () => ({ game: { refusals: [{ code: 'tooHigh', rule: 0, remedy: 'x' }] } }),
    /refusal tooHigh cites no paragraph/,
  ],
];

describe.each([
  ['what a question may be', QUESTIONS],
  ['what a game may do', GAMES],
] as const)('%s', (_title, cases) => {
  it.each(cases)('%s finds %s', (law, _what, change, told) => {
    expect(() => runBattery(mini(change), options)).toThrow(CheckError);
    expect(() => runBattery(mini(change), { ...options, only: [law] })).toThrow(told);
  });
});

describe('a game whose interface is spoilt', () => {
  const sound = mini();
  it('takes an answer from a seat that owes nothing', () => {
    const deaf = {
      ...sound,
      answer: (s: MiniState, _seat: number, option: number) => sound.answer(s, s.turns % 2, option),
    };
    expect(() => runBattery(deaf, options)).toThrow(
      /^illegal: answer \d+ of seat \S+ was taken, and nobody offered it/,
    );
  });

  it('forgets to run to the next question', () => {
    const lazy = {
      ...sound,
      answer(s: MiniState, seat: number, option: number) {
        const refusal = sound.answer(s, seat, option);
        if (refusal === undefined && s.frames.length > 0) s.frames[s.frames.length - 1].pc = 1;
        return refusal;
      },
    };
    expect(() => runBattery(lazy, options)).toThrow('the state stands between two questions');
  });
});
