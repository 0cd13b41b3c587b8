import { CardsPage } from '@kolbiste/tablekit/cards/cards-page.tsx';
import { lazily } from '@kolbiste/tablekit/ui/patient.ts';
import { useTranslation } from 'react-i18next';
import { CardsGrid } from './cards-grid.tsx';

const CardPage = lazily(() => import('./card-page.tsx'));

/** All cards of The Lord of the Rings with their filters, or the one that the address names. */
export default function RingsCards() {
  const { t } = useTranslation('lotr-pages');
  return <CardsPage game="lotr" lead={t('cards.lead')} Grid={CardsGrid} Card={CardPage} />;
}
