import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coinsConfigs, coinsGame } from './coins/game.ts';
import { runFuzz } from './fuzz.ts';
import { checkGolden, golden } from './golden.ts';
import { perft } from './perft.ts';
import type { PoolOptions } from './pools.ts';
import { runPools } from './pools.ts';
import { CheckError, rebuild } from './table.ts';

describe('golden', () => {
  const options = { configs: coinsConfigs, seed: 'golden' };
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'golden-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });

  it('tells a whole game, the same each time', () => {
    const text = golden(coinsGame(), options);
    expect(text).toBe(golden(coinsGame(), options));
    expect(text).toMatch(/^coins 1 seed golden config /);
    expect(text).toMatch(/\n {2}seat 0 bets\.bet: 0 bet 0 \| 1 bet 1 \| 2 bet 2\n/);
    expect(text).toMatch(/ drewCard \(seats 1\): You drew card [2-5] \[2\.1\]\n/);
    expect(text).toMatch(/\nresult .* record [0-9a-f]{16}\n$/);
    expect(golden(coinsGame(), { ...options, index: 1 })).not.toBe(text);
  });

  it('shows a change of rules at its line', () => {
    const file = join(folder, 'deep', 'coins.txt');
    const text = golden(coinsGame(), options);
    vi.stubEnv('KOLBISTE_UPDATE_GOLDEN', '1');
    checkGolden(file, text);
    vi.stubEnv('KOLBISTE_UPDATE_GOLDEN', '');
    expect(readFileSync(file, 'utf8')).toBe(text);
    checkGolden(file, text);
    const other = golden(
      coinsGame({
        parts: ({ settle }) => ({
          settle(s) {
            settle(s);
            s.purse[0]++;
          },
        }),
      }),
      options,
    );
    expect(() => checkGolden(file, other)).toThrow(
      /coins\.txt:\d+: expected ".*", found ".*"\. KOLBISTE_UPDATE_GOLDEN=1/,
    );
    writeFileSync(file, `${text}more\n`);
    expect(() => checkGolden(file, text)).toThrow(/expected "more"/);
    expect(() => checkGolden(join(folder, 'none.txt'), text)).toThrow(/no such file/);
  });
});

describe('perft', () => {
  const game = coinsGame();
  const open = (heap: number) => {
    const s = game.setup({ seats: 2, heap, copies: 1 }, 'a'.repeat(32));
    game.answer(s, 0, 0);
    game.answer(s, 1, 0);
    s.hands = [[], []];
    s.deck = [];
    return s;
  };

  it('counts lines of answers, draws fixed by a hook', () => {
    // Heap of 2 without flips: take 1 (then 1 is left, take 1), take 2.
    expect(perft(game, open(2), 3, { chance: () => 0 })).toEqual({
      sequences: 0,
      lines: [1, 2, 1, 0],
      ends: [0, 1, 1, 0],
    });
    // Every flip takes one more: take 1 leaves nothing.
    expect(perft(game, open(2), 3, { chance: () => 1 })).toEqual({
      sequences: 0,
      lines: [1, 2, 0, 0],
      ends: [0, 2, 0, 0],
    });
  });

  it('counts every outcome of every draw', () => {
    expect(perft(game, open(2), 3, { chance: 'enumerate' })).toEqual({
      sequences: 0,
      lines: [1, 3, 1, 0],
      ends: [0, 2, 1, 0],
    });
    expect(
      perft(game, game.setup({ seats: 3, heap: 5, copies: 1 }, 'b'.repeat(32)), 2, { chance: 'enumerate' }).lines,
    ).toEqual([1, 9, 54]);
  });

  it('leaves the position as it was', () => {
    const s = open(9);
    const hash = game.hashRecord(s);
    perft(game, s, 3, { chance: 'enumerate' });
    expect(game.hashRecord(s)).toBe(hash);
  });
});

