import type { ChanceSource, ChanceSpec, GameEvent } from '@kolbiste/kernel';
import {
  ANSWER,
  chanceOf,
  fastSpec,
  keyedSpec,
  readReplay,
  recorder,
  secretFrom,
  verifyReplay,
  writeReplay,
} from '@kolbiste/kernel';
import { copyTree, difference, show } from '../data.ts';
import type { Table } from '../table.ts';
import { broken, pick } from '../table.ts';
import type { Check } from './check.ts';
import { mustCite } from './questions.ts';

export const sinkCheck: Check = {
  name: 'sink',
  says: 'the state is the same whether or not somebody listens',
  watch(table) {
    const { game, trail, state: s } = table;
    const quiet = game.setup(trail.config, trail.seed);
    const same = (): void => {
      const other = difference(quiet, s);
      if (other !== undefined) broken(`without a listener the state differs: ${other}`);
    };
    same();
    return {
      answered(seat, option) {
        const refusal = game.answer(quiet, seat, option);
        if (refusal !== undefined)
          broken(`without a listener option ${option} of seat ${seat} is refused: ${refusal.code}`);
        same();
      },
    };
  },
};

const earlier = (ids: readonly number[], than: number): boolean =>
  ids.length > 0 && ids.every((id, i) => Number.isInteger(id) && id > 0 && id < than && ids.indexOf(id) === i);

function checkEvent(table: Table, e: GameEvent, id: number): void {
  const { game, state: s } = table;
  const kind = game.events[e.kind];
  if (kind === undefined) broken(`event ${e.id} is of kind ${e.kind}, which the table of events does not have`);
  const what = `event ${e.id} (${kind})`;
  if (e.id !== id) broken(`${what} stands where ${id} was due`);
  if (!(Number.isInteger(e.cause) && e.cause >= 0 && e.cause < e.id))
    broken(`${what} has the cause ${show(e.cause)}; expected an earlier event`);
  if (e.from !== undefined && !earlier(e.from, e.id))
    broken(`${what} comes from ${show(e.from)}; expected earlier events, each once`);
  for (const fact of [e.a, e.b, e.c, e.d])
    if ((fact | 0) !== fact) broken(`${what} tells ${show(fact)}, no 32-bit integer`);
  const seats = game.seats(s);
  if (e.visibleTo !== -1 && ((e.visibleTo | 0) !== e.visibleTo || e.visibleTo >>> seats !== 0))
    broken(`${what} may be seen by seats that do not exist: ${e.visibleTo}`);
  mustCite(game, game.rulebook.keysOf(e.rule), what);
}

export const eventsCheck: Check = {
  name: 'events',
  says: 'events count up without a gap, cite a paragraph, descend from earlier events, and an answer makes the first',
  watch(table) {
    const { events, state: s } = table;
    let seen = 0;
    const read = (): void => {
      for (; seen < events.length; seen++) checkEvent(table, events[seen], seen + 1);
      if (s.n !== seen) broken(`the state has counted ${s.n} events, the listener ${seen}`);
    };
    return {
      question: read,
      answered(seat, option) {
        const first = events[table.heard];
        if (first?.kind !== ANSWER || first.a !== seat || first.b !== option) {
          broken(`the first event of an answer is ${show(first)}; expected the answer ${option} of seat ${seat}`);
        }
      },
      end: read,
    };
  },
};

/** Records the game again and verifies the record as a file. */
function replayed(table: Table, spec: ChanceSpec, steps: readonly (readonly [number, number])[]): unknown {
  const { game, trail } = table;
  const again = recorder(game, trail.config, spec);
  for (const [seat, option] of steps) {
    const refusal = again.answer(seat, option);
    if (refusal !== undefined) broken(`played again, option ${option} of seat ${seat} is refused: ${refusal.code}`);
  }
  const text = writeReplay(again.record());
  const verdict = verifyReplay(game, readReplay(text), text);
  if (!verdict.ok) broken(`the record does not verify: ${show(verdict.firstBad)}`);
  return again.state;
}

/** Draws from outside are taken wherever the state's own generator stands: it must not move. */
function drawOutside(table: Table, seat: number, option: number): void {
  const { game, state: s, probe: random } = table;
  const copy = game.clone(s);
  let draws = 0;
  const chance: ChanceSource = {
    draw(_s, label, n) {
      draws++;
      if (typeof label !== 'string' || label === '') broken(`a draw of ${n} has no label`);
      return random.int(n);
    },
  };
  game.answer(copy, seat, option, { chance });
  if (difference(copy.rng, s.rng) !== undefined)
    broken('the generator moved, though every draw came from outside: a draw goes past chance()');
  if (copy.draws !== s.draws + draws) broken(`${draws} draws were made, ${copy.draws - s.draws} counted`);
}

export const chanceCheck: Check = {
  name: 'chance',
  says: 'every draw has a label, is counted, and comes from the source that was handed over',
  watch: (table) => ({ before: (seat, option) => drawOutside(table, seat, option) }),
};

export const replayCheck: Check = {
  name: 'replay',
  says: 'the record of a game rebuilds every state of it',
  watch: (table) => ({
    end() {
      const state = replayed(table, fastSpec(table.trail.seed), table.trail.steps);
      const other = difference(state, table.state);
      if (other !== undefined) broken(`rebuilt from its record, the game ends otherwise: ${other}`);
    },
  }),
};

export const keyedCheck: Check = {
  name: 'keyed',
  says: 'a game with keyed chance keeps no generator in its state and is rebuilt from its record',
  watch(table, options) {
    const { game, trail, probe: random, index } = table;
    if (index > 2) return {};
    const spec = keyedSpec(secretFrom(trail.seed));
    const { seed, source } = chanceOf(spec);
    return {
      end() {
        const s = game.setup(copyTree(trail.config), seed, { chance: source });
        const steps: [number, number][] = [];
        while (game.pending(s).length > 0 && steps.length < (options.maxAnswers ?? 5000)) {
          const step = pick(game, s, random);
          game.answer(s, step[0], step[1], { chance: source });
          steps.push(step);
        }
        if (s.rng.some((word: number) => word !== 0))
          broken('a game with keyed chance has words of a generator in its state');
        const other = difference(replayed(table, spec, steps), s);
        if (other !== undefined) broken(`rebuilt from its record, the game ends otherwise: ${other}`);
      },
    };
  },
};
