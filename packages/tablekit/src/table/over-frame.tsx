import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rematch } from '../state/play.ts';
import { namesBoth, useTable } from '../state/table.ts';
import { Chips } from '../ui/chip.tsx';
import { RecordWays } from './record-ways.tsx';
import { useSay, useWho } from './words.ts';

interface Props {
  readonly className: string;
  /** Whose screen it is. */
  readonly home: number;
  /** How long it took, in the game's own measure. */
  readonly length: string;
  /** How it ended, where all have won or lost together: nobody changes seats then. */
  readonly title?: string;
  readonly onNew: () => void;
  /** What the game says besides. */
  readonly children?: ReactNode;
}

/** After the end of any game: who won, what the game says of it, again, the record, the secret. */
export function OverFrame({ className, home, length, title, onNew, children }: Props) {
  const { t } = useTranslation('play');
  const who = useWho();
  const say = useSay();
  const last = useTable((s) => s.now);
  const result = useTable((s) => s.result);
  const both = useTable(namesBoth);
  const secret = useTable((s) => s.secret);
  const commitment = useTable((s) => s.commitment);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The action bar is gone; whoever stood on it stands here now.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  if (result === null) return null;
  const winner = result.winners[0];
  const words =
    result.draw || winner === undefined
      ? t('over.draw')
      : both
        ? t('over.winner', { who: who(winner) })
        : t(winner === home ? 'over.won' : 'over.lost');
  return (
    <section className={className} aria-labelledby="over-title" data-testid="over">
      <div className="over-head">
        <h2 id="over-title" ref={heading} tabIndex={-1}>
          {title ?? words}
        </h2>
        <p>{say(last?.text)}</p>
        <p>
          {length} <Chips rules={result.rule} most={1} />
        </p>
      </div>
      <div className="over-ways">
        <button type="button" className="main" onClick={() => rematch(false)}>
          {t(title === undefined ? 'over.rematch' : 'over.again')}
        </button>
        {title === undefined ? (
          <button type="button" className="second" onClick={() => rematch(true)}>
            {t('over.swap')}
          </button>
        ) : null}
        <button type="button" className="second" onClick={onNew}>
          {t('over.new')}
        </button>
        <RecordWays at="/replay" />
      </div>
      {children}
      <details className="over-seal">
        <summary>{t('over.secret')}</summary>
        <p>
          <code>{secret}</code>
        </p>
        <p>
          {t('over.sealed')}: <code>{commitment}</code>
        </p>
      </details>
    </section>
  );
}
