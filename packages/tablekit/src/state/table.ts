/** The table as the page shows it. Written by the director as things are shown, and by the player's pointing. */
import type { Viewer } from '@kolbiste/wire';
import type { SeatPolicyState, Signal } from '@kolbiste/wire/protocol';
import { create } from 'zustand';
import type { Engine } from '../engine/client.ts';
import type {
  Choice,
  GameId,
  Happening,
  NewGame,
  NoChoice,
  OpenQuestion,
  Prompt,
  Said,
  Started,
  ToHost,
  Undo,
  Update,
} from '../engine/protocol.ts';
import { isAnswered, useAnswered } from './answered.ts';

/** Why something is not possible: said in one place. */
export interface Notice {
  readonly n: number;
  readonly text: Said;
  readonly help: Said | null;
  readonly rule: readonly string[];
}

export interface TableState {
  /** The address of the table. */
  at: string;
  /** Under which id the game is kept in this browser; '' = it is not. */
  kept: string;
  /** The id of a game that another tab has; '' = none. */
  elsewhere: string;
  /** Which game's table this is; '' = nobody plays. */
  game: GameId;
  order: NewGame | null;
  /** What the players call themselves, by seat; '' or nothing where one gave no name. */
  called: readonly string[];
  /** Whose eyes the table is seen with; null = nothing is seen yet. */
  viewer: Viewer | null;
  /** What the game told of its cards; null = nothing, or not yet. */
  cards: unknown;
  commitment: string;
  /** Played no further: nobody is waited for. */
  frozen: boolean;
  /** The table as its game shows it; null = not yet. */
  table: unknown;
  flow: Update['flow'];
  /** What is being shown happening now. */
  now: Happening | null;
  busy: boolean;
  /** What moves, or moved last since the table was laid; null = nothing has. */
  motion: unknown;
  log: readonly Happening[];
  /** The step after which the log begins; 0 = it is whole. */
  since: number;
  prompt: Prompt | null;
  /** Seats that owe an answer. */
  owing: readonly number[];
  /** What they are asked, as far as this page may know it. */
  open: readonly OpenQuestion[];
  /** The seat whose player is to sit down alone at this screen; null = no curtain. */
  curtain: number | null;
  /** Who sits at a screen that two share. */
  sitting: number | null;
  undo: Undo | null;
  wait: NoChoice | null;
  step: number;
  /** By seat: how its policy stands, where the table has told of it. */
  policies: Readonly<Record<number, SeatPolicyState>>;
  /** The option selected but not committed. */
  picked: number | null;
  /** What is looked at, by the game's own number: by hovering, focus or a tap. */
  looked: number | null;
  notice: Notice | null;
  result: Update['result'];
  secret: string;
  replay: string;
  fault: string;
  /** Why the kept game could not go on. */
  lost: string;
}

export const EMPTY: TableState = {
  at: '/play',
  kept: '',
  elsewhere: '',
  game: '',
  order: null,
  called: [],
  viewer: null,
  cards: null,
  commitment: '',
  frozen: false,
  table: null,
  flow: [],
  now: null,
  busy: false,
  motion: null,
  log: [],
  since: 0,
  prompt: null,
  owing: [],
  open: [],
  curtain: null,
  sitting: null,
  undo: null,
  wait: null,
  step: 0,
  policies: {},
  picked: null,
  looked: null,
  notice: null,
  result: null,
  secret: '',
  replay: '',
  fault: '',
  lost: '',
};

export const useTable = create<TableState>(() => EMPTY);

/** What a game begins with. */
export const begunWith = ({ game, order, viewer, cards, commitment, frozen, since, past, table }: Started) =>
  ({ game, order, viewer, cards, commitment, frozen, since, log: past, table }) satisfies Partial<TableState>;

/** What the table needs of whoever holds the game: a worker of this page, or a server far away. */
export type Seated = Pick<Engine, 'answer' | 'sit' | 'undo' | 'tell' | 'stop'> & {
  /** Fetches what was told before the log begins, where it is not here. */
  older?(): void;
  /** Shows the others something for a moment; done with whether it is shown. Only where others are. */
  signal?(signal: Signal): Promise<boolean>;
  /** Hints where all have to agree to them: whether they have, and proposing it. */
  readonly hints?: { agreed(): boolean; propose(): void };
  /** Keeps an answer back for a while; false = it is to be given at once. */
  holdBack?(prompt: Prompt, choice: Choice): boolean;
  /** Whether an answer is still kept back, now that this is asked here. */
  stillHeld?(prompt: Prompt | null): boolean;
};

