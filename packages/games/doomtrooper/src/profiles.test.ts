import { expect, it } from 'vitest';
import { readProfile } from './config.ts';
import { PROFILE_FIELDS, PROFILES, profileCalled, profileDifferences } from './profiles.ts';
import { keys } from './rulebook.ts';

it('profiles are sound and named apart; each field has a paragraph that is there, and a source', () => {
  for (const { profile, sources } of PROFILES) {
    expect(readProfile(profile)).toEqual(profile);
    for (const field of PROFILE_FIELDS) expect(sources[field].cs.length).toBeGreaterThan(0);
  }
  expect(new Set(PROFILES.map(({ profile }) => profile.name)).size).toBe(PROFILES.length);
  const known = new Set<string>(keys);
  for (const { rule } of PROFILES.flatMap((one) => profileDifferences(PROFILES[0], one)))
    expect(known.has(rule)).toBe(true);
});

it('two profiles differ in what differs, with both values and both sources; one does not differ from itself', () => {
  const [book, , international] = PROFILES;
  expect(profileDifferences(book, book)).toEqual([]);
  const rows = profileDifferences(book, international);
  expect(rows.map(({ field, rule, values }) => [field, rule, values])).toEqual([
    ['copies', 'R7', [4, 5]],
    ['sideboard', '9.20', [25, 20]],
  ]);
  expect(rows[0].sources[0]).not.toEqual(rows[0].sources[1]);
  expect(profileCalled('nothing')).toBeUndefined();
});
