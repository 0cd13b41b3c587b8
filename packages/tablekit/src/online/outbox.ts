/** The one answer that is on its way: sent again with the same id until the server has it, never acted twice. */
import type { Answer, Code, Taken } from '@kolbiste/wire/protocol';
import { freshValue } from './keys.ts';
import type { Line } from './line.ts';

const ID_LENGTH = 24;
const AGAIN_MS = 2000;

export class Outbox {
  private readonly line: Pick<Line, 'say' | 'live'>;
  private readonly refused: (code: Code) => void;
  private readonly taken: (taken: Taken) => void;
  private waiting: Answer | null = null;
  private sending = false;

  /** @param taken gets what came of an answer that the server has */
  constructor(line: Pick<Line, 'say' | 'live'>, refused: (code: Code) => void, taken: (taken: Taken) => void) {
    this.line = line;
    this.refused = refused;
    this.taken = taken;
  }

  /** Sends an answer, now or as soon as the line is back. */
  send(answer: Omit<Answer, 'id'>): void {
    this.waiting = { id: freshValue().slice(0, ID_LENGTH), ...answer };
    void this.push();
  }

  /** The line is back, and the page has been told so many answers: what may not have arrived goes again. */
  again(step: number): void {
    this.settled(step);
    void this.push();
  }

  /** The page was told so many answers. */
  settled(step: number): void {
    if (this.waiting !== null && this.waiting.step < step && !this.sending) this.waiting = null;
  }

  private async push(): Promise<void> {
    const { waiting } = this;
    if (waiting === null || this.sending || !this.line.live) return;
    this.sending = true;
    const reply = await this.line.say('answer', waiting).catch(() => undefined);
    this.sending = false;
    if (reply?.ok === true) this.taken(reply);
    if (this.waiting !== waiting) return void this.push();
    if (reply === undefined) return void this.push();
    if (!reply.ok && reply.code === 'unavailable') {
      // The server cannot write just now: the answer stays on its way.
      setTimeout(() => void this.push(), AGAIN_MS);
      return this.refused(reply.code);
    }
    this.waiting = null;
    if (!reply.ok) this.refused(reply.code);
  }
}
