import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuestion } from '../engine/protocol.ts';
import { takeReadyBack, useGrace } from '../state/grace.ts';
import { takeIntentionBack, useSignals } from '../state/signals.ts';
import { useTable } from '../state/table.ts';
import { useListed } from './listed.ts';
import { Marks } from './marks.tsx';
import { callSeat, useOthersAsked } from './others.ts';
import { TOGETHER_KEYS, useKeyOf } from './together-keys.ts';
import { useNameWithin } from './together-names.ts';
import { useSay } from './words.ts';
import './together.css';

const SECOND = 1000;
const TICK_MS = 250;

/** The questions by what is asked: who are asked the same stand together. */
function byText(questions: readonly OpenQuestion[]): (readonly OpenQuestion[])[] {
  return Object.values(Object.groupBy(questions, ({ text }) => text.en)).filter((same) => same !== undefined);
}

/** Who else is choosing, and what they are asked. */
function Choosing({ questions }: { questions: readonly OpenQuestion[] }) {
  const { t } = useTranslation('hotseat');
  const say = useSay();
  const name = useNameWithin();
  const listed = useListed();
  return byText(questions).map((same) => (
    <p key={same[0].text.en}>
      <b>{t('choosing', { count: same.length, who: listed(same.map(({ seat }) => name(seat))) })}</b>{' '}
      <q>{say(same[0].text)}</q>
    </p>
  ));
}

/** Another seat of this screen that is asked as well: its player may answer first. */
function Takeover({ seat, first }: { seat: number; first: boolean }) {
  const { t } = useTranslation('hotseat');
  const name = useNameWithin();
  const key = useKeyOf(TOGETHER_KEYS, 'seat');
  const words = t('answers', { who: name(seat) });
  return (
    <button
      type="button"
      className="second"
      data-testid={`answers-${seat}`}
      title={first ? `${words} (${key})` : undefined}
      aria-label={words}
      onClick={() => callSeat(seat)}
    >
      <span className="takeover-words">{words}</span>
      <span className="takeover-name">{name(seat)} ›</span>
    </button>
  );
}

/** Who of the others is ready and may still take it back. */
function Ready() {
  const { t } = useTranslation('hotseat');
  const name = useNameWithin();
  const listed = useListed();
  const owing = useTable((s) => s.owing);
  const marks = useSignals((s) => s.marks);
  const ready = marks.filter(({ kind, seat }) => kind === 'ready' && owing.includes(seat)).map(({ seat }) => seat);
  if (ready.length === 0) return null;
  return <p data-testid="ready">{t('ready', { count: ready.length, who: listed(ready.map(name)) })}</p>;
}

/** Seconds until the own answer counts: not read out, as it changes all the time. */
function Countdown({ until }: { until: number }) {
  const { t } = useTranslation('hotseat');
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((until - now) / SECOND));
  return (
    <span role="timer" aria-live="off">
      {t('counts', { count: left })}
    </span>
  );
}

/** What is said while several play at once. */
export function TogetherSaid() {
  const { t } = useTranslation('hotseat');
  const questions = useOthersAsked();
  const held = useGrace((s) => s.held !== null);
  const ready = useSignals((s) => s.marks).flatMap(({ kind, seat }) => (kind === 'ready' ? [seat] : []));
  return (
    <>
      {held ? <p>{t('youReady')}</p> : null}
      <Choosing questions={questions.filter(({ seat }) => !ready.includes(seat))} />
      <Ready />
      <Marks />
    </>
  );
}

/** Who of this screen may answer first, and ways to take back what the others were shown. */
export function TogetherWays() {
  const { t } = useTranslation('hotseat');
  const here = useOthersAsked().filter((question) => question.here);
  const held = useGrace((s) => s.held);
  const intended = useSignals((s) => s.intended !== null);
  if (here.length === 0 && held === null && !intended) return null;
  return (
    <div className="together-ways">
      {here.map(({ seat }, k) => (
        <Takeover key={seat} seat={seat} first={k === 0} />
      ))}
      {intended ? (
        <button type="button" className="second" data-testid="intend-back" data-aims="" onClick={takeIntentionBack}>
          {t('intendBack')}
        </button>
      ) : null}
      {held === null ? null : (
        <>
          <Countdown until={held.until} />
          <button type="button" className="second" data-testid="ready-back" onClick={takeReadyBack}>
            {t('readyBack')}
          </button>
        </>
      )}
    </div>
  );
}
