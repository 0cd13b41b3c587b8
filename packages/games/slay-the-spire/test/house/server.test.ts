/** Slay the Spire over the wire: a fight of three and an adventure of two from own seats, a hero that two want, giving up together. */
import type { Json } from '@kolbiste/kernel';
import { readReplay, seedFrom, verifyReplay } from '@kolbiste/kernel';
import { publisher, SENT } from '@kolbiste/wire';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../../server/test/client.ts';
import { ask, chooser, create, sit } from '../../../../server/test/client.ts';
import { connect, startServer } from '../../../../server/test/house.ts';
import type { Config, State } from '../../src/index.ts';
import { configOf, PLAYABLE, game as spire } from '../../src/index.ts';
import { DRAW, HAND, pileOf } from '../../src/state.ts';

const game = spire as unknown as AnyGame;
const hero = (id: (typeof PLAYABLE)[number]): Json => ({ hero: id });
/** So many answers are given in both worlds. */
const ANSWERS = 30;

/** What the table tells seat 0 and who watches, and what seat 1 itself, where everybody answers the last they may. */
function told(changed: (s: State) => void): { open: string[]; own: string[] } {
  const heroes = PLAYABLE.slice(0, 2);
  const s = spire.setup(configOf({ heroes, fight: 'cultist-first' }), seedFrom('two worlds'));
  changed(s);
  const telling = publisher(spire, [0, 'public', 1], SENT);
  telling.open(s);
  const open: string[] = [JSON.stringify([telling.full(0, 0), telling.full('public', 0)])];
  const own: string[] = [JSON.stringify(telling.full(1, 0))];
  for (let step = 1; step <= ANSWERS; step++) {
    const decision = spire.pending(s).find(({ seat }) => seat === 0);
    if (decision === undefined) break;
    const options = spire.options(s, 0);
    spire.answer(s, 0, options[0], { sink: telling.sink });
    const [first, watcher, second] = telling.tell(step);
    open.push(JSON.stringify([first, watcher]));
    own.push(JSON.stringify(second));
  }
  return { open, own };
}

test('the hand of a seat and the order of its draw pile reach neither the others nor who watches, in no byte', () => {
  const one = told(() => {});
  const two = told((s) => {
    const [hand, draw] = [pileOf(s, 1, HAND), pileOf(s, 1, DRAW)];
    const other = draw.findIndex((face) => !hand.includes(face));
    expect(other).toBeGreaterThanOrEqual(0);
    [hand[0], draw[other]] = [draw[other], hand[0]];
  });
  expect(one.open.length).toBeGreaterThan(2);
  expect(two.open).toEqual(one.open);
  expect(two.own).not.toEqual(one.own);
});

describe('whole games', () => {
  test.each([
    ['a fight of three', 3, { fight: 'lagavulin' }],
    ['an adventure of two', 2, { last: 1 }],
  ])(
    '%s: whoever brings nothing plays a hero of an own; the record verifies',
    async (_name, count, common) => {
      const { url } = await startServer(':memory:');
      const seats = Array.from({ length: count }, (_, seat) => ({
        who: seat === 0 ? ('me' as const) : ('open' as const),
      }));
      const { id, token, invite } = await create(url, { seats, common }, game);
      const tokens = [token ?? ''];
      while (tokens.length < count) tokens.push((await sit(url, id, { invite }, game)).token);
      const clients = tokens.map((each) => connect(url, { id, token: each, game }));
      await Promise.all(clients.map((client, seat) => client.play(chooser(`spire ${seat}`))));
      const [a] = clients;
      await a.until(() => a.table?.status === 'over');
      const record = readReplay(JSON.stringify(await ask(`${url}/api/games/${id}/record`, 'GET')));
      expect(record.steps.length).toBe(a.step);
      expect(verifyReplay(game, record)).toMatchObject({ ok: true });
      expect(new Set((record.config as unknown as Config).heroes).size).toBe(count);
    },
    120_000,
  );
});

test('two who want the same hero clash at the seat; a table begins no adventure in its middle', async () => {
  const { url } = await startServer(':memory:');
  const { id, invite } = await create(url, { seats: [{ who: 'me', setup: hero(PLAYABLE[1]) }, { who: 'open' }] }, game);
  const response = await fetch(`${url}/api/games/${id}/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      protocol: PROTOCOL,
      rulesVersion: game.rulesVersion,
      invite,
      setup: hero(PLAYABLE[1]),
    }),
  });
  expect(await response.json()).toMatchObject({
    ok: false,
    code: 'clash',
    faults: [{ code: 'sameHero', hero: PLAYABLE[1], seat: 1, other: 0 }],
  });
  await expect(create(url, { common: { from: {} } }, game)).rejects.toThrow(/./);
  await expect(create(url, { common: { ascension: 99 } }, game)).rejects.toThrow(/./);
});

test('while seats are free, who comes sees which heroes are taken; once all sit, the table itself shows it', async () => {
  const { url } = await startServer(':memory:');
  const seats = [
    { who: 'me' as const, setup: hero(PLAYABLE[2]) },
    { who: 'bot' as const, level: 'random' as const, setup: hero(PLAYABLE[0]) },
    { who: 'open' as const },
  ];
  const { id, token, invite } = await create(url, { seats }, game);
  const brought = async (): Promise<unknown[]> => {
    const table = (await ask(`${url}/api/games/${id}`, 'GET')) as { seats: { brings?: Json }[] };
    return table.seats.map(({ brings }) => brings);
  };
  expect(await brought()).toEqual([hero(PLAYABLE[2]), hero(PLAYABLE[0]), undefined]);
  const { token: other } = await sit(url, id, { invite, setup: hero(PLAYABLE[1]) }, game);
  const [a] = [token ?? '', other].map((each) => connect(url, { id, token: each, game }));
  await a.until(() => a.table?.status === 'playing');
  expect(await brought()).toEqual([undefined, undefined, undefined]);
});

test('when one gives up, all have lost', async () => {
  const { url } = await startServer(':memory:');
  const { id, token, invite } = await create(url, { seats: [{ who: 'me' }, { who: 'open' }] }, game);
  const { token: other } = await sit(url, id, { invite }, game);
  const [a, b] = [token ?? '', other].map((each) => connect(url, { id, token: each, game }));
  await b.until(() => b.table?.status === 'playing');
  expect(await b.say('resign', {})).toEqual({ ok: true });
  await a.until(() => a.table?.status === 'over');
  expect(a.table?.outcome).toEqual({ how: 'resigned', winners: [], draw: false, seat: 1 });
});
