import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { Happening, Prompt, Update } from '@kolbiste/tablekit/engine/protocol.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import { treeOf } from '@kolbiste/tablekit/table/log-tree.ts';
import type { HostLaws, Player } from '@kolbiste/testkit';
import { BOT, describeHost, HUMAN } from '@kolbiste/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { game, starters } from '../../src/index.ts';
import { keyOfRung, LADDER, standing } from '../ladder.ts';
import { asksByList, buttonsOf, keyOf, placeOf } from '../places.ts';
import type { RingsOrder } from './adapter.ts';
import type { RingsTable } from './table.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame('lotr');
  await fetchMind('lotr');
});

/** Easy games. */
const laws: HostLaws<RingsOrder, RingsTable> = {
  game,
  order: (players) => {
    const lists = players.map((_, seat) => starters[seat].list);
    return { game: 'lotr', lists, easy: true, players, names: 'real', profile: {} };
  },
  mixed: [HUMAN, HUMAN, BOT],
  people: [HUMAN, HUMAN],
  most: 6000,
  hands: ({ hands }) => hands.map((hand) => hand.map((card) => card !== 0)),
  together: true,
  watch: (replay) => retell(replay, 0, 'real').trouble,
};
const tables = { open: newTable, think };

const play = describeHost({ describe, it }, tables, laws);
const updatesOf = (...players: Player[]): Update<RingsTable>[] =>
  play(players).heard.filter(({ type }) => type === 'update');

/** What of a question cannot be reached: options that lie where nothing stands, or nowhere at all. */
function lost(prompt: Prompt, table: RingsTable): string[] {
  const things = new Set(table.things.map(({ id }) => `thing:${id}`));
  const cards = new Set(table.hands[prompt.seat].map((card) => `hand:${card}`));
  const seats = new Set(table.threat.map((_, seat) => `player:${seat}`));
  const places = prompt.options.map(({ option }) => placeOf(prompt, option)).filter((place) => place !== null);
  const gone = places.map(keyOf).filter((key) => !things.has(key) && !cards.has(key) && !seats.has(key));
  const reached = places.length + buttonsOf(prompt).length;
  return reached === prompt.options.length ? gone : [...gone, `${prompt.procedure}.${prompt.step}`];
}

describe('The Lord of the Rings at the table', () => {
  it('every option lies somewhere', () => {
    for (const { prompts, table } of [...updatesOf(HUMAN), ...updatesOf(HUMAN, HUMAN, BOT)])
      for (const prompt of prompts) {
        // A response may be that of a card which has just left: it stands in the list.
        if (prompt.procedure !== 'settle') expect(lost(prompt, table)).toEqual([]);
        expect(asksByList(prompt) || buttonsOf(prompt).length <= 3).toBe(true);
      }
  });

  it('stands on a rung of the ladder of its phase whenever somebody is asked', () => {
    const updates = updatesOf(HUMAN);
    const stood = new Set<string>();
    for (const { table, prompts } of updates) {
      if (prompts.length === 0) continue;
      const { phase, rung } = standing(table);
      expect(LADDER[phase].map(keyOfRung), `${phase} ${rung}`).toContain(rung);
      stood.add(rung);
    }
    expect(stood.size).toBeGreaterThan(5);
  });

  it('the log stands by rounds, those by phases; what is left out stands nowhere', () => {
    const updates = updatesOf(HUMAN);
    const log = updates.flatMap(({ happened }) => happened) as unknown as Happening[];
    const rounds = treeOf(log, '').filter(({ line }) => line.kind === 'roundBegan');
    expect(rounds.length).toBeGreaterThan(1);
    for (const { children } of rounds.slice(0, -1))
      expect(children.filter(({ line }) => line.kind === 'phaseBegan')).toHaveLength(7);
    const kinds = (branches: ReturnType<typeof treeOf>): string[] =>
      branches.flatMap(({ line, children }) => [line.kind, ...kinds(children)]);
    const told = kinds(treeOf(log, ''));
    expect(told).toHaveLength(log.filter(({ quiet }) => quiet !== true).length);
    expect(told).not.toContain('windowOpened');
    expect(told).toContain('answer');
  });
});
