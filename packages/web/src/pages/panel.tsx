/** A game on the front page: a miniature of its table, what it is, and the ways into it. */

import type { Front } from '@kolbiste/gamekit';
import type { PlayedGame } from '@kolbiste/tablekit/games.ts';
import { addressOf } from '@kolbiste/tablekit/games.ts';
import { pageOf } from '@kolbiste/tablekit/pages.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { lazily, patiently } from '@kolbiste/tablekit/ui/patient.ts';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

const scenes = new Map<Front, ComponentType>();

/** The miniature of a game; one that cannot be fetched is missing, and nothing else is. */
function sceneOf(front: Front): ComponentType {
  const fetchScene = async (): Promise<{ default: ComponentType }> => {
    const found = await front.scene?.().catch(() => null);
    return { default: found?.Scene ?? (() => null) };
  };
  const made = scenes.get(front) ?? lazily(fetchScene);
  scenes.set(front, made);
  return made;
}

const STAYED_MS = 1000;

/** Whether somebody stays on this page: pictures do not compete with what is pressed at once. */
function useStayed(): boolean {
  const [stayed, setStayed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStayed(true), STAYED_MS);
    return () => clearTimeout(timer);
  }, []);
  return stayed;
}

interface FrameProps {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly number[];
  readonly together: boolean;
  readonly front: Front;
  readonly children: ReactNode;
}

/** Who plays it and how long. */
function useFacts({ seats, together, front }: FrameProps): string {
  const { t } = useTranslation('ui');
  const most = Math.max(...seats);
  const least = Math.min(...seats);
  const players =
    least === most ? t('home.players', { count: most }) : t('home.playersTo', { least, most, count: most });
  return [together ? t('home.together', { players }) : players, t('home.minutes', { count: front.minutes })].join(
    ' · ',
  );
}

function Frame(props: FrameProps) {
  const { t } = useTranslation('ui');
  const { id, name, front, children } = props;
  const facts = useFacts(props);
  const stayed = useStayed();
  const Scene = sceneOf(front);
  const [above, below, button] = front.colours;
  const colours = { '--above': above, '--below': below, '--button': button } as CSSProperties;
  return (
    <li className="panel-game" style={colours}>
      <div className="panel-scene" aria-hidden="true">
        {stayed ? (
          <Suspense fallback={null}>
            <Scene />
          </Suspense>
        ) : null}
      </div>
      <section className="panel-words" aria-labelledby={`home-${id}`}>
        <h2 id={`home-${id}`}>{name}</h2>
        <p>{t(`${id}-front:lead`)}</p>
        <p className="panel-facts">{facts}</p>
        <div className="panel-ways">{children}</div>
      </section>
    </li>
  );
}

/** One press and it begins; or choosing first; or with others by a link. */
export function GamePanel({ game }: { game: PlayedGame }) {
  const { id, page, seats, together } = game;
  const { t } = useTranslation('ui');
  const [, go] = useLocation();
  const level = useSettings((s) => s.level);
  const play = async (way: 'quick' | 'learn'): Promise<void> => {
    await patiently(async () => (await pageOf(id))[way]?.());
    go('/play');
  };
  const named = <span className="sr"> ({page.name})</span>;
  return (
    <Frame id={id} name={page.name} seats={seats} together={together} front={page.front}>
      <button type="button" className="main" onClick={() => void play('quick')}>
        <span>
          {t('home.play')}
          {named}
        </span>
        <small>{t(`${id}-front:playHint`, { level: t(`level.${level}`) })}</small>
      </button>
      <Link href={addressOf('/new', id)} className="second">
        <span>
          {t('home.choose')}
          {named}
        </span>
      </Link>
      <Link href={`${addressOf('/new', id)}?with=friend`} className="second">
        <span>
          {t('home.friend')}
          {named}
        </span>
      </Link>
      {page.front.learn ? (
        <button type="button" className="plain panel-learn" onClick={() => void play('learn')}>
          {t('home.learn')}
          {named}
        </button>
      ) : null}
    </Frame>
  );
}
