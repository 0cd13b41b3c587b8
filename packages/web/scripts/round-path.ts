/**
 * A path in whole units: a unit of 512 is finer than any screen shows where an icon stands. What rounding adds in one step
 * is taken back in the next, so that the outline closes where it did.
 */

/** How many figures a command takes at a time. */
const FIGURES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const ARC_FLAGS = 3;

/**
 * The commands of a path, one for each set of figures. The flags of an arc may run into the figure behind them.
 * @throws Error for what is no path
 */
export function commandsOf(path: string): [string, number[]][] {
  const commands: [string, number[]][] = [];
  for (const [, letter, text] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = FIGURES[letter.toLowerCase() as keyof typeof FIGURES];
    let rest = text;
    const next = (form: RegExp): number => {
      const found = form.exec(rest);
      if (found === null) throw new Error(`${letter}${text}: not a path`);
      rest = rest.slice(found[0].length);
      return Number(found[1]);
    };
    const isFlag = (k: number): boolean => count === FIGURES.a && (k === ARC_FLAGS || k === ARC_FLAGS + 1);
    let name = letter;
    do {
      const figures: number[] = [];
      for (let k = 0; k < count; k++)
        figures.push(next(isFlag(k) ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/));
      commands.push([name, figures]);
      // Whatever follows a first point is a line to the next one.
      if (/m/i.test(letter)) name = letter === 'm' ? 'l' : 'L';
    } while (/\d/.test(rest));
  }
  return commands;
}

const joined = (figures: readonly number[]): string =>
  figures.map((figure, k) => (k > 0 && figure >= 0 ? ` ${figure}` : `${figure}`)).join('');

/** Which figures of a command are places: the axis of each, null for one that is none. */
function axisOf(kind: string, k: number): 0 | 1 | null {
  if (kind === 'h') return 0;
  if (kind === 'v') return 1;
  if (kind === 'a' && k < FIGURES.a - 2) return null;
  return (kind === 'a' ? (k + 1) % 2 : k % 2) as 0 | 1;
}

/** The same path in whole units, told from point to point. */
export function roundPath(path: string): string {
  let text = '';
  let before = '';
  const at = [0, 0];
  const shown = [0, 0];
  let start = [0, 0];
  let shownStart = [0, 0];
  for (const [name, figures] of commandsOf(path)) {
    const kind = name.toLowerCase();
    const far = figures.map((figure, k) => {
      const axis = axisOf(kind, k);
      return axis === null ? figure : figure + (name === kind ? at[axis] : 0);
    });
    const near = far.map((figure, k) => {
      const axis = axisOf(kind, k);
      return Math.round(figure) - (axis === null ? 0 : shown[axis]);
    });
    far.slice(-2).forEach((figure, k, last) => {
      const axis = axisOf(kind, figures.length - last.length + k);
      if (axis === null) return;
      at[axis] = figure;
      shown[axis] = Math.round(figure);
    });
    if (kind === 'm') [start, shownStart] = [[...at], [...shown]];
    if (kind === 'z') [[at[0], at[1]], [shown[0], shown[1]]] = [start, shownStart];
    const runsOn = kind === before && kind !== 'm' && kind !== 'z';
    text += runsOn ? `${near[0] < 0 ? '' : ' '}${joined(near)}` : kind + joined(near);
    before = kind;
  }
  return text;
}
