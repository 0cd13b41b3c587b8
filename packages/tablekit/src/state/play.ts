/** Starting a game, and hearing what its table says. */
import { startEngine } from '../engine/client.ts';
import type { FromHost, NewGame } from '../engine/protocol.ts';
import { currentGame, freshId, markGame, unmarkGame } from './current.ts';
import { forgetAnswer, noteAnswer, unheard } from './last-answer.ts';
import { clearStage, stage } from './playback.ts';
import { begunWith, closeAnswered, EMPTY, seatEngine, useTable } from './table.ts';

/** Shows what a table says. */
export function hear(message: FromHost): void {
  switch (message.type) {
    case 'started':
      useTable.setState(begunWith(message));
      return;
    case 'policy':
      useTable.setState(({ policies }) => ({ policies: { ...policies, [message.seat]: message.state } }));
      return;
    case 'update':
      void stage(message);
      return;
    case 'lost':
      leave();
      useTable.setState({ ...EMPTY, lost: message.message });
      return;
    case 'elsewhere':
      useTable.setState({ ...EMPTY, elsewhere: useTable.getState().kept });
      return;
    case 'over':
      leave();
      useTable.setState({ secret: message.secret, replay: message.replay });
      return;
    case 'fault':
      closeAnswered();
      useTable.setState({ fault: message.message, busy: false });
  }
}

/** The game of this tab is over. */
const leave = (): void => unmarkGame(useTable.getState().kept);

/** Takes a seat at the next table of this page; the last one is heard no more. */
export function sitDown(): ReturnType<typeof startEngine> {
  clearStage();
  let current = true;
  let first = true;
  const engine = startEngine((message) => {
    if (!current) return;
    hear(message);
    if (message.type !== 'update') return;
    // What the table tells lies safe. When a game goes on, its last answer may not have come so far.
    const missed = first ? unheard(useTable.getState().commitment, message.step, message.owing) : undefined;
    first = false;
    if (missed === undefined) forgetAnswer();
    else engine.answer(missed.step, missed.seat, missed.option);
  });
  const stop = (): void => {
    current = false;
    engine.stop();
  };
  const answer: typeof engine.answer = (step, seat, option) => {
    noteAnswer({ commitment: useTable.getState().commitment, step, seat, option });
    engine.answer(step, seat, option);
  };
  seatEngine({ ...engine, answer, stop });
  return engine;
}

/** A game gets a place of its own among those that are kept. */
export function newPlace(): string {
  const id = freshId();
  markGame(id);
  return id;
}

/** Begins a game. Whatever was played here before stays kept. `secret`: its chance is arranged; otherwise nobody knows it. */
export function begin(order: NewGame, secret?: string): void {
  const kept = newPlace();
  useTable.setState({ ...EMPTY, kept, order, game: order.game, busy: true });
  sitDown().start(kept, order, secret);
}

/** Goes on with a game that was left; `take`: even if another tab has it. */
export function resume(kept: string, take = false): void {
  markGame(kept);
  useTable.setState({ ...EMPTY, kept, busy: true });
  sitDown().resume(kept, take);
}

/** Goes on with the game of this tab, or the one that was played last. */
export function resumeCurrent(): void {
  const id = currentGame();
  if (id !== null) resume(id);
}

/** A seed nobody has to think of. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36)).join('');
}
