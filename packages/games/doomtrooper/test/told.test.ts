/** What is told is what happens: from what lay there before an answer and the events of that answer alone comes what lies there after it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game, GameEvent } from '@kolbiste/kernel';
import { runScenarioFile, scenarioFiles } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import type { Piece, State, View } from '../src/index.ts';
import { ATTACHED, EVENTS, game, MARK } from '../src/index.ts';
import { scenarioAdapter } from '../src/scenario.ts';

const beside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** How many figures an event of a kind carries, as the table of events says: `a` alone, or up to `d`. */
const FIGURES = new Map(
  [...readFileSync(beside('../src/events.ts'), 'utf8').matchAll(/^ {2}'(\w+)',(?: \/\/ (.*))?$/gm)].map(
    ([, name, said = '']) => [
      name,
      'abcd'.split('').filter((letter) => RegExp(`(^|[ ,])${letter} `).test(said)).length,
    ],
  ),
);
/** Marks that are told of: when they come and go somebody hears it. */
const TOLD = MARK.wounded | MARK.covered | MARK.hidden | MARK.inside | MARK.out | MARK.imprisoned;

type Lying = Pick<Piece, 'card' | 'marks'> & { seat: number | null; zone: number | null; on: number | null };
/** What can be followed by what is told; null = it is not told. */
interface Table {
  destiny: number[];
  promotion: number[];
  debt: number[];
  countdown: number[];
  gone: number[];
  turn: number[];
  outpost: number;
  winner: number;
  combats: (readonly [attacker: number, defender: number, tactic: number])[];
  pieces: Map<number, Lying>;
}

const tableOf = (s: State): Table => ({
  destiny: s.destiny.slice(),
  promotion: s.promotion.slice(),
  debt: s.debt.slice(),
  countdown: s.countdown.slice(),
  gone: s.gone.slice(),
  turn: [s.active, s.turn],
  outpost: s.outpost,
  winner: s.winner,
  combats: s.combats.map(({ attacker, defender, tactic }) => [attacker, defender, tactic]),
  pieces: new Map(
    s.pieces.map(({ id, card, seat, zone, on, marks }) => [id, { card, seat, zone, on, marks: marks & TOLD }]),
  ),
});

type Tell = (t: Table, e: GameEvent) => void;
const count =
  (what: 'destiny' | 'promotion' | 'debt'): Tell =>
  (t, { a, b, c }) => {
    t[what][a] += b;
    expect(t[what][a]).toBe(c);
  };
const lying = (t: Table, id: number): Lying => t.pieces.get(id) as Lying;
const marked =
  (mark: number, on: (e: GameEvent) => boolean): Tell =>
  (t, e) => {
    const p = lying(t, e.a);
    p.marks = on(e) ? p.marks | mark : p.marks & ~mark;
  };
const came = (t: Table, e: GameEvent, to: Omit<Lying, 'card' | 'marks'>): void => {
  const before = t.pieces.get(e.a);
  t.pieces.set(e.a, { card: e.b, marks: before?.marks ?? 0, ...to });
};
const last = (t: Table, to: (c: readonly [number, number, number]) => readonly [number, number, number]): void => {
  t.combats.push(to(t.combats.pop() ?? [0, 0, 0]));
};

const TELLS: Readonly<Record<string, Tell>> = {
  destiny: count('destiny'),
  promotion: count('promotion'),
  debt: count('debt'),
  countdown: (t, { a, b }) => void (t.countdown[a] = b),
  lost: (t, { a }) => void (t.gone[a] = 1),
  turnBegan: (t, { a, b }) => void (t.turn = [a, b]),
  outpostOpened: (t) => void (t.outpost = 1),
  won: (t, { a }) => void (t.winner = a),
  drawn: (t) => void (t.winner = -2),
  entered: (t, e) => {
    came(t, e, { seat: e.c, zone: e.d, on: 0 });
    if (e.b === 0) lying(t, e.a).marks = MARK.hidden | MARK.covered;
  },
  attached: (t, e) => came(t, e, { seat: null, zone: ATTACHED, on: e.c }),
  laid: (t, e) => came(t, e, { seat: e.c, zone: e.d, on: null }),
  left: (t, { a }) => void t.pieces.delete(a),
  covered: marked(MARK.covered, () => true),
  uncovered: marked(MARK.covered, () => false),
  revealed: (t, e) => {
    Object.assign(lying(t, e.a), { card: e.b, zone: null, marks: lying(t, e.a).marks & ~MARK.hidden });
  },
  moved: (t, { a, c }) => void (lying(t, a).zone = c),
  boarded: marked(MARK.inside, ({ c }) => c === 1),
  wounded: marked(MARK.wounded, () => true),
  // Who is cured of a virus is told as healed, of no wound [DT 9.23].
  healed: (t, e) => {
    if (e.d === 0) marked(MARK.wounded, () => false)(t, e);
  },
  imprisoned: marked(MARK.imprisoned, ({ c }) => c === 1),
  sentOut: marked(MARK.out, ({ c }) => c === 1),
  given: (t, { a, c }) => void Object.assign(lying(t, c), { seat: a, zone: null }),
  declared: (t) => void t.combats.push([0, 0, 0]),
  fighters: (t, { a, c }) => last(t, ([, , tactic]) => [a, c, tactic]),
  tactic: (t, { b }) => last(t, ([a, d]) => [a, d, b]),
  combatEnded: (t) => void t.combats.pop(),
};

