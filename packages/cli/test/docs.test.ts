/** What docs/cli.md prints is what the commands print today: each example that needs no file of somebody's is run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kolbiste, ROOT, scratchFolder } from './run.ts';

interface Example {
  readonly command: string;
  /** The printed lines; a line of three dots stands for any others. */
  readonly printed: readonly string[];
  /** The YAML that stands before it, for whoever judges it. */
  readonly yaml: string;
}

/** Examples that take minutes, print what the machine is like, or need a file that the page does not show. */
const NOT_RUN = [/^strength /, /bad\.json|deck\.txt|game\.json/, /^play lotr/];

function examplesIn(text: string): Example[] {
  const found: Example[] = [];
  let yaml = '';
  for (const [, kind, body] of text.matchAll(/^```(\w*)\n([^]*?)^```$/gm)) {
    if (kind === 'yaml') yaml = body;
    for (const part of body.split(/^\$ /m).slice(1)) {
      const [first, ...printed] = part.trimEnd().split('\n');
      const command = /^npx --no-install kolbiste (.*)$/.exec(first)?.[1];
      if (command !== undefined) found.push({ command, printed, yaml });
    }
  }
  return found;
}

/** How fast a machine was is no part of an example. */
const calm = (line: string): string =>
  (/ s \(\d+ workers\)/.test(line) ? line.replace(/[\d,.]+/g, 'n') : line).trimEnd();

/** The lines that are to stand one after another, piece by piece. */
function pieces(lines: readonly string[]): string[][] {
  const out: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '...') out.push([]);
    else out.at(-1)?.push(calm(line));
  }
  return out.filter((piece) => piece.length > 0);
}

/** What is typed at a prompt of the example. */
const typed = (lines: readonly string[]): string[] => lines.flatMap((line) => /^[A-D]> (.+)$/.exec(line)?.[1] ?? []);

async function run({ command, printed, yaml }: Example): Promise<string[]> {
  const folder = scratchFolder();
  const args = command.split(' ').map((word) => {
    if (!word.endsWith('.yaml')) return word;
    const file = join(folder, word);
    writeFileSync(file, yaml);
    return file;
  });
  const input = [...typed(printed), 'quit', ''].join('\n');
  const { out, err } = await kolbiste(args, { input: command.startsWith('play ') ? input : '' });
  return `${out}${err}`.replaceAll(`${folder}/`, '').split('\n').map(calm);
}

const examples = examplesIn(readFileSync(join(ROOT, 'docs/cli.md'), 'utf8')).filter(
  ({ command, printed }) => printed.length > 0 && !NOT_RUN.some((skipped) => skipped.test(command)),
);

describe('the examples of docs/cli.md', () => {
  test('are found', () => expect(examples.length).toBeGreaterThan(7));

  test.each(examples)('$command', async (example) => {
    const lines = await run(example);
    let from = 0;
    for (const piece of pieces(example.printed)) {
      const at = lines.findIndex((_, i) => i >= from && piece.every((line, k) => lines[i + k] === line));
      expect(at < 0 ? lines.slice(from).join('\n') : piece.join('\n')).toContain(piece.join('\n'));
      from = at + piece.length;
    }
  });
});
