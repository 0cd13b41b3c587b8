import { describe, expect, it } from 'vitest';
import { coinsConfigs, coinsGame } from './coins/game.ts';
import { coinsAdapter } from './coins/scenario.ts';
import type { Shown } from './coverage.ts';
import { citedAtRandom, coverageKeys, coverageReport, testedBy } from './coverage.ts';
import { honesty, withBrokenStep } from './honesty.ts';
import { proven } from './proven.ts';
import type { ScenarioOptions } from './scenario.ts';
import { runScenario } from './scenario.ts';
import { oneWayNow, whiteNow } from './white.ts';

const MECHANICAL = ['1.1', '1.2', '2.1', '2.2', '2.3', '2.4', '3.1', '9.1'];

const TAKE = `game: coins
name: A takes two coins, the flip costs one
rules: ['2.2', '2.4']
chance: [{flip: 1}]
play:
  - A: take 2
  - expect: {heap: 7, A.coins: 2}
  - pending: {B: turn.choose}
`;
const CARD = `game: coins
name: A wins with a card
rules: ['2.3', '3.1']
setup: {heap: 3, A: {hand: [3]}}
play:
  - A: card 3 at 0
  - expect: {A.hand: [], heap: 0}
  - happened: [ended]
result: {winner: A}
`;
const DRAW = `game: coins
name: B draws the top card
rules: ['2.1']
setup: {deck: [4, 5]}
chance: [{flip: 0}]
play: [{A: take 1}, {expect: {B.hand: [5]}}]
`;
const BETS = `game: coins
name: Bets are made in secret and shown
rules: ['1.2']
at: {procedure: bets}
play: [{A: bet 1}, {B: bet 2}, {happened: [betsShown]}, {pending: {A: turn.choose}}]
`;
const ALL = [TAKE, CARD, DRAW, BETS];

const run = (texts: readonly string[], game = coinsGame()) =>
  texts.map((text, i) => runScenario([coinsAdapter(game)], text, `${i}.yaml`));

const provenAll = (texts: readonly string[], game = coinsGame()) =>
  texts.map((text, i) => {
    const again = (options: ScenarioOptions = {}) => runScenario([coinsAdapter(game)], text, `${i}.yaml`, options);
    return proven(game, again(), () => again({ citations: false }).ok);
  });

const shown = (over: Partial<Shown>): Shown => ({
  ok: true,
  rules: ['2'],
  produced: [{ key: '2', at: 3 }],
  lastAssertion: 4,
  applies: ['2'],
  refuses: [],
  ...over,
});

describe('testedBy', () => {
  it('wants the key listed, produced, and an expectation after that, in a scenario that passes', () => {
    expect(testedBy(shown({}))).toEqual(['2']);
    expect(testedBy(shown({ ok: false }))).toEqual([]);
    expect(testedBy(shown({ rules: [] }))).toEqual([]);
    expect(testedBy(shown({ produced: [] }))).toEqual([]);
    expect(testedBy(shown({ lastAssertion: 2 }))).toEqual([]);
    expect(testedBy(shown({ produced: [{ key: '2', at: -1 }], lastAssertion: -1 }))).toEqual([]);
  });

  it('does not count what comes after the last expectation of a real run', () => {
    const [before] = provenAll([
      TAKE.replace('  - expect: {heap: 7, A.coins: 2}\n  - pending: {B: turn.choose}\n', '').replace(
        'play:\n',
        'play:\n  - expect: {heap: 10}\n',
      ),
    ]);
    expect(before.ok).toBe(true);
    expect(testedBy(before)).toEqual(['2.2']);
  });
});

