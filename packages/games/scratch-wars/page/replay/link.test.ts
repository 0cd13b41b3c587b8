import { writeReplay } from '@kolbiste/kernel';
import { fragmentOf, linkOf, packed, unpacked } from '@kolbiste/tablekit/replay/link.ts';
import { expect, it } from 'vitest';
import { played } from './played.fixture.ts';

const text = writeReplay(played('link'));

it('a record goes into a link and comes out the same, with step and viewpoint', async () => {
  const fragment = await fragmentOf({ record: text, step: 12, viewpoint: 1 });
  expect(fragment).toMatch(/^#[A-Za-z0-9=&_-]+$/);
  expect(fragment.length).toBeLessThan(text.length);
  expect(await linkOf(fragment)).toEqual({ record: text, step: 12, viewpoint: 1 });
});

it('a game that a server keeps goes by its id', async () => {
  const fragment = await fragmentOf({ game: 'abc', step: null, viewpoint: 'all' });
  expect(await linkOf(fragment)).toEqual({ game: 'abc', step: null, viewpoint: 'all' });
});

it('what is no link to a replay names none; what is damaged is refused', async () => {
  expect(await linkOf('')).toBeUndefined();
  expect(await linkOf('#content')).toBeUndefined();
  const fragment = await fragmentOf({ record: text, step: 1, viewpoint: 'public' });
  await expect(linkOf(fragment.slice(0, -40))).rejects.toThrow();
  await expect(linkOf('#record=%00')).rejects.toThrow();
  expect(await linkOf(fragment.replace('step=1', 'step=-1'))).toMatchObject({ step: null });
});

it('a monstrous record is not unpacked', async () => {
  await expect(unpacked(await packed('a'.repeat(3_900_000)))).resolves.toHaveLength(3_900_000);
  const bomb = new CompressionStream('deflate-raw');
  const writer = bomb.writable.getWriter();
  void writer.write(new Uint8Array(20_000_000)).then(() => writer.close());
  const bytes = new Uint8Array(await new Response(bomb.readable).arrayBuffer());
  const letters = Buffer.from(bytes).toString('base64url');
  await expect(unpacked(letters)).rejects.toThrow('too long');
});
