import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../ui/chip.tsx';
import type { Refusal } from './refused.ts';

const KEY = 'kolbiste.name';
const MOST = 24;

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The name others see; remembered by this browser. */
export function useName(): [string, (name: string) => void] {
  const [name, setName] = useState(stored);
  const set = (next: string): void => {
    setName(next);
    try {
      localStorage.setItem(KEY, next.trim());
    } catch {
      // Without storage it holds for this page.
    }
  };
  return [name.trim(), set];
}

/** Asks for a name; none is needed. */
export function NameField({ name, set, together }: { name: string; set(name: string): void; together: boolean }) {
  const { t } = useTranslation('online');
  return (
    <label className="control name-field">
      <span className="control-label">{t('name', together ? { context: 'together' } : {})}</span>
      <input
        type="text"
        defaultValue={name}
        maxLength={MOST}
        autoComplete="nickname"
        onChange={(event) => set(event.target.value)}
      />
    </label>
  );
}

/** What the server would not have, why, and by which paragraphs. */
export function Wrong({ refusal }: { refusal: Refusal | null }) {
  return refusal === null ? null : (
    <p className="form-wrong" role="alert">
      {refusal.text} <Chips rules={refusal.rules} />
    </p>
  );
}
