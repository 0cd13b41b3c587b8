import type { Json } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import type { HostLaws } from '@kolbiste/testkit';
import { BOT, describeHost, HUMAN } from '@kolbiste/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import type { Blow, Forecast } from '../../src/forecast.ts';
import { configOf, game, PLAYABLE } from '../../src/index.ts';
import type { SpireOrder } from './adapter.ts';
import type { SpireTable } from './table.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame('slay-the-spire');
  await fetchMind('slay-the-spire');
});

const laws: HostLaws<SpireOrder, SpireTable> = {
  game,
  order: (players) => {
    const heroes = players.map((_, seat) => PLAYABLE[seat % PLAYABLE.length]);
    const config = configOf({ heroes, fight: 'jaw-worm' }) as unknown as Json;
    return { game: 'slay-the-spire', config, players, names: 'real' };
  },
  mixed: [HUMAN, HUMAN, BOT],
  people: [HUMAN, HUMAN],
  most: 2000,
  hands: ({ mats }) =>
    mats.map(({ hand, held }) => (hand === null ? new Array<boolean>(held).fill(false) : hand.map(() => true))),
  together: true,
  watch: (replay) => retell(replay, 0, 'real').trouble,
};
const tables = { open: newTable, think };

const play = describeHost({ describe, it }, tables, laws);

const through = (blows: readonly Blow[]): number => blows.reduce((sum, [, , , lost]) => sum + lost, 0);

describe('Slay the Spire at the table', () => {
  it('what would come of the end of the turn is what comes of it', () => {
    const updates = play([HUMAN]).heard.flatMap((message) => (message.type === 'update' ? [message] : []));
    const told = updates.filter(({ table }) => table.rehearsal !== null);
    expect(told.length).toBeGreaterThan(2);
    for (const { table } of told) {
      const { blows, lost } = table.rehearsal as Forecast;
      expect(lost[0]).toBe(through(blows));
    }
  });
});
