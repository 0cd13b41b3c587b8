/** What the tests of two worlds share: randomness that repeats, every byte a connection receives, all there is to ask. */
import { createHash } from 'node:crypto';
import type { Bytes } from '../src/table/secrets.ts';
import type { Client } from './client.ts';

/** Randomness that repeats. */
export function repeating(): Bytes {
  let n = 0;
  return (count) => {
    const parts: Buffer[] = [];
    for (let have = 0; have < count; have += 32) parts.push(createHash('sha256').update(`bytes ${n++}`).digest());
    return Buffer.concat(parts).subarray(0, count);
  };
}

/** Everything that the connection receives, but for the random name that the transport gives it. */
export function overhear(client: Client): string[] {
  const bytes: string[] = [];
  client.socket.io.on('open', () => {
    client.socket.io.engine.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
      if (type === 'message') bytes.push(String(data).replace(/^0\{"sid":"[^"]+"\}$/, '0'));
    });
  });
  return bytes;
}

/**
 * The game has begun for all of these, and they have heard the last news of its beginning: whoever comes now hears none
 * of it besides what joining tells.
 */
export const begun = (clients: readonly Client[]): Promise<unknown> =>
  Promise.all(clients.map((client) => client.until(() => client.step === 0 && client.table?.status === 'playing')));

/** Everybody of these asks for all there is to ask, and answers what cannot be answered. */
export async function askAll(clients: readonly Client[], step: number, decision: string): Promise<void> {
  for (const client of clients) {
    await client.say('sync', {});
    await client.say('sync', { past: true });
    await client.say('sync', { have: { epoch: 0, step: 0 } });
    // Whatever the other has, nothing tells: neither an answer that is refused nor one that is not.
    for (const option of [-7, 99, 1_000_000]) {
      await client.say('answer', { id: `x${option}`, step, decision, option });
    }
    await client.say('propose', { what: { kind: 'standIn', seat: 1, level: 'easy' } });
  }
}

/** What a game's pages say, to anybody and to a seat. */
export async function pages(url: string, id: string, token: string | undefined): Promise<string[]> {
  const http: string[] = [];
  for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
    for (const path of ['', '/record']) {
      const response = await fetch(`${url}/api/games/${id}${path}`, { headers });
      http.push(`${response.status} ${await response.text()}`);
    }
  }
  return http;
}
