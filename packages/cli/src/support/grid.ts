/** Tables in the terminal. */
import Table from 'cli-table3';

type Cell = string | number;

/**
 * Rows in columns with a line under the head.
 * @param right which columns hold figures
 */
export function grid(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  right: readonly number[] = [],
): string {
  const table = new Table({
    head: [...head],
    colAligns: head.map((_, at) => (right.includes(at) ? 'right' : 'left')),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    chars: {
      top: '',
      'top-mid': '',
      'top-left': '',
      'top-right': '',
      bottom: '',
      'bottom-mid': '',
      'bottom-left': '',
      'bottom-right': '',
      left: '',
      'left-mid': '',
      right: '',
      'right-mid': '',
      mid: '',
      'mid-mid': '',
      middle: '   ',
    },
  });
  table.push(...rows.map((row) => row.map(String)));
  const lines = table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
  const width = Math.max(...lines.map((line) => line.length));
  return [lines[0], '─'.repeat(width), ...lines.slice(1)].join('\n');
}
