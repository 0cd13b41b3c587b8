import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Course } from '@kolbiste/tablekit/replay/course.tsx';
import { show } from '@kolbiste/tablekit/state/dialogs.ts';
import { listenForWhy } from '@kolbiste/tablekit/table/asking.ts';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Live } from './live.tsx';
import { Sheet } from './sheet.tsx';
import { Board } from './table.tsx';

/** The board of a recorded game; `children` steer it. */
export default function StonePlayer({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['replay', 'ui']);
  useEffect(listenForWhy, []);
  return (
    <Book value="tmmstone">
      <main className="table stone-table replay" id="content">
        <Title unseen also="TMMStone">
          {t('title')}
        </Title>
        <Board over={null} />
        <section className="bar replay-bar" aria-label={t('controls')}>
          {children}
        </section>
        <Course />
        <button
          type="button"
          className="second log-open"
          aria-label={t('ui:table.log')}
          onClick={() => show({ kind: 'log' })}
        >
          <Icon name="scroll" />
        </button>
        <Sheet />
        <Live />
      </main>
    </Book>
  );
}
