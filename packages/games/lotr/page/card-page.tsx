import { linksOf } from '@kolbiste/tablekit/cards/links.ts';
import { PrintedPage } from '@kolbiste/tablekit/cards/printed.tsx';
import { useTranslation } from 'react-i18next';
import { cardOf, cards } from '../src/index.ts';
import { RINGS_SHELF } from './shelf.ts';

const links = linksOf(cards, ({ abilities }) => abilities, new Set(['card', 'hostIs', 'notWhile']));

/** One card: its face, its text in both languages, the cards it names and the cards that name it. */
export default function CardPage({ id }: { id: number }) {
  const { t } = useTranslation('cards');
  const card = cardOf(id);
  return (
    <PrintedPage
      shelf={RINGS_SHELF}
      id={id}
      note={card === undefined ? null : t('printed.copies', { id, count: card.copies })}
      others={[
        [t('printed.names'), links.namedBy(id)],
        [t('printed.namedBy'), links.naming(id)],
      ]}
    />
  );
}
