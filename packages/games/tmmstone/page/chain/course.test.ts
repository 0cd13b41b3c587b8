import { keyedSpec, recorder, rng, secretFrom, writeReplay } from '@kolbiste/kernel';
import { fetchGame } from '@kolbiste/tablekit/engine/games.ts';
import type { Happening } from '@kolbiste/tablekit/engine/protocol.ts';
import { playGames } from '@kolbiste/tablekit/games.ts';
import { retell } from '@kolbiste/tablekit/replay/retell.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../../manifest.ts';
import { configOf, starters, tmmstone } from '../../src/index.ts';
import type { StoneTable } from '../engine/table.ts';
import { courseOf, lastCourse } from './course.ts';

beforeAll(async () => {
  playGames([manifest]);
  await fetchGame('tmmstone');
});

/** Everything that happens in a game of two starters played at random. */
function linesOfGame(secret: string): Happening[][] {
  const game = tmmstone();
  const config = configOf(starters[1].list, starters[3].list);
  const playing = recorder(game, config as never, keyedSpec(secretFrom(secret)));
  const random = rng(secret);
  for (let n = 0; n < 150; n++) {
    const [asked] = game.pending(playing.state);
    if (asked === undefined) break;
    const options = game.options(playing.state, asked.seat);
    playing.answer(asked.seat, options[random.int(options.length)]);
  }
  return retell(writeReplay(playing.record()), 'all', 'real').updates.map(({ happened }) => [...happened]);
}

const tableOf = ({ after }: Happening): StoneTable => after as StoneTable;

const depthOf = (line: Happening): number => tableOf(line).flow.length;
/** Game, turn, attack: a player has declared it, not a text. */
const ATTACK_DEPTH = 3;

describe('the chain of events', () => {
  it('has of every attack an arrow from the attacker to its target, with what both are hurt by', () => {
    const games = ['stone table', 'chain'].map(linesOfGame);
    const declares = (line: Happening): boolean => line.kind === 'attackDeclared' && depthOf(line) === ATTACK_DEPTH;
    const attacks = games.flat().filter((lines) => lines.some(declares));
    expect(attacks.length).toBeGreaterThan(5);
    for (const lines of attacks) {
      const declared = lines.find(declares) as Happening;
      const act = courseOf(lines).acts.find(({ kind }) => kind === 'attack');
      const place = tableOf(declared).units.findIndex((unit) => unit?.id === declared.a);
      expect(act?.from).toBe(`unit:${place}`);
      expect(act?.ends[0]?.at).toMatch(declared.c < 2 ? /^hero:/ : /^unit:/);
      const inAttack = lines.filter((line) => line.kind === 'damaged' && depthOf(line) === ATTACK_DEPTH);
      const hurt =
        act?.ends.flatMap(({ slips }) => slips.flatMap((slip) => (slip.is === 'hurt' ? [slip.n] : []))) ?? [];
      const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
      expect(sum(hurt)).toBe(sum(inAttack.map(({ b }) => b)));
    }
  });

  it('hangs what happens on the innermost text that was under way, and goes on with the outer one after it', () => {
    const all = linesOfGame('stone table');
    const lines = all.find(
      (some) => some.filter(({ kind }) => kind === 'fired').length > 1 && some.some(({ kind }) => kind === 'damaged'),
    ) as Happening[];
    const log = all.slice(0, all.indexOf(lines) + 1).flat();
    const { acts } = lastCourse(log);
    // Numbered as they resolved, without a gap.
    expect(acts.map(({ n }) => n)).toEqual(acts.map((_, k) => k + 1));
    const began = new Set(['fired', 'castBegan', 'attackDeclared', 'announced', 'activated', 'sprung', 'castDrawn']);
    for (const act of acts) {
      expect(began.has(act.told[0].kind)).toBe(true);
      const at = tableOf(act.told[0]).flow.length;
      for (const line of act.told.slice(1)) expect(tableOf(line).flow.length).toBeGreaterThanOrEqual(at);
    }
    // Each effect is told once.
    const told = acts.flatMap((act) => act.told.map(({ id }) => id));
    expect(new Set(told).size).toBe(told.length);
    const hurt = log.filter(({ kind, id }) => kind === 'damaged' && id >= (acts[0]?.told[0]?.id ?? 0));
    expect(hurt.length).toBeGreaterThan(0);
    for (const line of hurt) expect(told).toContain(line.id);
  });

  it('begins with the answer that set it off, not with an answer to a question on the way', () => {
    const all = linesOfGame('stone table');
    const at = all.findIndex(
      (lines) => lines[0]?.kind === 'answer' && lines.some(({ kind }) => kind === 'entered') && lines[0].c === 4,
    );
    const log = all.slice(0, at + 1).flat();
    const { acts } = lastCourse(log);
    expect(acts.length).toBeGreaterThan(0);
    expect(acts[0].told[0].id).toBeLessThanOrEqual(all[at][1].id);
  });

  it('numbers what waits behind what has resolved', () => {
    const all = linesOfGame('stone table').flat();
    const k = all.findIndex((line) => tableOf(line).flow.some(({ waits }) => waits.length > 0));
    const { acts, waits } = lastCourse(all.slice(0, k + 1));
    expect(waits.map(({ n }) => n)).toEqual(waits.map((_, n) => acts.length + 1 + n));
    expect(waits.length).toBeGreaterThan(0);
    for (const { card } of waits) expect(card).toBeGreaterThan(0);
  });
});
