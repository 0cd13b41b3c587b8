import { describe, expect, it } from 'vitest';
import { CHECKS, runBattery } from './battery.ts';
import { CAMPAIGN, changed, failureOf } from './coins/broken.ts';
import { coinsConfigs, coinsGame } from './coins/game.ts';
import { rebuild } from './table.ts';
import { describeBattery } from './vitest.ts';

describeBattery({ describe, it }, coinsGame(), { ...CAMPAIGN, remedy: (key) => `would help: ${key}` });

describe('runBattery', () => {
  it('reports what it saw', () => {
    const report = runBattery(coinsGame(), CAMPAIGN);
    expect(report.checks.map((check) => check.name)).toEqual(CHECKS.map((check) => check.name));
    expect(report.questions['bets.bet']).toBeGreaterThan(20);
    expect(report.questions['turn.choose']).toBeGreaterThan(20);
    expect(Object.keys(report.refusals).sort()).toEqual(['cardTooBig', 'heapTooSmall']);
    expect(report.events['took']).toBeGreaterThan(20);
    expect(report.endings).toEqual({ games: 72, stopped: 0 });
  });

  it('plays the same games for the same seed, others for another', () => {
    expect(runBattery(coinsGame(), CAMPAIGN)).toEqual(runBattery(coinsGame(), CAMPAIGN));
    expect(runBattery(coinsGame(), CAMPAIGN).events).not.toEqual(
      runBattery(coinsGame(), { ...CAMPAIGN, seed: 'other' }).events,
    );
  });

  it('names the trail of a game that cannot even be set up', () => {
    const game = changed({
      parts: ({ bet }) => ({
        bet: {
          ...bet,
          seats: () => {
            throw new Error('no seats');
          },
        },
      }),
    })();
    const error = failureOf(game);
    expect(error.message).toMatch(/^setup: threw no seats\nafter 0 answers/);
    expect(error.trail?.config).toEqual(coinsConfigs(0));
  });

  it('names the checks there are when asked for another', () => {
    expect(() => runBattery(coinsGame(), { ...CAMPAIGN, only: ['clones'] })).toThrow(
      /no check clones; there are flow, /,
    );
  });

  it('prints a trail that leads to the failure again', () => {
    const make = changed({
      parts: ({ draw }) => ({
        draw(s, x) {
          draw(s, x);
          if (s.heap < 6) s.discard.length = 0;
        },
      }),
    });
    const error = failureOf(make(), ['settled']);
    const trail = error.trail as NonNullable<typeof error.trail>;
    expect(error.message).toContain(JSON.stringify(trail));
    expect(trail.steps.length).toBeGreaterThan(2);
    const fresh = make();
    expect(fresh.invariant?.(rebuild(fresh, JSON.parse(JSON.stringify(trail))))).toMatch(/not conserved/);
    const whole = coinsGame();
    expect(whole.invariant?.(rebuild(whole, trail))).toBeUndefined();
  });

  it('lets one game in a thousand run away, but not two', () => {
    const make = changed({
      parts: ({ next }) => ({
        next(s, x) {
          const cards = s.deck.length + s.discard.length + s.hands.flat().length;
          if (cards === 20 && s.heap === 0) s.heap = 12;
          return next(s, x);
        },
      }),
    });
    const configs = (odd: number) => (seed: number) => ({
      ...coinsConfigs(seed),
      copies: seed % 500 === 7 && seed < odd ? 5 : 4,
    });
    const options = { games: 1, endings: 999, seed: 'a', maxAnswers: 60, only: ['ends'] };
    expect(runBattery(make(), { ...options, configs: configs(500) }).endings).toEqual({ games: 1000, stopped: 1 });
    expect(() => runBattery(make(), { ...options, configs: configs(1000) })).toThrow(
      /2 of 1000 games did not end; the first is not over after 60/,
    );
  });

  it('asks for the sentence of a remedy where there are sentences', () => {
    const remedy = (key: string, lang: string) => (lang === 'en' || key !== 'wait' ? 'words' : undefined);
    expect(() => runBattery(coinsGame(), { ...CAMPAIGN, remedy })).toThrow(
      /remedy wait of notYou has no sentence in cs/,
    );
  });

  it('lets a clone share what nothing writes, when it is said', () => {
    const game = changed({
      game: (d) => ({
        blank: (c, seed) => ({ ...d.blank(c, seed), faces: [2, 3] }),
        clone: (s) => ({ ...d.clone(s), faces: (s as any).faces }),
      }),
    });
    const only = ['clone'];
    expect(() => runBattery(game(), { ...CAMPAIGN, only })).toThrow(/shares \$\.faces/);
    expect(runBattery(game(), { ...CAMPAIGN, only, shared: ['$.faces'] }).games).toBe(12);
  });
});
