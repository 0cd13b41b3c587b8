import { Due } from '@kolbiste/tablekit/passing/countdown.tsx';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import type { MainWords } from '@kolbiste/tablekit/table/bar-frame.tsx';
import { BarFrame, useIdleWords } from '@kolbiste/tablekit/table/bar-frame.tsx';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { nobodyActs, policies } from './passing.ts';
import { asksByList, buttonsOf } from './places.ts';
import { mainOption, pressMain } from './point.ts';
import { useRings } from './store.ts';

/** What the main button says: the consequence of pressing it. */
function useMain(): MainWords {
  const { t } = useTranslation('rings');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const idle = useIdleWords(t('skip'));
  if (prompt === null) return idle;
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
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const main = useMain();
  const waits = useRings((s) => s.waits);
  return (
    <BarFrame
      className="rings-bar"
      label={t('bar')}
      main={main}
      press={pressMain}
      list={() => useRings.setState(({ list }) => ({ list: !list }))}
      options={t('options', { count: prompt?.options.length ?? 0 })}
      others={prompt === null || picked !== null || asksByList(prompt) ? [] : buttonsOf(prompt).slice(1)}
      answer={commit}
      drop={picked === null ? null : () => useTable.setState({ picked: null })}
      dropWords={t('drop')}
      above={<Due policies={policies} waits={waits} />}
      beside={(inert) => <Nobody inert={inert} />}
    />
  );
}
