/** Two worlds that differ only in what somebody may not know: all bytes that reach this viewer are the same. */
import { describe, expect, test } from 'vitest';
import { create, sit } from './client.ts';
import { connect, startServer } from './house.ts';
import { askAll, begun, overhear, pages, repeating } from './overhear.ts';

const NOW = 1_763_000_000_000;

interface World {
  readonly before: readonly (readonly string[])[];
  readonly after: readonly string[];
  readonly kinds: ReadonlySet<string>;
}

/** Seat 1 makes its secret choice, then everybody else asks for all there is to ask; at last it comes to light. */
async function world(choose: (options: readonly number[]) => number): Promise<World> {
  const { url } = await startServer(':memory:', { now: () => NOW, bytes: repeating() });
  const { id, token, invite } = await create(url, { common: { format: 'free' } });
  const other = await sit(url, id, { invite });
  const a = connect(url, { id, token: token ?? '' });
  const heardByA = overhear(a);
  await a.until(() => a.table?.seats[0]?.commitment !== '' && a.table !== undefined);
  const b = connect(url, { id, token: other.token });
  await begun([a, b]);
  const watcher = connect(url, { id });
  const heardByWatcher = overhear(watcher);
  await watcher.until(() => watcher.step === 0);

  expect(await b.answer(choose(b.asked()?.options ?? []))).toMatchObject({ ok: true });
  await Promise.all([a, watcher].map((client) => client.until(() => client.step === 1)));
  await askAll([a, watcher], 1, a.asked()?.decision.id ?? '');
  const http = await pages(url, id, token);
  const before = [heardByA.slice(), heardByWatcher.slice(), http];
  const kinds = new Set(heardByA.map((line) => /^4?2?\d*\["?(\w+)/.exec(line)?.[1] ?? 'reply'));
  await a.answer(a.asked()?.options[0] ?? 0);
  await watcher.until(() => watcher.step === 2);
  return { before, after: heardByWatcher, kinds };
}

describe('over the wire', () => {
  test('a hidden choice reaches neither the other player nor who watches, in no byte', async () => {
    const one = await world((options) => options[0]);
    const two = await world((options) => options[options.length - 1]);
    expect(two.before).toEqual(one.before);
    expect(one.kinds).toContain('told');
    expect(one.kinds).toContain('table');
    // Once both have chosen it shows: so the worlds were two.
    expect(two.after).not.toEqual(one.after);
  });

  test('one world twice is the same', async () => {
    const one = await world((options) => options[0]);
    const two = await world((options) => options[0]);
    expect(two).toEqual(one);
  });
});
