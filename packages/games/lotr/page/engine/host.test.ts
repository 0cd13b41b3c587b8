import { commitment, readReplay, secretFrom, verifyReplay } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import { newTable } from '@kolbiste/tablekit/engine/host.ts';
import type {
  FromHost,
  Happening,
  Over,
  Player,
  Prompt,
  Started,
  Think,
  Update,
} from '@kolbiste/tablekit/engine/protocol.ts';
import { fetchMind, think } from '@kolbiste/tablekit/engine/thinker.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import { treeOf } from '@kolbiste/tablekit/table/log-tree.ts';
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

const BOT: Player = { kind: 'bot', level: 'random' };
const HUMAN: Player = { kind: 'human' };

/** An easy game; the seats of the page answer by a number that spreads over the options. */
function playOut(players: readonly Player[], seed: string) {
  const heard: FromHost[] = [];
  const asked: Think[] = [];
  const lists = players.map((_, seat) => starters[seat].list);
  const order: RingsOrder = { game: 'lotr', lists, easy: true, players, names: 'real', profile: {} };
  const table = newTable(order, {
    tell: (message) => void heard.push(message),
    think: (question) => void asked.push(question),
    secret: () => secretFrom(seed),
    keep: () => undefined,
    policies: undefined,
    finished: () => undefined,
  });
  const updates = () => heard.filter(({ type }) => type === 'update') as unknown as Update<RingsTable>[];
  const turn = (n: number): boolean => {
    const question = asked.shift();
    const last = heard.findLast(({ type }) => type === 'update') as Update;
    if (question !== undefined) table.answer(question.step, question.seat, think(question).option, true);
    else if (last.prompts.length > 0) {
      const [{ seat, options }] = last.prompts;
      table.answer(last.step, seat, options[(n * 7) % options.length].option, false);
    } else return false;
    return true;
  };
  for (let n = 0; turn(n); n++) expect(n).toBeLessThan(6000);
  return { heard, updates: updates() };
}

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
  const games = () => [playOut([HUMAN], 'one'), playOut([HUMAN, HUMAN, BOT], 'three')];

  it('is played to its end, its record verifies and can be watched; every option lies somewhere', () => {
    for (const { heard, updates } of games()) {
      const started = heard[0] as Started<null, RingsTable>;
      const over = heard.at(-1) as Over;
      expect([started.game, over.type]).toEqual(['lotr', 'over']);
      expect(commitment(over.secret)).toBe(started.commitment);
      expect(verifyReplay(game, readReplay(over.replay), over.replay)).toMatchObject({ ok: true });
      expect(retell(over.replay, 0, 'real').trouble).toBeNull();
      for (const { prompts, table } of updates)
        for (const prompt of prompts) {
          // A response may be that of a card which has just left: it stands in the list.
          if (prompt.procedure !== 'settle') expect(lost(prompt, table)).toEqual([]);
          expect(asksByList(prompt) || buttonsOf(prompt).length <= 3).toBe(true);
        }
    }
  });

  it('no curtain falls between those who are led together, whose hands all lie open; a bot shows none', () => {
    const { updates } = playOut([HUMAN, HUMAN, BOT], 'open');
    const seats = new Set<number>();
    for (const { table, curtain, prompts, sitting } of updates) {
      expect(curtain).toBeNull();
      expect([...table.hands[0], ...table.hands[1]]).not.toContain(0);
      expect(table.hands[2].filter((card) => card !== 0)).toEqual([]);
      if (prompts.length === 0) continue;
      expect(sitting).toBe(prompts[0].seat);
      seats.add(prompts[0].seat);
    }
    expect(seats).toEqual(new Set([0, 1]));
  });

  it('stands on a rung of the ladder of its phase whenever somebody is asked', () => {
    const { updates } = playOut([HUMAN], 'ladder');
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
    const { updates } = playOut([HUMAN], 'log');
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
