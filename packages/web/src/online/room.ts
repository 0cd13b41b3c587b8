/** Being at an online game: hears the server, keeps the line, sends what the player decides. */
import type {
  ClientMessages,
  Code,
  Joined,
  News,
  Phrase,
  Proposal,
  Table,
  Taken,
  ToldMessage,
} from '@kolbiste/wire/protocol';
import { spawn } from '../engine/client.ts';
import type { FromHost, Role } from '../engine/protocol.ts';
import { clearStage } from '../state/director.ts';
import { hear } from '../state/play.ts';
import { useSettings } from '../state/settings.ts';
import { EMPTY, refuse, seatEngine, useTable } from '../state/table.ts';
import { agreeOnChance } from './chance.ts';
import { closeUp } from './ended.ts';
import { sentenceOf } from './http.ts';
import { keyOf } from './keys.ts';
import type { Line } from './line.ts';
import { openLine } from './line.ts';
import type { Gap, ToListener } from './listener.ts';
import { Outbox } from './outbox.ts';
import { isDone, NOWHERE, seatOf, useRoom } from './store.ts';

const LAST_SPOKEN = 3;
/** A message that was lost between two processes of the server leaves no gap to be seen until the next one. */
const ASK_AGAIN_MS = 30_000;

let spoken = 0;

/** One visit at one game. */
class Visit {
  readonly game: string;
  readonly line: Line;
  private readonly worker: Worker;
  private readonly outbox: Outbox;
  private readonly asking: ReturnType<typeof setInterval>;
  private epoch = 0;
  /** Answers the page was told of. */
  private step = -1;
  private gone = false;

  constructor(game: string) {
    this.game = game;
    this.worker = spawn('listener');
    this.worker.postMessage({ type: 'role', role: 'listener' } satisfies Role);
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromHost | Gap>) => this.gone || this.heard(data));
    this.worker.addEventListener('error', (event) => hear({ type: 'fault', message: event.message || 'worker' }));
    this.line = openLine(game, keyOf(game)?.token, {
      line: (line) => useRoom.setState({ line }),
      joined: (joined) => this.joined(joined),
      barred: (code) => useRoom.setState({ barred: code as Code }),
      have: () => (this.step < 0 ? undefined : { epoch: this.epoch, step: this.step }),
      told: (message) => this.told(message),
      anew: () => void this.sync(true),
      table: (table) => this.table(table),
      phrase: ({ seat, phrase }) => this.phrase(seat, phrase),
      gone: ({ code }) => code === 'noGame' && useRoom.setState({ barred: code }),
    });
    this.outbox = new Outbox(
      this.line,
      (code) => this.refused(code),
      (taken) => this.taken(taken),
    );
    this.asking = setInterval(() => this.askAgain(), ASK_AGAIN_MS);
  }

  private told({ epoch, told, clock }: ToldMessage): void {
    if (epoch !== this.epoch) return void this.sync(true);
    useRoom.setState({ clock });
    this.order({ type: 'told', told });
  }

  /** What came of the own answer; one that the server knew before was told while the line was broken. */
  private taken({ step, told }: Taken): void {
    if (this.gone) return;
    if (told !== undefined) this.told(told);
    else if (step > this.step) void this.sync(false);
  }

  /** Asks whether something was missed while nothing came. */
  private askAgain(): void {
    const { table } = useRoom.getState();
    if (this.line.live && table?.status === 'playing' && !table.frozen) void this.sync(false);
  }

  private order(message: ToListener): void {
    this.worker.postMessage(message);
  }

  private joined({ viewer, table, news, now }: Joined): void {
    const first = useRoom.getState().viewer !== viewer;
    useRoom.setState({ viewer, barred: null, ahead: now - Date.now() });
    if (first) {
      const { names } = useSettings.getState();
      const frozen = table.frozen || isDone(table);
      const { game, chance, seats } = table;
      const seeing = { game, viewer, seats: seats.length, names, commitment: chance.commitment, frozen };
      this.order({ type: 'see', seeing });
    }
    this.table(table);
    this.news(news);
    this.outbox.again(this.step);
  }

  private news(news: News): void {
    useRoom.setState({ clock: news.clock });
    // The whole view alone would leave the log empty.
    if ('full' in news) return void this.sync(true);
    this.epoch = news.epoch;
    this.order({ type: 'news', news });
  }

  /** Asks what was missed; with `whole` everything from the beginning. */
  private async sync(whole: boolean): Promise<void> {
    const known = whole || this.step < 0 ? { past: true } : { have: { epoch: this.epoch, step: this.step } };
    const reply = await this.line.say('sync', known).catch(() => undefined);
    if (reply?.ok === true && !this.gone) this.news(reply);
  }

  private heard(message: FromHost | Gap): void {
    if (message.type === 'gap') return void this.sync(false);
    if (message.type === 'started') clearStage();
    if (message.type === 'update') {
      this.step = message.step;
      this.outbox.settled(message.step);
    }
    hear(message);
  }

  private table(table: Table): void {
    const old = useRoom.getState().table;
    const late = old !== null && old.id === table.id && table.revision < old.revision;
    if (!late) {
      useRoom.setState({ table });
      useTable.setState({ called: table.seats.map(({ name }) => name) });
    }
    const seat = seatOf(useRoom.getState());
    // Also after a late one: a newer table may have come before it was known which seat is ours.
    if (seat !== null) void agreeOnChance(this.line, late ? old : table, seat);
    if (late) return;
    // Nothing is asked any more, whatever the rules would ask.
    if (isDone(table)) useTable.setState({ prompt: null, picked: null, undo: null, owing: [] });
    closeUp(table, seat);
  }

  private phrase(seat: number, phrase: Phrase): void {
    const { muted, spoken: before } = useRoom.getState();
    if (muted && seat !== seatOf(useRoom.getState())) return;
    spoken++;
    useRoom.setState({ spoken: [...before.slice(1 - LAST_SPOKEN), { n: spoken, seat, phrase }] });
  }

  /** An answer was not taken: says why, and shows again what is asked. */
  private refused(code: Code): void {
    refuse(sentenceOf(code), []);
    void this.sync(false).then(() => this.order({ type: 'again' }));
  }

  answer(step: number, option: number): void {
    const decision = this.asked;
    if (decision !== '') this.outbox.send({ step, decision, option });
  }

  /** Id of the question that was open when the player answered. */
  asked = '';

  leave(): void {
    this.gone = true;
    clearInterval(this.asking);
    this.line.stop();
    this.worker.terminate();
  }
}

