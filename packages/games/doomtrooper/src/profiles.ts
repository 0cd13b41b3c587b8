/** Profiles that can be chosen by name, and how two of them differ: each field with its paragraph and where it comes from. */
import { cards } from './cards/all.ts';
import type { Profile } from './config.ts';
import { TOURNAMENT } from './config.ts';
import { DEALT_PROFILE } from './setup.ts';

interface Words {
  readonly cs: string;
  readonly en: string;
}

const RULES_OF_2018: Words = { cs: 'turnajová pravidla z 28. 10. 2018', en: 'tournament rules of 28 October 2018' };
const OUR_RULING: Words = { cs: 'výklad tohoto domu', en: 'a ruling of this house' };
const INTERNATIONAL: Words = {
  cs: 'mezinárodní turnaje, doomtrooper.de',
  en: 'international tournaments, doomtrooper.de',
};
const DATA_BASE: Words = { cs: 'databáze karet DoomtrooperDB', en: 'the card data base DoomtrooperDB' };
const HOUSE: Words = { cs: 'zvyk tohoto domu', en: 'a custom of this house' };

export type ProfileField = Exclude<keyof Profile, 'name'>;

/** The paragraph that each field of a profile is about. */
export const PROFILE_RULES: Readonly<Record<ProfileField, string>> = {
  points: '6.1',
  deckSize: '9.5',
  copies: 'R7',
  sideboard: '9.20',
  banned: '9.5',
  restricted: '9.5',
  rounds: '6.2',
  tie: 'R137',
};
export const PROFILE_FIELDS = Object.keys(PROFILE_RULES) as readonly ProfileField[];

export interface NamedProfile {
  readonly profile: Profile;
  readonly title: Words;
  /** Where each field comes from. */
  readonly sources: Readonly<Record<ProfileField, Words>>;
}

const BOOK: NamedProfile['sources'] = {
  points: RULES_OF_2018,
  deckSize: RULES_OF_2018,
  copies: OUR_RULING,
  sideboard: RULES_OF_2018,
  banned: RULES_OF_2018,
  restricted: RULES_OF_2018,
  rounds: RULES_OF_2018,
  tie: OUR_RULING,
};

const limitedTo = (limit: number): number[] => cards.filter((card) => card.limit === limit).map(({ id }) => id);

const INTERNATIONAL_COPIES = 5;
const INTERNATIONAL_RESERVE = 20;

/** All of them, the usual one first. */
export const PROFILES: readonly NamedProfile[] = [
  { profile: TOURNAMENT, title: { cs: 'Turnaj', en: 'Tournament' }, sources: BOOK },
  {
    profile: { ...TOURNAMENT, ...DEALT_PROFILE, name: 'limited' },
    title: { cs: 'Turnaj na čas', en: 'Tournament against time' },
    sources: { ...BOOK, rounds: HOUSE, tie: HOUSE },
  },
  {
    profile: {
      ...TOURNAMENT,
      name: 'international',
      copies: INTERNATIONAL_COPIES,
      sideboard: INTERNATIONAL_RESERVE,
    },
    title: { cs: 'Mezinárodní', en: 'International' },
    sources: { ...BOOK, copies: INTERNATIONAL, sideboard: INTERNATIONAL },
  },
  {
    profile: {
      ...TOURNAMENT,
      name: 'database',
      copies: INTERNATIONAL_COPIES,
      banned: limitedTo(0),
      restricted: limitedTo(1),
    },
    title: { cs: 'Podle databáze karet', en: 'By the card data base' },
    sources: { ...BOOK, copies: DATA_BASE, banned: DATA_BASE, restricted: DATA_BASE },
  },
];

/** Those that a house has written down for itself. */
let ofOwn: readonly NamedProfile[] = [];

/** From now on these may be chosen beside those of the game. */
export function playByOwnProfiles(own: readonly NamedProfile[]): void {
  ofOwn = own;
}

/** All that may be chosen, the usual one first. */
export const allProfiles = (): readonly NamedProfile[] => [...PROFILES, ...ofOwn];

/** A profile by its name; undefined = there is none. */
export const profileCalled = (name: string): NamedProfile | undefined =>
  allProfiles().find(({ profile }) => profile.name === name);

export interface ProfileDifference {
  readonly field: ProfileField;
  readonly rule: string;
  /** What holds in each, and where that comes from. */
  readonly values: readonly [Profile[ProfileField], Profile[ProfileField]];
  readonly sources: readonly [Words, Words];
}

/** In what two profiles differ. */
export function profileDifferences(a: NamedProfile, b: NamedProfile): readonly ProfileDifference[] {
  return PROFILE_FIELDS.filter((field) => JSON.stringify(a.profile[field]) !== JSON.stringify(b.profile[field])).map(
    (field) => ({
      field,
      rule: PROFILE_RULES[field],
      values: [a.profile[field], b.profile[field]],
      sources: [a.sources[field], b.sources[field]],
    }),
  );
}
