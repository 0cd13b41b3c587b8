import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { resume } from '../state/play.ts';
import { Title } from '../ui/title.tsx';
import './running.css';

/** Instead of a table that another tab has: it is played in one place at a time. */
export default function Elsewhere({ id }: { readonly id: string }) {
  const { t } = useTranslation(['running', 'ui']);
  return (
    <main className="page" id="content">
      <Title>{t('elsewhere.title')}</Title>
      <p className="page-lead" role="status">
        {t('elsewhere.lead')}
      </p>
      <div className="running-ways">
        <button type="button" className="main" onClick={() => resume(id, true)}>
          {t('elsewhere.take')}
        </button>
        <Link href="/" className="second">
          {t('ui:notFound.home')}
        </Link>
      </div>
    </main>
  );
}
