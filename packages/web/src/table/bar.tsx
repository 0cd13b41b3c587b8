import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { show } from '../state/dialogs.ts';
import { skip } from '../state/director.ts';
import { commit, undo, useTable } from '../state/table.ts';
import { Chips } from '../ui/chip.tsx';
import { useInert } from './inert.ts';
import { buttonsOf } from './places.ts';
import { pressMain } from './point.ts';
import { useSay, useWaitWords } from './words.ts';

/** Why something was not possible: what, why, paragraph, what would help; one place for all. */
export function Toast() {
  const { t } = useTranslation('ui');
  const say = useSay();
  const notice = useTable((s) => s.notice);
  return (
    <div className="toast-place" role="status">
      {notice === null ? null : (
        <div className="toast" key={notice.n} data-testid="toast">
          <p>
            {say(notice.text)} <Chips rules={notice.rule} />
            {notice.help === null ? null : <span className="toast-help">{say(notice.help)}</span>}
          </p>
          <button
            type="button"
            className="plain"
            aria-label={t('close')}
            onClick={() => useTable.setState({ notice: null })}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** What the main button says: the consequence of pressing it. */
function useMain(): { label: string; rule: readonly string[]; ready: boolean; calm?: boolean } {
  const { t } = useTranslation('ui');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const busy = useTable((s) => s.busy);
  const waiting = useWaitWords();
  if (prompt === null) return { label: busy ? t('table.skip') : waiting, rule: [], ready: false };
  const choice = prompt.options.find((c) => c.option === picked) ?? buttonsOf(prompt)[0];
  if (choice === undefined) return { label: t('table.pickFirst'), rule: prompt.rule, ready: false };
  // Ending the turn stays in the background while there is something to do.
  const calm = picked === null && prompt.step === 'chooseAction';
  return { label: say(choice.text), rule: choice.rule, ready: true, calm };
}

/** Takes the last step back, or says why that cannot be. */
export function TakeBack() {
  const { t } = useTranslation('ui');
  const can = useTable((s) => s.undo);
  const busy = useTable((s) => s.busy);
  if (can === null) return null;
  const label = t(can.asks === true ? 'table.askBack' : 'table.takeBack');
  return (
    <button
      type="button"
      className="plain bar-undo"
      data-testid="undo"
      aria-label={label}
      title={label}
      aria-disabled={!can.ok || busy}
      onClick={() => !busy && undo()}
    >
      <Icon name="undo" />
    </button>
  );
}

/** The action bar: one main button whose label is its consequence, and beside it the other ways. */
export function Bar() {
  const { t } = useTranslation('ui');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const busy = useTable((s) => s.busy);
  const { label, rule, ready, calm } = useMain();
  const inert = useInert(`${prompt?.step ?? ''} ${label}`);
  const press = useRef<HTMLButtonElement>(null);
  const others = prompt === null || picked !== null ? [] : buttonsOf(prompt).slice(1);
  return (
    <section className="bar" aria-label={t('table.bar')}>
      <Toast />
      <div className="bar-row">
        {others.map((choice) => (
          <button key={choice.option} type="button" className="second" onClick={() => !inert && commit(choice.option)}>
            {say(choice.text)}
          </button>
        ))}
        {picked !== null && prompt !== null ? (
          <button type="button" className="second" onClick={() => useTable.setState({ picked: null, looked: null })}>
            {t('table.undo')}
          </button>
        ) : null}
        <button
          ref={press}
          type="button"
          className={ready ? (calm ? 'main calm' : 'main') : 'main idle'}
          data-testid="main"
          data-ready={ready && !inert}
          aria-disabled={!ready || inert}
          onClick={() => (prompt === null && busy ? skip() : inert || pressMain())}
        >
          {label}
        </button>
        <span className="bar-rules">
          <Chips rules={rule} most={2} />
        </span>
        <TakeBack />
        <button
          type="button"
          className="plain bar-keys"
          aria-label={t('table.help')}
          onClick={() => show({ kind: 'keys' })}
        >
          ?
        </button>
      </div>
    </section>
  );
}
