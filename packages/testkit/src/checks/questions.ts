import type { Decision, Game, Rulebook } from '@kolbiste/kernel';
import { Candidates, openStep } from '@kolbiste/kernel';
import { difference, show } from '../data.ts';
import type { Table } from '../table.ts';
import { answerAt, broken } from '../table.ts';
import type { Check } from './check.ts';
import { allSeats, everyNth } from './check.ts';

const known = new WeakMap<Rulebook, ReadonlySet<string>>();

/** The keys of a rulebook as a set, made once. */
function keySet(book: Rulebook): ReadonlySet<string> {
  const made = known.get(book) ?? new Set(book.keys);
  known.set(book, made);
  return made;
}

/** Fails when a citation is empty or names a paragraph that the rulebook does not have. */
export function mustCite(game: Game<any, any>, keys: readonly string[], what: string, empty = false): void {
  if (keys.length === 0 && !empty) broken(`${what} cites no paragraph`);
  const all = keySet(game.rulebook);
  for (const key of keys) if (!all.has(key)) broken(`${what} cites ${key}, which the rulebook does not have`);
}

/** What can be said before any game: names, citations and the tables of refusals and events. */
export const flowCheck: Check = {
  name: 'flow',
  says: 'every procedure, step and refusal cites paragraphs that the rulebook has, and names stand once',
  once(game) {
    if (game.id === '' || game.rulesVersion === '') broken('the game has no id or no version of its rules');
    for (const p of game.flow.procedures) {
      mustCite(game, game.rulebook.keysOf(p.rule), `procedure ${p.name}`);
      for (const step of p.steps) mustCite(game, game.rulebook.keysOf(step.rule), `step ${step.id}`);
    }
    const outside = [game.outside.over, game.outside.notYou, game.outside.unknown];
    const rows = outside.map((row) => ({ ...row, rule: game.rulebook.keysOf(row.rule) }));
    const codes = new Set<string>();
    for (const row of [...rows, ...game.refusalTable]) {
      if (row.code === '' || row.remedy === '') broken(`refusal ${show(row)} has no code or no remedy`);
      const name = `${row.code} [${row.rule.join(', ')}]`;
      if (codes.has(name)) broken(`refusal ${name} stands twice`);
      codes.add(name);
      mustCite(game, row.rule, `refusal ${row.code}`);
    }
    game.events.forEach((kind, i) => {
      if (kind === '' || game.events.indexOf(kind) !== i)
        broken(`kind of event ${i} "${kind}" is empty or stands twice`);
    });
  },
};

function checkDecision(game: Game<any, any>, s: any, d: Decision): void {
  const [procedure, step] = d.id.split('.');
  const found = game.flow.named(procedure)?.steps.find((other) => other.name === step);
  if (found === undefined || found.ask === null) broken(`pending ${d.id} is no question of the flow`);
  if (d.kind === '') broken(`pending ${d.id} has no kind`);
  if (!(d.seat >= 0 && d.seat < game.seats(s))) broken(`pending ${d.id}: there is no seat ${d.seat}`);
  mustCite(game, d.rule, `decision ${d.id}`);
}

/** Who owes what. */
export const pendingCheck: Check = {
  name: 'pending',
  says: 'somebody owes an answer as long as the game goes on; each seat once, to a question of the flow',
  watch: ({ game, state: s }) => ({
    question() {
      const pending = game.pending(s);
      pending.forEach((d, i) => {
        checkDecision(game, s, d);
        if (i > 0 && pending[i - 1].seat >= d.seat)
          broken(`pending seats ${pending.map((each) => each.seat)} do not ascend`);
      });
      if (s.frames.length === 0) broken('frames are empty, yet somebody owes an answer');
    },
    end() {
      if (s.frames.length > 0) broken('nobody owes an answer, yet frames are left');
    },
  }),
};

function checkOptions(game: Game<any, any>, s: any, seat: number, owes: boolean): void {
  const options = game.options(s, seat);
  if (!owes) {
    if (options.length > 0) broken(`seat ${seat} owes nothing and has options ${show(options)}`);
    if (game.refusals(s, seat).length > 0) broken(`seat ${seat} owes nothing and has refusals`);
    return;
  }
  if (options.length === 0) broken(`seat ${seat} owes an answer and has no option`);
  options.forEach((option, i) => {
    if (i > 0 && options[i - 1] >= option) broken(`seat ${seat}: options ${show(options)} do not ascend, each once`);
    mustCite(game, game.optionRule(s, seat, option), `option ${option} of seat ${seat}`);
  });
  const list = [7, 7, 7];
  if (difference(game.options(s, seat, list), options) !== undefined)
    broken(`seat ${seat}: options differ when a list is handed over`);
}

/** Keeps every candidate with its code, as it was pushed. */
class Heard extends Candidates {
  readonly pairs: [option: number, code: number][] = [];
  override judged(option: number, code: number): void {
    this.pairs.push([option, code]);
    super.judged(option, code);
  }
}

