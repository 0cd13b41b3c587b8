import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { TakeBack, Toast } from '@kolbiste/tablekit/table/bar-parts.tsx';
import { useInert } from '@kolbiste/tablekit/table/inert.ts';
import { useSay, useWaitWords } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { buttonsOf, isOfCards } from './places.ts';
import { pressMain } from './point.ts';
import { unpoint, useStone } from './store.ts';
import { usePaidTexts } from './texts.ts';

/** What the main button says: the consequence of pressing it. */
function useMain(): { label: string; rule: readonly string[]; ready: boolean; calm?: boolean } {
  const { t } = useTranslation('stone');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const busy = useTable((s) => s.busy);
  const from = useStone((s) => s.from);
  const waiting = useWaitWords();
  if (prompt === null) return { label: busy ? t('chain.skip') : waiting, rule: [], ready: false };
  const chosen = prompt.options.find((c) => c.option === picked);
  if (chosen === undefined && from !== null) return { label: t('chooseTarget'), rule: prompt.rule, ready: false };
  const choice = chosen ?? buttonsOf(prompt)[0];
  if (choice === undefined)
    return { label: t(isOfCards(prompt.step) ? 'chooseFirst' : 'pointFirst'), rule: prompt.rule, ready: false };
  const calm = picked === null && prompt.step === 'main' && prompt.options.length > 1;
  return { label: say(choice.text), rule: choice.rule, ready: true, calm };
}

/** What the chosen unit can do besides attacking. */
function Texts() {
  const say = useSay();
  return usePaidTexts().map((choice) => (
    <button key={choice.option} type="button" className="second" onClick={() => commit(choice.option)}>
      {say(choice.text)}
    </button>
  ));
}

/** The action bar: one main button whose label is its consequence, beside it the other ways, and all of them as a list. */
export function Bar() {
  const { t } = useTranslation('stone');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const busy = useTable((s) => s.busy);
  const from = useStone((s) => s.from);
  const { label, rule, ready, calm } = useMain();
  const inert = useInert(`${prompt?.step ?? ''} ${label}`);
  const others = prompt === null || picked !== null || from !== null ? [] : buttonsOf(prompt).slice(1);
  const chosen = picked !== null || from !== null;
  const drop = (): void => {
    unpoint();
    useTable.setState({ picked: null });
  };
  return (
    <section className="bar stone-bar" aria-label={t('bar')}>
      <Toast />
      <div className="bar-row">
        <span className="bar-rules">
          <Chips rules={rule} most={1} />
        </span>
        {prompt === null ? null : (
          <button
            type="button"
            className="second bar-list"
            onClick={() => useStone.setState((s) => ({ list: !s.list, grave: null }))}
          >
            {t('options', { count: prompt.options.length })}
          </button>
        )}
        <Texts />
        {others.map((choice) => (
          <button key={choice.option} type="button" className="second" onClick={() => !inert && commit(choice.option)}>
            {say(choice.text)}
          </button>
        ))}
        {chosen && prompt !== null ? (
          <button type="button" className="second" onClick={drop}>
            {t('drop')}
          </button>
        ) : null}
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
