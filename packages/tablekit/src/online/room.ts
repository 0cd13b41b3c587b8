/** Being at an online game: hears the server, keeps the line, sends what the player decides. */
import type { ClientMessages, Phrase, Proposal } from '@kolbiste/wire/protocol';
import { dropHeld, holdBack, stillHeld } from '../state/grace.ts';
import { clearStage } from '../state/playback.ts';
import { clearSignals } from '../state/signals.ts';
import { EMPTY, seatEngine, useTable } from '../state/table.ts';
import { sentenceOf } from './http.ts';
import type { Line } from './line.ts';
import { NOWHERE, useRoom } from './store.ts';
import { Visit } from './visit.ts';

let visit: Visit | null = null;

/** Goes to a game, with the key this browser has, or to watch. */
export function enter(game: string): void {
  leave();
  clearStage();
  useTable.setState({ ...EMPTY, at: `/play/${game}`, busy: true });
  useRoom.setState({ ...NOWHERE, game });
  const here = new Visit(game, () => enter(game));
  visit = here;
  const unsubscribe = useTable.subscribe(({ prompt }) => {
    if (prompt !== null) here.asked = `${prompt.procedure}.${prompt.step}`;
  });
  seatEngine({
    answer: (step, seat, option) => here.answer(step, seat, option),
    sit: () => undefined,
    tell: (message) => {
      if (message.type === 'policy') void here.policy(message);
      else if (message.type === 'call') here.call(message.seat);
      else if (message.type === 'hint') void here.hint(message);
    },
    older: () => void here.older(),
    signal: (signal) => here.signal(signal),
    hints: {
      agreed: () => useRoom.getState().table?.hints === true,
      propose: () => void propose({ kind: 'hints' }),
    },
    holdBack,
    stillHeld,
    undo: () => {
      const { undo } = useTable.getState();
      if (undo?.ok === true) void propose({ kind: 'takeBack', to: undo.step });
    },
    stop: () => {
      unsubscribe();
      dropHeld();
      clearSignals();
      here.leave();
      if (visit === here) visit = null;
    },
  });
}

/** Leaves the game; its seat stays taken. */
export function leave(): void {
  // Another game may have taken the table meanwhile: it stays.
  if (visit === null) return;
  seatEngine(null);
  clearStage();
  useTable.setState(EMPTY);
  useRoom.setState(NOWHERE);
}

const OFFLINE = {
  cs: 'Spojení teď nefunguje. Až se obnoví, zkuste to znovu.',
  en: 'There is no connection now. Try again once it is back.',
} as const;

/** Sends what needs no step; says why when it was not taken. */
async function send<K extends keyof ClientMessages>(
  event: K,
  message: Parameters<ClientMessages[K]>[0],
  line: Line | undefined = visit?.first.line,
): Promise<ReturnType<ClientMessages[K]> | undefined> {
  useRoom.setState({ said: null });
  const reply = line?.live === true ? await line.say(event, message).catch(() => undefined) : undefined;
  if (reply === undefined) useRoom.setState({ said: OFFLINE });
  else if (!reply.ok) useRoom.setState({ said: sentenceOf(reply.code, reply.detail) });
  return reply;
}

export const propose = (what: Proposal): Promise<unknown> => send('propose', { what });
export const agree = (proposal: number, yes: boolean): Promise<unknown> => send('agree', { proposal, yes });
export const resign = (): Promise<unknown> => send('resign', {});
/** Every seat that a bot has led meanwhile is led here again. */
export async function comeBack(): Promise<void> {
  const { table } = useRoom.getState();
  for (const { line, viewer } of visit?.places ?? [])
    if (typeof viewer === 'number' && table?.seats[viewer]?.standIn === true) await send('back', {}, line);
}

export const speak = (phrase: Phrase): Promise<unknown> => send('phrase', { phrase });
