import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rematch } from '../state/further.ts';
import { namesBoth, useTable } from '../state/table.ts';
import { Composed } from '../story/composed.tsx';
import { moodOf } from '../story/mood.ts';
import { RecordWays } from './record-ways.tsx';
import { useWho } from './words.ts';

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

/** What all chance followed from, and what was shown of it beforehand. */
function Secret() {
  const { t } = useTranslation('play');
  const secret = useTable((s) => s.secret);
  const commitment = useTable((s) => s.commitment);
  return (
    <details className="over-seal">
      <summary>{t('over.secret')}</summary>
      <p>
        <code>{secret}</code>
      </p>
      <p>
        {t('over.sealed')}: <code>{commitment}</code>
      </p>
    </details>
  );
}

/** After the end of any game: who won, what the game says of it, again, the record, the secret. */
export function OverFrame({ className, home, length, title, onNew, children }: Props) {
  const { t } = useTranslation('play');
  const who = useWho();
  const result = useTable((s) => s.result);
  const both = useTable(namesBoth);
  if (result === null) return null;
  const winner = result.winners[0];
  const mood = moodOf(result, { home, both, together: title !== undefined });
  const words =
    result.draw || winner === undefined
      ? t('over.draw')
      : both
        ? t('over.winner', { who: who(winner) })
        : t(winner === home ? 'over.won' : 'over.lost');
  // Of two at one screen the one who lost is looked back with: there is something to be learned.
  const eyes = both && winner !== undefined && title === undefined ? Number(winner === 0) : home;
  return (
    <Composed
      className={className}
      mood={mood}
      title={title ?? words}
      outside=""
      length={length}
      home={eyes}
      replay="/replay"
      ways={
        <>
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
        </>
      }
    >
      {children}
      <Secret />
    </Composed>
  );
}
