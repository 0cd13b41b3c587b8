/** Records of games that stand where a picture is wanted: played here at random, so that they follow the rules of today. */
import { readFileSync } from 'node:fs';
import { dealtConfig, game as doomtrooper } from '@kolbiste/doomtrooper';
import type { Core, Game, Json } from '@kolbiste/kernel';
import { keyedSpec, recorder, rng, secretFrom, writeReplay } from '@kolbiste/kernel';
import { lotr, readConfig, starters as ringsDecks } from '@kolbiste/lotr';
import { scratchWars } from '@kolbiste/scratch-wars';
import { game as slayTheSpire, configOf as spireConfig } from '@kolbiste/slay-the-spire';
import { configOf, onBoard, starters as stoneDecks, tmmstone } from '@kolbiste/tmmstone';

const SEEDS = 60;

interface Played<S extends Core> {
  readonly state: S;
  readonly id: string;
  readonly seat: number;
}

/** Plays at random until `stop` holds at an open question, or to the end; which option was given at last. */
function play<S extends Core, V>(
  game: Game<S, V, unknown>,
  config: Json,
  label: string,
  stop: (at: Played<S>, answers: number) => boolean,
) {
  const playing = recorder(game, config, keyedSpec(secretFrom(label)));
  const random = rng(label);
  let [answers, last] = [0, { seat: -1, place: -1 }];
  for (let next = game.pending(playing.state)[0]; next !== undefined; [next] = game.pending(playing.state)) {
    if (stop({ state: playing.state, id: next.id, seat: next.seat }, answers))
      return { text: writeReplay(playing.record()), answers, last };
    const options = game.options(playing.state, next.seat);
    const place = random.int(options.length);
    last = { seat: next.seat, place };
    playing.answer(next.seat, options[place]);
    answers++;
  }
  return { text: '', answers, last };
}

/** The record of a game that stands at a question of the first player for which `fits` holds. */
function until<S extends Core, V>(
  game: Game<S, V, unknown>,
  config: Json,
  fits: (at: Played<S>, answers: number) => boolean,
): string {
  for (let seed = 0; seed < SEEDS; seed++) {
    const { text } = play(game, config, `picture ${seed}`, (at, answers) => at.seat === 0 && fits(at, answers));
    if (text !== '') return text;
  }
  throw new Error(`no game of ${game.id} stands where a picture is wanted`);
}

/** The record of a game up to the answer with which its first player ends it, by the first of the options. */
function beforeTheEnd<S extends Core, V>(game: Game<S, V, unknown>, config: Json): string {
  for (let seed = 0; seed < SEEDS; seed++) {
    const label = `the end ${seed}`;
    const { answers, last } = play(game, config, label, () => false);
    if (last.seat === 0 && last.place === 0) return play(game, config, label, (_, n) => n === answers - 1).text;
  }
  throw new Error(`no game of ${game.id} is ended by its first player`);
}

const DUEL = new URL('../../../games/scratch-wars/test/replays/07.json', import.meta.url);
const duelConfig = (): Json => (JSON.parse(readFileSync(DUEL, 'utf8').split('\n').join('')) as { config: Json }).config;
const stoneConfig = (): Json => configOf(stoneDecks[1].list, stoneDecks[3].list) as unknown as Json;
const ringsConfig = (seats: number): Json =>
  readConfig({
    mode: 'quest',
    easy: true,
    lists: ringsDecks.slice(0, seats).map(({ list }) => list),
  }) as unknown as Json;

/** Units on both sides, the first player's turn. */
export const stoneMiddle = (): string =>
  until(tmmstone(), stoneConfig(), ({ state, id }) => {
    const half = state.units.length / 2;
    const [own, theirs] = [state.units.slice(0, half), state.units.slice(half)].map((side) => side.filter(onBoard));
    return id.endsWith('.main') && own.length > 2 && theirs.length > 2;
  });

/** Two players in a fight, with cards attached and shadow cards dealt. */
export const ringsMiddle = (): string =>
  until(lotr(), ringsConfig(2), ({ state, id }) => {
    const attached = state.things.filter(({ host }) => host > 0);
    return id === 'enemyAttack.defender' && attached.length > 0 && state.shadows.length > 0;
  });

export const endOf = {
  'scratch-wars': () => beforeTheEnd(scratchWars(), duelConfig()),
  tmmstone: () => beforeTheEnd(tmmstone(), stoneConfig()),
  lotr: () => beforeTheEnd(lotr(), ringsConfig(1)),
  'slay-the-spire': () =>
    beforeTheEnd(slayTheSpire, spireConfig({ heroes: ['ironclad'], fight: 'jaw-worm' }) as unknown as Json),
  doomtrooper: () =>
    beforeTheEnd(doomtrooper, dealtConfig(2, { name: 'dealt', rounds: 3, tie: 'draw' }) as unknown as Json),
} as const;
