import { commitment, readReplay, secretFrom, verifyReplay } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type { FromHost, Over, Player, Started, Think, Update } from '@kolbiste/tablekit/engine/protocol.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
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

const BOT: Player = { kind: 'bot', level: 'random' };
const HUMAN: Player = { kind: 'human' };

/** A game of two starters; the seats of the page answer with the option that `choose` names. */
function playOut(players: readonly [Player, Player], seed: string, choose: (options: number, n: number) => number) {
  const heard: FromHost[] = [];
  const asked: Think[] = [];
  const lists = [starters[0].list, starters[1].list] as const;
  const order: StoneOrder = { game: 'tmmstone', lists, players, names: 'real', profile: {} };
  const table = newTable(order, {
    tell: (message) => void heard.push(message),
    think: (question) => void asked.push(question),
    secret: () => secretFrom(seed),
    keep: () => undefined,
    policies: undefined,
    finished: () => undefined,
  });
  const updates = () => heard.filter(({ type }) => type === 'update') as unknown as Update<StoneTable>[];
  const turn = (n: number): boolean => {
    const question = asked.shift();
    const last = updates().at(-1) as Update<StoneTable>;
    if (question !== undefined) table.answer(question.step, question.seat, think(question).option, true);
    else if (last.curtain !== null) table.sit(last.curtain);
    else if (last.prompts.length > 0) {
      const [{ seat, options }] = last.prompts;
      table.answer(last.step, seat, options[choose(options.length, n)].option, false);
    } else return false;
    return true;
  };
  for (let n = 0; turn(n); n++) expect(n).toBeLessThan(4000);
  return { heard, updates: updates() };
}

const spread = (options: number, n: number): number => (n * 7) % options;

describe('TMMStone at the table', () => {
  it('is played to its end against a bot, and its record verifies and can be watched', () => {
    const { heard } = playOut([HUMAN, BOT], 'one', spread);
    const started = heard[0] as Started<null, StoneTable>;
    const over = heard.at(-1) as Over;
    expect([started.game, over.type]).toEqual(['tmmstone', 'over']);
    expect(commitment(over.secret)).toBe(started.commitment);
    expect(verifyReplay(game, readReplay(over.replay), over.replay)).toMatchObject({ ok: true });
    const again = retell(over.replay, 0, 'real');
    expect([again.trouble, again.started.game]).toEqual([null, 'tmmstone']);
  });

  it('never tells the page what lies in the hand of the bot', () => {
    const { heard, updates } = playOut([HUMAN, BOT], 'two', spread);
    const started = heard[0] as Started<null, StoneTable>;
    for (const { table } of [started, ...updates])
      expect(table.hands[1].filter((entry) => entry !== 0 && entry < KNOWN)).toEqual([]);
  });

  it('two at one screen see the hand of whoever sits there, and nobody else', () => {
    const { updates } = playOut([HUMAN, HUMAN], 'three', spread);
    const seats = new Set<number>();
    for (const { table, curtain, sitting, prompts } of updates) {
      if (curtain !== null || prompts.length === 0) continue;
      expect(sitting).toBe(prompts[0].seat);
      expect(table.who).toBe(prompts[0].seat);
      expect(table.hands[prompts[0].seat]).not.toContain(0);
      seats.add(prompts[0].seat);
    }
    expect(seats.size).toBe(2);
  });

  it('says of every unit what attack it has, and of every card of the own hand what it costs', () => {
    const { updates } = playOut([HUMAN, BOT], 'four', spread);
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
