/** The map of the act: rooms from the bottom up, the paths between them, and what each leads to. */

import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { CSSProperties } from 'react';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mapOf } from '../src/cards/maps.ts';
import { enemyCardName } from '../src/cards/names.ts';
import { ENEMIES } from '../src/cards/pool.ts';
import { ROOMS } from '../src/vocabulary.ts';
import { kindAt } from './ahead.ts';
import { boardOf } from './board.ts';
import type { SpireTable } from './engine/table.ts';
import { Voters, votersFor } from './routes.tsx';
import { Sign } from './sign.tsx';
import { Spot } from './spot.tsx';
import { useHeroName } from './words.ts';

const STEP_X = 100;
const STEP_Y = 72;

/** All rooms that can still be reached. */
function reachable(board: SpireTable): ReadonlySet<number> {
  const { next } = mapOf(board.act, board.map);
  const out = new Set<number>();
  const go = (node: number): void => {
    for (const one of next[node] ?? [])
      if (!out.has(one)) {
        out.add(one);
        go(one);
      }
  };
  if (board.node >= 0) go(board.node);
  return out;
}

/** Where the group stands and where it may go comes into sight, however much room the map is left with. */
function useWayInSight() {
  const map = useRef<HTMLElement>(null);
  const step = useTable((s) => s.step);
  useEffect(() => {
    const { current } = map;
    if (current === null) return undefined;
    const watch = new ResizeObserver(() => {
      for (const what of ['.here', '.lit'])
        current.querySelector(`.node-spot${what}`)?.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(current.closest('.spire-room') ?? current);
    return () => watch.disconnect();
  }, [step]);
  return map;
}

export function ActMap() {
  const { t } = useTranslation('spire');
  const map = useWayInSight();
  const { lang, names } = useSettings();
  const hero = useHeroName();
  const board = useTable(boardOf);
  if (board === null) return null;
  const { nodes, next } = mapOf(board.act, board.map);
  const rows = Math.max(...nodes.map(({ row }) => row)) + 1;
  const columns = Math.max(...nodes.map(({ column }) => column)) + 1;
  const at = (node: number): readonly [number, number] => [
    (nodes[node].column + 0.5) * STEP_X,
    (rows - nodes[node].row - 0.5) * STEP_Y,
  ];
  const ahead = reachable(board);
  return (
    <section className="act-map" ref={map} aria-label={t('mapOf', { n: board.act })}>
      <div className="map-sheet" style={{ '--ratio': (columns * STEP_X) / (rows * STEP_Y) } as CSSProperties}>
        <svg viewBox={`0 0 ${columns * STEP_X} ${rows * STEP_Y}`} aria-hidden="true" focusable="false">
          {next.map((list, from) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
            <Fragment key={from}>
              {list.map((to) => {
                const [[x1, y1], [x2, y2]] = [at(from), at(to)];
                const open = (from === board.node || ahead.has(from)) && ahead.has(to);
                return <path key={to} className={open ? 'path open' : 'path'} d={`M${x1} ${y1}L${x2} ${y2}`} />;
              })}
            </Fragment>
          ))}
        </svg>
        {nodes.map(({ row }, node) => {
          const [x, y] = at(node);
          const kind = kindAt(board, node) ?? 'event';
          const here = node === board.node;
          const boss = kind === 'boss' && board.boss >= 0 ? `: ${enemyCardName(board.boss, lang, names)}` : '';
          const leads = [...new Set((next[node] ?? []).map((one) => t(`room.${kindAt(board, one) ?? 'event'}`)))];
          const words = [
            `${t(`room.${kind}`)}${boss}`,
            t('floor', { n: row + 1 }),
            ...(here ? [t('youAreHere')] : []),
            ...(votersFor(board, node).length === 0
              ? []
              : [t('votedBy', { who: votersFor(board, node).map(hero).join(', ') })]),
            ...(leads.length === 0 ? [] : [t('leadsTo', { where: leads.join(', ') })]),
          ].join(', ');
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
              key={node}
              className="map-node"
              style={{ left: `${(x / (columns * STEP_X)) * 100}%`, top: `${(y / (rows * STEP_Y)) * 100}%` }}
            >
              <Spot
                place={`node:${node}`}
                words={words}
                className={`node-spot of-${kind}${here ? ' here' : ''}${ahead.has(node) ? '' : ' gone'}`}
              >
                <Sign name={kind} />
                <Voters node={node} />
              </Spot>
            </span>
          );
        })}
      </div>
      <ul className="map-key">
        {ROOMS.filter((kind) => kind !== 'dark' && kind !== 'light').map((kind) => (
          <li key={kind}>
            <Sign name={kind} /> {t(`room.${kind}`)}
            {kind === 'boss' && ENEMIES[board.boss]?.deck === 'boss'
              ? `: ${enemyCardName(board.boss, lang, names)}`
              : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}
