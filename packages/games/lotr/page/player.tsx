import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Course } from '@kolbiste/tablekit/replay/course.tsx';
import { show } from '@kolbiste/tablekit/state/dialogs.ts';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Board, Live } from './table.tsx';

/** The table of a recorded game; `children` steer it. */
export default function RingsPlayer({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['replay', 'ui']);
  return (
    <Book value="lotr">
      <main className="table rings-table replay" id="content">
        <Title unseen also="The Lord of the Rings">
          {t('title')}
        </Title>
        <Board ending={null} />
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
        <Live />
      </main>
    </Book>
  );
}
