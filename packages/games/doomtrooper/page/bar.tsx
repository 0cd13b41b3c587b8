/** The action bar: the main button names what is done; other ways of the thing that is chosen stand beside it. */
import type { Choice, Prompt } from '@kolbiste/tablekit/engine/protocol.ts';
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import type { MainWords } from '@kolbiste/tablekit/table/bar-frame.tsx';
import { BarFrame, useIdleWords } from '@kolbiste/tablekit/table/bar-frame.tsx';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { FATE_NAMES } from '../src/pieces.ts';
import { useDuel } from './duel.ts';
import { toggleList } from './keys.ts';
import { asksByList, buttonsOf, isPair, optionsAt, placeOf } from './places.ts';
import { mainChoice, pressMain } from './point.ts';

/** More buttons than these stand in the list alone. */
const BESIDE = 2;

/** The other ways: of what is chosen those that lie at the same place, else the buttons; none where a list asks. */
function othersOf(prompt: Prompt | null, picked: number | null): readonly Choice[] {
  if (prompt === null || isPair(prompt) || asksByList(prompt)) return [];
  if (picked === null) return buttonsOf(prompt).slice(1, 1 + BESIDE);
  const place = placeOf(prompt, picked);
  const same = place === null ? buttonsOf(prompt) : optionsAt(prompt, place);
  return same.filter(({ option }) => option !== picked).slice(0, BESIDE);
}

/** What the pair that is chosen comes to at best, by one of the tactics. */
function useBest(): string {
  const { t } = useTranslation('doom');
  const ways = useDuel()?.ways ?? [];
  const best = ways.map(({ attack }) => (attack.happens ? attack.fate : 0)).reduce((a, b) => Math.max(a, b), -1);
  return best < 0 ? '' : t(`atBest.${FATE_NAMES[best]}`);
}

/** What the main button says: the consequence of pressing it. */
function useMain(): MainWords {
  const { t } = useTranslation('doom');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const idle = useIdleWords(t('skip'));
  const best = useBest();
  if (prompt === null) return idle;
  const choice = mainChoice(prompt, picked);
  if (choice === undefined)
    return { label: t(isPair(prompt) ? 'choosePair' : 'chooseFirst'), rule: prompt.rule, ready: false };
  // Who fights whom stands beside it.
  const label = isPair(prompt) && best !== '' ? t('attackNow', { best }) : say(choice.text);
  return { label, rule: choice.rule, ready: true, calm: picked === null && prompt.options.length > 1 };
}

export function Bar() {
  const { t } = useTranslation('doom');
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const main = useMain();
  return (
    <BarFrame
      className={picked === null ? 'doom-bar' : 'doom-bar chosen'}
      label={t('bar')}
      main={main}
      press={pressMain}
      list={toggleList}
      options={t('options', { count: prompt?.options.length ?? 0 })}
      others={othersOf(prompt, picked)}
      answer={commit}
      drop={picked === null ? null : () => useTable.setState({ picked: null })}
      dropWords={t('drop')}
    />
  );
}
