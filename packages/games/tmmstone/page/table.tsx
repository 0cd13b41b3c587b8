import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { words } from '@kolbiste/tablekit/i18n/index.ts';
import type { TableProps } from '@kolbiste/tablekit/page.ts';
import { startHearing } from '@kolbiste/tablekit/sound/hear.ts';
import { show, useDialogs } from '@kolbiste/tablekit/state/dialogs.ts';
import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { shows } from '@kolbiste/tablekit/state/showing.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { listenForWhy, useAsking } from '@kolbiste/tablekit/table/asking.ts';
import { Log } from '@kolbiste/tablekit/table/log.tsx';
import { Tools } from '@kolbiste/tablekit/table/tools.tsx';
import { useTableTitle } from '@kolbiste/tablekit/table/words.ts';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar } from './bar.tsx';
import { boardOf } from './board.ts';
import { isCut } from './cutting.ts';
import { attachDrag } from './drag.ts';
import { press } from './keys.ts';
import { Live, StoneFault } from './live.tsx';
import { Middle } from './middle.tsx';
import { Over } from './over.tsx';
import { STONE_HEARD, STONE_PACE } from './pace.ts';
import { Rail } from './rail.tsx';
import { Sheet } from './sheet.tsx';
import { Side } from './side.tsx';
import { followQuestions, homeOf } from './store.ts';
import '@kolbiste/tablekit/table/table.css';
import '@kolbiste/tablekit/table/bar.css';
import '@kolbiste/tablekit/table/rail.css';
import '@kolbiste/tablekit/table/log.css';
import '@kolbiste/tablekit/table/tools.css';
import '@kolbiste/tablekit/table/over.css';
import '@kolbiste/tablekit/table/tablet.css';
import '@kolbiste/tablekit/table/phone.css';
import './stone.css';
import './tiles.css';
import './middle.css';
import '@kolbiste/tablekit/table/sheet.css';
import './cut.css';
import './small.css';
import './low.css';

shows('tmmstone', { times: STONE_PACE, root: 'turnBegan', heard: STONE_HEARD });

const Curtain = lazy(async () => {
  const [curtain] = await Promise.all([import('@kolbiste/tablekit/hotseat/screen.tsx'), words('hotseat')]);
  return curtain;
});

/** Where a key belongs to what has the focus, not to the table. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || useDialogs.getState().open !== null)
    return true;
  const target = event.target as HTMLElement | null;
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return true;
  return event.key === ' ' && target?.matches('button, a, summary') === true;
}

function listen(event: KeyboardEvent): void {
  if (isTaken(event) || useTable.getState().curtain !== null) return;
  if (useTable.getState().busy && !['Tab', 'Shift'].includes(event.key)) skip();
  if (press(event)) event.preventDefault();
}

/** A tap beside everything one can press jumps to the result. */
function tapped(event: PointerEvent): void {
  const target = event.target as HTMLElement | null;
  if (useTable.getState().busy && target?.closest('button, a, summary, select, .overlay') === null) skip();
}

function useHands(root: { readonly current: HTMLElement | null }): void {
  const curtain = useTable((s) => s.curtain !== null);
  useEffect(() => {
    if (curtain || root.current === null) return undefined;
    return attachDrag(root.current);
  }, [root, curtain]);
  useEffect(followQuestions, []);
  useEffect(listenForWhy, []);
  useEffect(startHearing, []);
  useEffect(() => {
    document.addEventListener('keydown', listen);
    document.addEventListener('pointerdown', tapped);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('pointerdown', tapped);
    };
  }, []);
}

/** The two sides with the middle between them. */
export function Board({ over: Ending }: { over: TableProps['over'] | null }) {
  const home = useTable(homeOf);
  return (
    <>
      <Rail />
      <Side seat={1 - home} far />
      {Ending ? <Ending className="over stone-over" /> : <Middle />}
      <Side seat={home} far={false} />
    </>
  );
}

/** The table of TMMStone: opponent above, the shared middle, me below, the action bar, the course of the game at the left. */
export default function StoneTable({ over: Ending = Over, ended = false }: TableProps) {
  const { t } = useTranslation(['stone', 'ui']);
  const over = useTable((s) => (s.result !== null || ended) && !s.busy);
  const step = useTable((s) => s.step);
  const curtain = useTable((s) => s.curtain);
  const ready = useTable((s) => boardOf(s) !== null);
  const asking = useAsking((s) => s.on);
  const root = useRef<HTMLElement>(null);
  useHands(root);
  const title = useTableTitle('TMMStone', over);
  const cuts = useTable((s) => s.prompt !== null && isCut(s.prompt));
  if (curtain !== null)
    return (
      <Suspense fallback={<main className="table" id="content" />}>
        <Curtain />
      </Suspense>
    );
  return (
    <Book value="tmmstone">
      <main
        ref={root}
        className={asking ? 'table stone-table asking' : 'table stone-table'}
        id="content"
        data-over={over}
        data-step={step}
      >
        <Title unseen instead={title} turn={`${ready} ${over} ${cuts}`}>
          TMMStone
        </Title>
        <button type="button" className="skip-link" onClick={() => show({ kind: 'text' })}>
          {t('inWords')}
        </button>
        <StoneFault />
        {ready ? (
          <>
            <Board over={over ? Ending : null} />
            {over ? null : <Bar />}
            <aside className="log-side">
              <h2>{t('ui:table.logTitle')}</h2>
              <Tools />
              <Log />
            </aside>
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
          </>
        ) : (
          <p className="quiet">{t('ui:loading')}</p>
        )}
      </main>
    </Book>
  );
}
