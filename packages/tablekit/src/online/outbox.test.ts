import type { Answer, Reply, Taken } from '@kolbiste/wire/protocol';
import { describe, expect, it, vi } from 'vitest';
import { Outbox } from './outbox.ts';

/** A line whose replies come when the test says so. */
function lineOf() {
  const sent: Answer[] = [];
  const replies: { resolve(reply: Reply<Taken>): void; reject(error: Error): void }[] = [];
  const line = {
    live: true,
    say: (_event: string, message: unknown) => {
      sent.push(message as Answer);
      return new Promise<never>((resolve, reject) => {
        replies.push({ resolve: resolve as unknown as (reply: Reply<Taken>) => void, reject });
      });
    },
  };
  const refused: string[] = [];
  const taken: number[] = [];
  const box = new Outbox(
    line,
    (code) => void refused.push(code),
    ({ step }) => void taken.push(step),
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { line, sent, replies, refused, taken, box, settle };
}

const ANSWER = { step: 4, decision: 'turn.chooseAction', option: 2 };

describe('an answer on its way', () => {
  it('goes again with the same id when the line broke before the reply', async () => {
    const { line, sent, replies, box, settle, refused, taken } = lineOf();
    box.send(ANSWER);
    line.live = false;
    replies[0].reject(new Error('gone'));
    await settle();
    expect(sent).toHaveLength(1);
    line.live = true;
    box.again(4);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    replies[1].resolve({ ok: true, step: 5 });
    await settle();
    box.again(5);
    expect(sent).toHaveLength(2);
    expect(refused).toEqual([]);
    expect(taken).toEqual([5]);
  });

  it('does not go again when it turns out to have arrived', async () => {
    const { line, sent, replies, box, settle } = lineOf();
    box.send(ANSWER);
    line.live = false;
    replies[0].reject(new Error('gone'));
    await settle();
    line.live = true;
    box.again(5);
    expect(sent).toHaveLength(1);
  });

  it('goes again by itself while the server cannot write', async () => {
    vi.useFakeTimers();
    const { sent, replies, refused, taken, box } = lineOf();
    box.send(ANSWER);
    replies[0].resolve({ ok: false, code: 'unavailable' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
    expect(refused).toEqual(['unavailable']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent[1]).toEqual(sent[0]);
    replies[1].resolve({ ok: true, step: 5 });
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    box.again(5);
    expect(sent).toHaveLength(2);
    expect(taken).toEqual([5]);
  });

  it('waits for the line, and tells when it is refused', async () => {
    const { line, sent, replies, box, settle, refused } = lineOf();
    line.live = false;
    box.send(ANSWER);
    expect(sent).toEqual([]);
    line.live = true;
    box.again(4);
    replies[0].resolve({ ok: false, code: 'stale' });
    await settle();
    expect(refused).toEqual(['stale']);
    expect(sent[0]).toMatchObject(ANSWER);
    expect(sent[0].id).toMatch(/^[0-9a-f]{24}$/);
  });
});
