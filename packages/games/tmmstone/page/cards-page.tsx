import { CardsPage } from '@kolbiste/tablekit/cards/cards-page.tsx';
import { lazily } from '@kolbiste/tablekit/ui/patient.ts';
import { useTranslation } from 'react-i18next';
import { CardsGrid } from './cards-grid.tsx';

const CardPage = lazily(() => import('./card-page.tsx'));

/** All cards of TMMStone with their filters, or the one that the address names. */
export default function StoneCards() {
  const { t } = useTranslation('tmmstone-pages');
  return <CardsPage game="tmmstone" lead={t('cards.lead')} Grid={CardsGrid} Card={CardPage} />;
}
