/** What comes over connections: every message is answered with a reply, and whatever it is, the process lives on. */
import type { ClientMessages, Refused } from '@kolbiste/wire/protocol';
import { measured, newBill, note, onBill } from '../cost/bill.ts';
import type { Metrics } from '../metrics.ts';
import { faultOf, MESSAGES } from '../schemas.ts';
import { isTrouble } from '../store/trouble.ts';
import { DamagedGame } from '../store/whole.ts';
import { ReplyText } from '../table/serialized.ts';
import { Refusing } from '../table/sitting.ts';
import type { Sender } from './gate.ts';
import type { Caller, Desk } from './handlers.ts';
import { HANDLERS } from './handlers.ts';
import type { Connection, HubOptions, Line } from './io.ts';
import { roomOf } from './io.ts';

/** Milliseconds that a message costs at least: reading it, handing it on, sending the reply. */
const LEAST_MILLIS = 0.1;

/** Messages that read a game, and how much they cost is the game's affair too. */
const READING = new Set(['join', 'sync', 'page']);

/** The game that a message reads; undefined = none. */
function readBy(socket: Connection, event: string, message: unknown): string | undefined {
  if (!READING.has(event)) return undefined;
  const { game } = (message ?? {}) as { game?: unknown };
  return event === 'join' && typeof game === 'string' ? game : socket.data.at?.game;
}

/** A reply as text, so that it is made once and its length is known. */
function texted(answer: object): object {
  if ('told' in answer) return answer;
  const text = answer instanceof ReplyText ? answer : new ReplyText(JSON.stringify(answer));
  note({ bytes: text.json.length });
  return text;
}

/** What a connection is ended with that does not stop sending: against the house rules. */
const AGAINST_POLICY = 1008;
const TO_CLOSE_MILLIS = 1000;

/** Ends a connection; the client may come back when it is let in again. */
function end(socket: Connection): void {
  const { socket: line } = socket.conn.transport as unknown as { socket: Line };
  line.close(AGAINST_POLICY, 'tooFast');
  // What it has sent by now is not even read.
  line.pause();
  setTimeout(() => line.terminate(), TO_CLOSE_MILLIS).unref();
}

export interface HearingOptions extends Pick<HubOptions, 'gate' | 'cost' | 'log'> {
  readonly desk: Desk;
  readonly metrics: Metrics;
  /** Somebody came to a game or left it. */
  attend(game: string): void;
}

export class Hearing {
  private readonly options: HearingOptions;

  constructor(options: HearingOptions) {
    this.options = options;
  }

  /** Every message comes through here. */
  async heard(socket: Connection, address: string, event: string, args: readonly unknown[]): Promise<void> {
    const { gate, cost } = this.options;
    const sender: Sender = { connection: socket.id, address, game: readBy(socket, event, args[0]) };
    const wait = gate.message(sender);
    if (wait > 0 && gate.hasty(sender)) return end(socket);
    const bill = newBill();
    bill.millis = LEAST_MILLIS;
    const answer = await onBill(bill, async () => {
      const said =
        wait > 0 ? { ok: false, code: 'tooFast', wait } : await this.answered(socket, address, event, args[0]);
      return measured(() => texted(said));
    });
    cost.pay(sender, bill);
    const reply = args.at(-1);
    if (typeof reply === 'function') (reply as (answer: object) => void)(answer);
  }

  private async answered(socket: Connection, address: string, event: string, message: unknown): Promise<object> {
    let answer: object;
    try {
      answer = await this.handled(socket, address, event, message);
    } catch (error) {
      answer = this.excuse(error, event);
    }
    if ('code' in answer) this.options.metrics.refused.inc({ code: (answer as Refused).code });
    return answer;
  }

  private excuse(error: unknown, event: string): Refused {
    if (error instanceof Refusing) return error.reply;
    if (error instanceof DamagedGame) return { ok: false, code: 'damaged' };
    if (isTrouble(error)) {
      this.options.log.warn({ event, error: String(error) }, 'a message has to wait for the database');
      return { ok: false, code: 'unavailable' };
    }
    this.options.log.error({ event, error: String(error) }, 'a message could not be handled');
    return { ok: false, code: 'failed' };
  }

  private async handled(socket: Connection, address: string, event: string, message: unknown): Promise<object> {
    const { desk } = this.options;
    if (!Object.hasOwn(MESSAGES, event)) throw new Refusing('badMessage');
    const name = event as keyof ClientMessages;
    const read = measured(() => MESSAGES[name].safeParse(message));
    if (!read.success) throw new Refusing('badMessage', faultOf(read.error));
    const handler = HANDLERS[name] as (desk: Desk, caller: Caller, message: unknown) => Promise<object>;
    return await handler(desk, this.caller(socket, address), read.data);
  }

  private caller(socket: Connection, address: string): Caller {
    const attend = (game: string): void => this.options.attend(game);
    let before = socket.data.at?.game;
    return {
      id: socket.id,
      address,
      get at() {
        return socket.data.at;
      },
      set at(place) {
        if (place !== undefined) socket.data.at = place;
      },
      async listen(game, viewer) {
        for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room);
        if (before !== undefined && before !== game) attend(before);
        before = game;
        await socket.join([roomOf(game), roomOf(game, viewer)]);
        attend(game);
      },
    };
  }
}
