import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Happening } from '../engine/protocol.ts';
import { useDialogs } from '../state/dialogs.ts';
import { useTable } from '../state/table.ts';
import { plainNumber, useSay } from '../table/words.ts';
import { WhyPath } from './why-path.tsx';

/** Asks about another number without closing the dialog. */
const turnTo = (figure: string): void => useDialogs.setState({ open: { kind: 'figure', figure } });

/** Asks about one change, and comes back. */
const askWhy = (event: number, figure: string): void =>
  useDialogs.setState((s) => ({ open: { kind: 'why', event }, before: [...s.before, { kind: 'figure', figure }] }));

/** A change of a number on a table. */
export interface Change {
  readonly line: Happening;
  /** Null: the number was not there yet. */
  readonly before: number | null;
  readonly after: number;
}

interface Props {
  readonly figure: string;
  /** All numbers that can be asked about: their keys and names. */
  readonly figures: readonly (readonly [key: string, name: string])[];
  /** The number now, in words; '' = it is not there any more. */
  readonly now: string;
  readonly value: (value: number) => string;
  /** Every change of it, the first one first. */
  readonly changes: readonly Change[];
  /** What it is made of. */
  readonly children?: ReactNode;
}

/** Why a number is what it is: its last change back to where it began, and the changes before. */
export function FigureFrame({ figure, figures, now, value, changes, children }: Props) {
  const { t } = useTranslation('play');
  const say = useSay();
  const last = changes.at(-1);
  const name = figures.find(([key]) => key === figure)?.[1] ?? '';
  const earlier = changes.slice(0, -1).reverse();
  return (
    <div className="why-figure">
      <label className="figure-pick">
        <span>{t('figure.pick')}</span>
        <select value={figure} onChange={(event) => turnTo(event.target.value)}>
          {figures.map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <p className="figure-now" data-testid="figure-now">
        {name}: <b>{now}</b>
      </p>
      {children}
      {last === undefined ? <p>{t('figure.first')}</p> : <WhyPath event={last.line.id} />}
      {earlier.length === 0 ? null : (
        <details>
          <summary>{t('figure.before', { count: earlier.length })}</summary>
          <ul className="figure-changes">
            {earlier.map(({ line, before, after }) => (
              <li key={line.id}>
                <button type="button" className="link" onClick={() => askWhy(line.id, figure)}>
                  {before === null ? '' : `${value(before)} → `}
                  {value(after)}
                </button>{' '}
                {say(line.text)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A number of a table by its key; undefined where the table has no such number. */
type ValueIn = (table: never, key: string) => number | undefined;

/** Every change of a number, as the lines of the log tell it; the line that knows it first changes nothing. */
function changesOf(log: readonly Happening[], valueIn: (table: unknown) => number | undefined): readonly Change[] {
  const found: Change[] = [];
  let before: number | undefined;
  for (const line of log) {
    const after = valueIn(line.after);
    if (after === undefined) continue;
    if (before !== undefined && after !== before) found.push({ line, before, after });
    before = after;
  }
  return found;
}

interface LoggedProps extends Pick<Props, 'figure' | 'figures'> {
  /** Where the game reads the number in a table of its own. */
  readonly valueIn: ValueIn;
}

/** Why a number is what it is, by what the log tells of it. */
export function LoggedFigure({ figure, figures, valueIn }: LoggedProps) {
  const log = useTable((s) => s.log);
  const table = useTable((s) => s.table);
  const read = (one: unknown): number | undefined => valueIn(one as never, figure);
  const now = table === null ? undefined : read(table);
  return (
    <FigureFrame
      figure={figure}
      figures={figures}
      now={now === undefined ? '' : plainNumber(now)}
      value={plainNumber}
      changes={changesOf(log, read)}
    />
  );
}
