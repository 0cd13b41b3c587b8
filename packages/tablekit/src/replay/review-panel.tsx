import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useReason } from '../hint/reason.ts';
import { LETTERS, useSay, useSeats } from '../table/words.ts';
import { Chips } from '../ui/chip.tsx';
import type { Moment } from './moments.ts';
import type { Elsewise } from './protocol.ts';
import { findTurningPoint, openMoment, review, stopReview, useReview } from './reviewing.ts';
import { useReplay } from './store.ts';
import { takeReview } from './wanted.ts';
import '../hint/hint.css';

/** Whose eyes, and the way to begin. */
function Begin() {
  const { t } = useTranslation(['replay', 'ui']);
  const seats = useReplay((s) => s.retold?.started.order.players.length ?? 0);
  const viewpoint = useReplay((s) => s.viewpoint);
  const leads = useSeats();
  const [seat, setSeat] = useState(typeof viewpoint === 'number' ? viewpoint : 0);
  return (
    <>
      <p>{t('review.lead')}</p>
      <label className="replay-way">
        <span>{t('review.seat')}</span>
        <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
          {Array.from({ length: seats }, (_, one) => (
            <option key={LETTERS[one]} value={one}>
              {leads[one] || t('ui:table.player', { name: LETTERS[one] })}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="main" onClick={() => void review(seat)}>
        {t('review.start')}
      </button>
    </>
  );
}

function Looking() {
  const { t } = useTranslation('replay');
  const done = useReview((s) => s.done);
  const of = useReview((s) => s.of);
  return (
    <>
      <ProgressBar value={of === 0 ? 0 : (100 * done) / of}>
        {({ percentage = 0 }) => (
          <>
            <Label>{t('review.looking', { at: done, of })}</Label>{' '}
            <span className="hint-bar" aria-hidden="true">
              <span style={{ width: `${percentage}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      <button type="button" className="second" onClick={stopReview}>
        {t('review.stop')}
      </button>
    </>
  );
}

/** What else could have been done there: what a hint would have said, and what was done. */
function Else({ back }: { back: Elsewise | null }) {
  const { t } = useTranslation('replay');
  const say = useSay();
  const reason = useReason();
  if (back === null) return <p role="status">{t('review.thinking')}</p>;
  const { hint, choices, given } = back;
  return (
    <ol className="hint-list" aria-label={t('review.else')}>
      {hint.candidates.map((candidate, k) => {
        const choice = choices.find(({ option }) => option === candidate.option);
        return (
          <li key={candidate.option}>
            <p className="hint-what">
              <b>{say(choice?.text)}</b> <Chips rules={choice?.rule ?? []} most={1} />
              {candidate.option === given ? <em> {t('review.given')}</em> : null}
            </p>
            {candidate.percent === null ? null : (
              <p className="hint-chance">{t('review.chance', { n: candidate.percent })}</p>
            )}
            <p className="hint-why">{reason(candidate.reason, k === 0, hint.reach)}</p>
          </li>
        );
      })}
    </ol>
  );
}

function MomentRow({ moment }: { moment: Moment }) {
  const { t } = useTranslation('replay');
  const open = useReview((s) => s.open);
  const { at, bestPercent, after, best, option, percent } = moment;
  // What the bot has not looked at it says nothing of.
  const own = option === best ? 0 : percent === null ? null : bestPercent - percent;
  return (
    <li>
      <p>
        {t('review.moment', { at: at + 1, before: bestPercent, after })}{' '}
        {own === null ? null : own > 0 ? t('review.own', { n: own }) : t('review.luck')}
      </p>
      <button type="button" className="second" aria-expanded={open?.at === at} onClick={() => void openMoment(at)}>
        {t('review.else')}
      </button>
      {open?.at === at ? <Else back={open.back} /> : null}
    </li>
  );
}

/** The place of the course beside the table, where there is one: what is said of the table does not lie over it there. */
function usePlaceBeside(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const side = document.querySelector('.replay > .log-side');
      setPlace(side?.checkVisibility() === true ? side : null);
    };
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);
  return place;
}

function Beside({ children }: { children: ReactNode }) {
  const place = usePlaceBeside();
  return place === null ? children : createPortal(children, place);
}

/** Looking back after a game: where the estimate fell most, and what else could have been done there. */
export default function Review() {
  const { t } = useTranslation('replay');
  const record = useReview((s) => s.record);
  const moments = useReview((s) => s.moments);
  useEffect(() => {
    const wanted = takeReview();
    if (wanted !== null) void findTurningPoint(wanted);
    return stopReview;
  }, []);
  if (record === '')
    return (
      <Beside>
        <div className="replay-panel review-begin">
          <Begin />
        </div>
      </Beside>
    );
  return (
    <Beside>
      <div className="replay-panel review" data-testid="review" data-done={moments !== null}>
        {moments === null ? <Looking /> : null}
        {moments?.length === 0 ? <p role="status">{t('review.none')}</p> : null}
        {moments === null || moments.length === 0 ? null : (
          <ol className="review-moments">
            {moments.map((moment) => (
              <MomentRow key={moment.at} moment={moment} />
            ))}
          </ol>
        )}
        {moments === null ? null : <p className="quiet">{t('review.note')}</p>}
      </div>
    </Beside>
  );
}
