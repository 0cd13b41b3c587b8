import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { useTable } from '../state/table.ts';
import { useKeyOf } from '../table/together-keys.ts';
import { HINT_KEYS, listenForHint } from './keys.ts';
import { HintPanel } from './panel.tsx';
import { followQuestions, toggleHint, useHint } from './store.ts';
import './hint.css';

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
      <Button
        ref={button}
        className="plain hint-open"
        data-testid="hint"
        aria-expanded={open}
        aria-label={t('hint.open', { key })}
        isDisabled={!asked}
        onPress={() => void toggleHint()}
      >
        <Icon name="star" /> <span>{t('hint.button')}</span>
      </Button>
      {open ? <HintPanel /> : null}
    </>
  );
}
