import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Title } from '../ui/title.tsx';

/** Nothing lies at this address. */
export function NotFound() {
  const { t } = useTranslation(['about', 'ui']);
  const [path] = useLocation();
  return (
    <main className="not-found" id="content" data-testid="not-found">
      <Title>{t('notFound.title')}</Title>
      <p>
        {t('notFound.lead')} <code>{path}</code>
      </p>
      <p>
        <Link href="/" className="main">
          {t('ui:notFound.home')}
        </Link>
      </p>
    </main>
  );
}
