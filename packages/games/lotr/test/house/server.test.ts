/** The Lord of the Rings over the wire: a whole game of three, and two worlds whose hands and decks differ. */
import type { Json } from '@kolbiste/kernel';
import { readReplay, seedFrom, verifyReplay } from '@kolbiste/kernel';
import { publisher, SENT } from '@kolbiste/wire';
import { PROTOCOL } from '@kolbiste/wire/protocol';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../../server/test/client.ts';
import { ask, chooser, create, sit } from '../../../../server/test/client.ts';
import { connect, startServer } from '../../../../server/test/house.ts';
import type { List, State } from '../../src/index.ts';
import { configOf, game as lotr, starters } from '../../src/index.ts';

const game = lotr as unknown as AnyGame;
const setup = (list: List): Json => list as unknown as Json;
const learning = (key: string): List => (starters.find((each) => each.key === key) as (typeof starters)[number]).list;

/** Fifty cards that any heroes may lead. */
const LONG: number[] = [...learning('lore').cards, ...learning('tactics').cards.slice(0, 20)];

/** So many answers are given: through the hands, a round and into the next. */
const ANSWERS = 40;

/**
 * What the table tells a seat and who watches, and what seat 1 itself, in a game where both pass wherever they can. Lists
 * are laid open and chance is bound by shares that all see, so the worlds differ by what was drawn alone.
 */
function told(changed: (s: State) => void): { open: string[]; own: string[] } {
  const config = configOf([learning('lore'), learning('tactics')], true);
  const s = lotr.setup(config, seedFrom('two worlds'));
  changed(s);
  const telling = publisher(lotr, [0, 'public', 1], SENT);
  telling.open(s);
  const open: string[] = [JSON.stringify([telling.full(0, 0), telling.full('public', 0)])];
  const own: string[] = [JSON.stringify(telling.full(1, 0))];
  for (let step = 1; step <= ANSWERS; step++) {
    const [decision] = lotr.pending(s);
    if (decision === undefined) break;
    const [option] = lotr.options(s, decision.seat);
    lotr.answer(s, decision.seat, option, { sink: telling.sink });
    const [first, watcher, second] = telling.tell(step);
    open.push(JSON.stringify([first, watcher]));
    own.push(JSON.stringify(second));
  }
  return { open, own };
}

test('hand and deck of a seat reach neither the others nor who watches, in no byte', () => {
  const one = told(() => {});
  const two = told((s) => {
    const [hand, deck] = [s.hands[1], s.decks[1]];
    hand.forEach((card, i) => {
      [hand[i], deck[i]] = [deck[i], card];
    });
  });
  expect(one.open.length).toBe(ANSWERS + 1);
  expect(two.open).toEqual(one.open);
  expect(two.own).not.toEqual(one.own);
});

describe('a whole game of three', () => {
  test('whoever brings nothing leads heroes of his own; the record verifies', async () => {
    const { url } = await startServer(':memory:');
    const order = {
      seats: [{ who: 'me' as const }, { who: 'open' as const }, { who: 'open' as const }],
      common: { easy: true },
    };
    const { id, token, invite } = await create(url, order, game);
    const others = [await sit(url, id, { invite }, game), await sit(url, id, { invite }, game)];
    const tokens = [token ?? '', ...others.map((seat) => seat.token)];
    const clients = tokens.map((each) => connect(url, { id, token: each, game }));
    await Promise.all(clients.map((client, seat) => client.play(chooser(`ring ${seat}`))));
    const [a] = clients;
    await a.until(() => a.table?.status === 'over');
    const record = readReplay(JSON.stringify(await ask(`${url}/api/games/${id}/record`, 'GET')));
    expect(record.steps.length).toBe(a.step);
    expect(verifyReplay(game, record)).toMatchObject({ ok: true });
    const { lists } = record.config as unknown as { lists: List[] };
    expect(new Set(lists.flatMap((list) => list.heroes)).size).toBe(9);
  }, 120_000);
});

test('a deck against the rules is refused', async () => {
  const { url } = await startServer(':memory:');
  const short = { ...learning('lore'), cards: learning('lore').cards.slice(1) };
  const seats = (list: List): Parameters<typeof create>[1] => ({
    seats: [{ who: 'me', setup: setup(list) }, { who: 'open' }],
  });
  await expect(create(url, seats(short), game)).rejects.toThrow(/setup/i);
  await expect(create(url, { common: { easy: 'yes' } }, game)).rejects.toThrow(/./);
  await expect(create(url, seats(learning('lore')), game)).resolves.toBeDefined();
});

/** The whole answer of the server to who wants to sit down. */
async function refusal(url: string, id: string, invite: string, list: List): Promise<unknown> {
  const response = await fetch(`${url}/api/games/${id}/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ protocol: PROTOCOL, rulesVersion: game.rulesVersion, invite, setup: setup(list) }),
  });
  return await response.json();
}

test('who leads a hero that is led already is refused at the seat, with what clashes; bots make room for who comes', async () => {
  const { url } = await startServer(':memory:');
  const order: Parameters<typeof create>[1] = {
    seats: [{ who: 'me', setup: setup(learning('lore')) }, { who: 'bot', level: 'random' }, { who: 'open' }],
  };
  const { id, invite } = await create(url, order, game);
  const [hero] = learning('lore').heroes;
  const mixed: List = { heroes: [learning('tactics').heroes[0], hero], cards: LONG };
  expect(await refusal(url, id, invite, mixed)).toMatchObject({
    ok: false,
    code: 'clash',
    faults: [{ code: 'sameHero', card: hero, seat: 2, other: 0 }],
  });
  // The bot would have had this one.
  const { seat } = await sit(url, id, { invite, setup: setup(learning('leadership')) }, game);
  expect(seat).toBe(2);
  const twice = learning('spirit');
  const bots = [twice, twice].map((list) => ({ who: 'bot' as const, level: 'random' as const, setup: setup(list) }));
  await expect(create(url, { seats: [{ who: 'me' }, ...bots] }, game)).rejects.toThrow('clash');
});

test('when one gives up, all have lost', async () => {
  const { url } = await startServer(':memory:');
  const { id, token, invite } = await create(url, {}, game);
  const { token: other } = await sit(url, id, { invite }, game);
  const [a, b] = [token ?? '', other].map((each) => connect(url, { id, token: each, game }));
  await b.until(() => b.table?.status === 'playing');
  expect(await b.say('resign', {})).toEqual({ ok: true });
  await a.until(() => a.table?.status === 'over');
  expect(a.table?.outcome).toEqual({ how: 'resigned', winners: [], draw: false, seat: 1 });
});
