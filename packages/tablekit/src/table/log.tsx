import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { Icon } from '../draw/icon.tsx';
import type { Happening } from '../engine/protocol.ts';
import { show } from '../state/dialogs.ts';
import { showingOf } from '../state/showing.ts';
import { older, useTable } from '../state/table.ts';
import { Chips } from '../ui/chip.tsx';
import type { Branch } from './log-tree.ts';
import { grownFrom, treeOf } from './log-tree.ts';
import { useSay } from './words.ts';
import './log-lines.css';

const FRAME = new Set(['roundBegan', 'turnBegan', 'endPhaseBegan', 'phaseBegan']);

/** Rounds and turns stand open while they are the last ones; what an answer led to opens on demand. */
const startsOpen = (branch: Branch, last: boolean): boolean => last && FRAME.has(branch.line.kind);

/** The line whose paragraph and reason a finger has asked for; pressing it again puts them away. */
const usePressed = create<{ readonly id: number | null }>(() => ({ id: null }));

function press({ target }: MouseEvent): void {
  // What stands on the line is pressed for its own sake.
  if (!(target instanceof Element) || target.closest('button') !== null) return;
  const id = Number(target.closest<HTMLElement>('.log-line')?.dataset.line ?? Number.NaN);
  usePressed.setState(({ id: before }) => ({ id: before === id ? null : id }));
}

/** By which paragraph it happened, and why: seen where somebody points, presses or stands by key, heard always. */
function Reasons({ line }: { line: Happening }) {
  const { t } = useTranslation('ui');
  const say = useSay();
  return (
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
  );
}

const Line = memo(function Line({ branch, last, size }: { branch: Branch; last: boolean; size: number }) {
  const { t } = useTranslation('ui');
  const say = useSay();
  const { line, children } = branch;
  const [chosen, choose] = useState<boolean | null>(null);
  const open = chosen ?? startsOpen(branch, last);
  const pressed = usePressed(({ id }) => id === line.id);
  return (
    <li className={FRAME.has(line.kind) ? 'log-frame' : ''}>
      <div className={pressed ? 'log-line pressed' : 'log-line'} data-size={size} data-line={line.id}>
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
        <span className="log-text">{say(line.text)}</span>
        <Reasons line={line} />
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

/** The log as a tree that grows from what it was. */
function useTree(log: readonly Happening[], root: string): readonly Branch[] {
  const before = useRef<readonly Branch[]>([]);
  const tree = useMemo(() => grownFrom(before.current, treeOf(log, root)), [log, root]);
  useEffect(() => {
    before.current = tree;
  }, [tree]);
  return tree;
}

/**
 * Does something once the page has been laid out for the next picture, before it is drawn; the way not to. Whoever asks for
 * a height at once makes the browser lay everything out twice.
 */
function afterLayout(thing: Element, run: () => void): () => void {
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    run();
  });
  // It is told of everything that it begins to watch.
  watch.observe(thing);
  return () => watch.disconnect();
}

/** What happened, each thing under its cause. */
export function Log() {
  const { t } = useTranslation('ui');
  const log = useTable((s) => s.log);
  const { root } = showingOf(useTable((s) => s.game));
  const tree = useTree(log, root);
  const since = useTable((s) => s.since);
  const end = useRef<HTMLDivElement>(null);
  const latest = log.at(-1)?.id;
  useEffect(() => {
    const box = end.current;
    // Not when only older lines have come: who asked for them reads there.
    if (box === null || latest === undefined) return undefined;
    return afterLayout(box, () => {
      box.scrollTop = box.scrollHeight;
    });
  }, [latest]);
  useEffect(() => {
    const box = end.current;
    box?.addEventListener('click', press);
    return () => box?.removeEventListener('click', press);
  }, []);
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
