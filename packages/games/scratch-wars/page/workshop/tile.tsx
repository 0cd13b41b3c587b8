import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Stars } from '../cards/hero-card.tsx';
import { HeroCoin } from '../cards/hero-coin.tsx';
import { useNames } from '../cards/names.ts';
import { Disc } from '../draw/wheel.tsx';
import type { Card } from './records.ts';
import { isHero } from './records.ts';

/** The picture of a card: a hero's coin or a weapon's disc. */
export const Face = memo(function Face({ card }: { card: Card }) {
  return isHero(card) ? <HeroCoin hero={card} /> : <Disc weapon={card} />;
});

/** What is on a tile: picture, names, stars, and the figures that one compares. */
export function TileBody({ card }: { card: Card }) {
  const { t } = useTranslation(['duel-workshop', 'workshop', 'duel']);
  const label = useNames();
  const kind = label(card.kind);
  const title = isHero(card) ? card.name || kind : kind || card.name;
  return (
    <>
      <Face card={card} />
      <span className="kind-name">{title || t(isHero(card) ? 'hero' : 'weapon')}</span>
      <Stars count={card.rarity} />
      <span className="kind-facts">
        {isHero(card) ? (
          <>
            {card.focus.map((type) => (
              <span key={type}>
                <Icon name={type} /> <span className="sr">{t(`duel:type.${type}`)}</span>
              </span>
            ))}{' '}
            {kind === title ? null : kind}
          </>
        ) : (
          <>
            <Icon name={card.type} /> {t(`duel:type.${card.type}`)} {kind === '' ? '' : card.name}
            <span className="tile-figures">
              <Icon name="energy" /> <span className="sr">{t('duel:cost')}</span> {card.energyCost}{' '}
              <Icon name="resistance" /> <span className="sr">{t('duel:resistance')}</span> {card.resistance}
            </span>
          </>
        )}
      </span>
    </>
  );
}

/** A card of the collection that leads to its page. */
export function CardLink({ id, card, badge }: { id: string; card: Card; badge?: ReactNode }) {
  return (
    <Link href={`/workshop/card/${id}`} className={`kind rarity-${card.rarity}`}>
      <TileBody card={card} />
      {badge}
    </Link>
  );
}
