import { CARD_SOURCE } from '@kolbiste/scratch-wars';
import { Switch } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { CREDITS } from '../draw/icons.credits.ts';
import { chooseNames, useSettings } from '../state/settings.ts';
import { Title } from '../ui/title.tsx';
import './pages.css';

const LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

/** Authors and how many icons are theirs, as credits ask. */
function Credits() {
  return (
    <ul className="credits">
      {CREDITS.map(({ name, icon, author }) => (
        <li key={name}>
          <Icon name={name} size={24} />
          <span>
            “{icon}” · {author}
          </span>
        </li>
      ))}
    </ul>
  );
}

export default function About() {
  const { t } = useTranslation('about');
  const neutral = useSettings((s) => s.names === 'neutral');
  return (
    <main className="page" id="content">
      <Title>{t('title')}</Title>
      <div className="about-grid">
        <section>
          <h2>{t('what')}</h2>
          <p>{t('whatText')}</p>
        </section>
        <section>
          <h2>{t('fan')}</h2>
          <p>{t('fanText')}</p>
          <p>{t('owners')}</p>
        </section>
        <section>
          <Switch className="switch" isSelected={neutral} onChange={(on) => void chooseNames(on ? 'neutral' : 'real')}>
            <span className="switch-track" aria-hidden="true" />
            <b>{t('neutral')}</b>
          </Switch>
          <p>{t('neutralText')}</p>
        </section>
        <section>
          <h2>{t('chance')}</h2>
          <p>{t('chanceText')}</p>
        </section>
        <section>
          <h2>{t('icons')}</h2>
          <p>
            {t('iconsText')} <a href={LICENCE}>CC BY 3.0</a> · <a href="https://game-icons.net">game-icons.net</a>
          </p>
          <Credits />
        </section>
        <section>
          <h2>{t('figures')}</h2>
          <p lang="en">{CARD_SOURCE}</p>
        </section>
        <section>
          <h2>{t('licence')}</h2>
          <p>{t('licenceText')}</p>
        </section>
      </div>
    </main>
  );
}
