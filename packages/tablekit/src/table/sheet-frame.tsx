import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import type { Prompt } from '../engine/protocol.ts';
import { Chips } from '../ui/chip.tsx';
import { useSay } from './words.ts';

interface Props {
  readonly title: string;
  /** Closes it; null = it stays until it is answered. */
  readonly close: (() => void) | null;
  readonly children: ReactNode;
}

/** What opens over the middle of a table. */
export function SheetFrame({ title, close, children }: Props) {
  const { t } = useTranslation('ui');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What is open may have put the focus where one begins.
    if (heading.current?.closest('.sheet')?.contains(document.activeElement) !== true) heading.current?.focus();
  }, []);
  return (
    <section className="sheet" aria-labelledby="sheet-title" data-testid="sheet">
      <div className="sheet-head">
        <h2 id="sheet-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {close === null ? null : (
          <button type="button" className="plain" aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="sheet-body">{children}</div>
    </section>
  );
}

interface WaysProps {
  readonly prompt: Prompt;
  answer(option: number): void;
  /** What stands over what is not possible. */
  readonly refused: string;
}

/** All options of a question; below them what cannot be done, and why. */
export function SheetWays({ prompt, answer, refused }: WaysProps) {
  const say = useSay();
  return (
    <>
      <ul className="sheet-ways">
        {prompt.options.map((choice) => (
          <li key={choice.option}>
            <button type="button" className="second sheet-way" onClick={() => answer(choice.option)}>
              {say(choice.text)}
            </button>
          </li>
        ))}
      </ul>
      {prompt.refused.length === 0 ? null : (
        <>
          <h3>{refused}</h3>
          <ul className="sheet-no">
            {prompt.refused.map((no) => (
              <li key={no.option}>
                {say(no.text)} <Chips rules={no.rule} most={1} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
