/** TMMStone for the server: a seat brings a list; the profile concerns both. */
import type { Json } from '@kolbiste/kernel';
import { readRecord } from '@kolbiste/kernel';
import { configOf, FORMATS, game, readList, starters } from '@kolbiste/tmmstone';
import type { AnyGame, ServedGame } from './served.ts';

const [{ list: filler }] = starters;

function readCommon(j: Json): Json {
  const given = typeof j === 'object' && j !== null && !Array.isArray(j) ? j : {};
  const row = readRecord({ profile: {}, format: 'starters', ...given }, 'common', ['profile', 'format']);
  const format = FORMATS.find((each) => each === row.format);
  if (format === undefined) throw new Error(`common.format: expected one of ${FORMATS.join(', ')}`);
  configOf(filler, filler, row.profile);
  return { profile: row.profile as Json, format };
}

export const served: ServedGame = {
  game: game as unknown as AnyGame,
  seatCounts: [2],
  readCommon,
  readSetup: (j) => readList(j, 'setup') as unknown as Json,
};
