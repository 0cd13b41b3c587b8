import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Update } from '../engine/protocol.ts';
import { useSay, useWho } from '../table/words.ts';
import { goTo, useReplay } from './store.ts';

/** The answers of the game, one a line; pressing one goes there. */
export function Steps() {
  const { t } = useTranslation('replay');
  const say = useSay();
  const who = useWho();
  const at = useReplay((s) => s.at);
  const updates = useReplay((s) => s.retold?.updates);
  const seats = useReplay((s) => s.retold?.seats);
  const hints = useReplay((s) => s.retold?.hints) ?? [];
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (updates === undefined || seats === undefined) return null;
  const words = ({ happened, step }: Update): string => {
    const own = happened.find(({ kind }) => kind === 'answer');
    if (step === 0) return t('begin');
    if (own !== undefined) return say(own.text);
    return t('secretly', { who: who(seats[step - 1]) });
  };
  /** Seats that asked for a hint before this answer was given; after the last one it stands with that. */
  const asked = (step: number): readonly number[] =>
    hints.flatMap(([at, seat]) => (Math.min(at + 1, updates.length - 1) === step ? [seat] : []));
  return (
    <ol className="steps" aria-label={t('steps')}>
      {updates.map((update) => (
        <li key={update.step}>
          <button
            ref={update.step === at ? current : undefined}
            type="button"
            className="plain"
            aria-current={update.step === at ? 'step' : undefined}
            onClick={() => goTo(update.step)}
          >
            <span className="steps-n">{update.step}</span> <span>{words(update)}</span>
            {asked(update.step).map((seat) => (
              <span key={seat} className="steps-hint" data-testid="step-hint">
                {t('hint', { who: who(seat) })}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
