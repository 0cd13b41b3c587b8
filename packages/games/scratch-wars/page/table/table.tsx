import { Icon } from '@kolbiste/tablekit/draw/icon.tsx';
import { words } from '@kolbiste/tablekit/i18n/index.ts';
import type { TableProps } from '@kolbiste/tablekit/page.ts';
import { show } from '@kolbiste/tablekit/state/dialogs.ts';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { homeSeat, useTable } from '@kolbiste/tablekit/state/table.ts';
import { listenForWhy, useAsking } from '@kolbiste/tablekit/table/asking.ts';
import { actionOf, keyName, keysWith } from '@kolbiste/tablekit/table/keys.ts';
import { runTool } from '@kolbiste/tablekit/table/run-tool.ts';
import { useTableKeys, useTapToSkip } from '@kolbiste/tablekit/table/table-keys.ts';
import { useTableTitle } from '@kolbiste/tablekit/table/words.ts';
import { lazily, patiently } from '@kolbiste/tablekit/ui/patient.ts';
import { Title } from '@kolbiste/tablekit/ui/title.tsx';
import type { RefObject } from 'react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscDefs } from '../draw/disc-defs.tsx';
import { Bar } from './bar.tsx';
import { quickGame } from './begin.ts';
import { duelOf } from './duel.ts';
import { DUEL_KEYS } from './key-set.ts';
import { Beside, Log, Over, Tools, useSoon } from './later.tsx';
import { Live } from './live.tsx';
import { act } from './point.ts';
import { Rail } from './rail.tsx';
import { Side } from './side.tsx';
import { Stage } from './stage.tsx';
import './showing.ts';
import '@kolbiste/tablekit/table/table.css';
import './times.css';
import './tiles.css';
import './stage.css';
import '@kolbiste/tablekit/table/bar.css';
import '@kolbiste/tablekit/table/rail.css';
import '@kolbiste/tablekit/table/log.css';
import '@kolbiste/tablekit/table/over.css';
import './tiles-small.css';
import '@kolbiste/tablekit/table/tablet.css';
import '@kolbiste/tablekit/table/phone.css';
import './phone-stage.css';
import './across.css';

const Curtain = lazily(async () => {
  const [curtain] = await Promise.all([import('@kolbiste/tablekit/hotseat/screen.tsx'), words('hotseat')]);
  return curtain;
});

function press(event: KeyboardEvent): boolean {
  const action = actionOf(keysWith(useSettings.getState().keys, DUEL_KEYS), keyName(event));
  return action !== undefined && (act(action) || runTool(action));
}

/** Weapons can be dragged while `on`. */
function useDrag(root: RefObject<HTMLElement | null>, on: boolean): void {
  const curtain = useTable((s) => s.curtain !== null);
  const config = useTable((s) => duelOf(s).config);
  useEffect(() => {
    let leave: (() => void) | null = null;
    let current = on && !curtain && config !== null;
    const attach = async (): Promise<void> => {
      const { attachDrag } = await import('./drag.ts');
      if (current && root.current !== null) leave = attachDrag(root.current);
    };
    // Where it cannot be fetched everything is done by choosing and confirming.
    if (current) attach().catch(() => undefined);
    return () => {
      current = false;
      leave?.();
    };
  }, [root, on, curtain, config]);
}

/** What happens is heard and moves things from the moment on when something may happen. */
function useLively(on: boolean): void {
  useEffect(() => {
    let leave = (): void => undefined;
    let here = true;
    const start = async (): Promise<void> => {
      const { enliven } = await patiently(() => import('./lively.ts'));
      if (here) leave = enliven();
    };
    if (on) void start();
    return () => {
      here = false;
      leave();
    };
  }, [on]);
}

function Fault() {
  const { t } = useTranslation('ui');
  const fault = useTable((s) => s.fault);
  if (fault === '') return null;
  return (
    <div className="fault" role="alert">
      <p>{t('table.fault', { message: fault })}</p>
      <button type="button" className="main" onClick={() => begin(quickGame())}>
        {t('table.newGame')}
      </button>
    </div>
  );
}

/** The table of a duel: opponent above, the shared middle, me below, the action bar, the course of the game at the left. */
export default function DuelTable({ over: Ending = Over, ended = false }: TableProps) {
  const { t } = useTranslation('ui');
  const ready = useTable((s) => duelOf(s).config !== null);
  const over = useTable((s) => (s.result !== null || ended) && !s.busy);
  const step = useTable((s) => s.step);
  const home = useTable(homeSeat);
  const soon = useSoon();
  const root = useRef<HTMLElement>(null);
  useDrag(root, soon && ready && !over);
  useTableKeys(press);
  useTapToSkip();
  const asking = useAsking((s) => s.on);
  useEffect(listenForWhy, []);
  useLively(soon);
  const title = useTableTitle('Scratch Wars', over);
  const curtain = useTable((s) => s.curtain);
  if (curtain !== null)
    return (
      <Suspense fallback={<main className="table" id="content" />}>
        <Curtain />
      </Suspense>
    );
  return (
    <main ref={root} className={asking ? 'table asking' : 'table'} id="content" data-over={over} data-step={step}>
      <Title unseen instead={title} turn={`${ready} ${over}`}>
        Scratch Wars
      </Title>
      <button type="button" className="skip-link" onClick={() => show({ kind: 'text' })}>
        {t('table.inWords')}
      </button>
      <DiscDefs />
      <Fault />
      {ready ? (
        <>
          <Rail />
          <Side seat={1 - home} far />
          {over ? <Ending className="over" /> : <Stage />}
          <Side seat={home} far={false} />
          {over ? null : <Bar>{soon ? <Beside /> : null}</Bar>}
          <aside className="log-side">
            <h2>{t('table.logTitle')}</h2>
            {soon ? (
              <>
                <Tools />
                <Log />
              </>
            ) : null}
          </aside>
          <button
            type="button"
            className="second log-open"
            aria-label={t('table.log')}
            onClick={() => show({ kind: 'log' })}
          >
            <Icon name="scroll" /> {t('table.log')}
          </button>
          <Live />
        </>
      ) : (
        <p className="quiet">{t('loading')}</p>
      )}
    </main>
  );
}
