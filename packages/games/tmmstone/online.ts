/** For the server: a seat brings a list; the profile concerns both. */
import type { Online } from '@kolbiste/gamekit';
import type { Json } from '@kolbiste/kernel';
import { readRecord } from '@kolbiste/kernel';
import type { View } from './src/index.ts';
import { configOf, FORMATS, readList, starters } from './src/index.ts';

const [{ list: filler }] = starters;

function readCommon(j: Json): Json {
  const given = typeof j === 'object' && j !== null && !Array.isArray(j) ? j : {};
  const row = readRecord({ profile: {}, format: 'starters', ...given }, 'common', ['profile', 'format']);
  const format = FORMATS.find((each) => each === row.format);
  if (format === undefined) throw new Error(`common.format: expected one of ${FORMATS.join(', ')}`);
  configOf(filler, filler, row.profile);
  return { profile: row.profile as Json, format };
}

export const online: Online = {
  readCommon,
  readSetup: (j) => readList(j, 'setup') as unknown as Json,
  places: ({ units, life }: View) => [
    ...units.map((_, place) => `unit:${place}`),
    ...life.flatMap((_, seat) => [`hero:${seat}`, `ability:${seat}`]),
  ],
};
