import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Thumb } from '@kolbiste/tablekit/face/thumb.tsx';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTranslation } from 'react-i18next';
import { cardOf, linesOfCard, nameOfCard } from './cards.ts';
import { pictureOf } from './face/pictures.ts';
import { STONE_POOL } from './face/stone-face.tsx';
import '@kolbiste/tablekit/cards/card-line.css';

/** A card in a list: cost, name, figures, what it is, its text. */
export function CardLine({ id }: { id: number }) {
  const { t } = useTranslation('stone');
  const { lang, names } = useSettings();
  const card = cardOf(id);
  if (card === undefined) return null;
  const facts = [t(`kind.${card.kind}`), t(`class.${card.class}`), t(`rarity.${card.rarity}`)];
  const tags = (card.tags ?? []).map((tag) => t(`tag.${tag}`));
  return (
    <span className="card-line">
      <Thumb card={id} pool={STONE_POOL} picture={pictureOf(card)}>
        <Icon name="energy" /> {card.cost}
      </Thumb>
      <span className="line-name">
        {nameOfCard(id, lang, names)}
        {card.stats === undefined ? null : (
          <span className="line-stats">
            <Icon name="sword" /> {card.stats[0]} <Icon name="life" /> {card.stats[1]}
          </span>
        )}
      </span>
      <span className="line-facts">{[...facts, ...tags].join(' · ')}</span>
      <span className="line-text">{linesOfCard(card, lang, names).join(' ')}</span>
    </span>
  );
}
