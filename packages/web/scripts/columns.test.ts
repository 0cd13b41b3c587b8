import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moduleOf } from './columns.ts';

const cards = new URL('../../games/scratch-wars/src/cards/', import.meta.url);

async function read(json: string): Promise<unknown> {
  const { default: value } = (await import(`data:text/javascript,${encodeURIComponent(moduleOf(json))}`)) as {
    default: unknown;
  };
  return value;
}

it.each(['weapons.json', 'heroes.json', 'scratch-wars.names.json', 'real-decks.json'])(
  '%s is read as it was',
  async (name) => {
    const text = readFileSync(new URL(name, cards), 'utf8');
    expect(await read(text)).toEqual(JSON.parse(text));
  },
);

it('a field that only some have stays with those, and one that is null stays null', async () => {
  const all = Array.from({ length: 50 }, (_, n) => ({ n, ...(n % 3 === 0 ? { third: [n] } : {}), none: null }));
  expect(await read(JSON.stringify({ all, few: [{ a: 1 }] }))).toStrictEqual({ all, few: [{ a: 1 }] });
  expect(moduleOf(JSON.stringify({ all })).length).toBeLessThan(JSON.stringify({ all }).length + 200);
});
