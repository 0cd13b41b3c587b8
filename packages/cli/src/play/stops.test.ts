/** What passes by itself at the terminal, and standing orders: the policies that seats have at every table. */
import { GAMES as ALL } from '@kolbiste/games';
import { expect, test } from 'vitest';
import { kolbiste } from '../../test/run.ts';
import { GAMES } from '../games.ts';

/** A game that has windows. */
const game = GAMES.find(({ windows }) => windows !== null)?.id ?? '';

/** A game whose orders may wait for what others play. */
async function waiting(): Promise<string> {
  for (const { id, windows } of ALL) if ((await windows?.())?.windows.waits !== undefined) return id;
  throw new Error('orders of no game wait for anything');
}

/** What the terminal says to these lines, after it has said who plays. */
async function said(lines: readonly string[], lang = 'en', played = game): Promise<string> {
  const args = [
    'play',
    played,
    '--seats',
    played === game ? 'human' : 'human,random',
    '--seed',
    '3',
    '--names',
    'neutral',
    '--lang',
    lang,
  ];
  const { code, out, err } = await kolbiste(args, { input: `${lines.join('\n')}\nquit\n` });
  expect([code, err]).toEqual([0, '']);
  return out;
}

test('how things stand is shown and set; what is not understood is said', async () => {
  const out = await said(['stops', 'stops every', 'stops until change', 'stops noon', 'stops off', 'stops off 1']);
  expect(out).toMatch(/A> stops\nWindows pass by themselves where you can do nothing new/);
  expect(out).toMatch(/A> stops every\nYou are asked in every window · no stops/);
  expect(out).toMatch(/until: something changes/);
  expect(out).toMatch(/noon: expected every, able/);
  expect(out).toMatch(/1: expected every, able/);
});

test('a standing order answers what it was given for from now on, and says so; one for the next time leaves what is open', async () => {
  const out = await said([
    'stops once 1',
    'stops phase 1',
    'stops off 1',
    'stops always 99',
    'stops off',
    'stops always 1',
  ]);
  expect(out).toMatch(/A> stops once 1\n[^]*1\. next time, once: [^]+? → /);
  expect(out).toMatch(/99: you have no such option now\./);
  expect(out).toMatch(/1\. until the end of this phase: /);
  // Given for always it answers at once: what is asked next is something else.
  expect(out).toMatch(/By standing order: [^]+? → /);
});

test('the same in Czech', async () => {
  const out = await said(['zarážky jednou 1', 'zarážky zruš 1', 'zarážky vždy 1'], 'cs');
  expect(out).toMatch(/1\. příště jednou: /);
  expect(out).toMatch(/Podle trvalého příkazu: /);
});

test('an order for this card and what it is aimed at is given where somebody else’s play is answered, and refused elsewhere', async () => {
  const tries = Array.from({ length: 60 }, () => ['stops always 1 this', '1']).flat();
  const out = await said(['stops every', ...tries], 'en', await waiting());
  expect(out).toMatch(/this: nothing that somebody else has played is answered now\./);
  expect(out.replace(/\s+/g, ' ')).toMatch(
    /1\. always: [^]*?\(this card alone(?:, aimed at this)?\) → [^]*?stops off 1/,
  );
  expect(await said(['stops vždy 1 toto'], 'cs', await waiting())).toContain('toto: teď se neodpovídá na nic');
});
