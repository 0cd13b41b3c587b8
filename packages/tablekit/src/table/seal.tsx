import { useTranslation } from 'react-i18next';
import { show } from '../state/dialogs.ts';
import { useTable } from '../state/table.ts';

/** The seal of chance as a small button; what it proves is said on demand. Nothing where chance was not sealed. */
export function Seal() {
  const { t } = useTranslation('ui');
  const commitment = useTable((s) => s.commitment);
  if (commitment === '') return null;
  return (
    <button type="button" className="chip seal" title={commitment} onClick={() => show({ kind: 'seal' })}>
      {t('table.commitment')}
    </button>
  );
}
