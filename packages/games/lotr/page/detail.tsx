import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import { cardOf } from '../src/index.ts';
import { PrintedFigures } from './card-figures.tsx';
import { linesOfCard, sphereOf, traitsOf, typeOf } from './cards.ts';
import { useRings } from './store.ts';
import { useCardName } from './words.ts';

/** The card looked at: its name, what it is, its traits, its text. */
export function Detail() {
  const { t } = useTranslation(['rings', 'ui']);
  const card = useRings((s) => s.looked);
  const name = useCardName();
  const { lang, names } = useSettings();
  if (card === 0) return null;
  const sphere = sphereOf(card);
  const printedCard = cardOf(card);
  const kind = [t(`type.${typeOf(card)}`), ...(sphere === undefined ? [] : [t(`sphere.${sphere}`)])];
  return (
    <aside className="rings-detail" aria-label={t('detail')}>
      <p>
        <b>{name(card)}</b> · {kind.join(' · ')}{' '}
        <button
          type="button"
          className="plain detail-close"
          aria-label={t('ui:close')}
          onClick={() => useRings.setState({ looked: 0 })}
        >
          <Icon name="close" />
        </button>
      </p>
      {printedCard === undefined ? null : <PrintedFigures card={printedCard} />}
      <p className="quiet">{traitsOf(card, lang, names).join(' · ')}</p>
      <p>{linesOfCard(card, lang, names).join(' ')}</p>
    </aside>
  );
}
