/** For the server: a seat brings a deck; profile and format of decks concern both. */
import type { Online } from '@kolbiste/gamekit';
import type { Json } from '@kolbiste/kernel';
import { readRecord } from '@kolbiste/kernel';
import type { DeckFormat, View } from './src/index.ts';
import { checkDeck, configOf, DECK_FORMATS, randomDeck } from './src/index.ts';

interface Common {
  readonly profile: Json;
  readonly format: DeckFormat;
}

const filler = randomDeck('filler', 'free');

function readCommon(j: Json): Common {
  const given = typeof j === 'object' && j !== null && !Array.isArray(j) ? j : {};
  const row = readRecord({ profile: {}, format: 'free', ...given }, 'common', ['profile', 'format']);
  const format = DECK_FORMATS.find((each) => each === row.format);
  if (format === undefined) throw new Error(`common.format: expected one of ${DECK_FORMATS.join(', ')}`);
  configOf(filler, filler, row.profile);
  return { profile: row.profile as Json, format };
}

function readDeck(j: Json, common: Json): Json {
  const { format } = common as unknown as Common;
  const checked = checkDeck(j, format, 'setup');
  if (!checked.ok) throw new Error(checked.faults.map((fault) => fault.message.en).join('\n'));
  return checked.value as unknown as Json;
}

export const online: Online = {
  readCommon: (j) => readCommon(j) as unknown as Json,
  readSetup: readDeck,
  places: ({ weapons, life }: View) => [
    ...weapons.map((_, at) => `weapon:${at}`),
    ...life.map((_, seat) => `hero:${seat}`),
  ],
};
