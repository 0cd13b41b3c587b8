/** The action bar: the main button names what comes of it. */
import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import type { MainWords } from '@kolbiste/tablekit/table/bar-frame.tsx';
import { BarFrame, useIdleWords } from '@kolbiste/tablekit/table/bar-frame.tsx';
import { decisionOf } from '@kolbiste/tablekit/table/places.ts';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { END_TURN } from '../src/legal.ts';
import { boardOf } from './board.ts';
import { toggleList } from './keys.ts';
import { buttonsOf } from './places.ts';
import { pressMain } from './point.ts';

/** More buttons than these stand in the list alone. */
const BESIDE = 3;

/** What the end of the turn comes to; '' = nothing is to be said. */
function useEndWords(seat: number): string {
  const { t } = useTranslation('spire');
  const rehearsal = useTable((s) => boardOf(s)?.rehearsal ?? null);
  if (rehearsal === null) return '';
  if (rehearsal.won) return t('endWins');
  if (rehearsal.dies[seat]) return t('endDies');
  const lost = rehearsal.lost[seat] ?? 0;
  return lost > 0 ? t('endLoses', { count: lost }) : t('endSafe');
}

/** What the main button says: the consequence of pressing it. */
function useMain(): MainWords {
  const { t } = useTranslation('spire');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const idle = useIdleWords(t('skip'));
  const end = useEndWords(prompt?.seat ?? 0);
  if (prompt === null) return idle;
  const choice = prompt.options.find(({ option }) => option === picked) ?? buttonsOf(prompt)[0];
  if (choice === undefined) return { label: t('chooseFirst'), rule: prompt.rule, ready: false };
  const ends = decisionOf(prompt) === 'play.act' && choice.option === END_TURN;
  const label = ends && end !== '' ? `${say(choice.text)} · ${end}` : say(choice.text);
  return { label, rule: choice.rule, ready: true, calm: picked === null && prompt.options.length > 1 };
}

export function Bar() {
  const { t } = useTranslation('spire');
  const prompt = useTable((s) => s.prompt);
  const picked = useTable((s) => s.picked);
  const main = useMain();
  return (
    <BarFrame
      className="spire-bar"
      label={t('bar')}
      main={main}
      press={pressMain}
      list={toggleList}
      options={t('options', { count: prompt?.options.length ?? 0 })}
      others={prompt === null || picked !== null ? [] : buttonsOf(prompt).slice(1, 1 + BESIDE)}
      answer={commit}
      drop={picked === null ? null : () => useTable.setState({ picked: null })}
      dropWords={t('drop')}
    />
  );
}
