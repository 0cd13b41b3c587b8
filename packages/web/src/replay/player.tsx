import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscDefs } from '../draw/disc-defs.tsx';
import { Icon } from '../draw/icon.tsx';
import { words } from '../i18n/index.ts';
import { show, useDialogs } from '../state/dialogs.ts';
import { homeSeat, useTable } from '../state/table.ts';
import { Live } from '../table/live.tsx';
import { Rail } from '../table/rail.tsx';
import { Side } from '../table/side.tsx';
import { Stage } from '../table/stage.tsx';
import { Title } from '../ui/title.tsx';
import { Scrubber } from './controls.tsx';
import { Course } from './course.tsx';
import { goTo, pause, play, useReplay } from './store.ts';
import { Tools } from './tools.tsx';

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (useDialogs.getState().open !== null) return;
  const target = event.target as HTMLElement | null;
  if (target?.matches('input, select, textarea') === true) return;
  if (event.key === ' ' && target?.matches('button, a, summary') === true) return;
  const { at, retold, playing } = useReplay.getState();
  const last = (retold?.updates.length ?? 1) - 1;
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
  if (to !== undefined) goTo(to);
  else if (event.key !== ' ') return;
  else if (playing) pause();
  else void play();
  event.preventDefault();
}

const StonePlayer = lazy(async () => {
  const [player] = await Promise.all([import('../stone/player.tsx'), words('stone')]);
  return player;
});

const RingsPlayer = lazy(async () => {
  const [player] = await Promise.all([import('../rings/player.tsx'), words('rings')]);
  return player;
});

/** The table of a recorded game, with the course of it in one's hand. */
export function Player() {
  const game = useTable((s) => s.game);
  const ready = useTable((s) => s.stone !== null || s.rings !== null);
  const Others = game === 'tmmstone' ? StonePlayer : game === 'lotr' ? RingsPlayer : null;
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return Others !== null && ready ? (
    <Suspense fallback={null}>
      <Others>
        <Scrubber />
        <Tools />
      </Others>
    </Suspense>
  ) : (
    <DuelPlayer />
  );
}

function DuelPlayer() {
  const { t } = useTranslation(['replay', 'ui']);
  const ready = useTable((s) => s.config !== null);
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
            <Scrubber />
            <Tools />
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
