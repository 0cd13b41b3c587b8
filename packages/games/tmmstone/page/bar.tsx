import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import type { MainWords } from '@kolbiste/tablekit/table/bar-frame.tsx';
import { BarFrame, useIdleWords } from '@kolbiste/tablekit/table/bar-frame.tsx';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { buttonsOf, isOfCards } from './places.ts';
import { pressMain } from './point.ts';
import { unpoint, useStone } from './store.ts';
import { usePaidTexts } from './texts.ts';

/** What the main button says: the consequence of pressing it. */
function useMain(): MainWords {
  const { t } = useTranslation('stone');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const from = useStone((s) => s.from);
  const idle = useIdleWords(t('chain.skip'));
  if (prompt === null) return idle;
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
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const from = useStone((s) => s.from);
  const main = useMain();
  const chosen = picked !== null || from !== null;
  const drop = (): void => {
    unpoint();
    useTable.setState({ picked: null });
  };
  return (
    <BarFrame
      className={chosen ? 'stone-bar chosen' : 'stone-bar'}
      label={t('bar')}
      main={main}
      press={pressMain}
      list={() => useStone.setState((s) => ({ list: !s.list, grave: null }))}
      options={t('options', { count: prompt?.options.length ?? 0 })}
      before={<Texts />}
      others={prompt === null || chosen ? [] : buttonsOf(prompt).slice(1)}
      answer={commit}
      drop={chosen ? drop : null}
      dropWords={t('drop')}
    />
  );
}
