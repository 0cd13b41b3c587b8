import { describe, expect, it } from 'vitest';
import { seedFrom } from './chance.ts';
import type { Json } from './codec.ts';
import { CodecError, decodeState, encodeState } from './codec.ts';
import { newFlow } from './procedure.ts';
import { rulebook } from './rulebook.ts';
import { given, int, ints, list, places, row, shapeOf, such } from './shape.ts';
import { call } from './stack.ts';
import type { Core } from './state.ts';
import { core } from './state.ts';

interface Unit {
  id: number;
  place: number;
  held: number[];
}
interface Mark {
  kind: number;
  n: number;
}
interface State extends Core {
  config: { seats: number };
  round: number;
  life: number[];
  hands: number[][];
  rows: number[];
  units: (Unit | null)[];
  marks: Mark[];
}

const book = rulebook('shape', ['1']);
const rule = book.cite('1');
const flow = newFlow<State>('shape');
const ask = flow.question('ask', rule, { kind: 'ask', seats: () => 1, candidates: () => {}, check: () => 0 });
const game = flow.procedure('game', { rule, locals: { list: [0] }, see: 'open' }, [ask]);

function readConfig(j: unknown, path: string): State['config'] {
  const seats = (j as { seats?: unknown } | null)?.seats;
  if (typeof seats !== 'number') throw new CodecError(`${path}.seats`, 'missing');
  return { seats };
}
const seats = { length: (s: State) => s.config.seats };
const isFace = (n: number): string | undefined => (n === 13 ? 'there is no 13' : undefined);
const unit = row<Unit>({ id: int(1), place: int(0, 3) }, 'held');
const shape = shapeOf<State>(flow, {
  config: given(readConfig),
  round: int(0, 99),
  life: ints({ ...seats, low: 0 }),
  hands: list(ints({ most: 5, each: isFace }), seats),
  rows: such(ints({ most: 8 }), ({ length }) => (length % 2 === 0 ? undefined : 'pairs are wanted')),
  units: places(unit, 4, (u) => u.place),
  marks: list(row<Mark>({ kind: int(), n: int() })),
});
const encodable = { flow, encodeBody: shape.encodeBody, decodeBody: shape.decodeBody };

function state(): State {
  const s: State = {
    ...core(seedFrom('shape')),
    config: { seats: 2 },
    round: 3,
    life: [5, 0],
    hands: [[1, 2], []],
    rows: [1, 2, 3, 4],
    units: [null, { id: 7, place: 1, held: [4, 5] }, null, { id: 8, place: 3, held: [] }],
    marks: [{ kind: 1, n: -2 }],
  };
  call(s, game, { list: [1] });
  return s;
}

describe('a copy', () => {
  it('is equal and shares nothing that can change', () => {
    const s = state();
    const copy = shape.clone(s);
    expect(copy).toEqual(s);
    copy.frames[0].locals.list.push(2);
    copy.rng[0]++;
    copy.origins.push(1);
    copy.life[0] = 1;
    copy.hands[0].push(9);
    (copy.units[1] as Unit).held.push(6);
    (copy.units[1] as Unit).place = 0;
    copy.units[0] = copy.units[1];
    copy.marks[0].n = 5;
    copy.marks.push({ kind: 2, n: 2 });
    copy.rows.length = 0;
    expect(s).toEqual(state());
    expect(copy.config).toBe(s.config);
  });

  it('of single fields goes into a state, the others stay', () => {
    const [s, other] = [state(), state()];
    other.round = 9;
    other.hands = [[5], [6]];
    other.life = [1, 1];
    shape.copyInto(s, other, ['round', 'hands']);
    expect([s.round, s.hands, s.life]).toEqual([9, [[5], [6]], [5, 0]]);
    s.hands[0].push(7);
    expect(other.hands).toEqual([[5], [6]]);
  });
});

describe('JSON', () => {
  const saved = (): any => JSON.parse(JSON.stringify(encodeState(encodable, state())));

  it('comes back as it went, and shares nothing with the state', () => {
    const s = state();
    const json = encodeState(encodable, s) as { body: { [field: string]: any } };
    expect(json.body['units']).toEqual([
      [7, 1, 4, 5],
      [8, 3],
    ]);
    expect(json.body['marks']).toEqual([[1, -2]]);
    expect(decodeState(encodable, JSON.parse(JSON.stringify(json)))).toEqual(s);
    json.body['hands'][0].push(9);
    json.body['life'][0] = 1;
    json.body['rows'][0] = 9;
    expect(s).toEqual(state());
  });

  const damages: [what: string, damage: (body: any) => unknown, told: string][] = [
    ['a field missing', (b) => delete b.rows, 'state.body.rows: missing'],
    ['a field too many', (b) => (b.more = 1), 'state.body.more: no such field; expected config, round'],
    ['the configuration', (b) => (b.config = {}), 'state.body.config.seats: missing'],
    ['an integer out of bounds', (b) => (b.round = 100), 'state.body.round: expected an integer from 0 to 99'],
    ['an entry out of bounds', (b) => (b.life[1] = -1), 'state.body.life[1]: expected an integer from 0'],
    ['a length that the configuration gives', (b) => b.life.pop(), 'state.body.life: expected a list of 2 entries'],
    ['a list too long', (b) => (b.hands[1] = [1, 2, 3, 4, 5, 6]), 'state.body.hands[1]: expected a list of 0 to 5'],
    ['an entry that is none', (b) => (b.hands[0][1] = 13), 'state.body.hands[0][1]: there is no 13'],
    ['what is more than its entries', (b) => b.rows.pop(), 'state.body.rows: pairs are wanted'],
    ['a field of a row', (b) => (b.units[1][1] = 4), 'state.body.units[1][1]: expected an integer from 0 to 3'],
    ['the tail of a row', (b) => (b.units[0][3] = 'x'), 'state.body.units[0][3]: expected an integer'],
    ['a place that is taken', (b) => (b.units[1][1] = 1), 'state.body.units[1]: place 1 is not free'],
    ['a row too short', (b) => b.marks[0].pop(), 'state.body.marks[0]: expected a list of 2 entries'],
    ['a row too long', (b) => b.marks[0].push(1), 'state.body.marks[0]: expected a list of 2 entries'],
    ['no record', (b) => (b.marks = 5), 'state.body.marks: expected a list'],
  ];
  it.each(damages)('refuses %s, with its place', (_what, damage, told) => {
    const json = saved();
    damage(json.body);
    const read = () => decodeState(encodable, json as Json);
    expect(read).toThrow(CodecError);
    expect(read).toThrow(told);
  });
});

it('a field that is forgotten does not compile', () => {
  // @ts-expect-error the field `n` of the row is missing
  row<Mark>({ kind: int() });
  // @ts-expect-error the list of the row is not named
  row<Unit>({ id: int(), place: int() });
  // @ts-expect-error the fields of the state are missing
  expect(() => shapeOf<State>(newFlow<State>('less'), { round: int() })).not.toThrow();
  expect(shape.names).toEqual(['config', 'round', 'life', 'hands', 'rows', 'units', 'marks']);
});
