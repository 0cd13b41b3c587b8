import type { ComponentType } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Icon } from '../draw/icon.tsx';
import { startHearing } from '../sound/hear.ts';
import { show, useDialogs } from '../state/dialogs.ts';
import { pace, skip } from '../state/director.ts';
import { useTable } from '../state/table.ts';
import { listenForWhy, useAsking } from '../table/asking.ts';
import { Log } from '../table/log.tsx';
import { Tools } from '../table/tools.tsx';
import { useSay, useTableTitle } from '../table/words.ts';
import { Book } from '../ui/book.ts';
import { Title } from '../ui/title.tsx';
import { Bar } from './bar.tsx';
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
import '../stone/sheet.css';
import './rings.css';
import './tiles.css';
import './small.css';

pace('lotr', RINGS_PACE);

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
export function Board({ ending: Ending }: { ending: ComponentType | null }) {
  return (
    <>
      <Rail />
      <Middle />
      {Ending === null ? <Mats /> : <Ending />}
      {Ending === null ? <Hand /> : null}
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

interface Props {
  /** What stands in the middle after the end. */
  readonly over?: ComponentType;
  /** The end has come, whatever the rules say. */
  readonly ended?: boolean;
}

/** The table of The Lord of the Rings: the shared middle, the mats, the hand that is asked, the ladder of the round at the left. */
export default function RingsTable({ over: Ending = Over, ended = false }: Props) {
  const { t } = useTranslation(['rings', 'ui']);
  const over = useTable((s) => (s.result !== null || ended) && !s.busy);
  const ready = useTable((s) => s.rings !== null);
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
