/** Progress on stderr: a bar on a terminal, elsewhere a line now and then. */

import { say } from '@kolbiste/gamekit/desk';
import { Presets, SingleBar } from 'cli-progress';
import type { Context } from '../support/context.ts';
import { SIM } from '../texts/sim.ts';

export interface Progress {
  update(done: number): void;
  stop(): void;
}

const LINE_EVERY_MS = 5000;

export function progressOf(total: number, context: Context): Progress {
  const { lang } = context;
  if (!process.stderr.isTTY) {
    let told = performance.now();
    return {
      update(done) {
        if (performance.now() - told < LINE_EVERY_MS || done === total) return;
        told = performance.now();
        context.note(say(lang, SIM.progressLine, { done, games: total }));
      },
      stop() {},
    };
  }
  const bar = new SingleBar(
    {
      format: ` {bar} {percentage}% · {value}/{total} ${say(lang, SIM.progress)} · {eta_formatted}`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
