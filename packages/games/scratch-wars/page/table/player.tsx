import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { Course } from '@kolbiste/tablekit/replay/course.tsx';
import { show } from '@kolbiste/tablekit/state/dialogs.ts';
import { homeSeat, useTable } from '@kolbiste/tablekit/state/table.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscDefs } from '../draw/disc-defs.tsx';
import { duelOf } from './duel.ts';
import { Live } from './live.tsx';
import { Rail } from './rail.tsx';
import { Side } from './side.tsx';
import { Stage } from './stage.tsx';
import './showing.ts';
import '../lettering.css';

/** The table of a recorded duel; `children` steer it. */
export default function DuelPlayer({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['replay', 'ui']);
  const ready = useTable((s) => duelOf(s).config !== null);
  const home = useTable(homeSeat);
  return (
    <main className="table replay" id="content">
      <Title unseen also="Scratch Wars">
        {t('title')}
      </Title>
      <DiscDefs />
      {ready ? (
        <>
          <Rail />
          <Side seat={1 - home} far />
          <Stage />
          <Side seat={home} far={false} />
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
            <Icon name="scroll" /> {t('ui:table.log')}
          </button>
          <Live />
        </>
      ) : (
        <p className="quiet waiting">{t('ui:loading')}</p>
      )}
    </main>
  );
}
