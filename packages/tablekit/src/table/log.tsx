import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../draw/icon.tsx';
import { show } from '../state/dialogs.ts';
import { showingOf } from '../state/showing.ts';
import { older, useTable } from '../state/table.ts';
import { Chips } from '../ui/chip.tsx';
import type { Branch } from './log-tree.ts';
import { treeOf } from './log-tree.ts';
import { useSay } from './words.ts';

const FRAME = new Set(['roundBegan', 'turnBegan', 'endPhaseBegan', 'phaseBegan']);

/** Rounds and turns stand open while they are the last ones; what an answer led to opens on demand. */
const startsOpen = (branch: Branch, last: boolean): boolean => last && FRAME.has(branch.line.kind);

const Line = memo(function Line({ branch, last, size }: { branch: Branch; last: boolean; size: number }) {
  const { t } = useTranslation('ui');
  const say = useSay();
  const { line, children } = branch;
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? startsOpen(branch, last);
  return (
    <li className={FRAME.has(line.kind) ? 'log-frame' : ''}>
      <div className="log-line" data-size={size}>
        {children.length > 0 ? (
          <button
            type="button"
            className="plain fold"
            aria-expanded={open}
            aria-label={`${t(open ? 'table.fold' : 'table.unfold')}: ${say(line.text)}`}
            onClick={() => choose(!open)}
          >
            <Icon name={open ? 'down' : 'right'} />
          </button>
        ) : (
          <span className="fold" aria-hidden="true">
            ·
          </span>
        )}
        <span className="log-text">
          {say(line.text)}{' '}
          <span className="log-marks">
            <Chips rules={line.rule} most={1} />{' '}
            <button
              type="button"
              className="chip why"
              title={t('why')}
              aria-label={`${t('why')} ${say(line.text)}`}
              onClick={() => show({ kind: 'why', event: line.id })}
            >
              ?
            </button>
          </span>
        </span>
      </div>
      {open && children.length > 0 ? <Lines branches={children} live={last} /> : null}
    </li>
  );
});

function sizeOf(branch: Branch): number {
  return branch.children.reduce((sum, child) => sum + sizeOf(child), 1);
}

function Lines({ branches, live }: { branches: readonly Branch[]; live: boolean }) {
  const lastFrame = branches.findLastIndex((branch) => FRAME.has(branch.line.kind));
  return (
    <ul>
      {branches.map((branch, k) => (
        <Line key={branch.line.id} branch={branch} last={live && k === lastFrame} size={sizeOf(branch)} />
      ))}
    </ul>
  );
}

/** What happened, each thing under its cause. */
export function Log() {
  const { t } = useTranslation('ui');
  const log = useTable((s) => s.log);
  const { root } = showingOf(useTable((s) => s.game));
  const tree = useMemo(() => treeOf(log, root), [log, root]);
  const since = useTable((s) => s.since);
  const end = useRef<HTMLDivElement>(null);
  const latest = log.at(-1)?.id;
  useEffect(() => {
    const box = end.current;
    // Not when only older lines have come: who asked for them reads there.
    if (box !== null && latest !== undefined) box.scrollTop = box.scrollHeight;
  }, [latest]);
  const asks = useRef(false);
  useEffect(() => {
    // With the last page the button goes: whoever asked by key reads on in the lines.
    if (since > 0 || !asks.current) return;
    asks.current = false;
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [since]);
  const ask = (): void => {
    asks.current = true;
    older();
  };
  return (
    <div className="log" ref={end} role="region" aria-label={t('table.logTitle')} tabIndex={0}>
      {since > 0 ? (
        <button type="button" className="plain link" onClick={ask}>
          {t('table.logOlder')}
        </button>
      ) : null}
      {log.length === 0 ? <p className="quiet">{t('table.logEmpty')}</p> : <Lines branches={tree} live />}
    </div>
  );
}
