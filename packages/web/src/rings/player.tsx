import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { Course } from '../replay/course.tsx';
import { show } from '../state/dialogs.ts';
import { Book } from '../ui/book.ts';
import { Title } from '../ui/title.tsx';
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
