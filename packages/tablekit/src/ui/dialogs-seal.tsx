import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { closeDialog } from '../state/dialogs.ts';
import { useTable } from '../state/table.ts';

/** What the seal of chance is, what it proves and what it does not, and how it is checked. */
export function SealDialog() {
  const { t } = useTranslation('play');
  const commitment = useTable((s) => s.commitment);
  const linked = useTable((s) => s.order?.players.some(({ kind }) => kind === 'other') === true);
  return (
    <div className="sealed">
      <p>{t('seal.what')}</p>
      <p>
        <code data-testid="seal">{commitment}</code>
      </p>
      <h3>{t('seal.provesTitle')}</h3>
      <p>{t('seal.proves')}</p>
      <p>{t(linked ? 'seal.linked' : 'seal.own')}</p>
      <h3>{t('seal.checkTitle')}</h3>
      <ul>
        {([linked ? 'afterLinked' : 'after', 'replay', 'alone'] as const).map((check) => (
          <li key={check}>{t(`seal.${check}`)}</li>
        ))}
      </ul>
      <p>
        <Link href="/replay" onClick={closeDialog}>
          {t('seal.toReplay')}
        </Link>
      </p>
    </div>
  );
}