let visit: Visit | null = null;

/** Goes to a game, with the key this browser has, or to watch. */
export function enter(game: string): void {
  leave();
  clearStage();
  useTable.setState({ ...EMPTY, at: `/play/${game}`, busy: true });
  useRoom.setState({ ...NOWHERE, game });
  const here = new Visit(game);
  visit = here;
  const unsubscribe = useTable.subscribe(({ prompt }) => {
    if (prompt !== null) here.asked = `${prompt.procedure}.${prompt.step}`;
  });
  seatEngine({
    answer: (step, _seat, option) => here.answer(step, option),
    sit: () => undefined,
    undo: () => {
      const { undo } = useTable.getState();
      if (undo?.ok === true) void propose({ kind: 'takeBack', to: undo.step });
    },
    stop: () => {
      unsubscribe();
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
): Promise<ReturnType<ClientMessages[K]> | undefined> {
  useRoom.setState({ said: null });
  const reply = visit?.line.live === true ? await visit.line.say(event, message).catch(() => undefined) : undefined;
  if (reply === undefined) useRoom.setState({ said: OFFLINE });
  else if (!reply.ok) useRoom.setState({ said: sentenceOf(reply.code, reply.detail) });
  return reply;
}

export const propose = (what: Proposal): Promise<unknown> => send('propose', { what });
export const agree = (proposal: number, yes: boolean): Promise<unknown> => send('agree', { proposal, yes });
export const resign = (): Promise<unknown> => send('resign', {});
export const comeBack = (): Promise<unknown> => send('back', {});
export const speak = (phrase: Phrase): Promise<unknown> => send('phrase', { phrase });
