/** Doomtrooper at the table of the page: what every table owes. */
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { Player } from '@kolbiste/tablekit/engine/protocol.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import type { HostLaws } from '@kolbiste/testkit';
import { BOT, describeHost, HUMAN } from '@kolbiste/testkit';
import { beforeAll, describe, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game } from '../../src/index.ts';
import type { DoomOrder } from './adapter.ts';
import type { DoomTable } from './table.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame('doomtrooper');
  await fetchMind('doomtrooper');
});

const order = (players: readonly Player[]): DoomOrder => ({
  game: 'doomtrooper',
  config: { rounds: 1 },
  players,
  names: 'real',
});

/** Whose hands lie open. */
const hands = ({ hands: all, counts }: DoomTable) =>
  all.map((hand, seat) => Array.from({ length: counts[seat][0] }, () => hand !== null));

const laws: HostLaws<DoomOrder, DoomTable> = {
  game,
  order,
  mixed: [HUMAN, BOT],
  people: [HUMAN, HUMAN],
  most: 400,
  hands,
  together: false,
  watch: (replay) => retell(replay, 'all', 'real').trouble,
};

describeHost({ describe, it }, { open: newTable, think }, laws);
