/** What a visitor has set; kept in this browser only. */
import { create } from 'zustand';
import type { Level, NameSet } from '../engine/protocol.ts';
import { LEVELS } from '../engine/protocol.ts';
import { haveNames } from './names.ts';

export type Lang = 'cs' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
/** How fast things are shown; 0 = at once. */
export type Speed = 0 | 0.5 | 1 | 2 | 4;
export const SPEEDS: readonly Speed[] = [0, 0.5, 1, 2, 4];

/** What is heard: everything, one's own turn alone, nothing. */
export type Sound = 'on' | 'turn' | 'off';
export const SOUNDS: readonly Sound[] = ['on', 'turn', 'off'];

/** Seconds for which 'ready' may be taken back at a table by link; 0 = it counts at once. */
export type Grace = 0 | 3 | 5;
export const GRACES: readonly Grace[] = [0, 3, 5];

export interface Settings {
  lang: Lang;
  theme: Theme;
  names: NameSet;
  level: Level;
  speed: Speed;
  sound: Sound;
  grace: Grace;
  /** Keys that the player has changed, by what they do. */
  keys: Readonly<Record<string, string>>;
}

const KEY = 'kolbiste.settings';

const browserLang = (): Lang => (navigator.languages.some((tag) => /^(cs|sk)\b/i.test(tag)) ? 'cs' : 'en');

/** One of the allowed values, or the default: what is stored may be of another version, or not ours at all. */
function oneOf<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function keysOf(stored: unknown): Settings['keys'] {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function read(): Settings {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) stored = parsed as Record<string, unknown>;
  } catch {
    // Unreadable or forbidden storage: the defaults serve.
  }
  return {
    lang: oneOf<Lang>(stored.lang, ['cs', 'en'], browserLang()),
    theme: oneOf<Theme>(stored.theme, ['auto', 'light', 'dark'], 'auto'),
    names: oneOf<NameSet>(stored.names, ['real', 'neutral'], 'real'),
    level: oneOf<Level>(stored.level, LEVELS, 'normal'),
    speed: oneOf<Speed>(stored.speed, SPEEDS, 1),
    // A phone is looked at among others.
    sound: oneOf<Sound>(stored.sound, SOUNDS, globalThis.matchMedia?.('(pointer:coarse)').matches ? 'off' : 'on'),
    grace: oneOf<Grace>(stored.grace, GRACES, 3),
    keys: keysOf(stored.keys),
  };
}

export const useSettings = create<Settings>(() => read());

/** Changes settings and keeps them. */
export function change(part: Partial<Settings>): void {
  useSettings.setState(part);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // Without storage they hold until the page is closed.
  }
}

/** What cards are called is shown when the names are here. */
export async function chooseNames(names: NameSet): Promise<void> {
  if (await haveNames(names)) change({ names });
}

/** True where the visitor's system asks for less movement. */
export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
