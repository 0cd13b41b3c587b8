/** The hint to the open question: thought of in a worker of its own, and gone with the question. */
import type { Hint } from '@kolbiste/bots';
import { create } from 'zustand';
import { spawn } from '../engine/client.ts';
import type { HintAnswer, HintQuestion, Role } from '../engine/protocol.ts';
import type { TableState } from '../state/table.ts';
import { seated, useTable } from '../state/table.ts';

interface Hinting {
  /** The question that it is about; '' = no hint is open. */
  readonly about: string;
  /** What came of it so far; 'off' = there are no hints at this table. */
  readonly stands: 'off' | 'thinking' | 'there' | 'failed';
  readonly done: number;
  readonly of: number;
  readonly hint: Hint | null;
}

const CLOSED: Hinting = { about: '', stands: 'off', done: 0, of: 0, hint: null };

export const useHint = create<Hinting>(() => CLOSED);

let worker: Worker | null = null;
let ear: MessagePort | null = null;

/** Nobody thinks any more. */
function endThinking(): void {
  worker?.terminate();
  ear?.close();
  worker = null;
  ear = null;
}

export function closeHint(): void {
  endThinking();
  useHint.setState(CLOSED);
}

/** One question is another when anything has been answered, or somebody else is asked. */
const questionAt = ({ prompt, step }: Pick<TableState, 'prompt' | 'step'>): string =>
  prompt === null ? '' : `${step} ${prompt.seat} ${prompt.procedure}.${prompt.step}`;

function hearAnswer(answer: HintAnswer): void {
  if ('done' in answer) return useHint.setState({ done: answer.done, of: answer.of });
  endThinking();
  useHint.setState({ stands: 'there', hint: answer.hint });
}

function fail(): void {
  endThinking();
  useHint.setState({ stands: 'failed' });
}

/** Sets a worker of its own to think: ending it ends the thought, and the bots of the table are not kept waiting. */
function thinkAbout(question: HintQuestion): void {
  const { port1, port2 } = new MessageChannel();
  ear = port1;
  port1.addEventListener('message', ({ data }: MessageEvent<HintAnswer>) => hearAnswer(data));
  port1.start();
  worker = spawn('hint');
  worker.addEventListener('error', fail);
  worker.postMessage({ type: 'role', role: 'bots', port: port2 } satisfies Role, [port2]);
  port1.postMessage(question);
}

/** Whether there are hints: at a table of one's own always, by link where all have agreed to them. */
const mayAsk = (): boolean => seated()?.hints?.agreed() !== false;

/** Asks for a hint to the open question. */
function openHint(): void {
  const state = useTable.getState();
  const { prompt, step } = state;
  if (prompt === null) return;
  endThinking();
  const may = mayAsk();
  useHint.setState({ ...CLOSED, about: questionAt(state), stands: may ? 'thinking' : 'off' });
  if (!may) return;
  const { port1, port2 } = new MessageChannel();
  ear = port1;
  port1.addEventListener('message', ({ data }: MessageEvent<HintQuestion | null>) =>
    data === null ? fail() : thinkAbout(data),
  );
  port1.start();
  seated()?.tell({ type: 'hint', step, seat: prompt.seat, port: port2 }, [port2]);
}

/** Proposes hints to the others; what comes of it is said where proposals are. */
export function proposeHints(): void {
  seated()?.hints?.propose();
  closeHint();
}

/** Opens or closes it; false = nothing is asked. */
export function toggleHint(): boolean {
  if (useHint.getState().about !== '') closeHint();
  else if (useTable.getState().prompt === null) return false;
  else openHint();
  return true;
}

/** Lets it go with the question it is about; the way to stop. */
export function followQuestions(): () => void {
  const leave = useTable.subscribe((state) => {
    const { about } = useHint.getState();
    if (about !== '' && about !== questionAt(state)) closeHint();
  });
  return () => {
    leave();
    closeHint();
  };
}
