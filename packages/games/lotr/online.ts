/** For the server: a seat brings a deck; the easier game and the profile concern all. */
import type { Online } from '@kolbiste/gamekit';
import { ClashError } from '@kolbiste/gamekit';
import type { Json } from '@kolbiste/kernel';
import { readRecord } from '@kolbiste/kernel';
import type { Brought, View } from './src/index.ts';
import { configOf, deckFaults, deckFaultWords, filled, readList, starters, tableFaults } from './src/index.ts';

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

/** What is in play, and the players. */
const places = ({ things, threat }: View): readonly string[] => [
  ...things.map(({ id }) => `thing:${id}`),
  ...threat.map((_, seat) => `player:${seat}`),
];

export const online: Online = { readCommon, readSetup, checkTable, places };
