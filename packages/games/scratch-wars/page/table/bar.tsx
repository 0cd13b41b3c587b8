import { useIsOpen } from '@kolbiste/tablekit/state/answered.ts';
import { show } from '@kolbiste/tablekit/state/dialogs.ts';
import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { TakeBack, Toast } from '@kolbiste/tablekit/table/bar-parts.tsx';
import { useInert } from '@kolbiste/tablekit/table/inert.ts';
import { useSay, useWaitWords } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonsOf } from './places.ts';
import { pressMain } from './point.ts';

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

/** The action bar: one main button whose label is its consequence, and beside it the other ways. */
export function Bar({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['duel', 'ui']);
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const busy = useTable((s) => s.busy);
  const open = useIsOpen(prompt);
  const { label, rule, ready, calm } = useMain();
  const inert = useInert(`${prompt?.step ?? ''} ${label}`);
  const press = useRef<HTMLButtonElement>(null);
  const others = prompt === null || picked !== null ? [] : buttonsOf(prompt).slice(1);
  return (
    <section className="bar" aria-label={t('ui:table.bar')}>
      <Toast />
      {children}
      <div className="bar-row">
        {others.map((choice) => (
          <button key={choice.option} type="button" className="second" onClick={() => !inert && commit(choice.option)}>
            {say(choice.text)}
          </button>
        ))}
        {picked !== null && prompt !== null ? (
          <button type="button" className="second" onClick={() => useTable.setState({ picked: null, looked: null })}>
            {t('ui:table.undo')}
          </button>
        ) : null}
        <button
          ref={press}
          type="button"
          className={ready ? (calm ? 'main calm' : 'main') : 'main idle'}
          data-testid="main"
          data-ready={ready && !inert && open}
          aria-disabled={!ready || inert}
          onClick={() => (prompt === null && busy ? skip() : inert || pressMain())}
        >
          {label}
        </button>
        <span className="bar-rules">
          <Chips rules={rule} most={2} />
        </span>
        <TakeBack />
        <button type="button" className="plain bar-keys" aria-label={t('help')} onClick={() => show({ kind: 'keys' })}>
          ?
        </button>
      </div>
    </section>
  );
}