describe('coverage', () => {
  it('counts cited and tested paragraphs and names the white ones', () => {
    const reports = provenAll(ALL);
    expect(reports.flatMap((report) => report.failures)).toEqual([]);
    expect(coverageReport(coinsGame(), { mechanical: MECHANICAL, rulings: ['2'] }, reports)).toEqual({
      game: 'coins',
      mechanical: 8,
      cited: 6,
      tested: 6,
      white: ['1.1', '9.1'],
      rulings: { all: 1, tested: 0, white: ['2'] },
      oneSided: ['2.2', '2.3'],
    });
  });

  it('does not count a paragraph whose consequence the scenario leaves open', () => {
    const idle = DRAW.replace('{B.hand: [5]}', '{A.coins: 1}');
    const [full, vague] = provenAll([DRAW, idle]);
    expect([full.ok, vague.ok]).toEqual([true, true]);
    expect(testedBy(full)).toEqual(['2.1']);
    expect(testedBy(vague)).toEqual([]);
  });

  it('tells new white spots from those written down', () => {
    const keys = (white: string[]) => ({ mechanical: [], cited: [], tested: [], white });
    const known = { paragraphs: { '1': 'why' }, rulings: { R1: 'why' }, oneWay: { '3': 'why', '4': 'why' } };
    expect(whiteNow(known, { paragraphs: keys(['1', '2']), rulings: keys([]) })).toEqual({
      fresh: ['2'],
      mended: ['R1'],
    });
    expect(oneWayNow(known, ['4', '5'])).toEqual({ fresh: ['5'], mended: ['3'] });
  });

  it('adds what random games cite, but not as tested', () => {
    const cited = citedAtRandom(coinsGame(), { configs: coinsConfigs, games: 5, seed: 'a' });
    expect([...cited].sort()).toEqual(['1', '1.1', '1.2', '2', '2.1', '2.2', '2.3', '2.4', '3.1']);
    const keys = coverageKeys(coinsGame(), MECHANICAL, provenAll(ALL), cited);
    expect(keys.cited).toEqual(['1.1', '1.2', '2.1', '2.2', '2.3', '2.4', '3.1']);
    expect(keys.white).toEqual(['1.1', '9.1']);
  });

  it('refuses keys that do not resolve', () => {
    expect(() => coverageReport(coinsGame(), { mechanical: ['7.7'], rulings: [] }, [])).toThrow(
      /7\.7 is not in the rulebook/,
    );
    expect(() => coverageReport(coinsGame(), { mechanical: ['2', '2'], rulings: [] }, [])).toThrow(/stands twice/);
  });
});

describe('honesty', () => {
  const each = (texts: readonly string[], game: ReturnType<typeof coinsGame>) =>
    texts.map((text) => () => run([text], game)[0].ok);
  const EXCEPT = {
    'match.shuffle': 'no scenario starts before the deal',
    'match.deal': 'no scenario starts before the deal',
    'match.bets': 'as above',
  };

  it('finds nothing unnoticed where scenarios look at what happens', () => {
    const game = coinsGame();
    const report = honesty(game, each(ALL, game), 'a', 100, { except: EXCEPT });
    expect(report.broken.length).toBe(10);
    expect(report.unnoticed).toEqual([]);
    expect(run(ALL, game).every((each) => each.ok)).toBe(true);
  });

  it('finds the steps that nobody looks at', () => {
    const game = coinsGame();
    const report = honesty(game, each([BETS], game), 'a', 100, { except: EXCEPT });
    expect([...report.unnoticed].sort()).toEqual([
      'match.end',
      'match.next',
      'turn.draw',
      'turn.flip',
      'turn.settle',
      'turn.take',
    ]);
  });

  it('draws the same sample for the same seed', () => {
    const sample = (seed: string) => honesty(coinsGame(), [() => true], seed, 4).broken;
    expect(sample('a')).toEqual(sample('a'));
    expect(sample('a')).toHaveLength(4);
    expect(sample('a')).not.toEqual(sample('b'));
  });

  it('breaks a step in several games at once', () => {
    const games = [coinsGame(), coinsGame()];
    const ok = () => games.some((game) => run([TAKE], game)[0].ok);
    expect(honesty(games, [ok], 'a', 100, { among: (step) => step.id === 'turn.take' }).unnoticed).toEqual([]);
    expect(honesty(games[0], [ok], 'a', 100, { among: (step) => step.id === 'turn.take' }).unnoticed).toEqual([
      'turn.take',
    ]);
  });

  it('wants everything to pass first, and known steps to leave out', () => {
    expect(() => honesty(coinsGame(), [() => false], 'a', 1)).toThrow(/fails already/);
    expect(() => honesty(coinsGame(), [() => true], 'a', 1, { except: { 'turn.nap': 'x' } })).toThrow(
      /no step turn\.nap/,
    );
  });

  it('mends a step even when the run throws', () => {
    const step = coinsGame().flow.procedures[1].steps[0];
    const before = step.run;
    expect(() =>
      withBrokenStep(step, () => {
        throw new Error('x');
      }),
    ).toThrow('x');
    expect(step.run).toBe(before);
  });
});
