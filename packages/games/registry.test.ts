/** Every game of the list brings what its manifest says, each part under the game's own name. */
import type { GameManifest } from '@kolbiste/gamekit';
import { EXAMPLES } from '@kolbiste/gamekit/desk';
import { seedFrom } from '@kolbiste/kernel';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { GAMES } from './registry.ts';

it('no two games share an id or the mark of their citations', () => {
  expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  expect(new Set(GAMES.map(({ mark }) => mark)).size).toBe(GAMES.length);
});

/** The slots without which a manifest would still be one. */
type Dispensable = {
  [Slot in keyof GameManifest]: Omit<GameManifest, Slot> extends GameManifest ? Slot : never;
}[keyof GameManifest];

it('a manifest that lacks a slot is none: what a game has not it says with null', () => {
  expectTypeOf<Dispensable>().toBeNever();
  expectTypeOf<undefined>().not.toExtend<GameManifest['desk']>();
  expectTypeOf<null>().toExtend<GameManifest['bot' | 'desk' | 'online']>();
  expectTypeOf<null>().not.toExtend<GameManifest['rules' | 'scenarios' | 'workshop']>();
});

describe.each(GAMES)('$id', (manifest) => {
  const { id, seats, together } = manifest;

  it('has rules and scenarios of that id', async () => {
    expect((await manifest.rules()).game.id).toBe(id);
    expect((await manifest.scenarios()).scenarioAdapter.id).toBe(id);
  });

  it('deals for each number of seats at its desk', async () => {
    const desk = (await manifest.desk?.())?.desk;
    if (desk === undefined) return;
    const [format] = desk.formats;
    for (const count of seats) {
      const plan = { source: undefined, profile: {}, names: 'real', format, seats: count } as const;
      const { config } = desk.dealer(plan).deal('a');
      const game = desk.game('real');
      expect(game.seats(game.setup(config, seedFrom('0')))).toBe(count);
    }
    expect(desk.mechanical.length).toBeGreaterThan(0);
    expect(Object.keys(desk.examples).sort()).toEqual([...EXAMPLES].sort());
    for (const line of Object.values(desk.examples).flat()) expect(line).toMatch(/^[a-z]+ /);
  });

  it('is won or lost together as its result says', async () => {
    const { game } = await manifest.rules();
    const { trials } = await (await manifest.workshop()).workshop.trials();
    const s = game.setup(trials.mixed(0), seedFrom('1'));
    for (let pending = game.pending(s); pending.length > 0; pending = game.pending(s)) {
      const [{ seat }] = pending;
      const options = game.options(s, seat);
      game.answer(s, seat, options[options.length - 1]);
    }
    const winners = game.result(s)?.winners.length ?? -1;
    expect(together ? [0, game.seats(s)] : [0, 1]).toContain(winners);
  });

  it('is served with what its rules make of seats that bring nothing', async () => {
    const online = (await manifest.online?.())?.online;
    if (online === undefined) return;
    const { game } = await manifest.rules();
    const nothing = Array.from({ length: seats[0] }, () => null);
    expect(() => game.configFrom?.(nothing, online.readCommon(null), 'a')).not.toThrow();
    expect(game.configFrom).toBeDefined();
  });

  it('has set-ups to try it with, and bots that judge them', async () => {
    const { game } = await manifest.rules();
    const { workshop } = await manifest.workshop();
    const { trials } = await workshop.trials();
    const mind = (await manifest.bot?.())?.mind;
    for (const config of [trials.mixed(1), trials.measured()[0]]) {
      const s = game.setup(config, seedFrom('2'));
      expect(game.pending(s).length).toBeGreaterThan(0);
      if (mind !== undefined) expect(Number.isInteger(mind.evaluation.points(s, 0))).toBe(true);
    }
    expect(workshop.corpus.length).toBeGreaterThan(0);
  });
});
