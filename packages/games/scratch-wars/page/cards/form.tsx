/** Parts of the card form: every input knows its place in the card and shows what is wrong there. */

import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Chip } from '@kolbiste/tablekit/ui/chip.tsx';
import type { ReactNode } from 'react';
import { createContext, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../src/index.ts';

export interface Faults {
  readonly faults: readonly Fault[];
  /** Places the visitor has been to; the others keep quiet until saving is tried. */
  readonly touched: ReadonlySet<string>;
  readonly all: boolean;
  touch(path: string): void;
}

export const FaultsContext = createContext<Faults>({
  faults: [],
  touched: new Set(),
  all: false,
  touch: () => undefined,
});

function useFault(path: string): Fault | undefined {
  const { faults, touched, all } = use(FaultsContext);
  return all || touched.has(path) ? faults.find((fault) => fault.path === path) : undefined;
}

/** What the game finds where nothing was entered. */
const NOTHING = 'nothing';

/** What is wrong at a place: expected, found, paragraph. */
export function FaultLine({ path, id }: { path: string; id?: string }) {
  const { t } = useTranslation('duel-cards');
  const lang = useSettings((s) => s.lang);
  const fault = useFault(path);
  if (fault === undefined) return null;
  return (
    <span className="fault-line" id={id}>
      {fault.found.en === NOTHING
        ? t('form.missing', { expected: fault.expected[lang] })
        : t('form.expected', { expected: fault.expected[lang], found: fault.found[lang] })}{' '}
      {fault.rule === null ? null : <Chip rule={fault.rule} />}
    </span>
  );
}

function Control({
  path,
  label,
  children,
}: {
  path: string;
  label: string;
  children(id: string, invalid: { 'aria-invalid'?: true; 'aria-describedby'?: string }): ReactNode;
}) {
  const id = useId();
  const fault = useFault(path);
  const { touch } = use(FaultsContext);
  return (
    <div className="control" onBlur={() => touch(path)}>
      <label htmlFor={id}>{label}</label>
      {children(id, fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-fault` })}
      <FaultLine path={path} id={`${id}-fault`} />
    </div>
  );
}

export function TextControl({
  path,
  label,
  value,
  set,
}: {
  path: string;
  label: string;
  value: string;
  set(value: string): void;
}) {
  return (
    <Control path={path} label={label}>
      {(id, invalid) => (
        <input id={id} {...invalid} value={value} onChange={(event) => set(event.target.value)} autoComplete="off" />
      )}
    </Control>
  );
}

/** Several inputs that are one entry of the card, with what is wrong in them. */
export function GroupControl({ path, label, children }: { path: string; label: string; children: ReactNode }) {
  const id = useId();
  const fault = useFault(path);
  return (
    <fieldset className="control" aria-describedby={fault === undefined ? undefined : id}>
      <legend>{label}</legend>
      {children}
      <FaultLine path={path} id={id} />
    </fieldset>
  );
}

/** A whole number; empty means nothing was entered. */
export function NumberControl({
  path,
  label,
  hint = '',
  value,
  set,
}: {
  path: string;
  label: string;
  /** What cards of this kind show. */
  hint?: string;
  value: number | undefined;
  set(value: number | undefined): void;
}) {
  return (
    <Control path={path} label={label}>
      {(id, invalid) => (
        <input
          id={id}
          {...invalid}
          type="number"
          inputMode="numeric"
          step={1}
          placeholder={hint}
          value={value ?? ''}
          onChange={(event) => set(event.target.value === '' ? undefined : event.target.valueAsNumber)}
        />
      )}
    </Control>
  );
}

interface SelectProps<T extends string | number> {
  path: string;
  label: string;
  value: T;
  ways: readonly (readonly [T, string])[];
  set(value: T): void;
}

export function SelectControl<T extends string | number>({ path, label, value, ways, set }: SelectProps<T>) {
  return (
    <Control path={path} label={label}>
      {(id, invalid) => (
        <select
          id={id}
          {...invalid}
          value={value}
          onChange={(event) => {
            const chosen = ways.find(([way]) => String(way) === event.target.value);
            if (chosen !== undefined) set(chosen[0]);
          }}
        >
          {ways.map(([way, words]) => (
            <option key={way} value={way}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Control>
  );
}
