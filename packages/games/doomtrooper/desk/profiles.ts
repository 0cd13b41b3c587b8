/** Profiles of Doomtrooper for the command line. */
import type { Bilingual, CardSource, DeskProfile } from '@kolbiste/gamekit/desk';
import { counted, soundOf } from '@kolbiste/gamekit/desk';
import { readProfileFile } from '../src/cards/profile-file.ts';
import type { Profile } from '../src/config.ts';
import type { NamedProfile, ProfileField } from '../src/profiles.ts';
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

const told = ({ profile, title, sources }: NamedProfile): DeskProfile => ({
  name: profile.name,
  title,
  fields: PROFILE_FIELDS.map((field) => ({
    title: TITLES[field],
    rule: PROFILE_RULES[field],
    value: valueOf(field, profile[field]),
    source: sources[field],
  })),
});

export const deskProfiles: readonly DeskProfile[] = PROFILES.map(told);

type Written = Pick<CardSource, 'text' | 'file'>;

/** The profile of a house's own file. @throws UserError with all faults */
export const ownProfileOf = ({ text, file }: Written): NamedProfile => soundOf(readProfileFile(text), file);

export const toldOfOwn = (source: Written): DeskProfile => told(ownProfileOf(source));
