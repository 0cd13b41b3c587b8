import type { GameDialogs } from '@kolbiste/tablekit/page.ts';
import { KeyList } from '@kolbiste/tablekit/ui/dialog-keys.tsx';
import { useTranslation } from 'react-i18next';
import { RingsFigureDialog } from './dialog-figure.tsx';
import { RINGS_KEYS } from './keys.ts';
import { RingsText } from './text.tsx';

/** The keys of the table of The Lord of the Rings. */
function RingsKeys() {
  const { t } = useTranslation(['rings', 'play']);
  return (
    <KeyList
      defaults={RINGS_KEYS}
      does={(action) => (action === 'options' ? t('keys.options') : t(`play:keys.${action}`))}
      fixed={[['← ↑ → ↓', t('keys.arrows')]]}
    />
  );
}

export const dialogs: GameDialogs = { Figure: RingsFigureDialog, Text: RingsText, Keys: RingsKeys, own: {} };
