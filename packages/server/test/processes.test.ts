import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooser, create } from './client.ts';
import { connect, playTo, startServer, twoPlayers } from './house.ts';
import type { Postgres } from './postgres.ts';
import { noPostgres, startPostgres } from './postgres.ts';
import { serverProcess } from './process.ts';

let postgres: Postgres | undefined;
beforeAll(async () => {
  if (noPostgres === undefined) postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

const lacking = noPostgres === undefined ? '' : ` (skipped: ${noPostgres})`;

const gapFree = (steps: readonly number[]): boolean =>
  steps.every((step, at) => at === 0 || step === steps[at - 1] + 1);

describe.skipIf(noPostgres !== undefined)(`over one PostgreSQL${lacking}`, () => {
  test('two processes serve one game; one is killed, the players go on at the other', async () => {
    const place = await (postgres as Postgres).database();
    const [one, two] = await Promise.all([serverProcess(place), serverProcess(place)]);
    const { id, clients } = await twoPlayers(one.url);
    const [a, first] = clients;
    const token = first.who.token as string;
    first.close();
    // The other player sits at the other process, and so does somebody who watches.
    const b = connect(two.url, { id, token });
    const watcher = connect(two.url, { id });
    await playTo([a, b], 15);
    const acknowledged = a.step;
    await one.end('SIGKILL');
    a.close();

    const again = connect(two.url, a.who);
    await again.until(() => again.table?.status === 'playing' && again.step >= acknowledged);
    await Promise.all([again.play(chooser('a2')), b.play(chooser('b2'))]);
    const everything = [again, b, watcher];
    await Promise.all(everything.map((client) => client.until(() => (client.reader?.result ?? null) !== null)));
    expect(again.step).toBe(b.step);
    expect(watcher.step).toBe(b.step);
    expect(b.step).toBeGreaterThan(acknowledged);
    for (const client of [a, b, again, watcher]) expect(gapFree(client.steps)).toBe(true);
    expect(JSON.stringify(again.reader?.view)).toContain('"winner"');
    const { who: _, ...seen } = (again.reader?.view ?? {}) as { who: number };
    const { who: _other, ...other } = (b.reader?.view ?? {}) as { who: number };
    expect(seen).toEqual(other);
  });

  test('what is too long for a note goes by its number, to the byte', async () => {
    const place = await (postgres as Postgres).database();
    const [one, two] = [await startServer(place), await startServer(place)];
    const { id } = await create(one.url);
    const watcher = connect(two.url, { id });
    await watcher.until(() => watcher.table !== undefined);
    // Notes between processes carry some three hundred bytes besides.
    const lengths = Array.from({ length: 600 }, (_, k) => 7500 + k);
    const heard = (): number[] =>
      watcher.heard.flatMap((line) => {
        const [event, message] = JSON.parse(line) as [string, { told: [{ text: string }] }];
        return event === 'told' ? [message.told[0].text.length] : [];
      });
    for (const length of lengths) {
      const texts = [JSON.stringify({ step: 0, text: 'x'.repeat(length) })];
      one.context.voice.told(id, { epoch: 0, told: { texts, whose: [0, 0, 0] }, clock: null, at: 0 });
    }
    await watcher.until(() => heard().length === lengths.length);
    expect(heard().toSorted((a, b) => a - b)).toEqual(lengths);
  });

  test('what a seat shows for a moment reaches a player at the other process', async () => {
    const place = await (postgres as Postgres).database();
    const [one, two] = await Promise.all([serverProcess(place), serverProcess(place)]);
    const { id, clients } = await twoPlayers(one.url);
    const [a, first] = clients;
    const token = first.who.token as string;
    first.close();
    const b = connect(two.url, { id, token });
    await Promise.all([a, b].map((client) => client.until(() => client.asked() !== undefined)));
    const { step } = a;
    expect(await a.say('signal', { step, signal: { kind: 'ready', millis: 3000 } })).toEqual({ ok: true });
    await b.until(() => b.heard.some((line) => line.startsWith('["signal"')));
    const heard = b.heard.filter((line) => line.startsWith('["signal"'));
    expect(heard).toEqual([JSON.stringify(['signal', { seat: 0, step, signal: { kind: 'ready', millis: 3000 } }])]);
  });

  test('an answer sent to both processes is carried out once', async () => {
    const place = await (postgres as Postgres).database();
    const [one, two] = await Promise.all([serverProcess(place), serverProcess(place)]);
    const { id, clients } = await twoPlayers(one.url);
    const [a, b] = clients;
    const twin = connect(two.url, a.who);
    await Promise.all([a, b, twin].map((client) => client.until(() => client.asked() !== undefined)));
    for (let n = 0; n < 12; n++) {
      const [asked, both] = a.asked() === undefined ? [b, [b]] : [a, [a, twin]];
      const { step } = asked;
      await Promise.all(both.map((client) => client.until(() => client.step === step)));
      const option = asked.asked()?.options[0] as number;
      const replies = await Promise.all(both.map((client) => client.answer(option, { id: `n${n}` })));
      for (const reply of replies) expect(reply).toMatchObject({ ok: true, step: step + 1 });
      await Promise.all([a, b, twin].map((client) => client.until(() => client.step === step + 1)));
    }
    expect(a.table?.id).toBe(id);
  });
});