describe('runFuzz', () => {
  const options = { configs: coinsConfigs, seed: 'fuzz', decisions: 3000 };

  it('answers as often as it is told, legally and not', () => {
    let told = 0;
    const report = runFuzz(coinsGame(), {
      ...options,
      progress: (done) => {
        told = done;
      },
    });
    expect(report).toMatchObject({ game: 'coins', seed: 'fuzz', decisions: 3000, stopped: 0 });
    expect(report.refused).toBeGreaterThan(300);
    expect(told).toBe(3000);
    expect(runFuzz(coinsGame(), options)).toEqual(report);
  });

  it('prints seed, game and trail of a broken invariant', () => {
    const make = () =>
      coinsGame({
        parts: ({ draw }) => ({
          draw(s, x) {
            draw(s, x);
            if (s.heap === 1) s.discard.push(2);
          },
        }),
      });
    let error: unknown;
    try {
      runFuzz(make(), options);
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(CheckError);
    const { message, trail, check } = error as CheckError;
    expect(check).toMatch(/^fuzz \(seed "fuzz", game \d+\)$/);
    expect(message).toMatch(/not conserved/);
    const fresh = make();
    expect(fresh.invariant?.(rebuild(fresh, trail as NonNullable<typeof trail>))).toMatch(/not conserved/);
    const first = Number(/game (\d+)/.exec(check)?.[1]);
    expect(() => runFuzz(make(), { ...options, first, decisions: 30 })).toThrow(/not conserved/);
  });

  it('notices an answer that nobody offered, and a refusal that leaves a trace', () => {
    const loose = coinsGame({ parts: ({ bet }) => ({ bet: { ...bet, check: () => 0 } }) });
    expect(() => runFuzz(loose, options)).toThrow(/nobody offered it/);
    const trace = coinsGame({
      parts: ({ choose }) => ({
        choose: {
          ...choose,
          check(s, x, seat, o) {
            const code = choose.check(s, x, seat, o);
            if (code === 3) s.n++;
            return code;
          },
        },
      }),
    });
    expect(() => runFuzz(trace, options)).toThrow(/changed the state/);
  });

  it('notices games that do not end', () => {
    const endless = coinsGame({ parts: ({ choose }) => ({ choose: { ...choose, seats: () => 0 }, next: () => true }) });
    expect(() => runFuzz(endless, { ...options, decisions: 20 })).toThrow(/games did not end/);
  });
});

describe('runPools', () => {
  const options: PoolOptions<{ hands: number[][]; who: number }> = {
    configs: coinsConfigs,
    games: 40,
    seed: 'pools',
    tagsOf: (v, decision, option) => {
      if (decision.kind === 'bet') return [`bet ${option}`];
      return option < 10 ? [`take ${option}`] : [`card ${v.hands[v.who][option - 10]}`];
    },
    expected: ['bet 0', 'bet 1', 'bet 2', 'take 1', 'take 2', 'take 3', 'card 2', 'card 3', 'card 4', 'card 5'],
    except: { 'refusal:noSuchOption': 'nothing that can be pointed at is refused so' },
  };

  it('uses everything soon, and stops then', () => {
    const report = runPools(coinsGame(), options);
    expect(report).toMatchObject({ unused: [], surprising: [], unlisted: [] });
    expect(report.games).toBeLessThan(40);
    expect(Object.keys(report.used)).toContain('event:flipped');
    expect(runPools(coinsGame(), options)).toEqual(report);
  });

  it('prefers what was used least', () => {
    const { used } = runPools(coinsGame(), { ...options, expected: [...options.expected, 'card 9'] });
    const cards = [2, 3, 4, 5].map((face) => used[`card ${face}`]);
    expect(Math.max(...cards)).toBeLessThan(Math.min(...cards) * 2);
  });

  it('names a card that cannot be played and an event that never happens', () => {
    const stiff = coinsGame({
      parts: ({ choose }) => ({
        choose: {
          ...choose,
          check: (s, x, seat, o) => (o >= 10 && s.hands[seat][o - 10] === 5 ? 2 : choose.check(s, x, seat, o)),
        },
      }),
    });
    expect(runPools(stiff, options).unused).toEqual(['card 5']);
    const more = coinsGame({ game: (d) => ({ events: [...d.events, 'rained'] }) });
    expect(runPools(more, options).unused).toEqual(['event:rained']);
  });

  it('names what was thought impossible, and tags nobody listed', () => {
    const report = runPools(coinsGame(), {
      ...options,
      except: { ...options.except, 'card 4': 'never' },
      expected: ['card 5'],
    });
    expect(report.surprising).toEqual(['card 4']);
    expect(report.unlisted).toContain('take 1');
  });
});
