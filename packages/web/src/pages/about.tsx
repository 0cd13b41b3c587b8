import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Icon, iconPath } from '@kolbiste/tablekit/draw/icon.tsx';
import { CREDITS } from '@kolbiste/tablekit/draw/icons.credits.ts';
import { LATER } from '@kolbiste/tablekit/draw/icons.later.ts';
import type { GameId } from '@kolbiste/tablekit/engine/protocol.ts';
import { games } from '@kolbiste/tablekit/games.ts';
import { words } from '@kolbiste/tablekit/i18n/index.ts';
import { pageOf } from '@kolbiste/tablekit/pages.ts';
import { fetchPart } from '@kolbiste/tablekit/part.tsx';
import { chooseNames, useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { use } from 'react';
import { Switch } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import '@kolbiste/tablekit/pages/pages.css';

const LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

/** Authors and how many icons are theirs, as credits ask. */
function Credits() {
  return (
    <ul className="credits">
      {CREDITS.map(({ name, icon, author }) => (
        <li key={name}>
          <Icon path={name in LATER ? LATER[name as keyof typeof LATER] : iconPath(name as AnyIcon)} size={24} />
          <span>
            “{icon}” · {author}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Authors = Readonly<Record<string, readonly string[]>>;

/** Authors of the glyphs on a game's cards, each with what is theirs. */
function Glyphs({ game, authors }: { game: GameId; authors: Authors }) {
  const { t } = useTranslation('about');
  return (
    <details className="glyph-credits">
      <summary>{t('glyphs', { game: t(`${game}-pages:about.name`) })}</summary>
      <dl>
        {Object.entries(authors).map(([author, icons]) => (
          <div key={author}>
            <dt>{author}</dt>
            <dd lang="en">{icons.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface Told {
  readonly game: GameId;
  readonly authors: Authors | null;
  /** Where the figures of its cards come from; '' = that needs no saying. */
  readonly source: string;
}

/** Fetches what each game says of itself here. */
async function fetchTold({ id: game }: { readonly id: GameId }): Promise<Told> {
  const { source, glyphs } = await pageOf(game);
  const [part, drawn] = await Promise.all([
    source === null ? null : fetchPart(source),
    glyphs === null ? null : fetchPart(glyphs),
    words(`${game}-pages`),
  ]);
  return { game, authors: drawn?.authors ?? null, source: part?.source ?? '' };
}

let fetching: Promise<readonly Told[]> | undefined;

function useTold(): readonly Told[] {
  fetching ??= Promise.all(games().map(fetchTold));
  fetching.catch(() => {
    fetching = undefined;
  });
  return use(fetching);
}

/** Lists as one says them: A, B and C. */
const LISTS = { cs: new Intl.ListFormat('cs'), en: new Intl.ListFormat('en-GB') };

export default function About() {
  const { t } = useTranslation('about');
  const neutral = useSettings((s) => s.names === 'neutral');
  const lang = useSettings((s) => s.lang);
  const told = useTold();
  const names = LISTS[lang].format(told.map(({ game }) => t(`${game}-pages:about.name`)));
  return (
    <main className="page" id="content">
      <Title>{t('title')}</Title>
      <div className="about-grid">
        <section>
          <h2>{t('what')}</h2>
          <p>{t('whatText', { games: names })}</p>
        </section>
        <section>
          <h2>{t('fan')}</h2>
          <p>{t('fanText')}</p>
          <p>{told.map(({ game }) => t(`${game}-pages:about.owner`)).join(' ')}</p>
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
          {told.map(({ game, authors }) =>
            authors === null ? null : <Glyphs key={game} game={game} authors={authors} />,
          )}
        </section>
        {told.map(({ game, source }) =>
          source === '' ? null : (
            <section key={game}>
              <h2>{t(`${game}-pages:about.figures`)}</h2>
              <p lang="en">{source}</p>
            </section>
          ),
        )}
        <section>
          <h2>{t('licence')}</h2>
          <p>{t('licenceText')}</p>
        </section>
      </div>
    </main>
  );
}
