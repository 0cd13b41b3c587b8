/** One visit at an online game: a line for every seat that is led here, or one to watch; what they are told goes to the worker. */
import type { Sight, Viewer } from '@kolbiste/wire';
import { look, UNSEEN } from '@kolbiste/wire';
import type {
  Code,
  Have,
  HeardSignal,
  Joined,
  News,
  Phrase,
  SeatPolicyState,
  Signal,
  Table,
  Taken,
  ToldMessage,
} from '@kolbiste/wire/protocol';
import { spawn } from '../engine/client.ts';
import type { PolicyOrder } from '../engine/policies.ts';
import type { FromHost, HintOrder, Role } from '../engine/protocol.ts';
import { dropHeld, takeReadyBack } from '../state/grace.ts';
import { hear } from '../state/play.ts';
import { clearStage } from '../state/playback.ts';
import { useSettings } from '../state/settings.ts';
import { clearSignals, forgetSignals, hearSignal, keepSignalsOf } from '../state/signals.ts';
import { refuse, useTable } from '../state/table.ts';
import { agreeOnChance } from './chance.ts';
import { closeUp } from './ended.ts';
import { sentenceOf } from './http.ts';
import { boundHere, dropSeat, keyOf, noteKey, tokensOf } from './keys.ts';
import type { Line, LineState } from './line.ts';
import { openLine } from './line.ts';
import type { Gap, ToListener } from './listener.ts';
import { Outbox } from './outbox.ts';
import { isDone, seatOf, useRoom } from './store.ts';

const LAST_SPOKEN = 3;
/** A message that was lost between two processes of the server leaves no gap to be seen until the next one. */
const ASK_AGAIN_MS = 30_000;
/** Until the server is asked again that cannot reach its records. */
const PATIENCE_MS = 2000;

let spoken = 0;

/** One of the seats that are led here, or the place of whoever watches: its line, and the answer that is on its way. */
interface Place {
  readonly token: string | undefined;
  readonly line: Line;
  readonly outbox: Outbox;
  viewer: Viewer | null;
  /** What it was told when it came, until all have come. */
  news: News | null;
}

/** One visit at one game. */
export class Visit {
  readonly game: string;
  readonly places: readonly Place[];
  private readonly worker: Worker;
  private readonly asking: ReturnType<typeof setInterval>;
  private epoch = 0;
  /** When each step was taken, as it was told. */
  private readonly times = new Map<number, number>();
  /** Answers the page was told of. */
  private step = -1;
  private gone = false;
  /** What was shown while chance was agreed on, by this visit and those before it. */
  private sight: Sight;
  private seeing = false;
  private fetching = false;

  /** Begins the visit again, with the seats that are left. */
  private readonly anew: () => void;

