import { games } from '@kolbiste/tablekit/games.ts';
import { show } from '@kolbiste/tablekit/state/dialogs.ts';
import { change, useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

/** The pages in the menu; what games have of their own comes behind the rules. */
const pages = (): readonly (readonly [path: string, name: string])[] => [
  ['/', 'home'],
  ['/online', 'online'],
  ['/rules', 'rules'],
  ...games().flatMap(({ page }) => page.rooms.map(({ path, name }) => [path, name] as const)),
  ['/cards', 'cards'],
  ['/replay', 'replay'],
  ['/about', 'about'],
];

/** The sign of the house: a disc of three fields. */
function Mark() {
  return (
    <svg viewBox="0 0 64 64" width="30" height="30" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="31" fill="#7a3b12" />
      <circle cx="32" cy="32" r="25" fill="#f6ead6" />
      <path d="M32 32V7a25 25 0 0 1 21.6 37.5z" fill="#4c8a45" />
      <path d="M32 32l21.6 12.5a25 25 0 0 1-43.2 0z" fill="#d9822b" />
      <path d="M32 32L10.4 44.5A25 25 0 0 1 32 7z" fill="#b8372a" />
      <circle cx="32" cy="32" r="9" fill="#fffaf0" stroke="#7a3b12" strokeWidth="3" />
    </svg>
  );
}

export function Header() {
  const { t } = useTranslation('ui');
  const [path] = useLocation();
  const lang = useSettings((s) => s.lang);
  const playing = useTable((s) => s.order !== null);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // The page that was chosen is there: the menu closes.
    if (path !== '' && menu.current?.matches(':popover-open') === true) menu.current.hidePopover();
  }, [path]);
  const at = useTable((s) => s.at);
  return (
    <header className="header">
      <Link href="/" className="brand">
        <Mark />
        <span>{t('title')}</span>
      </Link>
      <button type="button" className="plain menu" popoverTarget="pages" aria-label={t('nav.menu')}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
          <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      <nav id="pages" ref={menu} popover="auto" aria-label={t('nav.label')}>
        {playing ? (
          <Link href={at} aria-current={path === at ? 'page' : undefined}>
            {t('nav.table')}
          </Link>
        ) : null}
        {pages().map(([href, name]) => (
          <Link
            key={href}
            href={href}
            aria-current={path === href || (href !== '/' && path.startsWith(`${href}/`)) ? 'page' : undefined}
          >
            {t(`nav.${name}`)}
          </Link>
        ))}
      </nav>
      <button
        type="button"
        className="plain lang"
        lang={lang === 'cs' ? 'en' : 'cs'}
        onClick={() => change({ lang: lang === 'cs' ? 'en' : 'cs' })}
      >
        {lang === 'cs' ? 'EN' : 'CZ'}
        <span className="sr">{lang === 'cs' ? 'English' : 'Čeština'}</span>
      </button>
      <button type="button" className="plain" aria-label={t('settings')} onClick={() => show({ kind: 'settings' })}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
          <path d="M4 7h9M17 7h3M4 17h3M11 17h9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          <circle cx="15" cy="7" r="2.4" fill="none" stroke="currentColor" strokeWidth="2" />
          <circle cx="9" cy="17" r="2.4" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </header>
  );
}
