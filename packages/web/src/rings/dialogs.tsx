import { useTranslation } from 'react-i18next';
import { KeyList } from '../ui/dialog-keys.tsx';
import { RINGS_KEYS } from './keys.ts';

/** The keys of the table of The Lord of the Rings. */
export function RingsKeys() {
  const { t } = useTranslation(['rings', 'play']);
  return (
    <KeyList
      defaults={RINGS_KEYS}
      does={(action) => (action === 'options' ? t('keys.options') : t(`play:keys.${action}`))}
      fixed={[['← ↑ → ↓', t('keys.arrows')]]}
    />
  );
}
