/** What a duel says in dialogs. */

import type { GameDialogs } from '@kolbiste/tablekit/page.ts';
import { KeyList } from '@kolbiste/tablekit/ui/dialog-keys.tsx';
import { useTranslation } from 'react-i18next';
import { CompareDialog } from './dialog-compare.tsx';
import { FigureDialog } from './dialog-figure.tsx';
import { TextDialog } from './dialog-text.tsx';
import { HeroDialog, WeaponDialog } from './dialogs-cards.tsx';
import { DUEL_KEYS } from './key-set.ts';

/** The keys of the table of a duel. */
function Keys() {
  const { t } = useTranslation(['duel-play', 'play']);
  return <KeyList defaults={DUEL_KEYS} does={(action) => t([`duel-play:keys.${action}`, `play:keys.${action}`])} />;
}

export const dialogs: GameDialogs = {
  Figure: FigureDialog,
  Text: TextDialog,
  Keys,
  own: {
    hero: { title: 'table.hero', Body: HeroDialog },
    weapon: { title: 'table.odds', Body: WeaponDialog },
    compare: { title: 'duel-play:compare.title', Body: CompareDialog },
  },
};
