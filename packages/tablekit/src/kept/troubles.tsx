import { useTranslation } from 'react-i18next';
import { useSettings } from '../state/settings.ts';
import { download } from '../ui/download.ts';
import type { Aside } from './database.ts';
import type { Standing } from './keeper.ts';

const SHOWN_FAULTS = 3;

function AsideRow({ aside, discard }: { aside: Aside; discard(id: string): Promise<boolean> }) {
  const { t } = useTranslation('workshop');
  const lang = useSettings((s) => s.lang);
  const text = typeof aside.raw === 'string' ? aside.raw : (JSON.stringify(aside.raw, null, 2) ?? '');
  return (
    <li>
      <b>{t(`aside.${aside.what}`, { id: aside.id })}</b>
      <ul className="fault-list">
        {aside.faults.slice(0, SHOWN_FAULTS).map((fault, k) => (
          <li key={k}>{fault[lang]}</li>
        ))}
      </ul>
      <button type="button" className="link" onClick={() => download('kolbiste-aside.json', text)}>
        {t('aside.save')}
      </button>
      <button type="button" className="link" onClick={() => void discard(aside.id)}>
        {t('aside.discard')}
      </button>
    </li>
  );
}

interface Told {
  standing: Standing & { readonly aside: readonly Aside[] };
  discard(id: string): Promise<boolean>;
}

/** What could not be read or kept. */
export function Troubles({ standing: { aside, lasting, trouble }, discard }: Told) {
  const { t } = useTranslation('workshop');
  return (
    <>
      {trouble === '' ? null : (
        <div className="note bad" role="alert">
          <p>{t('trouble', { message: trouble })}</p>
        </div>
      )}
      {lasting ? null : (
        <div className="note bad" role="status">
          <p>{t('notLasting')}</p>
        </div>
      )}
      {aside.length === 0 ? null : (
        <div className="note bad" role="alert" data-testid="aside">
          <div>
            <p>{t('aside.lead', { count: aside.length })}</p>
            <ul>
              {aside.map((one) => (
                <AsideRow key={one.id} aside={one} discard={discard} />
              ))}
            </ul>
          </div>
        </div>
      )}
    </>
  );
}
