import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { namesBoth, useTable } from '@kolbiste/tablekit/state/table.ts';
import { useSay, useWaitWords, useWho } from '@kolbiste/tablekit/table/words.ts';
import { Chips } from '@kolbiste/tablekit/ui/chip.tsx';
import { useTranslation } from 'react-i18next';
import { Chain } from './chain.tsx';
import { Detail } from './detail.tsx';
import { AskedAbout } from './sheet.tsx';
import { useBoard, useStone } from './store.ts';
import { useCardName } from './words.ts';

/** One line: what is happening, or what is asked. */
function Caption() {
  const say = useSay();
  const who = useWho();
  const now = useTable((s) => s.now);
  const prompt = useTable((s) => s.prompt);
  const shows = useTable((s) => s.busy || s.result !== null || s.order === null);
  const both = useTable(namesBoth);
  const waiting = useWaitWords();
  if (prompt !== null)
    return (
      <p className="caption asked">
        {both ? <b className="caption-who">{who(prompt.seat)}: </b> : null}
        {say(prompt.text)} <Chips rules={prompt.rule} most={1} />
      </p>
    );
  if (now !== null && shows)
    return (
      <p className="caption" key={now.id}>
        {say(now.text)} <Chips rules={now.rule} most={1} />
      </p>
    );
  return <p className="caption quiet">{waiting}</p>;
}

/** The field that lies between the players. */
function Field() {
  const { t } = useTranslation('stone');
  const name = useCardName();
  const field = useBoard((board) => board.field, 0);
  const words = field === 0 ? t('noField') : t('field', { name: name(field) });
  if (field === 0)
    return (
      <p className="stone-field none">
        <Icon name="morning" /> {words}
      </p>
    );
  const look = (): void => useStone.setState({ looked: field });
  return (
    <button type="button" className="stone-field spot" onFocus={look} onPointerEnter={look} onClick={look}>
      <Icon name="morning" /> {words}
    </button>
  );
}

/** The shared middle: the field, what is asked or happens, the card looked at, and the chain. */
export function Middle() {
  const { t } = useTranslation('ui');
  return (
    <section className="stone-middle" aria-label={t('table.middle')}>
      <Field />
      <Caption />
      <AskedAbout />
      <Detail />
      <Chain />
    </section>
  );
}
