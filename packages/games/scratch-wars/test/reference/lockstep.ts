/** Plays one game on the engine and on the plain implementation at once and says where they part. */
import type { Decision, Rng } from '@kolbiste/kernel';
import { rng } from '@kolbiste/kernel';
import type { Config, State } from '../../src/index.ts';
import { game } from '../../src/index.ts';
import { newDuel, play } from './duel.ts';
import { Different, engineFacts, referenceFacts, same } from './facts.ts';
import type { Duel, Question } from './table.ts';

/** What was compared, and the first difference (empty when there is none). */
export interface Comparison {
  /** The answers given, in order, each with its seat and question. */
  trail: string[];
  questions: string[];
  spins: number;
  result: string;
  difference: string;
}

interface Draw {
  label: string;
  n: number;
  value: number;
}

/** One game on both: the engine draws and notes it on the tape, the reference reads it from there. */
interface Table {
  random: Rng;
  tape: Draw[];
  state: State;
  duel: Duel;
  io: Parameters<typeof game.answer>[3];
  /** From 1 to 4: how readily an answer that does nothing is given. */
  idle: number;
  out: Comparison;
}

const SEATS = 'AB';

/** The game of a configuration, with the answers and spins of a seed. */
export function compare(config: unknown, seed: string): Comparison {
  const out: Comparison = { trail: [], questions: [], spins: 0, result: '', difference: '' };
  try {
    lockstep(newTable(config as Config, seed, out));
  } catch (error) {
    if (!(error instanceof Different)) throw error;
    out.difference = error.message;
  }
  return out;
}

function newTable(config: Config, seed: string, out: Comparison): Table {
  const random = rng(`${seed} spins and answers`);
  const tape: Draw[] = [];
  const draw = (_s: unknown, label: string, n: number): number => {
    const value = random.int(n);
    tape.push({ label, n, value });
    return value;
  };
  const spin = (label: string, n: number): number => {
    const next = tape.shift();
    same('draw', next === undefined ? 'none' : `${next.label} of ${next.n}`, `${label} of ${n}`);
    out.spins++;
    return next?.value ?? 0;
  };
  const io = { chance: { draw } };
  const state = game.setup(config, '', io);
  return { random, tape, state, duel: newDuel(config.decks, config.profile, spin), io, idle: 1 + random.int(4), out };
}

function lockstep(table: Table): void {
  const reference = play(table.duel);
  let step = reference.next();
  while (step.done !== true) step = reference.next(answerAll(table, step.value));
  finish(table, step.value);
}

/** Answers the questions open at the same time, in any order, on the engine; returns the names for the reference. */
function answerAll(table: Table, questions: Question[]): string[] {
  const { random, out } = table;
  const answers = questions.map(() => '');
  const open = [...questions.keys()];
  while (open.length > 0) {
    comparePosition(
      table,
      open.map((k) => questions[k]),
    );
    const [k] = open.splice(random.int(open.length), 1);
    const { seat, question } = questions[k];
    answers[k] = answerOne(table, questions[k]);
    out.questions.push(question);
    out.trail.push(`${SEATS[seat]} ${question}: ${answers[k]}`);
  }
  return answers;
}

function answerOne(table: Table, { seat, question, options }: Question): string {
  const { state } = table;
  const decision = game.pending(state).find((each) => each.seat === seat) as Decision;
  const view = game.view(state, seat);
  const name = (option: number): string => game.name(view, decision.id, seat, option);
  const numbers = new Map(game.options(state, seat).map((option) => [name(option), option]));
  same(`options of ${question} for ${SEATS[seat]}`, listed([...numbers.keys()]), listed(options));
  const answer = choose(table, options);
  const refusal = game.answer(state, seat, numbers.get(answer) as number, table.io);
  same(`answer ${answer}`, refusal === undefined ? 'taken' : refusal.code, 'taken');
  return answer;
}

const IDLE: readonly string[] = ['end', 'ignore', 'hold', 'keep', 'no bonus', 'stop'];

/** A random option. Hasty answers would seldom let the rarer effects meet: in most games they are often drawn again. */
function choose({ random, idle }: Table, options: string[]): string {
  const option = options[random.int(options.length)];
  return IDLE.includes(option) && random.int(4) >= idle ? options[random.int(options.length)] : option;
}

const listed = (names: string[]): string => names.toSorted().join(' | ');

const asked = (open: { seat: number; question: string }[]): string =>
  open.length === 0 ? 'no question' : listed(open.map(({ seat, question }) => `${question} for ${SEATS[seat]}`));

/** Who owes which answer, and everything that lies on the table. */
function comparePosition({ state, duel, tape }: Table, open: Question[]): void {
  const pending = game.pending(state).map(({ seat, id }) => ({ seat, question: id }));
  same('question', asked(pending), asked(open));
  same('draws left over', String(tape.length), '0');
  same(`facts at ${asked(open)}`, engineFacts(game.view(state, 'public')), referenceFacts(duel));
}

function finish(table: Table, winner: number | 'draw'): void {
  const { out, state } = table;
  out.result = winner === 'draw' ? 'draw' : SEATS[winner];
  const result = game.result(state);
  const names = result?.winners.map((seat) => SEATS[seat]).join(' ');
  same('result', result?.draw === true ? 'draw' : (names ?? 'none'), out.result);
  comparePosition(table, []);
}
