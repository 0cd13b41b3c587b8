import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { TakeBack, Toast } from '@kolbiste/tablekit/table/bar-parts.tsx';
import { useInert } from '@kolbiste/tablekit/table/inert.ts';
import { useSay, useWaitWords } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { answer, nobodyActs } from './passing.ts';
import { asksByList, buttonsOf } from './places.ts';
import { mainOption, pressMain } from './point.ts';
import { useRings } from './store.ts';

/** What the main button says: the consequence of pressing it. */
function useMain(): { label: string; rule: readonly string[]; ready: boolean; calm?: boolean } {
  const { t } = useTranslation('rings');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const busy = useTable((s) => s.busy);
  const waiting = useWaitWords();
  if (prompt === null) return { label: busy ? t('skip') : waiting, rule: [], ready: false };
  const option = mainOption();
  const choice = prompt.options.find((one) => one.option === option);
  if (choice === undefined)
    return { label: t(asksByList(prompt) ? 'chooseFirst' : 'pointFirst'), rule: prompt.rule, ready: false };
  const calm = picked === null && prompt.options.length > 1;
  return { label: say(choice.text), rule: choice.rule, ready: true, calm };
}

/** Passing for all who are led here, where there are several. */
function Nobody({ inert }: { inert: boolean }) {
  const { t } = useTranslation('rings');
  const prompt = useTable((s) => s.prompt);
  const led = useTable((s) => s.order?.players.filter(({ kind }) => kind === 'human').length ?? 0);
  if (prompt === null || prompt.procedure !== 'window' || led < 2) return null;
  return (
    <button type="button" className="second" onClick={() => !inert && nobodyActs()}>
      {t('nobody')}
    </button>
  );
}

/** The action bar: one main button whose label is its consequence, beside it the other ways, and all of them as a list. */
export function Bar() {
  const { t } = useTranslation('rings');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const busy = useTable((s) => s.busy);
  const { label, rule, ready, calm } = useMain();
  const inert = useInert(`${prompt?.step ?? ''} ${label}`);
  const others = prompt === null || picked !== null || asksByList(prompt) ? [] : buttonsOf(prompt).slice(1);
  return (
    <section className="bar rings-bar" aria-label={t('bar')}>
      <Toast />
      <div className="bar-row">
        <span className="bar-rules">
          <Chips rules={rule} most={1} />
        </span>
        {prompt === null ? null : (
          <button
            type="button"
            className="second bar-list"
            onClick={() => useRings.setState(({ list }) => ({ list: !list }))}
          >
            {t('options', { count: prompt.options.length })}
          </button>
        )}
        {others.map((choice) => (
          <button key={choice.option} type="button" className="second" onClick={() => !inert && answer(choice.option)}>
            {say(choice.text)}
          </button>
        ))}
        {picked !== null && prompt !== null ? (
          <button type="button" className="second" onClick={() => useTable.setState({ picked: null })}>
            {t('drop')}
          </button>
        ) : null}
        <Nobody inert={inert} />
        <button
          type="button"
          className={ready ? (calm ? 'main calm' : 'main') : 'main idle'}
          data-testid="main"
          data-ready={ready && !inert}
          aria-disabled={!ready || inert}
          onClick={() => (prompt === null && busy ? skip() : inert || pressMain())}
        >
          {label}
        </button>
        <TakeBack />
      </div>
    </section>
  );
}