/** Kinds whose first figures are a piece and its card: 0 where it lies face down. */
const OF_PIECES = new Set(
  [...readFileSync(beside('../src/events.ts'), 'utf8').matchAll(/^ {2}'(\w+)', \/\/ a piece, b card/gm)].map(
    ([, name]) => name,
  ),
);
/** Told of whom it is on, with the card that did it; told as he is shown. */
const BESIDE = new Set(['lasts', 'revealed']);

/** How much an event tells: never of nothing. */
const MUCH: Readonly<Record<string, (e: GameEvent) => number>> = {
  destiny: ({ b }) => b,
  promotion: ({ b }) => b,
  debt: ({ b }) => b,
  acted: ({ c }) => c,
  actionsGained: ({ c }) => c,
  actionsLost: ({ b }) => b,
  drew: ({ b }) => b,
  discarded: ({ b }) => b,
  strengthened: ({ c }) => c,
};

function hear(t: Table, e: GameEvent): void {
  const name = EVENTS[e.kind];
  if (e.kind === 0) return;
  expect(MUCH[name]?.(e), `${name} tells of nothing`).not.toBe(0);
  const carries = FIGURES.get(name) ?? 0;
  expect([e.a, e.b, e.c, e.d].slice(carries), `${name} carries ${carries} figures`).toEqual(
    new Array(4 - carries).fill(0),
  );
  const p = t.pieces.get(e.a);
  if (p !== undefined && OF_PIECES.has(name) && !BESIDE.has(name) && name !== 'entered')
    expect(e.b, `${name} tells the card of ${e.a}`).toBe(p.marks & MARK.hidden ? 0 : p.card);
  TELLS[name]?.(t, e);
}

/** What is told and what is there; of what is not told nothing is asked. */
function compare(told: Table, there: Table): void {
  for (const [id, p] of told.pieces) {
    const is = there.pieces.get(id);
    if (is === undefined) continue;
    if (p.card === 0) p.card = is.card;
    for (const fact of ['seat', 'zone', 'on'] as const) p[fact] ??= is[fact];
  }
  expect(told).toEqual(there);
}

/** The game with somebody who checks what is told at each answer. */
function checked(real: Game<State, View>): Game<State, View> {
  return {
    ...real,
    answer(s, seat, option, io) {
      const sink = io?.sink ?? null;
      // Copies are answered too, and nobody listens there.
      if (sink === null) return real.answer(s, seat, option, io);
      const told = tableOf(s);
      const events: GameEvent[] = [];
      const event = (e: GameEvent): void => {
        events.push(e);
        sink.event(e);
      };
      const out = real.answer(s, seat, option, { ...io, sink: { ...sink, event } });
      for (const e of events) hear(told, e);
      compare(told, tableOf(s));
      return out;
    },
  };
}

const adapter = { ...scenarioAdapter, game: () => checked(game as Game<State, View>) };

test('what lies there follows from what is told, in every scenario', { timeout: 300_000 }, () => {
  const files = scenarioFiles(beside('../scenarios'));
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.flatMap((file) =>
    runScenarioFile([adapter], file, {}, readFileSync(file, 'utf8')).failures.map(({ actual }) => `${file}: ${actual}`),
  );
  expect(wrong).toEqual([]);
});
