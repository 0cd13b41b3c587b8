/**
 * The reduced duel on boardgame.io: its package as it comes, in production mode, driven through its own reducer.
 * The same rules in three styles; which of them is compared with what, says ../README.md.
 */
import { createRequire } from 'node:module';
import type { DuelEngine, DuelRow } from '../duel/contract.ts';
import { batchOf } from '../duel/contract.ts';
import type { Deal } from '../duel/weapons.ts';
import { among, deal, step } from '../duel/weapons.ts';
import type { Cells } from './rules.ts';
import { ACTIVE, isLegal, list, NODES, RESULT, ROUND, start, TURNS, take } from './rules.ts';

// Read by boardgame.io, immer and redux when they are loaded.
process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };
const { MCTSBot } = require('boardgame.io/ai') as { MCTSBot: BotClass };

interface State<G> {
  readonly G: G;
  readonly ctx: { readonly currentPlayer: string; readonly playOrderPos: number; readonly gameover?: unknown };
}

interface Context<G> {
  readonly G: G;
  readonly ctx: State<G>['ctx'];
}

type Move<G> = (context: Context<G>, option: number) => G | string | undefined;

interface Game<G> {
  setup(context: unknown, dealt: Deal): G;
  moves: { play: Move<G> };
  turn: { endIf(context: Context<G>): boolean };
  endIf(context: Context<G>): object | undefined;
  disableUndo: boolean;
  plugins?: readonly { name: string; fnWrap(method: unknown, type: string): unknown }[];
}

interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string };
}

interface Internal {
  CreateGameReducer<G>(of: { game: Game<G> }): (state: State<G>, action: Action) => State<G>;
  InitializeGame<G>(of: { game: Game<G>; setupData: Deal }): State<G>;
}

type BotClass = new (options: {
  game: object;
  enumerate(G: unknown, ctx: State<unknown>['ctx']): { move: string; args: number[] }[];
  iterations: number;
  playoutDepth: number;
}) => {
  play(state: State<unknown>, playerID: string): Promise<unknown>;
  playout(node: unknown): unknown;
};

/** How a style keeps the cells in G, and how its move changes them. */
interface Style<G> {
  pack(cells: Cells): G;
  unpack(G: G): Cells;
  cell(G: G, at: number): number;
  readonly play: Move<G>;
  readonly plugins?: Game<G>['plugins'];
}

function gameOf<G>(style: Style<G>): Game<G> {
  return {
    setup: (_context, dealt) => style.pack(start(dealt)),
    moves: { play: style.play },
    turn: { endIf: ({ G, ctx }) => style.cell(G, ACTIVE) !== ctx.playOrderPos },
    endIf: ({ G }) => {
      const result = style.cell(G, RESULT);
      if (result < 0) return undefined;
      return result === 2 ? { draw: true } : { winner: String(result) };
    },
    disableUndo: true,
    ...(style.plugins && { plugins: style.plugins }),
  };
}

// The cells as one string, in which immer has nothing to wrap, compare or freeze. The shift makes room for what is
// below 0 (a dead hero's life) and leaves nearly everything below 256, where V8 keeps a byte a character.
const SHIFT = 64;

interface Text {
  readonly cells: string;
}

const text: Style<Text> = {
  pack: (cells) => ({ cells: pack(cells) }),
  unpack: (G) => unpack(G.cells),
  cell: (G, at) => G.cells.charCodeAt(at) - SHIFT,
  play: ({ G }, option) => {
    const cells = unpack(G.cells);
    if (!isLegal(cells, option)) return INVALID_MOVE;
    take(cells, option);
    return { cells: pack(cells) };
  },
};

function pack(cells: Cells): string {
  return String.fromCharCode.apply(
    undefined,
    cells.map((cell) => cell + SHIFT),
  );
}

function unpack(packed: string): Cells {
  const cells = new Array<number>(packed.length);
  for (let at = 0; at < packed.length; at++) cells[at] = packed.charCodeAt(at) - SHIFT;
  return cells;
}

const plain = { pack: (cells: Cells) => cells, unpack: (G: Cells) => G, cell: (G: Cells, at: number) => G[at] };

const draft: Style<Cells> = {
  ...plain,
  play: ({ G }, option) => {
    if (!isLegal(G, option)) return INVALID_MOVE;
    take(G, option);
    return undefined;
  },
};

const copyingMove: Move<Cells> = ({ G }, option) => {
  if (!isLegal(G, option)) return INVALID_MOVE;
  const cells = G.slice();
  take(cells, option);
  return cells;
};

const bare: Style<Cells> = {
  ...plain,
  play: copyingMove,
  plugins: [
    { name: 'bare', fnWrap: (_method, type) => (type === 'MOVE' ? copyingMove : ({ G }: Context<Cells>) => G) },
  ],
};

function engineOf<G>(style: Style<G>): DuelEngine {
  const game = gameOf(style);
  const reduce = CreateGameReducer({ game });
  const play = (seed: number): DuelRow => {
    const dealt = deal(seed);
    let x = dealt.x;
    let decisions = 0;
    let state = InitializeGame({ game, setupData: dealt });
    while (state.ctx.gameover === undefined) {
      const options = list(style.unpack(state.G));
      x = step(x);
      decisions++;
      const payload = { type: 'play', args: [options[among(x, options.length)]], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
    const cells = style.unpack(state.G);
    const [result, nodes, rounds, turns] = [cells[RESULT], cells[NODES], cells[ROUND], cells[TURNS]];
    return { result, decisions, nodes, rounds, turns, x: x >>> 0 };
  };
  return { play, batch: batchOf(play) };
}

/** The game in that style, for its server. */
export const fastestGame = gameOf(text);

/** The fastest style within its documentation: a move returns a new G, which is as small as can be for immer. */
export const fastest = engineOf(text);

/** The style of its tutorial: a move changes G, which is immer's draft. */
export const tutorial = engineOf(draft);

/** No longer stock: a plugin puts itself in the place of immer's wrapper around every move and hook. */
export const withoutImmer = engineOf(bare);

/**
 * Lets boardgame.io's own bot think once about the first decision of the game of seed 1, so many iterations from an
 * empty tree, each of them played out to the real end of the game. The bot itself draws from Math.random.
 */
export function search(iterations: number): void {
  think(MCTSBot, iterations);
}

/** Throws unless every iteration of the bot's search reaches the end of a game. */
export function checkSearch(): void {
  let ended = 0;
  class Watched extends MCTSBot {
    override playout(node: unknown): unknown {
      const gameover = super.playout(node);
      if (gameover !== undefined) ended++;
      return gameover;
    }
  }
  think(Watched, CHECKED_ITERATIONS);
  if (ended !== CHECKED_ITERATIONS) {
    throw new Error(`boardgame.io's bot: ${ended} of ${CHECKED_ITERATIONS} playouts reached the end, expected all.`);
  }
}

const CHECKED_ITERATIONS = 100;
const NO_LIMIT = 1_000_000;
const textGame = gameOf(text);

function think(Bot: typeof MCTSBot, iterations: number): void {
  const bot = new Bot({
    game: textGame,
    enumerate: (G, ctx) => {
      if (ctx.gameover !== undefined) return [];
      return list(text.unpack(G as Text)).map((option) => ({ move: 'play', args: [option] }));
    },
    iterations,
    playoutDepth: NO_LIMIT,
  });
  const state = InitializeGame({ game: textGame, setupData: deal(1) });
  // It thinks at once; the promise is only how it hands back the move.
  void bot.play(state, state.ctx.currentPlayer);
}
