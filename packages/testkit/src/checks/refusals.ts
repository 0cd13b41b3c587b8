import type { Core, Refusal, Seat } from '@kolbiste/kernel';
import { Candidates, openStep } from '@kolbiste/kernel';
import { copyTree, difference, show } from '../data.ts';
import type { Table } from '../table.ts';
import { broken } from '../table.ts';
import type { BatteryOptions, Check } from './check.ts';
import { everyNth, LANGS } from './check.ts';
import { mustCite } from './questions.ts';

function checkRefusal(table: Table, options: BatteryOptions, refusal: Refusal, what: string): void {
  const { game } = table;
  if (typeof refusal.code !== 'string' || refusal.code === '') broken(`${what} is refused without a code`);
  mustCite(game, refusal.rule, `${what}, refused as ${refusal.code},`);
  if (typeof refusal.remedy !== 'string' || refusal.remedy === '')
    broken(`${what}: refusal ${refusal.code} has no remedy`);
  if (options.remedy === undefined) return;
  for (const lang of LANGS) {
    if (!options.remedy(refusal.remedy, lang))
      broken(`remedy ${refusal.remedy} of ${refusal.code} has no sentence in ${lang}`);
  }
}

/** What is legal by the listing that also tells what is refused. */
function legalWhenTold({ game, state: s }: Table, seat: Seat): readonly number[] {
  const ask = openStep(game.flow, s)?.ask;
  const out = new Candidates();
  if (ask) out.of(ask, s, s.frames[s.frames.length - 1].locals, seat, out.legal, []);
  return Array.from(out.legal.subarray(0, out.count));
}

export const refusalsCheck: Check = {
  name: 'refusals',
  says: 'what may not be done is told apart from what may, each with code, paragraph and remedy, as the answer would be',
  watch: (table, options) => ({
    question() {
      const { game, state: s } = table;
      for (const { seat, id } of game.pending(s)) {
        const legal = game.options(s, seat);
        const refused = game.refusals(s, seat);
        if (legalWhenTold(table, seat).join() !== legal.join())
          broken(`${id}: seat ${seat} has other options when refusals are told`);
        refused.forEach((each, i) => {
          const what = `${id}: option ${each.option} of seat ${seat}`;
          if (legal.includes(each.option)) broken(`${what} is both legal and refused`);
          if (i > 0 && refused[i - 1].option >= each.option) broken(`${what}: refusals do not ascend, each once`);
          checkRefusal(table, options, each, what);
          const given = game.answer(s, seat, each.option);
          if (given?.code !== each.code)
            broken(`${what} is refused as ${each.code}, but its answer as ${given?.code ?? 'legal'}`);
        });
      }
    },
  }),
};

const NUMBERS: readonly unknown[] = [
  -1,
  -2,
  2147483647,
  -2147483648,
  2147483648,
  4294967296,
  Number.NaN,
  1.5,
  Number.POSITIVE_INFINITY,
  undefined,
  null,
  '0',
  '',
  [],
  [0],
  {},
  true,
];
const SEATS: readonly unknown[] = [-1, 31, 32, 33, 1.5, 0.5, Number.NaN, undefined, null, '0', 4294967296];

/** Answers nobody may give: pairs of seat and option. */
function illegal(table: Table): [unknown, unknown][] {
  const { game, state: s, probe: random } = table;
  const out: [unknown, unknown][] = [];
  const pending = game.pending(s);
  const some = pending.length === 0 ? [0] : game.options(s, pending[0].seat);
  for (const { seat } of pending) {
    const legal = game.options(s, seat);
    const odd = [...NUMBERS, legal[0] + 4294967296, legal[0] + 0.5, String(legal[0]), [legal[0]]];
    for (let i = 0; i < 8; i++) odd.push(random.int(2) === 0 ? random.int(64) : random.int(4294967295) | 0);
    for (const other of pending) odd.push(...game.options(s, other.seat));
    for (const refused of game.refusals(s, seat)) odd.push(refused.option);
    for (const option of odd) if (!legal.includes(option as number)) out.push([seat, option]);
  }
  for (let seat = 0; seat <= game.seats(s); seat++) {
    if (!pending.some((d) => d.seat === seat)) out.push([seat, some[0]], [seat, 0], [seat, random.int(1 << 30)]);
  }
  for (const seat of SEATS) out.push([seat, some[0]], [seat, 0]);
  return out;
}

/** Tries one; fails when it was accepted, threw, was refused without a reason, or made an event. */
function tryOne(table: Table, options: BatteryOptions, s: Core, seat: unknown, option: unknown): string {
  const what = `answer ${show(option)} of seat ${show(seat)}`;
  let events = 0;
  let refusal: Refusal | undefined;
  try {
    refusal = table.game.answer(s, seat as number, option as number, { sink: { event: () => void events++ } });
  } catch (error) {
    broken(`${what} was not refused but threw ${(error as Error).message}`);
  }
  if (refusal === undefined) return broken(`${what} was taken, and nobody offered it`);
  checkRefusal(table, options, refusal, what);
  if (events > 0) broken(`${what} was refused, but made ${events} events`);
  return what;
}

/** Tries them all, and that nothing has changed. */
function tryIllegal(table: Table, options: BatteryOptions): void {
  const { game, state: s } = table;
  const hash = game.hashRecord(s);
  const before = copyTree(s);
  const answers = illegal(table);
  for (const [seat, option] of answers) tryOne(table, options, s, seat, option);
  if (difference(s, before) !== undefined) nameCulprit(table, options, before, answers);
  if (game.hashRecord(s) !== hash) broken('refused answers changed the hash');
}

/** Something changed the state: tries again one at a time, to say which. */
function nameCulprit(
  table: Table,
  options: BatteryOptions,
  before: Core,
  answers: readonly [unknown, unknown][],
): never {
  for (const [seat, option] of answers) {
    const copy = copyTree(before);
    const what = tryOne(table, options, copy, seat, option);
    const changed = difference(copy, before);
    if (changed !== undefined) broken(`${what} was refused, but changed the state: ${changed}`);
  }
  return broken(`refused answers changed the state: ${difference(table.state, before)}`);
}

export const illegalCheck: Check = {
  name: 'illegal',
  says: 'any other answer of anybody is refused with code, paragraph and remedy, and changes nothing',
  watch(table, options) {
    const now = everyNth(options);
    return {
      question: () => void (now() && tryIllegal(table, options)),
      end() {
        tryIllegal(table, options);
        const code = table.game.answer(table.state, 0, 0)?.code;
        if (code !== table.game.outside.over.code) broken(`after the end an answer is refused as ${code}`);
      },
    };
  },
};

/** Weird seats must not be taken for others by reads either. */
export const strangersCheck: Check = {
  name: 'strangers',
  says: 'a seat that does not exist has no options and no refusals',
  watch: ({ game, state: s }) => ({
    question() {
      for (const seat of [...SEATS, game.seats(s)]) {
        const what = `seat ${show(seat)}`;
        if (game.options(s, seat as number).length > 0) broken(`${what} does not exist and has options`);
        if (game.refusals(s, seat as number).length > 0) broken(`${what} does not exist and has refusals`);
      }
    },
  }),
};
