/** Connections that would keep a server from ending: silent ones, unfinished requests, sockets that never say a word. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds in which connections may end by themselves. */
const GRACE = 1000;

/** @returns cuts every connection that is still there after a moment; to be called once the server takes no more */
export function cutting(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, GRACE).unref();
  };
}

/** Waits for something, but not longer than so many milliseconds; what it fails with is nobody's business any more. */
export async function within(millis: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, millis);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
