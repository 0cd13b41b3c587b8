/** Lines typed by a person or piped in. */
import { createInterface } from 'node:readline';

export interface Input {
  /** The next line; undefined when the input has ended. */
  line(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Longest line that is looked at; the rest of it is dropped. */
const LONGEST = 500;

/** Exit code of a program that Ctrl+C ends. */
const INTERRUPTED = 130;

/** Whole lines of a stream, read no faster than they are wanted, so that endless input does no harm. */
async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  let open = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) {
    const parts = (open + String(chunk)).split(/\r?\n/);
    open = (parts.pop() ?? '').slice(0, LONGEST);
    for (const line of parts) yield line.slice(0, LONGEST);
  }
  if (open !== '') yield open;
}

/** Input that is no terminal: printed after its prompt, so that the output reads like a session. */
function pipedInput(stdin: NodeJS.ReadStream, stdout: NodeJS.WriteStream): Input {
  const lines = linesOf(stdin);
  return {
    async line(prompt) {
      stdout.write(prompt);
      const { value, done } = await lines.next();
      stdout.write(`${done === true ? '' : value}\n`);
      return done === true ? undefined : value;
    },
    close: () => void stdin.destroy(),
  };
}

/** A person at a terminal. Ctrl+C at a prompt leaves the game, elsewhere it ends the program. */
function typedInput(stdin: NodeJS.ReadStream, stdout: NodeJS.WriteStream): Input {
  const reader = createInterface({ input: stdin, output: stdout, terminal: true });
  const early: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const give = (line: string | undefined): void => {
    const taker = waiting;
    waiting = undefined;
    taker?.(line);
  };
  reader.on('line', (line) => (waiting === undefined ? void early.push(line) : give(line)));
  reader.on('close', () => {
    ended = true;
    give(undefined);
  });
  reader.on('SIGINT', () => (waiting === undefined ? process.exit(INTERRUPTED) : give('quit')));
  return {
    line(prompt) {
      reader.setPrompt(prompt);
      reader.prompt();
      if (early.length > 0 || ended) return Promise.resolve(early.shift()?.slice(0, LONGEST));
      return new Promise((resolve) => {
        waiting = (line) => resolve(line?.slice(0, LONGEST));
      });
    },
    close: () => reader.close(),
  };
}

/** Nobody is asked: the input is left alone, Ctrl+C ends the program as usual. */
export const noInput: Input = { line: () => Promise.resolve(undefined), close: () => {} };

export function inputFrom(stdin: NodeJS.ReadStream, stdout: NodeJS.WriteStream): Input {
  return stdin.isTTY && stdout.isTTY ? typedInput(stdin, stdout) : pipedInput(stdin, stdout);
}
