import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { DiscDefs } from '../draw/disc-defs.tsx';
import type { AnyIcon } from '../draw/icon.tsx';
import { Icon } from '../draw/icon.tsx';
import { Disc } from '../draw/wheel.tsx';
import type { GameId } from '../engine/protocol.ts';
import { begin, gameKept, quickGame } from '../state/play.ts';
import { useSettings } from '../state/settings.ts';
import { useTable } from '../state/table.ts';
import { addressOf, GAME_TITLE } from '../ui/game-chooser.tsx';
import { Title } from '../ui/title.tsx';
import { SHOWPIECE } from './showpiece.ts';
import './home.css';

const POINTS: readonly (readonly [string, AnyIcon])[] = [
  ['point1', 'dice'],
  ['point2', 'resistance'],
  ['point3', 'hourglass'],
];

/** The way to a game by a link. */
function Friend({ game }: { game: GameId }) {
  const { t } = useTranslation('ui');
  return (
    <Link href={`${addressOf('/new', game)}?with=friend`} className="second big">
      <span>
        {t('home.friend')} <span className="sr">({GAME_TITLE[game]})</span>
      </span>
      <small>{t(game === 'lotr' ? 'home.friendsHint' : 'home.friendHint')}</small>
    </Link>
  );
}

/** In one look what this is; one press and the game begins. */
export function Home() {
  const { t } = useTranslation('ui');
  const [, go] = useLocation();
  const level = useSettings((s) => s.level);
  const running = useTable((s) => s.order !== null && s.result === null) || gameKept();
  const lost = useTable((s) => s.lost);
  const play = () => {
    begin(quickGame());
    go('/play');
  };
  const playStone = async (): Promise<void> => {
    const { quickStone } = await import('../stone/begin.ts');
    quickStone();
    go('/play');
  };
  const playRings = async (): Promise<void> => {
    const { quickRings } = await import('../rings/begin.ts');
    quickRings();
    go('/play');
  };
  return (
    <main className="home" id="content">
      <DiscDefs />
      <section className="hero-band">
        <div className="hero-words">
          <Title instead={t('home.window')}>Scratch Wars</Title>
          <p className="lead">{t('home.lead')}</p>
          <p>{t('home.what')}</p>
          <div className="home-ways">
            <button type="button" className="main big" onClick={play}>
              {t('home.play')}
              <small>{t('home.playHint', { level: t(`level.${level}`) })}</small>
            </button>
            <Link href="/new" className="second big">
              {t('home.choose')}
              <small>{t('home.chooseHint')}</small>
            </Link>
            <Friend game="scratch-wars" />
            {running ? (
              <Link href="/play" className="second big">
                {t('home.resume')}
              </Link>
            ) : null}
          </div>
        </div>
        <div className="home-disc">
          <Disc weapon={SHOWPIECE} detail="full" />
        </div>
      </section>
      <section className="home-other" aria-labelledby="home-stone">
        <div>
          <h2 id="home-stone">TMMStone</h2>
          <p>{t('home.stone')}</p>
        </div>
        <div className="home-ways">
          <button type="button" className="main big" onClick={() => void playStone()}>
            {t('home.stonePlay')}
            <small>{t('home.stoneHint', { level: t(`level.${level}`) })}</small>
          </button>
          <Link href="/new/tmmstone" className="second big">
            {t('home.stoneChoose')}
            <small>{t('home.chooseHint')}</small>
          </Link>
          <Friend game="tmmstone" />
          <Link href="/decks/tmmstone" className="second big">
            {t('home.decks')}
            <small>{t('home.decksHint')}</small>
          </Link>
        </div>
      </section>
      <section className="home-other" aria-labelledby="home-rings">
        <div>
          <h2 id="home-rings">{GAME_TITLE.lotr}</h2>
          <p>{t('home.rings')}</p>
        </div>
        <div className="home-ways">
          <button type="button" className="main big" onClick={() => void playRings()}>
            {t('home.ringsPlay')}
            <small>{t('home.ringsHint')}</small>
          </button>
          <Link href="/new/lotr" className="second big">
            {t('home.ringsChoose')}
            <small>{t('home.ringsChooseHint')}</small>
          </Link>
          <Friend game="lotr" />
          <Link href="/decks/lotr" className="second big">
            {t('home.decks')}
            <small>{t('home.decksHint')}</small>
          </Link>
        </div>
      </section>
      {lost === '' ? null : (
        <p className="home-lost" role="alert">
          {t('home.lost', { message: lost })}
        </p>
      )}
      <ul className="points">
        {POINTS.map(([key, icon]) => (
          <li key={key}>
            <Icon name={icon} size={28} />
            <h2>{t(`home.${key}`)}</h2>
            <p>{t(`home.${key}b`)}</p>
          </li>
        ))}
      </ul>
      <p className="quiet">{t('home.fan')}</p>
    </main>
  );
}
