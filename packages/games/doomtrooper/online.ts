/** For the server: a seat brings a deck, or nothing; the profile of the house concerns all. */
import type { Online } from '@kolbiste/gamekit';
import { SetupError } from '@kolbiste/gamekit';
import type { Json } from '@kolbiste/kernel';
import { readRecord } from '@kolbiste/kernel';
import { deckFaults, readDeck, readProfile } from './src/config.ts';
import { DEALT_PROFILE } from './src/index.ts';
import type { View } from './src/view.ts';

const given = (j: Json): object => (typeof j === 'object' && j !== null && !Array.isArray(j) ? j : {});

export const online: Online = {
  /** A page of plain data brings an empty record. */
  readSetup(j, common) {
    const row = readRecord({ deck: null, ...given(j) }, 'setup', ['deck']);
    if (row['deck'] === null) return null;
    const deck = readDeck(row['deck'], 'setup.deck');
    const profile = readProfile((given(common) as { profile?: Json }).profile ?? {});
    const faults = deckFaults(deck, profile);
    if (faults.length > 0) throw new SetupError({ faults, profile } as unknown as Json);
    return { deck: deck as unknown as Json };
  },
  readCommon(j) {
    const row = readRecord({ profile: {}, rounds: null, ...given(j) }, 'common', ['profile', 'rounds']);
    const rounds = row['rounds'] === null ? {} : { rounds: row['rounds'] };
    const profile = readProfile({ ...DEALT_PROFILE, ...rounds, ...given(row['profile'] as Json) }, 'common.profile');
    return { profile: profile as unknown as Json };
  },
  /** What lies on the table is seen by all. */
  places: ({ pieces }: View) => pieces.map(({ id }) => `piece.${id}`),
};
