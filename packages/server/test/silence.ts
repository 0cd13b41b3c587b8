/** A wire to PostgreSQL that can fall silent: nothing passes any more, but nobody is told; later it goes on, or is cut. */
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** `up`: what is asked vanishes. `down`: what is answered does. `both`: all does. */
export type Direction = 'up' | 'down' | 'both';

export interface Wire {
  /** Address of the database by way of this wire. */
  readonly place: string;
  /** @param ears only connections on which somebody listens (LISTEN), and those alone that are there now */
  silence(direction: Direction, ears?: boolean): void;
  /** What was held back arrives late, as by a network that comes back. */
  resume(): void;
  /** What was held back never arrives; both ends are told at last. */
  cut(): void;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  ear: boolean;
}

/** @param place as ./postgres.ts gives it: by a socket in a folder */
export async function wireTo(place: string): Promise<Wire> {
  const url = new URL(place);
  const path = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const pairs = new Set<Pair>();
  let silent: Direction | undefined;
  let earsOnly = false;
  const held = new Set<Pair>();
  const holds = (pair: Pair, direction: Direction): boolean =>
    held.has(pair) && (silent === 'both' || silent === direction);
  const pauseIfHeld = (pair: Pair): void => {
    if (holds(pair, 'up')) pair.near.pause();
    if (holds(pair, 'down')) pair.far.pause();
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ path, allowHalfOpen: true });
    const pair: Pair = { near, far, ear: false };
    pairs.add(pair);
    if (silent !== undefined && !earsOnly) held.add(pair);
    near.on('data', (bytes) => {
      pair.ear ||= /listen /i.test(bytes.toString('latin1'));
      far.write(bytes);
    });
    far.on('data', (bytes) => near.write(bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('error', () => {});
      one.on('end', () => other.end());
      // Whoever goes while the wire is silent goes unnoticed.
      one.on('close', () => held.has(pair) || (pairs.delete(pair) && other.destroy()));
    }
    pauseIfHeld(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const released = (): Pair[] => {
    silent = undefined;
    const all = [...held];
    held.clear();
    return all;
  };
  onTestFinished(() => {
    for (const { near, far } of pairs) for (const each of [near, far]) each.destroy();
    server.close();
  });
  return {
    place: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}${url.pathname}`,
    silence(direction, ears = false) {
      silent = direction;
      earsOnly = ears;
      for (const pair of pairs) if (!ears || pair.ear) held.add(pair);
      for (const pair of held) pauseIfHeld(pair);
    },
    resume() {
      for (const { near, far } of released()) {
        if (near.destroyed || far.destroyed) for (const each of [near, far]) each.destroy();
        else for (const each of [near, far]) each.resume();
      }
    },
    cut() {
      for (const { near, far } of released()) for (const each of [near, far]) each.destroy();
    },
  };
}
