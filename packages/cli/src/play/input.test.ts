import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { inputFrom } from './input.ts';

function session(chunks: Iterable<string>) {
  let out = '';
  const stdout = { write: (text: string) => void (out += text) };
  const input = inputFrom(
    Readable.from(chunks) as unknown as NodeJS.ReadStream,
    stdout as unknown as NodeJS.WriteStream,
  );
  return { input, printed: () => out };
}

test('lines come one by one, however the input is cut, each printed after its prompt', async () => {
  const { input, printed } = session(['wh', 'y 1\r\nse', 'cond\n\nlast']);
  const lines = [];
  for (let n = 0; n < 5; n++) lines.push(await input.line('> '));
  expect(lines).toEqual(['why 1', 'second', '', 'last', undefined]);
  expect(printed()).toBe('> why 1\n> second\n> \n> last\n> \n');
});

test('endless input is read no further than it is wanted', async () => {
  let made = 0;
  function* yes() {
    for (;;) {
      made++;
      yield '1\n'.repeat(1000);
    }
  }
  const { input } = session(yes());
  for (let n = 0; n < 1500; n++) expect(await input.line('')).toBe('1');
  expect(made).toBeLessThan(100);
  input.close();
});

test('a line without an end takes no memory', async () => {
  const stream = new PassThrough();
  const input = inputFrom(
    stream as unknown as NodeJS.ReadStream,
    { write: () => true } as unknown as NodeJS.WriteStream,
  );
  const line = input.line('');
  for (let n = 0; n < 200; n++) stream.write('x'.repeat(10_000));
  stream.end('\nnext\n');
  expect((await line)?.length).toBe(500);
  expect(await input.line('')).toBe('next');
});
