/** The Lord of the Rings for the server: a seat brings a deck; the easier game and the profile concern all. */
import type { Json } from '@kolbiste/kernel';
import { readRecord } from '@kolbiste/kernel';
import type { Brought } from '@kolbiste/lotr';
import { configOf, deckFaults, deckFaultWords, filled, game, readList, starters, tableFaults } from '@kolbiste/lotr';
import type { AnyGame, ServedGame } from './served.ts';
import { ClashError } from './served.ts';

const MOST_SEATS = 4;
const [{ list: filler }] = starters;

function readCommon(j: Json): Json {
  const given = typeof j === 'object' && j !== null && !Array.isArray(j) ? j : {};
  const row = readRecord({ profile: {}, easy: false, ...given }, 'common', ['profile', 'easy']);
  if (typeof row.easy !== 'boolean') throw new Error('common.easy: expected true or false');
  configOf([filler], row.easy, row.profile);
  return { profile: row.profile as Json, easy: row.easy };
}

type Fault = ReturnType<typeof deckFaults>[number];

function refuse(faults: readonly Fault[], path: string): void {
  if (faults.length === 0) return;
  const lines = faults.map((fault) => {
    const { en } = deckFaultWords(fault, 'real');
    return `${path}${fault.path}: ${en} ${fault.rules.map((key) => `[LOTR ${key}]`).join(' ')}`;
  });
  throw new Error(lines.join('\n'));
}

function readSetup(j: Json): Json {
  const list = readList(j, 'setup', true);
  refuse(deckFaults(list), 'setup');
  return list as unknown as Json;
}

/** A hero is led by one player alone [LOTR S.11]. */
function checkTable(setups: readonly (Json | null | undefined)[]): void {
  const faults = tableFaults(filled(setups as unknown as readonly Brought[]));
  if (faults.length > 0) throw new ClashError(faults as unknown as Json);
}

export const served: ServedGame = {
  game: game as unknown as AnyGame,
  seatCounts: Array.from({ length: MOST_SEATS }, (_, i) => i + 1),
  readCommon,
  readSetup,
  together: true,
  checkTable,
};
