/** What every command gets: the language, and where to speak. */
import type { Lang, Paint } from '@kolbiste/gamekit/desk';
import { columnsOf, LANGS, languageOf, paintFor } from '@kolbiste/gamekit/desk';

export interface Context {
  readonly lang: Lang;
  /** A line for stdout. */
  out(line?: string): void;
  /** A line for stderr: progress, notes, faults. */
  note(line: string): void;
  readonly paint: Paint;
  /** Columns of the terminal. */
  readonly width: number;
}

/** The language of a command line: `--lang X` where it names one, otherwise the environment's. */
function languageFor(args: readonly string[], env: NodeJS.ProcessEnv): Lang {
  const at = args.lastIndexOf('--lang');
  const given = at >= 0 ? args[at + 1] : args.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  return LANGS.find((lang) => lang === given) ?? languageOf(env);
}

/** The context of this process. */
export function processContext(args: readonly string[]): Context {
  return {
    lang: languageFor(args, process.env),
    out: (line = '') => void process.stdout.write(`${line}\n`),
    note: (line) => void process.stderr.write(`${line}\n`),
    paint: paintFor(process.stdout, process.env),
    width: columnsOf(process.stdout),
  };
}
