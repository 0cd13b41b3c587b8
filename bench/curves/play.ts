/** How fast decisions are made as a table fills and a game grows long: positions of random games, played on from there. */
import type { GameManifest, Trials } from '@kolbiste/gamekit';
import type { Core, Game } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import type { PlayOn } from '../random-play.ts';
import { botsPlay } from '../random-play.ts';
import type { Curve, Series } from './plot.ts';

const GAMES = 120;
/** A position is kept every so many decisions, and played on for as many. */
const APART = 12;
const LONGEST = 4000;
const BINS = 8;
/** Positions of a bin that are played on; bins with fewer than a quarter of them say too little. */
const EACH = 48;
const ROUNDS = 5;
/** Microseconds of processor time that a bin takes in a round, at least. */
const SLICE = 150_000;

interface Position {
  readonly state: Core;
  readonly things: number;
  readonly decisions: number;
}

interface Player {
  readonly game: Game<Core, unknown>;
  readonly playOn: PlayOn<Core>;
}

function positionsOf({ game, playOn }: Player, trials: Trials): Position[] {
  const configs = trials.measured();
  const found: Position[] = [];
  for (let n = 0; n < GAMES; n++) {
    const s = game.setup(configs[n % configs.length], seedFrom(`curve ${n}`));
    for (let decisions = 0; decisions < LONGEST; ) {
      found.push({ state: game.clone(s), things: trials.inPlay(s), decisions });
      const more = playOn(s, APART);
      decisions += more;
      if (more < APART) break;
    }
  }
  return found;
}

/** Into as many bins as there are, each with about as many positions. */
function bins(positions: readonly Position[], by: (p: Position) => number): Position[][] {
  const sorted = [...positions].sort((a, b) => by(a) - by(b));
  const bounds = Array.from({ length: BINS }, (_, i) => by(sorted[Math.floor((i * sorted.length) / BINS)]));
  const edges = [...new Set(bounds)];
  const out = edges.map((low, i) => sorted.filter((p) => by(p) >= low && by(p) < (edges[i + 1] ?? Infinity)));
  return out.filter((bin) => bin.length >= EACH / 4).map((bin) => spread(bin));
}

const spread = (bin: readonly Position[]): Position[] =>
  Array.from({ length: Math.min(EACH, bin.length) }, (_, i) => bin[Math.floor((i * bin.length) / EACH)]);

/** Decisions a second from the positions of a bin on, by the processor time of this thread. */
function speedOf({ game, playOn }: Player, bin: readonly Position[]): number {
  let [decisions, micros] = [0, 0];
  while (micros < SLICE) {
    const states = bin.map(({ state }) => game.clone(state));
    const { user, system } = process.threadCpuUsage();
    for (const s of states) decisions += playOn(s, APART);
    const after = process.threadCpuUsage();
    micros += after.user - user + after.system - system;
  }
  return (decisions / micros) * 1e6;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The bins take turns, so that a slow moment of the machine slows all of them. */
function series(name: string, player: Player, all: readonly Position[], by: (p: Position) => number): Series {
  const sorted = bins(all, by);
  const speeds = sorted.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, bin] of sorted.entries()) {
      const speed = speedOf(player, bin);
      // The first round warms up.
      if (round > 0) speeds[i]?.push(speed);
    }
  }
  return { name, points: sorted.map((bin, i) => [mean(bin.map(by)), median(speeds[i] ?? [])] as const) };
}

/** Two curves over all games: against what lies on the table, and against how many decisions went before. */
export async function playCurves(games: readonly GameManifest[], say: (line: string) => void): Promise<Curve[]> {
  const things: Series[] = [];
  const length: Series[] = [];
  for (const manifest of games) {
    say(`playing ${manifest.id}`);
    const { game } = await manifest.rules();
    const { trials } = await (await manifest.workshop()).workshop.trials();
    const player: Player = { game, playOn: botsPlay(game, rng('curves')) };
    const positions = positionsOf(player, trials);
    things.push(series(manifest.title.en, player, positions, (p) => p.things));
    length.push(series(manifest.title.en, player, positions, (p) => p.decisions));
  }
  const y = 'decisions/s';
  return [
    { name: 'things', title: 'Speed as the table fills', x: 'things in play', y, series: things },
    { name: 'length', title: 'Speed as the game grows long', x: 'decisions before', y, series: length },
  ];
}
