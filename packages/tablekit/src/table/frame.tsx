import type { ReactNode } from 'react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import type { GameId } from '../engine/protocol.ts';
import { words } from '../i18n/index.ts';
import { startHearing } from '../sound/hear.ts';
import { show } from '../state/dialogs.ts';
import { useTable } from '../state/table.ts';
import { Book } from '../ui/book.ts';
import { lazily } from '../ui/patient.ts';
import { Title } from '../ui/title.tsx';
import { listenForWhy, useAsking } from './asking.ts';
import { Log } from './log.tsx';
import { useTableKeys } from './table-keys.ts';
import { Tools } from './tools.tsx';
import { useTableTitle } from './words.ts';

const Curtain = lazily(async () => {
  const [curtain] = await Promise.all([import('../hotseat/screen.tsx'), words('hotseat')]);
  return curtain;
});

/** Whether the end has come and all that led to it was shown. */
export const useOver = (ended: boolean): boolean => useTable((s) => (s.result !== null || ended) && !s.busy);

/** Opens the log where there is no room beside the table. */
export function LogOpen() {
  const { t } = useTranslation('ui');
  return (
    <button type="button" className="second log-open" aria-label={t('table.log')} onClick={() => show({ kind: 'log' })}>
      <Icon name="scroll" />
    </button>
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
      <LogOpen />
    </>
  );
}

/** What went wrong at the table, and the way to a new game. */
function Fault({ onNew }: { onNew(): void }) {
  const { t } = useTranslation('ui');
  const fault = useTable((s) => s.fault);
  if (fault === '') return null;
  return (
    <div className="fault" role="alert">
      <p>{t('table.fault', { message: fault })}</p>
      <button type="button" className="main" onClick={onNew}>
        {t('table.newGame')}
      </button>
    </div>
  );
}

interface Props {
  readonly game: GameId;
  /** What the game is called. */
  readonly title: string;
  readonly className: string;
  /** Whether there is a table to be shown. */
  readonly ready: boolean;
  readonly over: boolean;
  /** When this changes, the focus may have gone with what was shown before. */
  readonly turn?: string;
  /** What a key does at this table; false = it belongs to somebody else. */
  press(event: KeyboardEvent): boolean;
  /** Makes things that can be dragged; the way to stop. */
  readonly attach?: ((root: HTMLElement) => () => void) | undefined;
  onNew(): void;
  /** The table and its action bar. */
  readonly children: ReactNode;
  /** What opens over it. */
  readonly above: ReactNode;
}

/** What stands around a table of any game: its name, its log, faults, keys, sounds, and the curtain between two players. */
export function TableFrame({ game, title, className, ready, over, turn = '', press, attach, onNew, ...inside }: Props) {
  const { t } = useTranslation('ui');
  const step = useTable((s) => s.step);
  const curtain = useTable((s) => s.curtain !== null);
  const asking = useAsking((s) => s.on);
  const root = useRef<HTMLElement>(null);
  useEffect(listenForWhy, []);
  useEffect(startHearing, []);
  useTableKeys(press);
  useEffect(() => {
    if (curtain || root.current === null || attach === undefined) return undefined;
    return attach(root.current);
  }, [curtain, attach]);
  const name = useTableTitle(title, over);
  if (curtain)
    return (
      <Suspense fallback={<main className="table" id="content" />}>
        <Curtain />
      </Suspense>
    );
  return (
    <Book value={game}>
      <main
        ref={root}
        className={`table ${className}${asking ? ' asking' : ''}`}
        id="content"
        data-over={over}
        data-step={step}
      >
        <Title unseen instead={name} turn={`${ready} ${over} ${turn}`}>
          {title}
        </Title>
        <button type="button" className="skip-link" onClick={() => show({ kind: 'text' })}>
          {t('table.inWords')}
        </button>
        <Fault onNew={onNew} />
        {ready ? (
          <>
            {inside.children}
            <LogSide />
            {inside.above}
          </>
        ) : (
          <p className="quiet">{t('loading')}</p>
        )}
      </main>
    </Book>
  );
}
