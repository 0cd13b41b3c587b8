import { useTranslation } from 'react-i18next';
import type { OpenQuestion } from '../engine/protocol.ts';
import { useSettings } from '../state/settings.ts';
import { callSeat } from '../state/table.ts';
import { useOthersAsked } from './others.ts';
import { TOGETHER_KEYS, useKeyOf } from './together-keys.ts';
import { useNameWithin, useSay } from './words.ts';
import './together.css';

const LOCALES = { cs: 'cs', en: 'en-GB' } as const;

/** 'Anna', 'Anna and Ben', 'Anna, Ben and Cyril', in the language spoken now. */
function useListed(): (names: readonly string[]) => string {
  const lang = useSettings((s) => s.lang);
  return (names) => new Intl.ListFormat(LOCALES[lang], { type: 'conjunction' }).format(names);
}

/** The questions by what is asked: who are asked the same stand together. */
function byText(questions: readonly OpenQuestion[]): (readonly OpenQuestion[])[] {
  return Object.values(Object.groupBy(questions, ({ text }) => text.en)).filter((same) => same !== undefined);
}

/** Who else is choosing, and what they are asked. */
function Choosing({ questions }: { questions: readonly OpenQuestion[] }) {
  const { t } = useTranslation('together');
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
  const { t } = useTranslation('together');
  const name = useNameWithin();
  const key = useKeyOf(TOGETHER_KEYS, 'seat');
  const words = t('answers', { who: name(seat) });
  return (
    <button
      type="button"
      className="second"
      data-testid={`answers-${seat}`}
      title={first ? `${words} (${key})` : undefined}
      onClick={() => callSeat(seat)}
    >
      {words}
    </button>
  );
}

/** What is said of the others while several are asked at once. */
export function TogetherSaid() {
  return <Choosing questions={useOthersAsked()} />;
}

/** Who of this screen may answer first. */
export function TogetherWays() {
  const { t } = useTranslation('together');
  const here = useOthersAsked().filter((question) => question.here);
  if (here.length === 0) return null;
  return (
    <div className="together-ways" role="group" aria-label={t('takeover')}>
      {here.map(({ seat }, k) => (
        <Takeover key={seat} seat={seat} first={k === 0} />
      ))}
    </div>
  );
}
