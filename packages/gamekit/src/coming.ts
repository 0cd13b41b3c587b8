/** A game that is being made: what the front page says of it already, with the sentence in `<id>-front`. */
import type { GameManifest } from './manifest.ts';
import type { Front } from './page.ts';

export interface ComingGame extends Pick<GameManifest, 'id' | 'seats' | 'together'> {
  readonly name: string;
  readonly front: Front;
}
