import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { takeSeat, undo, useTable } from '../state/table.ts';
import { LETTERS } from '../table/words.ts';
import { useTitle } from '../ui/title.tsx';
import './hotseat.css';

const INERT_MS = 600;

/** Between two players of one screen: nothing of the table is in the page until the one who is named sits down. */
export default function Curtain() {
  const { t } = useTranslation(['hotseat', 'ui']);
  const seat = useTable((s) => s.curtain);
  const canUndo = useTable((s) => s.undo?.ok === true);
  const others = useTable((s) => s.open).filter((question) => question.here && question.seat !== seat);
  const two = useTable((s) => s.order?.players.length === 2);
  const [inert, setInert] = useState(true);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    const timer = setTimeout(() => setInert(false), INERT_MS);
    return () => clearTimeout(timer);
  }, []);
  const name = (of: number): string => t('ui:table.player', { name: LETTERS[of] });
  useTitle(seat === null ? '' : t('turn', { who: name(seat) }));
  if (seat === null) return null;
  // Within a sentence; at its beginning the other one.
  const inside = (of: number): string => t('player', { name: LETTERS[of] });
  return (
    <main className="curtain" id="content" data-testid="curtain">
      <Icon name="mask" size={72} />
      <h1 ref={title} tabIndex={-1}>
        {t('title', { who: name(seat), inside: inside(seat) })}
      </h1>
      <p>{t(two ? 'lead' : 'leadAll', { inside: inside(seat), other: name(1 - seat) })}</p>
      <div className="curtain-ways">
        <button
          type="button"
          className="main big"
          data-testid="take-seat"
          aria-disabled={inert}
          onClick={() => inert || takeSeat(seat)}
        >
          {t('take', { who: name(seat) })}
        </button>
        {others.map((question) => (
          <button
            key={question.seat}
            type="button"
            className="second"
            data-testid={`take-seat-${question.seat}`}
            aria-disabled={inert}
            onClick={() => inert || takeSeat(question.seat)}
          >
            {t('take', { who: name(question.seat) })}
          </button>
        ))}
        {canUndo ? (
          <button type="button" className="second" onClick={undo}>
            {two ? t('back', { who: name(1 - seat) }) : t('backAny')}
          </button>
        ) : null}
      </div>
    </main>
  );
}
