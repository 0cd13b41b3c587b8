/** High Card at the table of the page: what every table owes, and that of two who choose at once. */
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { Player, Update } from '@kolbiste/tablekit/engine/protocol.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import type { PlainOrder } from '@kolbiste/tablekit/plain/adapter.ts';
import type { PlainTable } from '@kolbiste/tablekit/plain/data.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import type { HostLaws } from '@kolbiste/testkit';
import { BOT, describeHost, HUMAN, layTable } from '@kolbiste/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game } from '../../src/index.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame('high-card');
  await fetchMind('high-card');
});

const order = (players: readonly Player[]): PlainOrder => ({
  game: 'high-card',
  config: { rounds: 5 },
  players,
  names: 'real',
});

const hands = ({ zones }: PlainTable) =>
  zones.map(({ rows }) => rows[0].things.map(({ answers }) => answers !== undefined));

const laws: HostLaws<PlainOrder, PlainTable> = {
  game,
  order,
  mixed: [HUMAN, BOT],
  people: [HUMAN, HUMAN],
  most: 100,
  hands,
  together: false,
  watch: (replay) => retell(replay, 'all', 'real').trouble,
};

describeHost({ describe, it }, { open: newTable, think }, laws);

function lay(players: readonly Player[]) {
  const { table, latest } = layTable({ think }, (around) => newTable(order(players), around));
  return { table, latest: () => latest() as Update<PlainTable> };
}

it('of two who choose at once either may answer first, and the hand of the other is not shown before that one sits', () => {
  const { table, latest } = lay([HUMAN, HUMAN]);
  table.sit(0);
  expect(latest().prompts[0].seat).toBe(0);
  expect(latest().open).toEqual([0, 1].map((seat) => ({ seat, here: true, text: latest().prompts[0].text })));
  table.call(1);
  expect(latest()).toMatchObject({ curtain: 1, prompts: [] });
  table.sit(1);
  expect(hands(latest().table).map((hand) => hand.includes(true))).toEqual([false, true]);
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
