import { CardsPage } from '@kolbiste/tablekit/cards/cards-page.tsx';
import { lazily } from '@kolbiste/tablekit/ui/patient.ts';
import { useTranslation } from 'react-i18next';
import { CardsGrid } from './cards-grid.tsx';

const CardPage = lazily(() => import('./card-page.tsx'));

/** All cards of Doomtrooper with their filters, or the one that the address names. */
export default function DoomCards() {
  const { t } = useTranslation('doomtrooper-pages');
  return <CardsPage game="doomtrooper" lead={t('cards.lead')} Grid={CardsGrid} Card={CardPage} />;
}
