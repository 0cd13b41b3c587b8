/** Arrows of the attack that runs: from whoever strikes to whoever takes it, as it is chosen. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Arrow } from '@kolbiste/tablekit/table/arrow-shape.ts';
import { arrowOf } from '@kolbiste/tablekit/table/arrow-shape.ts';
import { useLayoutEffect, useState } from 'react';
import { boardOf } from './board.ts';
import { fightNow } from './fight.ts';
import { useClash } from './fray.tsx';

const thing = (id: number): string => `[data-place="thing:${id}"]`;
const dial = (seat: number): string => `[data-dial="${seat}"]`;

interface Wanted {
  readonly from: readonly string[];
  readonly to: string;
}

const NOBODY: Wanted = { from: [], to: '' };

/** Who strikes whom; while a question about it is open by the answer that is chosen. */
function useWanted(): Wanted {
  const clash = useClash();
  const fight = useTable((s) => {
    const board = boardOf(s);
    return board === null ? '' : JSON.stringify(fightNow(board));
  });
  if (fight === '' || fight === 'null') return NOBODY;
  const { enemy, attacks, seat, by } = JSON.parse(fight) as NonNullable<ReturnType<typeof fightNow>>;
  if (!attacks) {
    const strikers = clash?.attack.map((one) => one.thing) ?? by;
    return { from: strikers.filter((one) => one !== enemy).map(thing), to: thing(enemy) };
  }
  const defender = clash === null ? by[0] : clash.defense?.thing;
  return { from: [thing(enemy)], to: defender === undefined ? dial(seat) : thing(defender) };
}

interface Drawn {
  readonly from: string;
  readonly arrow: Arrow;
}

const NOTHING: readonly Drawn[] = [];

function measure(from: readonly string[], to: string): readonly Drawn[] {
  // Of several mats one may be shown alone: to what lies on another no arrow leads.
  const boxOf = (at: string) => {
    const box = document.querySelector(`.rings-table ${at}`)?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? undefined : box;
  };
  const end = to === '' ? undefined : boxOf(to);
  return from.flatMap((at) => {
    const begin = boxOf(at);
    const arrow = begin === undefined || end === undefined ? null : arrowOf(begin, end);
    return arrow === null ? [] : [{ from: at, arrow }];
  });
}

/** It is decoration: the sum beside the question says the same. */
export function ClashArrows() {
  const { from, to } = useWanted();
  const all = from.join('\n');
  const [arrows, draw] = useState(NOTHING);
  useLayoutEffect(() => {
    if (all === '') {
      draw(NOTHING);
      return undefined;
    }
    const again = (): void => draw(measure(all.split('\n'), to));
    const table = document.querySelector('.rings-table');
    // What begins to be watched is told once it is laid out: to ask here would make the browser lay everything out at once.
    const watch = new ResizeObserver(again);
    for (const one of table?.querySelectorAll('.mats, .rings-middle') ?? []) watch.observe(one);
    document.addEventListener('scroll', again, true);
    return () => {
      watch.disconnect();
      document.removeEventListener('scroll', again, true);
    };
  }, [all, to]);
  return (
    <svg className="clash-arrows" aria-hidden="true" data-testid="clash-arrows">
      {arrows.map(({ from: at, arrow }) => (
        <g key={at} data-from={at} data-to={to}>
          <path className="under" d={arrow.line} />
          <path className="line" d={arrow.line} />
          <path className="head" d={arrow.head} />
        </g>
      ))}
    </svg>
  );
}
