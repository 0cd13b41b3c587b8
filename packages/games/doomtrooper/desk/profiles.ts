/** Profiles of Doomtrooper for the command line. */
import type { Bilingual, DeskProfile } from '@kolbiste/gamekit/desk';
import { counted } from '@kolbiste/gamekit/desk';
import type { Profile } from '../src/config.ts';
import type { ProfileField } from '../src/profiles.ts';
import { PROFILE_FIELDS, PROFILE_RULES, PROFILES } from '../src/profiles.ts';

const TITLES: Readonly<Record<ProfileField, Bilingual>> = {
  points: { cs: 'body k vítězství', en: 'points to win' },
  deckSize: { cs: 'nejmenší knihovna', en: 'smallest library' },
  copies: { cs: 'stejných karet nejvýše', en: 'equal cards at most' },
  sideboard: { cs: 'karet v sideboardu', en: 'cards in the sideboard' },
  banned: { cs: 'zakázané karty', en: 'banned cards' },
  restricted: { cs: 'karty jen po jedné', en: 'cards allowed once' },
  rounds: { cs: 'časový limit v kolech', en: 'time limit in rounds' },
  tie: { cs: 'shoda na konci', en: 'a tie at the end' },
};
const TIES: Readonly<Record<Profile['tie'], Bilingual>> = {
  rounds: { cs: 'hraje se další kolo', en: 'another round is played' },
  draw: { cs: 'remíza', en: 'a draw' },
};

/** Cards are told by their official numbers: names are long, and of two sets. */
function valueOf(field: ProfileField, value: Profile[ProfileField]): Bilingual {
  if (typeof value === 'string') return TIES[value];
  if (typeof value === 'number')
    return field === 'rounds' && value === 0
      ? { cs: 'bez limitu', en: 'no limit' }
      : { cs: String(value), en: String(value) };
  if (value.length === 0) return { cs: 'žádné', en: 'none' };
  const list = value.map((id) => `#${id}`).join(', ');
  return {
    cs: `${counted('cs', value.length, 'card')}: ${list}`,
    en: `${counted('en', value.length, 'card')}: ${list}`,
  };
}

export const deskProfiles: readonly DeskProfile[] = PROFILES.map(({ profile, title, sources }) => ({
  name: profile.name,
  title,
  fields: PROFILE_FIELDS.map((field) => ({
    title: TITLES[field],
    rule: PROFILE_RULES[field],
    value: valueOf(field, profile[field]),
    source: sources[field],
  })),
}));
