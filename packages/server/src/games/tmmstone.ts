/** TMMStone for the server: a seat brings a list; the profile concerns both. */
import type { Json } from '@kolbiste/kernel';
import { readRecord, rng } from '@kolbiste/kernel';
import type { List } from '@kolbiste/tmmstone';
import { configOf, game, randomList, readList, starters } from '@kolbiste/tmmstone';
import type { AnyGame, ServedGame } from './served.ts';

/** Decks for who brought none: those to start with, or random lists. */
const FORMATS = ['starters', 'random'] as const;
type Format = (typeof FORMATS)[number];

const [{ list: filler }] = starters;

function readCommon(j: Json): Json {
  const given = typeof j === 'object' && j !== null && !Array.isArray(j) ? j : {};
  const row = readRecord({ profile: {}, format: 'starters', ...given }, 'common', ['profile', 'format']);
  const format = FORMATS.find((each) => each === row.format);
  if (format === undefined) throw new Error(`common.format: expected one of ${FORMATS.join(', ')}`);
  configOf(filler, filler, row.profile);
  return { profile: row.profile as Json, format };
}

/** A list made from the text alone. */
function listFor(seed: string, format: Format): List {
  return format === 'random' ? randomList(seed) : starters[rng(`starter ${seed}`).int(starters.length)].list;
}

export const served: ServedGame = {
  game: game as unknown as AnyGame,
  seatCounts: [2],
  readCommon,
  readSetup: (j) => readList(j, 'setup') as unknown as Json,
  config(setups, common, seed) {
    const { format, profile } = common as unknown as { format: Format; profile: Json };
    const [a, b] = setups.map((list, seat) => (list as unknown as List | null) ?? listFor(`${seed}/${seat}`, format));
    return configOf(a, b, profile) as unknown as Json;
  },
};
