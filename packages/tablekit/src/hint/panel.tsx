import type { HintCandidate } from '@kolbiste/bots';
import { useEffect, useRef, useState } from 'react';
import { Button, Label, ProgressBar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import type { Choice } from '../engine/protocol.ts';
import { isTogether } from '../games.ts';
import { commit, useTable } from '../state/table.ts';
import { useSay } from '../table/words.ts';
import { Chips } from '../ui/chip.tsx';
import { useReason } from './reason.ts';
import { closeHint, proposeHints, useHint } from './store.ts';

/** A second press counts only after so long: what is pressed twice by mistake sends nothing. */
const REST_MS = 400;

/** Selects an answer; pressed once more it gives it. */
function Choose({ choice }: { choice: Choice }) {
  const { t } = useTranslation('play');
  const say = useSay();
  const chosen = useTable((s) => s.picked === choice.option);
  const [rested, rest] = useState(false);
  useEffect(() => {
    if (!chosen) return undefined;
    const timer = setTimeout(() => rest(true), REST_MS);
    return () => {
      clearTimeout(timer);
      rest(false);
    };
  }, [chosen]);
  const press = (): void => {
    if (!chosen) return useTable.setState({ picked: choice.option, notice: null });
    if (!rested) return;
    commit(choice.option);
    document.querySelector<HTMLElement>('[data-testid=main]')?.focus();
  };
  return (
    <Button
      className={chosen ? 'hint-choose chosen' : 'hint-choose'}
      data-ready={chosen && rested}
      aria-label={t(chosen ? 'hint.confirmOf' : 'hint.chooseOf', { what: say(choice.text) })}
      onPress={press}
    >
      {chosen ? <Icon name="tick" /> : null} {t(chosen ? 'hint.confirm' : 'hint.choose')}
    </Button>
  );
}

function Chance({ percent, visits }: { percent: number; visits: number }) {
  const { t } = useTranslation('play');
  const together = useTable((s) => isTogether(s.game));
  return (
    <p className="hint-chance">
      <span className="hint-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <b>{t('hint.percent', { percent })}</b>
      <span className="quiet">
        {t(together ? 'hint.chanceTogether' : 'hint.chance')} · {t('hint.tries', { count: visits })}
      </span>
    </p>
  );
}

function Candidate({ candidate, first }: { candidate: HintCandidate; first: boolean }) {
  const say = useSay();
  const words = useReason();
  const reach = useHint((s) => s.hint?.reach ?? 'effect');
  const choice = useTable((s) => s.prompt?.options.find(({ option }) => option === candidate.option));
  if (choice === undefined) return null;
  return (
    <li>
      <p className="hint-what">
        <b>{say(choice.text)}</b> <Chips rules={choice.rule} most={1} />
      </p>
      {candidate.percent === null ? null : <Chance percent={candidate.percent} visits={candidate.visits} />}
      <p className="hint-why">{words(candidate.reason, first, reach)}</p>
      <Choose choice={choice} />
    </li>
  );
}

/** How far the search has come; it can be given up. */
function Thinking() {
  const { t } = useTranslation('play');
  const done = useHint((s) => s.done);
  const of = useHint((s) => s.of);
  return (
    <div className="hint-thinking">
      <ProgressBar value={of === 0 ? 0 : (100 * done) / of}>
        {({ percentage = 0 }) => (
          <>
            <Label>{t('hint.progress')}</Label>
            <span className="hint-bar" aria-hidden="true">
              <span style={{ width: `${percentage}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      <Button className="plain" onPress={closeHint}>
        {t('hint.cancel')}
      </Button>
    </div>
  );
}

/** What is said of the hint as a whole, read out as it changes. */
function Said() {
  const { t } = useTranslation('play');
  const stands = useHint((s) => s.stands);
  const hint = useHint((s) => s.hint);
  const words =
    stands === 'there' && hint !== null
      ? hint.options === 1
        ? ''
        : t('hint.there', { count: hint.iterations })
      : t(`hint.${stands}`);
  return (
    <p role="status" className="hint-said">
      {words}
    </p>
  );
}

/** What the strongest bot would do, over the table; nothing waits for it. */
export default function HintPanel() {
  const { t } = useTranslation(['play', 'ui']);
  const stands = useHint((s) => s.stands);
  const candidates = useHint((s) => s.hint?.candidates) ?? [];
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section className="hint" aria-labelledby="hint-title" data-testid="hint-panel" data-stands={stands}>
      <div className="hint-head">
        <h2 id="hint-title" ref={head} tabIndex={-1}>
          {t('hint.title')}
        </h2>
        <Button className="plain" aria-label={t('ui:close')} onPress={closeHint}>
          <Icon name="close" />
        </Button>
      </div>
      <div className="hint-body">
        <Said />
        {stands === 'thinking' ? <Thinking /> : null}
        {stands === 'there' ? (
          <ol className="hint-list">
            {candidates.map((candidate, k) => (
              <Candidate key={candidate.option} candidate={candidate} first={k === 0} />
            ))}
          </ol>
        ) : null}
        {stands === 'off' ? (
          <Button className="hint-choose" data-testid="hint-propose" onPress={proposeHints}>
            {t('hint.propose')}
          </Button>
        ) : (
          <p className="quiet">{t('hint.marked')}</p>
        )}
      </div>
    </section>
  );
}
