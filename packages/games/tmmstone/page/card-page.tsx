import { PrintedPage } from '@kolbiste/tablekit/cards/printed.tsx';
import { useTranslation } from 'react-i18next';
import { cardOf } from './cards.ts';
import { cardsNamedBy, cardsNaming } from './links.ts';
import { STONE_SHELF } from './shelf.ts';

/** One card: its face, its text in both languages, the cards it names and the cards that name it. */
export default function CardPage({ id }: { id: number }) {
  const { t } = useTranslation('cards');
  const card = cardOf(id);
  return (
    <PrintedPage
      shelf={STONE_SHELF}
      id={id}
      note={card === undefined ? null : t('printed.number', { id, key: card.key })}
      others={
        card === undefined
          ? []
          : [
              [t('printed.names'), cardsNamedBy(card)],
              [t('printed.namedBy'), cardsNaming(card)],
            ]
      }
    />
  );
}
