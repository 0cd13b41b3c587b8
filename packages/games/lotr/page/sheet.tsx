import { commit, useTable } from '@kolbiste/tablekit/state/table.ts';
import { SheetFrame, SheetWays } from '@kolbiste/tablekit/table/sheet-frame.tsx';
import { useSay } from '@kolbiste/tablekit/table/words.ts';
import { useTranslation } from 'react-i18next';
import { asksByList } from './places.ts';
import { useRings } from './store.ts';

/** All options of the question as a list, always within reach; below them what cannot be done, and why. */
export function Sheet() {
  const { t } = useTranslation('rings');
  const say = useSay();
  const prompt = useTable((s) => s.prompt);
  const list = useRings((s) => s.list);
  if (prompt === null) return null;
  const asks = asksByList(prompt);
  if (!asks && !list) return null;
  return (
    <SheetFrame title={say(prompt.text)} close={asks ? null : () => useRings.setState({ list: false })}>
      <SheetWays prompt={prompt} answer={commit} refused={t('refused')} />
    </SheetFrame>
  );
}
