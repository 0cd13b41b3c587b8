import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardOf, KEYWORD_ICON, linesOfCard, TAG_ICON } from './cards.ts';

interface Props {
  readonly id: number;
  /** Its name, as it is to stand here. */
  readonly title: ReactNode;
}

/** A card in full: name, kind, class, rarity, cost, printed figures, tags, and its text made from its data. */
export function CardFace({ id, title }: Props) {
  const { t } = useTranslation('stone');
  const { lang, names } = useSettings();
  const card = cardOf(id);
  if (card === undefined) return null;
  const lines = linesOfCard(card, lang, names);
  return (
    <div className="card-face">
      <p className="card-head">
        {title}
        <span className="card-cost">
          <Icon name="energy" />
          <span className="sr">{t('costShort')}</span> {card.cost}
        </span>
        {card.stats === undefined ? null : (
          <span className="card-stats">
            <Icon name="sword" />
            <span className="sr">{t('figure.attack')}</span> {card.stats[0]} <Icon name="life" />
            <span className="sr">{t('figure.health')}</span> {card.stats[1]}
          </span>
        )}
      </p>
      <p className="card-kind">
        {t(`kind.${card.kind}`)} · {t(`class.${card.class}`)} · {t(`rarity.${card.rarity}`)}
        {card.token ? ` · ${t('token')}` : ''}
        {(card.tags ?? []).map((tag) => (
          <span key={tag} className="card-tag">
            {' '}
            <Icon name={TAG_ICON[tag]} /> {t(`tag.${tag}`)}
          </span>
        ))}
        {(card.keywords ?? []).map((word) => (
          <span key={word} className="card-tag">
            {' '}
            <Icon name={KEYWORD_ICON[word]} /> {t(`keyword.${word}`)}
          </span>
        ))}
      </p>
      <p className="card-text">{lines.length === 0 ? t('noText') : lines.join(' ')}</p>
    </div>
  );
}
