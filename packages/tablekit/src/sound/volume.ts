/** How loud a table is; kept in this browser only. */
import { create } from 'zustand';

export const VOLUMES = [25, 50, 75, 100] as const;
export type Volume = (typeof VOLUMES)[number];

const KEY = 'kolbiste.volume';
const USUAL: Volume = 75;

function kept(): Volume {
  try {
    const stored = Number(localStorage.getItem(KEY));
    return VOLUMES.find((one) => one === stored) ?? USUAL;
  } catch {
    // Unreadable or forbidden storage: the default serves.
    return USUAL;
  }
}

export const useVolume = create<{ readonly volume: Volume }>(() => ({ volume: kept() }));

/** Sets how loud it is from the next sound on, and keeps it. */
export function setVolume(volume: Volume): void {
  useVolume.setState({ volume });
  try {
    localStorage.setItem(KEY, String(volume));
  } catch {
    // Without storage it holds until the page is closed.
  }
}
