import type { ScenarioReport } from '../scenario.ts';
import { runScenario } from '../scenario.ts';
import type { Change } from './game.ts';
import { coinsGame } from './game.ts';
import { coinsAdapter } from './scenario.ts';

/** A scenario with every kind of entry, which holds. */
export const WHOLE = `game: coins
name: A card takes as many coins as it says
rules: ['2.3', 2.2, '2.4', '9.1']
profile: {}
setup:
  heap: 4
  A: {hand: [2, 5]}
  B: {hand: [3]}
at: {procedure: turn, step: choose, seat: A}
chance: [{flip: 1}]
play:
  - offered: {A: [take 1, card 2 at 0]}
  - offered: {A: {only: [take 1, take 2, take 3, card 2 at 0]}}
  - refused: {A: {card 5 at 1: '2.3'}}
  - refused: {B: {take 1: '9.1'}}
  - notOffered: {A: [card 5 at 1], B: [take 1]}
  - pending: {A: turn.choose}
  - hidden: {seat: B, card: A card 0}
  - A: card 2 at 0
  - changed: {heap: -3, A.coins: +2, B.coins: 0}
  - happened: [answer, {played: '2.3'}, {took: ['2.2']}, flipped]
  - expect: {A.hand: [5], heap: 1}
  - {seat: B, answer: take 1}
  - happened: [answer, took, ended]
  - pending: {}
result: {winner: A}
`;

export const run = (text: string, change: Change = {}): ScenarioReport =>
  runScenario([coinsAdapter(coinsGame(change))], text, 'x.yaml');

/** The file above with one piece put otherwise. */
export const edited = (from: string, to: string): string => {
  if (!WHOLE.includes(from)) throw new Error(`no ${from}`);
  return WHOLE.replace(from, to);
};

/** A file of a few lines: `play` starts at line 4, or one later. */
export const short = (play: string, more = ''): string => `game: coins\nname: x\n${more}play:\n${play}`;
