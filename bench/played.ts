/** From which files contestants play: bundled for their game where bundles were made, otherwise the sources. */
import { threadOf } from '../packages/cli/src/support/threads.ts';

/** The registry by which a figure is measured: its game is what its name begins with. */
export const registryOf = (figure: string): string =>
  threadOf(new URL('registry.ts', import.meta.url), figure.split('.')[0] ?? '').href;
