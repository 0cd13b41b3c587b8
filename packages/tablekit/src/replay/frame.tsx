import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameId } from '../engine/protocol.ts';
import { listenForWhy } from '../table/asking.ts';
import { LogOpen } from '../table/frame.tsx';
import { Book } from '../ui/book.ts';
import { Title } from '../ui/title.tsx';
import { Course } from './course.tsx';

interface Props {
  readonly game: GameId;
  /** What the game is called. */
  readonly title: string;
  readonly className: string;
  /** What steers it. */
  readonly controls: ReactNode;
  /** What lies over the table, and what is read out. */
  readonly above: ReactNode;
  readonly children: ReactNode;
}

/** What stands around the table of a recorded game. */
export function ReplayFrame({ game, title, className, controls, above, children }: Props) {
  const { t } = useTranslation('replay');
  useEffect(listenForWhy, []);
  return (
    <Book value={game}>
      <main className={`table ${className} replay`} id="content">
        <Title unseen also={title}>
          {t('title')}
        </Title>
        {children}
        <section className="bar replay-bar" aria-label={t('controls')}>
          {controls}
        </section>
        <Course />
        <LogOpen />
        {above}
      </main>
    </Book>
  );
}
