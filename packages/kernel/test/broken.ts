/** Ways to break the smallest game, one part at a time. */
import type { Flow, Question } from '../src/index.ts';
import * as kernel from '../src/index.ts';
import type { Change, MiniState, MiniView, Turn } from './mini.ts';
import { body, mini } from './mini.ts';
import { copyCore } from './toys/shape.ts';

export const options = { configs: () => ({}), games: 6, seed: 'broken' };

/** The sound question with something else in it. */
export const asking =
  (change: (sound: Question<MiniState, Turn>) => Partial<Question<MiniState, Turn>>): Change =>
  ({ choose }) => ({ choose: { ...choose, ...change(choose) } });

/** The sound way of playing, and something after it. */
export const playing =
  (after: (s: MiniState, x: Turn, option: number) => void): Change =>
  ({ play }) => ({
    play(s, x, f) {
      const option = f.result;
      play(s, x, f);
      after(s, x, option);
    },
  });

export const cloning =
  (part: (s: MiniState) => Partial<MiniState>): Change =>
  (_parts, flow) => ({ game: { clone: (s) => ({ ...copyCore(flow, s), ...body.copy(s), ...part(s) }) } });

/** A field that the type does not have; the clone copies whatever is there. */
export const smuggling =
  (make: () => object): Change =>
  () => ({
    settle: (s) => void Object.assign(s, { batch: [] }, make()),
    game: { clone: (s) => structuredClone(s) },
  });

export const seeing =
  (see: (v: MiniView, s: MiniState, flow: Flow<MiniState>) => MiniView): Change =>
  (_parts, flow) => {
    const sound = mini();
    return {
      game: {
        view: (s, who) =>
          see({ ...sound.view({ ...s, frames: [] }, who), frames: kernel.seenFrames(flow, s, who) }, s, flow),
      },
    };
  };

/** Which law of the battery finds what, and what it says. */
export type Case = readonly [law: string, what: string, change: Change, told: RegExp];