  constructor(game: string, anew: () => void) {
    this.game = game;
    this.anew = anew;
    this.sight = keyOf(game)?.sight ?? UNSEEN;
    this.worker = spawn('listener');
    this.worker.postMessage({ type: 'role', role: 'listener' } satisfies Role);
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromHost | Gap>) => this.gone || this.heard(data));
    this.worker.addEventListener('error', (event) => hear({ type: 'fault', message: event.message || 'worker' }));
    const tokens = tokensOf(game);
    this.places = (tokens.length === 0 ? [undefined] : tokens).map((token, at) => this.place(token, at));
    this.asking = setInterval(() => this.askAgain(), ASK_AGAIN_MS);
  }

  /** What the page knows, and when it was told that the last step was taken. */
  private get have(): Have {
    const at = this.times.get(this.step);
    return { epoch: this.epoch, step: this.step, ...(at === undefined ? {} : { at }) };
  }

  /** The first place, which speaks for all. */
  get first(): Place {
    return this.places[0];
  }

  private place(token: string | undefined, at: number): Place {
    const line = openLine(this.game, token, {
      line: (state) => at === 0 && this.lineIs(state),
      joined: (joined) => this.joined(at, joined),
      barred: (code) => this.barred(at, code as Code),
      have: () => (this.step < 0 ? undefined : this.have),
      told: (message) => this.told(at, message),
      anew: () => {
        clearSignals();
        void this.sync(at, true);
      },
      table: (table) => this.table(at, table),
      phrase: ({ seat, phrase }) => at === 0 && this.phrase(seat, phrase),
      signal: (heard) => at === 0 && this.signalled(heard),
      policy: (state) => this.policyOf(at, state),
      gone: ({ code }) => at === 0 && code !== 'going' && useRoom.setState({ barred: code }),
    });
    const outbox = new Outbox(
      line,
      (code) => this.refused(code),
      (taken) => this.taken(at, taken),
    );
    return { token, line, outbox, viewer: null, news: null };
  }

  /** Without a connection nobody is shown anything, and nobody is ready. */
  private lineIs(state: LineState): void {
    useRoom.setState({ line: state });
    if (state !== 'offline') return;
    takeReadyBack();
    clearSignals();
  }

  /** What another player shows; seats that are led here show nothing to one another. */
  private signalled(heard: HeardSignal): void {
    const { muted, led } = useRoom.getState();
    if (!muted && !led.includes(heard.seat)) hearSignal(heard);
  }

  /** Shows the others something, for the seat that is asked here or the first; true = it is shown. */
  async signal(signal: Signal): Promise<boolean> {
    const { prompt } = useTable.getState();
    const place = this.places.find(({ viewer }) => viewer === prompt?.seat) ?? this.first;
    if (!place.line.live || typeof place.viewer !== 'number') return false;
    const reply = await place.line.say('signal', { step: this.step, signal }).catch(() => undefined);
    // What came too late is about a table that is gone: nothing is to be said of it.
    if (!this.gone && reply?.ok === false && reply.code !== 'stale') refuse(sentenceOf(reply.code), []);
    return reply?.ok === true;
  }

  /** A further seat that is somebody else's by now is left; the first one is the visit itself. */
  private barred(at: number, code: Code): void {
    const { token } = this.places[at];
    if (at === 0 || token === undefined) return useRoom.setState({ barred: code });
    if (code !== 'badToken') return;
    dropSeat(this.game, token);
    this.anew();
  }

  private told(at: number, { epoch, told, clock, at: taken }: ToldMessage): void {
    if (epoch !== this.epoch) return void this.sync(at, true);
    useRoom.setState({ clock });
    const last = told.at(-1);
    if (taken !== undefined && last !== undefined) this.times.set(last.step, taken);
    this.order({ type: 'told', of: at, told });
  }

  /** What came of the own answer; one that the server knew before was told while the line was broken. */
  private taken(at: number, { step, told }: Taken): void {
    if (this.gone) return;
    if (told !== undefined) this.told(at, told);
    else if (step > this.step) void this.sync(at, false);
  }

  /** Asks whether something was missed while nothing came. */
  private askAgain(): void {
    const { table } = useRoom.getState();
    if (table?.status !== 'playing' || table.frozen) return;
    this.places.forEach(({ line }, at) => line.live && void this.sync(at, false));
  }

  private order(message: ToListener): void {
    this.worker.postMessage(message);
  }

  /** How the policy of a seat that is led here stands. */
  private policyOf(at: number, state: SeatPolicyState | null): void {
    const { viewer } = this.places[at];
    if (typeof viewer === 'number' && state !== null) hear({ type: 'policy', seat: viewer, state });
  }

  /** Says what the table is to answer for a seat; why not, where it is not taken. */
  async policy({ type: _, seat, countdown: __, ...message }: PolicyOrder): Promise<void> {
    const at = this.places.findIndex(({ viewer }) => viewer === seat);
    const reply = await this.places[at]?.line.say('policy', message).catch(() => undefined);
    if (this.gone || reply === undefined) return;
    if (reply.ok) this.policyOf(at, reply);
    else refuse(sentenceOf(reply.code, reply.detail), []);
  }

  /** Asks for a hint: the server writes it down before what this seat sees is thought about. */
  async hint({ step, seat, port }: HintOrder): Promise<void> {
    const place = this.places.find(({ viewer }) => viewer === seat);
    const reply = await place?.line.say('hint', { step }).catch(() => undefined);
    if (!this.gone && reply?.ok === true) return this.worker.postMessage({ type: 'hint', seat, port }, [port]);
    if (!this.gone && reply?.ok === false) refuse(sentenceOf(reply.code), []);
    port.postMessage(null);
    port.close();
  }

  private joined(at: number, { viewer, table, news, now, policy }: Joined): void {
    const place = this.places[at];
    const first = place.viewer !== viewer;
    place.viewer = viewer;
    place.news = news;
    const viewers = this.places.flatMap((one) => one.viewer ?? []);
    const led = viewers.filter((one) => one !== 'public');
    this.policyOf(at, policy);
    useRoom.setState({ viewer: this.first.viewer, led, barred: null, ahead: now - Date.now() });
    if (first) this.seeing = false;
    if (!this.seeing && viewers.length === this.places.length) this.see(table, viewers);
    this.table(at, table);
    if (this.seeing) this.places.forEach((one, of) => this.bring(one, of));
    place.outbox.again(this.step);
  }

  /** All have come: the worker is told whose eyes there are. */
  private see(table: Table, viewers: readonly Viewer[]): void {
    const { names } = useSettings.getState();
    const { game, chance, seats, kinds } = table;
    const frozen = table.frozen || isDone(table);
    const seeing = { game, viewers, seats: seats.length, names, commitment: chance.commitment, frozen, kinds };
    this.order({ type: 'see', seeing });
    this.seeing = true;
  }

  /** Hands on what a place was told when it came. */
  private bring(place: Place, of: number): void {
    const { news } = place;
    place.news = null;
    if (news !== null) this.news(of, news);
  }

  private news(at: number, news: News): void {
    useRoom.setState({ clock: news.clock });
    if (news.restored === true) refuse(sentenceOf('restored'), []);
    const last = 'full' in news ? news.full.step : 'told' in news ? news.told.at(-1)?.step : undefined;
    if (last !== undefined && news.at !== undefined) this.times.set(last, news.at);
    this.epoch = news.epoch;
    this.order({ type: 'news', of: at, news });
  }

  /** Asks what was missed, or for the last page of the past where that is too much; with `whole` always for that page. */
  private async sync(at: number, whole: boolean): Promise<void> {
    const known = whole || this.step < 0 ? { past: true } : { have: this.have, past: true };
    const reply = await this.places[at].line.say('sync', known).catch(() => undefined);
    if (this.gone || reply === undefined) return;
    if (reply.ok) this.news(at, reply);
    else if (reply.code === 'tooFast' || reply.code === 'unavailable') {
      setTimeout(() => this.gone || void this.sync(at, whole), reply.wait ?? PATIENCE_MS);
    }
  }

  /** Fetches the page of the past before what is known here, for every seat. */
  async older(): Promise<void> {
    const { since: before } = useTable.getState();
    const { epoch } = this;
    if (before === 0 || this.fetching) return;
    this.fetching = true;
    await Promise.all(
      this.places.map(async ({ line }, of) => {
        const reply = await line.say('page', { epoch, before }).catch(() => undefined);
        if (reply?.ok === true && !this.gone) this.order({ type: 'older', of, page: reply });
      }),
    );
    this.fetching = false;
  }

  private heard(message: FromHost | Gap): void {
    if (message.type === 'gap') return void this.sync(message.of, false);
    if (message.type === 'started') clearStage();
    if (message.type === 'update') {
      if (message.step > this.step) forgetSignals(message.step);
      this.step = message.step;
      for (const { outbox } of this.places) outbox.settled(message.step);
    }
    hear(message);
  }

  private table(at: number, table: Table): void {
    const old = useRoom.getState().table;
    const late = old !== null && old.id === table.id && table.revision < old.revision;
    if (!late) {
      useRoom.setState({ table });
      useTable.setState({ called: table.seats.map(({ name }) => name) });
      this.look(table);
      keepSignalsOf((seat) => table.seats[seat].present);
    }
    const { line, viewer } = this.places[at];
    // Also after a late one: a newer table may have come before it was known which seat is ours.
    if (typeof viewer === 'number') {
      const now = late ? old : table;
      void agreeOnChance(line, { table: now, seat: viewer, sight: this.sight, keep: (sight) => this.keep(sight) });
      this.agreeWithFirst(line, viewer, late ? old : table);
    }
    if (late) return;
    // Nothing is asked any more, whatever the rules would ask.
    if (isDone(table)) {
      dropHeld();
      useTable.setState({ prompt: null, picked: null, undo: null, owing: [], open: [] });
    }
    closeUp(table, seatOf(useRoom.getState()));
  }

  private keep(sight: Sight): void {
    if (sight === this.sight) return;
    this.sight = sight;
    noteKey(this.game, { sight });
    useRoom.setState({ sight });
  }

  /** Compares a table with what was shown before. */
  private look(table: Table): void {
    const { led } = useRoom.getState();
    const sight = look(this.sight, table, boundHere(table.id, table.chance.round, led));
    // Written only where something is new: a table comes with every change of who is there.
    if (JSON.stringify(sight) !== JSON.stringify(this.sight)) this.keep(sight);
    else useRoom.setState({ sight: this.sight });
  }

  /** Seats that one person leads are of one mind. */
  private agreeWithFirst(line: Line, seat: number, { proposal }: Table): void {
    const { viewer } = this.first;
    if (proposal === null || seat === viewer || !proposal.wanted.includes(seat) || proposal.agreed.includes(seat))
      return;
    if (!proposal.agreed.includes(viewer as number)) return;
    void line.say('agree', { proposal: proposal.id, yes: true }).catch(() => undefined);
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
    // It goes again by itself.
    if (code === 'unavailable') return;
    void Promise.all(this.places.map((_, at) => this.sync(at, false))).then(() => this.order({ type: 'again' }));
  }

  answer(step: number, seat: number, option: number): void {
    const decision = this.asked;
    const place = this.places.find(({ viewer }) => viewer === seat);
    if (decision !== '') place?.outbox.send({ step, decision, option });
  }

  /** Of the seats that are led here this one is to answer next. */
  call(seat: number): void {
    this.order({ type: 'call', seat });
  }

  /** Id of the question that was open when the player answered. */
  asked = '';

  leave(): void {
    this.gone = true;
    clearInterval(this.asking);
    for (const { line } of this.places) line.stop();
    this.worker.terminate();
  }
}
