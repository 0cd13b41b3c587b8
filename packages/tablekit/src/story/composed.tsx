import type { ReactNode } from 'react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { words } from '../i18n/index.ts';
import { moves } from '../motion/motion.ts';
import { wantReview, wantStep } from '../replay/wanted.ts';
import { useTable } from '../state/table.ts';
import { useSay } from '../table/words.ts';
import { Chips } from '../ui/chip.tsx';
import { lazily } from '../ui/patient.ts';
import { useDecisive, useEnding } from './ending.ts';
import type { Mood } from './mood.ts';
import './ending.css';

const SIGN: Readonly<Record<Mood, string>> = { won: '☀', lost: '☾', draw: '⚖', over: '◦' };

interface Props {
  readonly className: string;
  readonly mood: Mood;
  readonly title: string;
  /** What ended it from outside of the rules, in a sentence; '' = the rules did. */
  readonly outside: string;
  /** How long it took; '' = it is not said. */
  readonly length: string;
  /** Whose eyes it is looked back with. */
  readonly home: number;
  /** The address of its replay. */
  readonly replay: string;
  /** Again, the replay, a new game. */
  readonly ways: ReactNode;
  /** What else is said of it, before the sheets. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

const Sheets = lazily(async () => (await Promise.all([import('./sheets.tsx'), words('ending')]))[0]);

/** Why it ended, in a sentence with its paragraphs. */
function Reason({ outside, text, rules }: { outside: string; text: string; rules: readonly string[] }) {
  return (
    <p className="over-why" data-testid="over-why">
      {outside || text} {outside === '' ? <Chips rules={rules} most={2} /> : null}
    </p>
  );
}

/** The end of a game, composed: how it ended and why, what one can do now, what decided it, its course and its luck. */
export function Composed({ className, mood, title, outside, length, home, replay, ways, above, children }: Props) {
  const { t } = useTranslation('play');
  const [, go] = useLocation();
  const say = useSay();
  const game = useTable((s) => s.game);
  const last = useTable((s) => s.now);
  const result = useTable((s) => s.result);
  const record = useTable((s) => s.replay);
  const ending = useEnding(game);
  const decisive = useDecisive(ending);
  const [aside, setAside] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The action bar is gone; whoever stood on it stands here now.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  // It is composed before somebody's eyes, unless nothing is to move; a press or a key has all of it at once.
  const [staged, setStaged] = useState(moves);
  useEffect(() => {
    const skip = (): void => setStaged(false);
    document.addEventListener('pointerdown', skip, true);
    document.addEventListener('keydown', skip, true);
    return () => {
      document.removeEventListener('pointerdown', skip, true);
      document.removeEventListener('keydown', skip, true);
    };
  }, []);
  const reason = decisive?.reason ?? last;
  const rules = [...new Set([...(decisive?.reason.rule ?? []), ...(result?.rule ?? [])])];
  const open = (at: number): void => {
    wantStep(at);
    go(replay);
  };
  const turningPoint = (): void => {
    wantReview(home);
    go(replay);
  };
  return (
    <section
      className={staged ? `${className} ending staged` : `${className} ending`}
      aria-labelledby="over-title"
      data-testid="over"
      data-mood={mood}
      data-aside={aside}
    >
      <div className="over-head">
        <span className="over-sign" aria-hidden="true">
          {SIGN[mood]}
        </span>
        <h2 id="over-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Reason outside={outside} text={say(reason?.text)} rules={rules} />
        {length === '' ? null : <p className="over-length">{length}</p>}
        {above}
      </div>
      <div className="over-ways">
        {ways}
        <button type="button" className="second" disabled={record === ''} onClick={turningPoint}>
          {t('over.turning')}
        </button>
        <button type="button" className="second over-look" aria-pressed={aside} onClick={() => setAside(!aside)}>
          {t(aside ? 'over.back' : 'over.look')}
        </button>
      </div>
      <div className="over-more" hidden={aside}>
        <Suspense fallback={null}>
          <Sheets ending={ending} decisive={outside === '' ? decisive : null} home={home} open={open} />
        </Suspense>
        {children}
      </div>
    </section>
  );
}