let engine: Seated | null = null;

/** Who holds the running game, or the next one in its place. */
export function seatEngine(next: Seated | null): void {
  engine?.stop();
  engine = next;
}

/** The answer that was sent last, until it is known what became of it. */
let sent: { readonly step: number; readonly seat: number; readonly option: number } | null = null;

/** Answers for the seat that is asked. */
export function commit(option: number): void {
  const { prompt } = useTable.getState();
  const choice = prompt?.options.find((each) => each.option === option);
  if (prompt === null || choice === undefined || engine?.holdBack?.(prompt, choice) === true) return;
  commitNow(prompt, option);
}

/** So long, in milliseconds, an answered question stands there at most. */
const UNDER_WAY_MS = 100;

/** The answered question goes, before anything else is shown. */
export function closeAnswered(): void {
  const { prompt } = useAnswered.getState();
  if (prompt === null) return;
  if (prompt === useTable.getState().prompt)
    useTable.setState({ prompt: null, picked: null, looked: null, notice: null, busy: true });
  useAnswered.setState({ prompt: null });
}

/** Sends an answer, once; what is shown waits for the table's word. */
export function commitNow(prompt: Prompt, option: number): void {
  const { step, prompt: shown } = useTable.getState();
  if (engine === null || isAnswered(prompt)) return;
  useAnswered.setState({ prompt });
  if (shown === null) useTable.setState({ busy: true });
  else setTimeout(() => isAnswered(prompt) && closeAnswered(), UNDER_WAY_MS);
  sent = { step, seat: prompt.seat, option };
  engine.answer(step, prompt.seat, option);
}

/**
 * Sends the last answer again where somebody else's came first and left the same question open: the table has passed
 * it over as stale. False = there is nothing to send.
 * @param prompt the question if it is the same and nothing has happened, else null: then the answer is done with
 */
export function sendAgain(prompt: Prompt | null, step: number): boolean {
  const mine = sent;
  sent = null;
  if (prompt === null || mine === null || engine === null) return false;
  if (mine.step === step || mine.seat !== prompt.seat) return false;
  if (!prompt.options.some((choice) => choice.option === mine.option)) return false;
  sent = { ...mine, step };
  engine.answer(step, mine.seat, mine.option);
  return true;
}

/** Selects an option, or commits it when it is selected already. */
export function pick(option: number): void {
  const { picked, prompt } = useTable.getState();
  if (isAnswered(prompt)) return;
  if (picked === option) commit(option);
  else useTable.setState({ picked: option, notice: null });
}

let notices = 0;

/** Says why something is not possible. */
export function refuse(text: Said, rule: readonly string[], help: Said | null = null): void {
  notices++;
  useTable.setState({ notice: { n: notices, text, help, rule } });
}

/** The seat that sits at this screen; the first where two share it or nobody plays here. */
export const homeSeat = ({ viewer }: TableState): number => Number(viewer) || 0;

/** Whether both players are named, because neither of them is 'you'. */
export const namesBoth = ({ viewer }: TableState): boolean => viewer === 'public';

/** Tells whoever holds the game what needs no question. */
export const tellTable = (message: ToHost): void => engine?.tell(message);

/** Whether an answer is still kept back, now that this is asked here. */
export const stillHeld = (prompt: Prompt | null): boolean => engine?.stillHeld?.(prompt) === true;

/** Who holds the running game. */
export const seated = (): Seated | null => engine;

/** Asks for an older part of the log. */
export function older(): void {
  engine?.older?.();
}

/** A player sits down at a screen that two share. */
export function takeSeat(seat: number): void {
  engine?.sit(seat);
}

/** Takes the last own step back, or says why that cannot be. */
export function undo(): void {
  const { undo: last } = useTable.getState();
  if (last === null || engine === null) return;
  if (last.ok) engine.undo();
  else void import('./no-undo.ts').then(({ whyNoUndo }) => refuse(...whyNoUndo(last)));
}
