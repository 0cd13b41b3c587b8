import { useTranslation } from 'react-i18next';
import { CardFace } from './card-face.tsx';
import { useStone } from './store.ts';
import { useCardName } from './words.ts';

/** The card looked at. */
export function Detail() {
  const { t } = useTranslation('stone');
  const name = useCardName();
  const looked = useStone((s) => s.looked);
  if (looked === null) return null;
  return (
    <section className="stone-detail" aria-label={t('detail')} tabIndex={0}>
      <CardFace id={looked} title={<b>{name(looked)}</b>} />
    </section>
  );
}
