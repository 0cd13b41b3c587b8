import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { Update } from '@kolbiste/tablekit/engine/protocol.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import type { HostLaws } from '@kolbiste/testkit';
import { BOT, describeHost, HUMAN } from '@kolbiste/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game, KNOWN, starters } from '../../src/index.ts';
import type { StoneOrder } from './adapter.ts';
import type { StoneTable } from './table.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame('tmmstone');
  await fetchMind('tmmstone');
});

/** Games of two starters. */
const laws: HostLaws<StoneOrder, StoneTable> = {
  game,
  order: (players) => {
    const lists = [starters[0].list, starters[1].list] as const;
    return { game: 'tmmstone', lists, players: [players[0], players[1]], names: 'real', profile: {} };
  },
  mixed: [HUMAN, BOT],
  people: [HUMAN, HUMAN],
  most: 4000,
  hands: ({ hands }) => hands.map((hand) => hand.map((entry) => (entry >= KNOWN ? null : entry !== 0))),
  together: false,
  watch: (replay) => retell(replay, 0, 'real').trouble,
};
const tables = { open: newTable, think };

const play = describeHost({ describe, it }, tables, laws);

describe('TMMStone at the table', () => {
  it('says of every unit what attack it has, and of every card of the own hand what it costs', () => {
    const updates: Update<StoneTable>[] = play([HUMAN, BOT]).heard.filter(({ type }) => type === 'update');
    let units = 0;
    for (const { table } of updates) {
      table.units.forEach((unit, place) => {
        if (unit === null) expect(table.power[place]).toBe(-1);
        else if (table.power[place] >= 0) units++;
      });
      expect(table.costs[0].length).toBe(table.hands[0].length);
      for (const cost of table.costs[0]) expect(cost).toBeGreaterThanOrEqual(0);
    }
    expect(units).toBeGreaterThan(0);
  });
});
