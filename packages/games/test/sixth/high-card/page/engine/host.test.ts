/** High Card at the table of the page: against a bot, and of two at one screen who see one hand at most. */
import { readReplay, verifyReplay } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { FromHost, Over, Player, Think, Update } from '@kolbiste/tablekit/engine/protocol.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import type { PlainOrder } from '@kolbiste/tablekit/plain/adapter.ts';
import type { PlainTable } from '@kolbiste/tablekit/plain/data.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import { beforeAll, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game } from '../../src/index.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame('high-card');
  await fetchMind('high-card');
});

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'easy' };

function lay(players: readonly Player[]) {
  const heard: FromHost[] = [];
  const order: PlainOrder = { game: 'high-card', config: { rounds: 5 }, players, names: 'real' };
  const table = newTable(order, {
    tell: (message) => void heard.push(message),
    think: () => undefined,
    secret: () => 'ab'.repeat(32),
    keep: () => undefined,
    policies: undefined,
    finished: () => undefined,
  });
  return { table, latest: () => heard.findLast((message) => message.type === 'update') as Update<PlainTable> };
}

function playOut(players: readonly Player[]) {
  const heard: FromHost[] = [];
  const asked: Think[] = [];
  const order: PlainOrder = { game: 'high-card', config: { rounds: 5 }, players, names: 'real' };
  const table = newTable(order, {
    tell: (message) => void heard.push(message),
    think: (question) => void asked.push(question),
    secret: () => 'ab'.repeat(32),
    keep: () => undefined,
    policies: undefined,
    finished: () => undefined,
  });
  const updates = () => heard.filter((message): message is Update<PlainTable> => message.type === 'update');
  for (let last = updates().at(-1); last?.result === null; last = updates().at(-1)) {
    const question = asked.shift();
    const [prompt] = last.prompts;
    if (question !== undefined) table.answer(question.step, question.seat, think(question).option, true);
    else if (last.curtain !== null) table.sit(last.curtain);
    else table.answer(last.step, prompt.seat, prompt.options[0].option, false);
  }
  return { over: heard.at(-1) as Over, updates: updates() };
}

/** The seats whose hands lie open on a table. */
const openHands = ({ zones }: PlainTable): (number | null)[] =>
  zones.filter(({ rows }) => rows[0].things.some(({ answers }) => answers !== undefined)).map(({ seat }) => seat);

it('is played against a bot to its end; the record verifies and can be watched', () => {
  const { over, updates } = playOut([HUMAN, BOT]);
  expect(verifyReplay(game, readReplay(over.replay), over.replay)).toMatchObject({ ok: true });
  expect(retell(over.replay, 'all', 'real').trouble).toBe(null);
  expect(new Set(updates.flatMap(({ table }) => openHands(table)))).toEqual(new Set([0]));
});

it('two at one screen see the hand of whoever sits there and no other', () => {
  const seen = playOut([HUMAN, HUMAN]).updates.filter(({ prompts }) => prompts.length > 0);
  for (const { table, prompts } of seen) expect(openHands(table)).toEqual([prompts[0].seat]);
  expect(new Set(seen.map(({ prompts }) => prompts[0].seat)).size).toBe(2);
});

it('of two who choose at once either may answer first, and the hand of the other is not shown before that one sits', () => {
  const { table, latest } = lay([HUMAN, HUMAN]);
  table.sit(0);
  expect(latest().prompts[0].seat).toBe(0);
  expect(latest().open).toEqual([0, 1].map((seat) => ({ seat, here: true, text: latest().prompts[0].text })));
  table.call(1);
  expect(latest()).toMatchObject({ curtain: 1, prompts: [] });
  table.sit(1);
  expect(openHands(latest().table)).toEqual([1]);
  const [prompt] = latest().prompts;
  table.answer(latest().step, prompt.seat, prompt.options[0].option, false);
  expect(latest()).toMatchObject({ curtain: 0, owing: [0] });
});

it('of a question to others its words are told and nothing else', () => {
  const { open, prompts } = lay([HUMAN, { kind: 'other' }]).latest();
  const { text } = prompts[0];
  expect(open).toEqual([
    { seat: 0, here: true, text },
    { seat: 1, here: false, text },
  ]);
});
