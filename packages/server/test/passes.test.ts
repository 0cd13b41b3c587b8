/**
 * A pass does not tell that an answer is held: at a table with a countdown the time until it is shown is the same, whether the
 * policy passes for a seat that could do nothing or the player by hand who could have. Tried on real tables, over a real server.
 */
import { GAMES } from '@kolbiste/games';
import { rng } from '@kolbiste/kernel';
import { ASKED } from '@kolbiste/wire';
import { expect, test } from 'vitest';
import { LONG, often } from '../../../scripts/long.mjs';
import type { AnyGame, Client } from './client.ts';
import { chooser, create, sit } from './client.ts';
import type { TestServer } from './house.ts';
import { connect, startServer } from './house.ts';

/** A game of opponents with windows at which all may pass. */
const manifest = GAMES.find(({ windows, together }) => windows !== null && !together);
if (manifest === undefined || manifest.windows === null) throw new Error('no game of opponents has windows');
const { windows } = await manifest.windows();
const game = (await manifest.rules()).game as AnyGame;

/** The window in which a seat is asked, and how it passes there. */
function windowNow({ asked, reader }: { asked: ReturnType<Client['asked']>; reader: Client['reader'] }) {
  return asked === undefined ? undefined : windows.of(reader?.view, asked.decision);
}
const COUNTDOWN = often(150, 400);
/** Whoever could answer thinks at most so long. */
const THINKS = COUNTDOWN / 2;
/** A pass by hand that went out later than this is not compared with others: it took longer than the countdown. */
const IN_TIME = COUNTDOWN - 50;
const TABLES = often(2, 25);
const WINDOWS = often(16, 2000);

/** A pass of the seat that is watched: how long it took to be shown, until the other one heard of it, and whether there was anything else to do. */
interface Pass {
  /** By the server's own clock. */
  readonly byServer: number;
  readonly waited: number;
  readonly could: boolean;
  /** By hand, and later than it had to be shown: that was the player's own thinking. */
  readonly late: boolean;
}

/** Answers for one seat: passes in windows after a while of thinking, otherwise what chance says. */
async function answers(
  client: Client,
  thinks: () => number,
  choose: (options: readonly number[]) => number,
  sent: Map<number, number> = new Map(),
) {
  const over = (): boolean => client.table?.status === 'over';
  for (;;) {
    await client.until(() => over() || client.asked() !== undefined);
    const asked = client.asked();
    if (over() || asked === undefined) return;
    const { step } = client;
    const window = windowNow({ asked, reader: client.reader });
    if (window !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, thinks()));
      sent.set(step, now());
      if (client.step === step) await client.answer(window.option);
    } else await client.answer(choose(asked.options));
    await client.until(() => over() || client.step > step);
  }
}

/** What each step asked of the watched seat, as its own client saw it: how much it could have done besides passing. */
function noting(client: Client): Map<number, number> {
  const found = new Map<number, number>();
  let known = -1;
  client.socket.onAny(() => {
    if (client.step === known) return;
    known = client.step;
    const asked = client.asked();
    if (asked !== undefined && windowNow({ asked, reader: client.reader }) !== undefined)
      found.set(client.step, asked.options.length - 1);
  });
  return found;
}

const now = (): number => performance.timeOrigin + performance.now();

/** When each step of others was told to the seat across. */
function clock(client: Client): Map<number, number> {
  const found = new Map<number, number>();
  client.socket.on('told', ({ told }) => {
    for (const { step } of told) found.set(step, now());
  });
  return found;
}

async function table(url: string, n: number, most: number, steps: TestServer['context']['store']['steps']) {
  const random = rng(`passes ${n}`);
  const order = { seats: [{ who: 'me' }, { who: 'open' }] as const, countdown: COUNTDOWN };
  const { id, token = '', invite } = await create(url, order, game);
  const sat = await sit(url, id, { invite }, game);
  const across = connect(url, { id, token, game });
  const watched = connect(url, { id, token: sat.token, game });
  const [could, came, sent] = [noting(watched), clock(across), new Map<number, number>()];
  await watched.until(() => watched.step >= 0);
  await watched.say('policy', { policy: { ...ASKED, hold: 'legal' } });
  const enough = (): boolean => [...could.keys()].filter((step) => came.has(step + 1)).length >= most;
  const playing = [
    answers(across, () => 0, chooser(`across ${n}`)),
    answers(watched, () => random.int(THINKS), chooser(`watched ${n}`), sent),
  ];
  await Promise.race([Promise.all(playing), across.until(enough)]);
  const taken = new Map((await steps.after(id)).map(({ step, at }) => [step, at]));
  across.close();
  watched.close();
  return [...could].flatMap(([step, others]): Pass[] => {
    const [asked, shown, told] = [taken.get(step), taken.get(step + 1), came.get(step + 1)];
    if (asked === undefined || shown === undefined || told === undefined) return [];
    const late = (sent.get(step) ?? asked) - asked > IN_TIME;
    return [{ byServer: shown - asked, waited: told - asked, could: others > 0, late }];
  });
}

/** How often a pass of one kind took longer than one of the other, a tie counted by half: 0.5 = they cannot be told apart. */
function separates(some: readonly number[], others: readonly number[]): number {
  let longer = 0;
  for (const a of some) for (const b of others) longer += a > b ? 1 : a === b ? 0.5 : 0;
  return longer / (some.length * others.length);
}

test('the time of a pass does not tell whether there was an answer', { timeout: 240_000 }, async () => {
  const { url, context } = await startServer();
  const tables = Array.from({ length: TABLES }, (_, n) => table(url, n, WINDOWS / TABLES, context.store.steps));
  const passes = (await Promise.all(tables)).flat();
  expect(passes.length).toBeGreaterThanOrEqual(WINDOWS / 2);
  for (const { byServer } of passes) expect(byServer).toBeGreaterThanOrEqual(COUNTDOWN);
  if (!LONG) return;
  const compared = passes.filter(({ late }) => !late);
  const waits = (could: boolean) => compared.filter((pass) => pass.could === could).map(({ waited }) => waited);
  const found = separates(waits(true), waits(false));
  console.log(
    `${waits(true).length} of ${compared.length} passes with an answer in hand; they took longer in ${found}`,
  );
  expect(waits(true).length).toBeGreaterThan(WINDOWS / 20);
  expect(Math.abs(found - 0.5)).toBeLessThan(0.08);
});
