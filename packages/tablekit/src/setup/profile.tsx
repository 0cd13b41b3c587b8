import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameId } from '../engine/protocol.ts';
import { Book } from '../ui/book.ts';
import { Chip } from '../ui/chip.tsx';

/** A switch: its title, the ruling behind it, and the ways it can stand, each in words. */
export interface SwitchRow<K extends string, V extends string | number> {
  readonly name: K;
  readonly title: string;
  readonly rule: string;
  readonly ways: readonly (readonly [value: V, words: string])[];
}

interface OneProps<V extends string | number> {
  readonly row: SwitchRow<string, V>;
  readonly value: V;
  readonly set: (value: V) => void;
}

function OneSwitch<V extends string | number>({ row, value, set }: OneProps<V>) {
  const id = useId();
  return (
    <fieldset className="control">
      <legend>
        {row.title} <Chip rule={row.rule} />
      </legend>
      {row.ways.map(([way, words]) => (
        <label key={way} className={way === value ? 'way chosen' : 'way'}>
          <input type="radio" name={id} checked={way === value} onChange={() => set(way)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where the rules can be read in two ways: both readings, and which one is played. */
export function ProfileFrame({ game, children }: { game: GameId; children: ReactNode }) {
  const { t } = useTranslation('setup');
  return (
    <details className="profile">
      <summary>{t('advanced')}</summary>
      <p className="quiet">{t('advancedLead')}</p>
      <div className="profile-grid">
        <Book value={game}>{children}</Book>
      </div>
    </details>
  );
}

/** The switches of a profile, one after another. */
export function Switches<P extends { readonly [name in K]: V }, K extends string, V extends string | number>({
  rows,
  profile,
  set,
}: {
  rows: readonly SwitchRow<K, V>[];
  profile: P;
  set(profile: P): void;
}) {
  return rows.map((row) => (
    <OneSwitch
      key={row.name}
      row={row}
      value={profile[row.name]}
      set={(value) => set({ ...profile, [row.name]: value })}
    />
  ));
}
