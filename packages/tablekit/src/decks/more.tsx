import { useTranslation } from 'react-i18next';

/** More of a long list; nothing when all of it is in sight. */
export function More({ left, page, more }: { left: number; page: number; more(): void }) {
  const { t } = useTranslation('workshop');
  if (left <= 0) return null;
  return (
    <button type="button" className="second more" onClick={more}>
      {t('more', { count: Math.min(page, left) })}
    </button>
  );
}
