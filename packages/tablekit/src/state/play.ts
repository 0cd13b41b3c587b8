/** Starting a game, and hearing what its table says. */
import { startEngine } from '../engine/client.ts';
import type { Fork, FromHost, NewGame } from '../engine/protocol.ts';
import { forgetAnswer, noteAnswer, unheard } from './last-answer.ts';
import { clearStage, stage } from './playback.ts';
import { begunWith, EMPTY, refuse, seatEngine, useTable } from './table.ts';

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
      mark(false);
      useTable.setState({ ...EMPTY, lost: message.message });
      return;
    case 'over':
      mark(false);
      useTable.setState({ secret: message.secret, replay: message.replay });
      return;
    case 'fault':
      useTable.setState({ fault: message.message, busy: false });
  }
}

const MARK = 'kolbiste.game';

/** Notes that a game is under way; the game itself is kept by its worker. */
function mark(running: boolean): void {
  try {
    if (running) localStorage.setItem(MARK, 'running');
    else localStorage.removeItem(MARK);
  } catch {
    // Without storage a game ends with its page.
  }
}

/** Whether a game was under way when the page was left. */
export function gameKept(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

function sitDown(): ReturnType<typeof startEngine> {
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

/** Begins a game in place of the running one. */
export function begin(order: NewGame): void {
  useTable.setState({ ...EMPTY, order, game: order.game, busy: true });
  sitDown().start(order);
  mark(true);
}

/** Goes on with the game that was left. */
export function resume(): void {
  useTable.setState({ ...EMPTY, busy: true });
  sitDown().resume();
}

const NEW_SECRET = {
  cs: 'Nová hra z tohoto místa: další náhoda má nové tajemství a dopadne jinak než v záznamu.',
  en: 'A new game from this point: the chance to come has a new secret and turns out differently from the record.',
} as const;

/** Goes on from the middle of a recorded game, with chance of its own. */
export function goOnFrom(from: Fork): void {
  useTable.setState({ ...EMPTY, busy: true });
  sitDown().fork(from);
  mark(true);
  refuse(NEW_SECRET, []);
}

/** A seed nobody has to think of. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36)).join('');
}

/** The same cards again; `swapped`: each side with the other's seat. */
export function rematch(swapped: boolean): void {
  const { order } = useTable.getState();
  if (order === null) return;
  begin(swapped ? { ...order, players: order.players.toReversed() } : order);
}
