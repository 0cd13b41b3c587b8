import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import type { TableProps } from '@kolbiste/tablekit/page.ts';
import { startHearing } from '@kolbiste/tablekit/sound/hear.ts';
import { show, useDialogs } from '@kolbiste/tablekit/state/dialogs.ts';
import { skip } from '@kolbiste/tablekit/state/playback.ts';
import { shows } from '@kolbiste/tablekit/state/showing.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import { listenForWhy, useAsking } from '@kolbiste/tablekit/table/asking.ts';
import { Log } from '@kolbiste/tablekit/table/log.tsx';
import { Tools } from '@kolbiste/tablekit/table/tools.tsx';
import { useSay, useTableTitle } from '@kolbiste/tablekit/table/words.ts';
import { Book } from '@kolbiste/tablekit/ui/book.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Bar } from './bar.tsx';
import { boardOf } from './board.ts';
import { Detail } from './detail.tsx';
import { attachDrag } from './drag.ts';
import { Hand } from './hand.tsx';
import { press } from './keys.ts';
import { Mats } from './mat.tsx';
import { Middle } from './middle.tsx';
import { Over } from './over.tsx';
import { RINGS_PACE } from './pace.ts';
import { followQuestions } from './passing.ts';
import { Rail } from './rail.tsx';
import { Sheet } from './sheet.tsx';
import { followWishes } from './wish.ts';
import '@kolbiste/tablekit/table/table.css';
import '@kolbiste/tablekit/table/bar.css';
import '@kolbiste/tablekit/table/rail.css';
import '@kolbiste/tablekit/table/log.css';
import '@kolbiste/tablekit/table/tools.css';
import '@kolbiste/tablekit/table/over.css';
import '@kolbiste/tablekit/table/tablet.css';
import '@kolbiste/tablekit/table/phone.css';
import '@kolbiste/tablekit/table/sheet.css';
import './rings.css';
import './tiles.css';
import './small.css';

shows('lotr', { times: RINGS_PACE });

/** Where a key belongs to what has the focus, not to the table. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || useDialogs.getState().open !== null)
    return true;
  const target = event.target as HTMLElement | null;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null) return true;
  return event.key === ' ' && target?.matches('button, a, summary') === true;
}

function listen(event: KeyboardEvent): void {
  if (isTaken(event)) return;
  if (useTable.getState().busy && !['Tab', 'Shift'].includes(event.key)) skip();
  if (press(event)) event.preventDefault();
}

function Fault() {
  const { t } = useTranslation('ui');
  const [, go] = useLocation();
  const fault = useTable((s) => s.fault);
  if (fault === '') return null;
  return (
    <div className="fault" role="alert">
      <p>{t('table.fault', { message: fault })}</p>
      <button type="button" className="main" onClick={() => go('/new/lotr')}>
        {t('table.newGame')}
      </button>
    </div>
  );
}

/** What a screen reader hears: what happens, what is asked. */
export function Live() {
  const say = useSay();
  const now = useTable((s) => s.now);
  const prompt = useTable((s) => s.prompt);
  return (
    <p className="sr" role="status" data-testid="live">
      {say(prompt?.text ?? now?.text)}
    </p>
  );
}

/** The ladder of the round, the shared middle, the mats and the hand; after the end what stands in their place. */
export function Board({ ending: Ending }: { ending: TableProps['over'] | null }) {
  return (
    <>
      <Rail />
      <Middle />
      {Ending ? <Ending className="over rings-over" /> : <Mats />}
      {Ending ? null : <Hand />}
      <Detail />
    </>
  );
}

function LogSide() {
  const { t } = useTranslation('ui');
  return (
    <>
      <aside className="log-side">
        <h2>{t('table.logTitle')}</h2>
        <Tools />
        <Log />
      </aside>
      <button
        type="button"
        className="second log-open"
        aria-label={t('table.log')}
        onClick={() => show({ kind: 'log' })}
      >
        <Icon name="scroll" />
      </button>
    </>
  );
}

/** The table of The Lord of the Rings: the shared middle, the mats, the hand that is asked, the ladder of the round at the left. */
export default function RingsTable({ over: Ending = Over, ended = false }: TableProps) {
  const { t } = useTranslation(['rings', 'ui']);
  const over = useTable((s) => (s.result !== null || ended) && !s.busy);
  const ready = useTable((s) => boardOf(s) !== null);
  const step = useTable((s) => s.step);
  const root = useRef<HTMLElement>(null);
  const asking = useAsking((s) => s.on);
  useEffect(followQuestions, []);
  useEffect(followWishes, []);
  useEffect(listenForWhy, []);
  useEffect(startHearing, []);
  useEffect(() => (root.current === null ? undefined : attachDrag(root.current)), []);
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const title = useTableTitle(t('title'), over);
  return (
    <Book value="lotr">
      <main
        ref={root}
        className={asking ? 'table rings-table asking' : 'table rings-table'}
        id="content"
        data-over={over}
        data-step={step}
      >
        <Title unseen instead={title} turn={`${ready} ${over}`}>
          {t('title')}
        </Title>
        <button type="button" className="skip-link" onClick={() => show({ kind: 'text' })}>
          {t('ui:table.inWords')}
        </button>
        <Fault />
        {ready ? (
          <>
            <Board ending={over ? Ending : null} />
            {over ? null : <Bar />}
            <LogSide />
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