/** A question may say with a candidate what its own check would say: it must be that. */
function checkCandidates(game: Game<any, any>, s: any, seat: number): void {
  const ask = openStep(game.flow, s)?.ask;
  if (ask === null || ask === undefined) return;
  const { locals: x, pendingMask } = s.frames[s.frames.length - 1];
  if (pendingMask !== ask.seats(s, x))
    broken(`the frame says that seats ${pendingMask} owe an answer, the question ${ask.seats(s, x)}`);
  const out = new Heard();
  out.of(ask, s, x, seat, out.legal, []);
  for (const [option, pushed] of out.pairs) {
    if ((option | 0) !== option) broken(`seat ${seat}: option ${show(option)} is no 32-bit integer`);
    const code = ask.check(s, x, seat, option);
    if (pushed !== code)
      broken(`seat ${seat}: candidate ${option} is pushed with code ${pushed}, but check says ${code}`);
  }
}

export const optionsCheck: Check = {
  name: 'options',
  says: 'who owes an answer has options, ascending, each once, each with its paragraph; who owes nothing has none',
  watch: ({ game, state: s }) => ({
    question() {
      const owing = game.pending(s).map((d) => d.seat);
      for (const seat of allSeats(game, s)) checkOptions(game, s, seat, owing.includes(seat));
      for (const seat of owing) checkCandidates(game, s, seat);
    },
    end() {
      for (const seat of allSeats(game, s)) checkOptions(game, s, seat, false);
    },
  }),
};

export const namesCheck: Check = {
  name: 'names',
  says: 'what a seat could point at has a name of its own, so that scenarios and logs can tell it',
  watch: ({ game, state: s }) => ({
    question() {
      for (const { seat, id } of game.pending(s)) {
        const view = game.view(s, seat);
        const taken = new Map<string, number>();
        const all = [...game.options(s, seat), ...game.refusals(s, seat).map((refused) => refused.option)];
        for (const option of all) {
          const name = game.name(view, id, seat, option);
          if (typeof name !== 'string' || name !== name.trim() || name === '' || /\n/.test(name)) {
            broken(`${id}: option ${option} is named ${show(name)}; expected one line without blanks around it`);
          }
          const other = taken.get(name);
          if (other !== undefined)
            broken(`${id}: options ${other} and ${option} of seat ${seat} are both named "${name}"`);
          taken.set(name, option);
        }
      }
    },
  }),
};

/** Fails when a position is neither a question somebody can answer nor the end. */
function mustStand(table: Table, s: any, after: string): void {
  const { game } = table;
  for (const { seat, id } of game.pending(s)) {
    if (game.options(s, seat).length === 0) broken(`${after}: seat ${seat} owes an answer to ${id} and has no option`);
  }
  if (game.unsettled?.(s)) broken(`${after}: triggers wait in the batch`);
  const fault = game.invariant?.(s);
  if (fault !== undefined) broken(`${after}: ${fault}`);
}

export const applyCheck: Check = {
  name: 'apply',
  says: 'every option can be answered and leads to a question with options or to the end',
  watch(table, options) {
    const { game, state: s } = table;
    const now = everyNth(options);
    return {
      question() {
        if (!now()) return;
        for (const { seat, id } of game.pending(s)) {
          for (const option of game.options(s, seat)) {
            const copy = game.clone(s);
            const refusal = game.answer(copy, seat, option);
            const what = `${id}: option ${option} of seat ${seat}`;
            if (refusal !== undefined) broken(`${what} is offered and refused: ${refusal.code}`);
            mustStand(table, copy, what);
          }
        }
      },
    };
  },
};

export const settledCheck: Check = {
  name: 'settled',
  says: 'at every question the batch of triggers is empty and the invariant of the game holds; its end has a result',
  watch: (table) => ({
    question() {
      mustStand(table, table.state, 'at the question');
      if (table.game.result(table.state) !== undefined) broken('the game has a result and goes on');
    },
    end() {
      const { game, state: s } = table;
      mustStand(table, s, 'at the end');
      const result = game.result(s);
      if (result === undefined) return broken('the game is over and has no result');
      if (result.winners.some((seat) => !(seat >= 0 && seat < game.seats(s))))
        broken(`winners ${show(result.winners)}: no such seat`);
      if (result.draw && result.winners.length > 0) broken('a draw has winners');
      mustCite(game, result.rule, 'the result');
    },
  }),
};

/** The campaign itself keeps this one: it is here to be named. */
export const endsCheck: Check = {
  name: 'ends',
  says: 'random games end within the work budget and the limit of answers, all but one in a thousand',
};

/** Plays one step of the campaign; used by the battery only. */
export function advance(table: Table, seat: number, option: number): void {
  const refusal = answerAt(table, seat, option);
  if (refusal !== undefined) broken(`option ${option} of seat ${seat} is offered and refused: ${refusal.code}`);
}
