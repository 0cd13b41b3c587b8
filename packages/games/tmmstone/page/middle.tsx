import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Caption } from '@kolbiste/tablekit/table/caption.tsx';
import { Named } from '@kolbiste/tablekit/table/named.tsx';
import { useTranslation } from 'react-i18next';
import { Chain } from './chain/strip.tsx';
import { StoneFace } from './face/stone-face.tsx';
import { StageCard } from './stage-card.tsx';
import { useBoard } from './store.ts';
import { useCardName } from './words.ts';

/** The field that lies between the players. */
function Field() {
  const { t } = useTranslation('stone');
  const name = useCardName();
  const field = useBoard((board) => board.field, 0);
  const words = field === 0 ? t('noField') : t('field', { name: name(field) });
  if (field === 0)
    return (
      <p className="stone-field none" data-at="field">
        <Icon name="morning" /> {words}
      </p>
    );
  return (
    <button type="button" className="stone-field spot faced" data-look="" data-at="field">
      <Named words={words}>
        <StoneFace id={field} size="chip" />
      </Named>
    </button>
  );
}

/** The shared middle: the field, what is asked or happens, the card that is played, and the chain. */
export function Middle() {
  const { t } = useTranslation('ui');
  return (
    <section className="stone-middle" aria-label={t('table.middle')}>
      <Field />
      <Caption />
      <StageCard />
      <Chain />
    </section>
  );
}
