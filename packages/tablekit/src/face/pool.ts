/** Pictures of one game: its scene, and its glyphs, which are fetched when a picture is first wanted. */
import { useEffect, useSyncExternalStore } from 'react';
import { Bounded } from './bounded.ts';
import type { Glyphs } from './emblem.ts';
import { emblem } from './emblem.ts';
import type { Picture, Scene } from './scene.ts';
import { stampOf } from './scene.ts';

/** Drawings that are kept; whoever scrolls back sees them at once. */
const KEPT = 200;
const NONE: Glyphs = {};

export class Pool {
  readonly #scene: Scene;
  readonly #fetch: () => Promise<Glyphs>;
  readonly #drawn = new Bounded<string>(KEPT);
  readonly #listeners = new Set<() => void>();
  #glyphs: Glyphs = NONE;
  #fetching = false;

  constructor(scene: Scene, fetch: () => Promise<Glyphs>) {
    this.#scene = scene;
    this.#fetch = fetch;
  }

  readonly listen = (hear: () => void): (() => void) => {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  };

  readonly glyphs = (): Glyphs => this.#glyphs;

  /** Fetches the glyphs, once; what could not be had is asked for again with the next picture. */
  readonly want = async (): Promise<void> => {
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      this.#glyphs = await this.#fetch();
      for (const hear of this.#listeners) hear();
    } catch {
      this.#fetching = false;
    }
  };

  /** The picture as an address that an image takes. */
  address(picture: Picture): string {
    const whole = this.#glyphs !== NONE;
    const stamp = stampOf(picture);
    const drawn = this.#drawn.get(stamp);
    if (drawn !== undefined && whole) return drawn;
    const made = `data:image/svg+xml,${encodeURIComponent(emblem(picture, this.#scene, this.#glyphs))}`;
    // Without glyphs it is half a picture.
    if (whole) this.#drawn.set(stamp, made);
    return made;
  }
}

/** Whether the glyphs are there; they are asked for. */
export function useGlyphs(pool: Pool): boolean {
  const there = useSyncExternalStore(pool.listen, pool.glyphs, pool.glyphs) !== NONE;
  useEffect(() => void (there || pool.want()), [pool, there]);
  return there;
}
