/** Text for a terminal: colours where they are wanted, widths, wrapping. Colour is never the only sign of anything. */
import type { Mark } from './desk.ts';

const CODES: Readonly<Record<Mark, readonly [string, string]>> = {
  strong: ['\u001b[1m', '\u001b[22m'],
  dim: ['\u001b[2m', '\u001b[22m'],
  red: ['\u001b[31m', '\u001b[39m'],
  green: ['\u001b[32m', '\u001b[39m'],
  orange: ['\u001b[33m', '\u001b[39m'],
  blue: ['\u001b[36m', '\u001b[39m'],
};

export type Paint = (mark: Mark, text: string) => string;

export const plainPaint: Paint = (_mark, text) => text;
export const colourPaint: Paint = (mark, text) => `${CODES[mark][0]}${text}${CODES[mark][1]}`;

/** Colours only on a terminal, and not where NO_COLOR is set. */
export function paintFor(stream: { isTTY?: boolean }, env: { readonly [name: string]: string | undefined }): Paint {
  const wanted = stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return wanted ? colourPaint : plainPaint;
}

const ANSI = /\u001b\[[0-9;]*m/g;

/** Columns that a text takes: combining marks take none, wide signs of East Asian scripts and pictures two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const char of text.replace(ANSI, '').normalize('NFC')) {
    if (/\p{M}/u.test(char)) continue;
    const code = char.codePointAt(0) ?? 0;
    const wide =
      (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xffe6 && code !== 0xfffd) || code >= 0x1f300;
    width += wide && !(code >= 0xa4d0 && code <= 0xabff) ? 2 : 1;
  }
  return width;
}

/** The text filled up with spaces to so many columns. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** A word too long for a line, cut into pieces. */
function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return [word];
  const out: string[] = [];
  let piece = '';
  for (const char of word) {
    if (widthOf(piece + char) > width) {
      out.push(piece);
      piece = '';
    }
    piece += char;
  }
  return [...out, piece];
}

/** Lines of at most `width` columns, the first with `first` before it, the others with `rest`. */
export function wrapped(text: string, width: number, first = '', rest = first): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = lines.length === 0 ? first : rest;
    let empty = true;
    for (const word of paragraph.split(' ')) {
      const room = Math.max(10, width - widthOf(rest));
      for (const [at, piece] of pieces(word, room).entries()) {
        const space = empty || at > 0 ? '' : ' ';
        if (!empty && widthOf(line) + widthOf(space + piece) > width) {
          lines.push(line);
          line = rest + piece;
        } else line += space + piece;
        empty = false;
      }
    }
    lines.push(line.trimEnd() === '' ? '' : line);
  }
  return lines;
}

/** A line of `=` or `-` signs with a title in it. */
export function rule(width: number, title = '', sign = '─'): string {
  if (title === '') return sign.repeat(width);
  return `${sign}${sign} ${title} ${sign.repeat(Math.max(2, width - widthOf(title) - 4))}`;
}

/** Columns of the terminal, within reason; 80 where there is none. */
export function columnsOf(stream: { isTTY?: boolean; columns?: number }): number {
  return stream.isTTY === true && stream.columns ? Math.min(120, Math.max(60, stream.columns)) : 80;
}

/**
 * Text from outside for the terminal: control characters shown as `?`, so that no name can move the cursor or recolour
 * what follows.
 */
export function safe(text: string): string {
  return text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, (char) => (char === '\n' ? '\n' : '?'));
}
