import type { Game, GameDefinition, Result } from '@kolbiste/kernel';
import { defineGame, rulebook, seenFrames } from '@kolbiste/kernel';
import type { CoinsFlow, Parts } from './flow.ts';
import { coinsFlow, coinsParts, EVENTS, KEYS } from './flow.ts';
import type { Coins, CoinsConfig } from './state.ts';
import { blankCoins, cloneCoins, decodeCoins, encodeCoins, FACES } from './state.ts';
import type { CoinsView } from './view.ts';
import { describeCoins, determinizeCoins, nameCoins, viewCoins } from './view.ts';

export type CoinsDefinition = GameDefinition<Coins, CoinsView, CoinsConfig>;

/** One part of the game replaced, to see which check notices. */
export interface Change {
  parts?(parts: Parts): Partial<Parts>;
  game?(whole: CoinsDefinition, flow: CoinsFlow): Partial<CoinsDefinition>;
}

function result(s: Coins): Result | undefined {
  if (s.frames.length > 0) return undefined;
  const score = Array.from(s.purse, (coins, seat) => coins * 4 + s.bets[seat]);
  const best = Math.max(...score);
  const winners = score.flatMap((each, seat) => (each === best ? [seat] : []));
  const rule = ['3.1'];
  return winners.length > 1 ? { winners: [], draw: true, rule } : { winners, draw: false, rule };
}

function invariant(s: Coins): string | undefined {
  const cards = [...s.deck, ...s.discard, ...s.hands.flat()];
  const counts = FACES.map((face) => cards.filter((card) => card === face).length);
  if (new Set(counts).size > 1) return `cards are not conserved: ${counts}`;
  return s.heap < 0 || s.purse.some((coins) => coins < 0) ? 'coins below zero' : undefined;
}

/** The game of coins, whole or with one part changed. Each call makes a game with a flow of its own. */
export function coinsGame(change: Change = {}): Game<Coins, CoinsView, CoinsConfig> {
  const book = rulebook('coins', KEYS);
  const parts = coinsParts(book);
  const made = coinsFlow(book, { ...parts, ...change.parts?.(parts) });
  const { flow, match } = made;
  const whole: CoinsDefinition = {
    id: 'coins',
    rulesVersion: '1',
    rulebook: book,
    flow,
    refusals: [
      { code: 'heapTooSmall', rule: book.cite('2.2'), remedy: 'takeFewer' },
      { code: 'cardTooBig', rule: book.cite('2.3'), remedy: 'smallerCard' },
      { code: 'noSuchOption', rule: book.cite('9'), remedy: 'chooseAnother' },
    ],
    outside: {
      over: { code: 'over', rule: book.cite('3'), remedy: 'newGame' },
      notYou: { code: 'notYou', rule: book.cite('9.1'), remedy: 'wait' },
      unknown: { code: 'unknown', rule: book.cite('9.2'), remedy: 'chooseAnother' },
    },
    events: EVENTS,
    root: match,
    seats: (s) => s.purse.length,
    blank: blankCoins,
    begin: () => ({ seat: 0 }),
    clone: (s) => cloneCoins(flow, s),
    encodeBody: encodeCoins,
    decodeBody: decodeCoins,
    view: (s, who) => viewCoins(made, s, seenFrames(flow, s, who), who),
    determinize: (v, r) => determinizeCoins(made, v, r),
    name: (v, decision, _seat, option) => nameCoins(v, decision, option),
    describe: describeCoins,
    result,
    unsettled: (s) => s.batch.length > 0,
    invariant,
  };
  return defineGame({ ...whole, ...change.game?.(whole, made) });
}

export const coinsConfigs = (seed: number): CoinsConfig => ({
  seats: 2 + (seed % 3),
  heap: 12 + (seed % 5),
  copies: 4,
});
