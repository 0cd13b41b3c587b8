import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { useTable } from '../state/table.ts';
import { useKeyOf } from '../table/together-keys.ts';
import { lazily } from '../ui/patient.ts';
import { HINT_KEYS, listenForHint } from './keys.ts';
import { followQuestions, toggleHint, useHint } from './store.ts';
import './hint.css';

/** Whoever never asks fetches none of it. */
const Panel = lazily(() => import('./panel.tsx'));

/** The button that opens a hint, and the hint. */
export default function HintInside() {
  const { t } = useTranslation('play');
  const asked = useTable((s) => s.prompt !== null);
  const open = useHint((s) => s.about !== '');
  const key = useKeyOf(HINT_KEYS, 'hint');
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(followQuestions, []);
  useEffect(listenForHint, []);
  useEffect(() => {
    // What had the focus is gone with the hint.
    if (was.current && !open && document.activeElement === document.body) button.current?.focus();
    was.current = open;
  }, [open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="plain hint-open"
        data-testid="hint"
        title={t('hint.open', { key })}
        aria-label={t('hint.open', { key })}
        aria-expanded={open}
        aria-disabled={!asked}
        onClick={() => void toggleHint()}
      >
        <Icon name="star" /> <span>{t('hint.button')}</span>
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Panel />
        </Suspense>
      ) : null}
    </>
  );
}
