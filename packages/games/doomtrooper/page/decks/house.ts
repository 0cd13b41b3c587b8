/** The profiles that a house has written down for itself, kept in this browser as the texts of their files. */
import type { Checked } from '@kolbiste/kernel/files';
import { create } from 'zustand';
import { readProfileFile } from '../../src/cards/profile-file.ts';
import type { NamedProfile } from '../../src/profiles.ts';
import { allProfiles, playByOwnProfiles } from '../../src/profiles.ts';

const KEY = 'kolbiste.doom.profiles';
const MOST = 20;

interface House {
  /** The text of each, by the name of its profile; the newest last. */
  readonly texts: Readonly<Record<string, string>>;
  /** All that may be chosen, those of the game first. */
  readonly profiles: readonly NamedProfile[];
  /** False = this browser keeps nothing. */
  readonly lasting: boolean;
}

/** What of a list of texts is sound. */
function understood(texts: readonly string[], lasting: boolean): House {
  const read = texts.map((text) => [text, readProfileFile(text)] as const);
  const sound = read.flatMap(([text, found]) => (found.ok ? [[text, found.value] as const] : []));
  const byName = new Map(sound.map(([text, named]) => [named.profile.name, { text, named }]));
  const kept = [...byName.values()].slice(-MOST);
  playByOwnProfiles(kept.map(({ named }) => named));
  const entries = kept.map(({ text, named }) => [named.profile.name, text]);
  return { texts: Object.fromEntries(entries), profiles: allProfiles(), lasting };
}

function read(): House {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return understood(Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [], true);
  } catch {
    return understood([], false);
  }
}

export const useHouse = create<House>(read);

// Another tab has written.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === KEY || key === null) useHouse.setState(read());
});

function keep(texts: readonly string[]): void {
  const house = understood(texts, true);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.values(house.texts)));
    useHouse.setState(house);
  } catch {
    useHouse.setState({ ...house, lasting: false });
  }
}

/** Takes in the profile of a file, in the place of one of the same name. */
export function addProfile(text: string): Checked<NamedProfile> {
  const found = readProfileFile(text);
  if (found.ok) {
    const { [found.value.profile.name]: _, ...others } = useHouse.getState().texts;
    keep([...Object.values(others), text]);
  }
  return found;
}

export function dropProfile(name: string): void {
  const { [name]: _, ...others } = useHouse.getState().texts;
  keep(Object.values(others));
}
