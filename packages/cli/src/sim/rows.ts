/** One row a game, for spreadsheets. */

import type { Level } from '@kolbiste/bots';
import { stringify } from 'csv-stringify/sync';
import { DRAW, STOPPED } from './play-one.ts';
import type { Campaign } from './pool.ts';
import { DECKS, decisionsOf, endOf, roundsOf } from './summary.ts';

const seatName = (seat: number): string => String.fromCharCode(65 + seat);

function endWord(end: number, seats: number): string {
  if (end === STOPPED) return 'stopped';
  if (end === DRAW) return 'draw';
  const winners = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (end >>> seat) & 1);
  return winners.length === 0 ? 'nobody' : winners.map(seatName).join('+');
}

/** A cell that a spreadsheet would take for a formula is made text. */
const cell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Columns: game, winner, rounds, decisions, then bot and (with named decks) deck of each seat. */
export function csvOf(campaign: Campaign, seats: readonly Level[], deckNames: readonly string[]): string {
  const named = deckNames.length > 0;
  const head = [
    'game',
    'winner',
    'rounds',
    'decisions',
    ...seats.map((_, seat) => `bot ${seatName(seat)}`),
    ...(named ? seats.map((_, seat) => `deck ${seatName(seat)}`) : []),
  ];
  const rows = campaign.games.map((row, index) => [
    index,
    endWord(endOf(row), seats.length),
    roundsOf(row),
    decisionsOf(row),
    ...seats,
    ...(named ? Array.from(row.subarray(DECKS), (deck) => cell(deckNames[deck] ?? '')) : []),
  ]);
  return stringify([head, ...rows]);
}
