/** What every worker runs: a table, beside it the bots so that thinking delays nothing, a replay, an ear for a server. */
import type { ToListener } from '../online/listener.ts';
import type { ReplayQuestion } from '../replay/protocol.ts';
import { fetchGame } from './games.ts';
import { HostRole } from './host-role.ts';
import type { HintQuestion, Role, Think, ToHost } from './protocol.ts';

/** What a worker hears once it knows what it is to be. */
type Order = ToHost | ReplayQuestion | ToListener;
type Message = Role | Order;

interface Scope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Message>) => void): void;
}
let scope: Scope;

/** Hears one message after another: a game that has to be fetched first does not fall behind the next question. */
function inTurn<T>(body: (message: T) => Promise<void>): (event: { readonly data: T }) => void {
  let last = Promise.resolve();
  return ({ data }) => {
    last = last.then(() => body(data)).catch(reportError);
  };
}

async function beBots(port: MessagePort): Promise<void> {
  const { reply, fetchMind } = await import('./thinker.ts');
  const answer = async (question: Think | HintQuestion): Promise<void> => {
    await fetchGame(question.game, question.names);
    await fetchMind(question.game);
    reply(question, port);
  };
  port.addEventListener('message', inTurn(answer));
  port.start();
}

async function beHost(): Promise<(message: ToHost) => void> {
  const role = new HostRole((message) => scope.postMessage(message));
  return (message) => role.hear(message);
}

/** Tells recorded games again, one question after another. */
async function beReplay(): Promise<(question: ReplayQuestion) => void> {
  const { answer } = await import('../replay/worker.ts');
  const hear = inTurn(async (question: ReplayQuestion) => scope.postMessage(await answer(question)));
  return (data) => hear({ data });
}

/** Hears what a server tells. */
async function beListener(): Promise<(message: ToListener) => void> {
  const { Listener } = await import('../online/listener.ts');
  const listener = new Listener((message) => scope.postMessage(message));
  const hear = inTurn(async (message: ToListener) => {
    if (message.type === 'see') await fetchGame(message.seeing.game, message.seeing.names);
    listener.hear(message);
  });
  return (data) => hear({ data });
}

/** What came before the role's modules were there, in order. */
const early: Order[] = [];
let heard = (message: Order): void => void early.push(message);

const BE = { host: beHost, replay: beReplay, listener: beListener };

async function take(role: Promise<(message: never) => void>): Promise<void> {
  heard = (await role) as typeof heard;
  for (const message of early) heard(message);
}

/** Becomes what the first message says. */
export function beWorker(own: unknown): void {
  scope = own as Scope;
  scope.addEventListener('message', ({ data }) => {
    if (data.type !== 'role') heard(data);
    else if (data.role === 'bots') void beBots(data.port);
    else void take(BE[data.role]());
  });
}
