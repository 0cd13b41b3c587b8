/** Arrows over the table: from what acts to what it acts on, with what became of it and the number in the order. */
import { useTable } from '@kolbiste/tablekit/state/table.ts';
import type { Arrow, Box } from '@kolbiste/tablekit/table/arrow-shape.ts';
import { arrowOf } from '@kolbiste/tablekit/table/arrow-shape.ts';
import type { CSSProperties } from 'react';
import { useLayoutEffect, useMemo, useState } from 'react';
import { T_HERO } from '../../src/index.ts';
import { useAttack } from '../preview.tsx';
import { useStone } from '../store.ts';
import type { Act, Waiting } from './course.ts';
import { lastCourse } from './course.ts';
import { countAt, slipAt } from './geometry.ts';
import { Slips } from './slip.tsx';
import type { Slip } from './slips.ts';
import { toneOf } from './slips.ts';
import { STAGE, thingAt } from './whereabouts.ts';

/** More arrows at once are a web in which none can be followed. */
const MOST = 5;

interface Wanted {
  readonly acts: readonly Act[];
  readonly waits: readonly Waiting[];
  /** The act of the line that is shown now; 0 = none. */
  readonly now: number;
  readonly aim: Aim | null;
}

interface Aim {
  readonly from: string;
  readonly to: string;
}

const placeOfCode = (code: number): string => (code >= T_HERO ? `hero:${code - T_HERO}` : `unit:${code - 1}`);

/** What is aimed at: by the unit that is to attack, or by the card that is played. */
function useAim(): Aim | null {
  const attack = useAttack();
  const target = useTable((s) => (s.prompt?.step === 'target' && s.picked !== null && s.picked > 0 ? s.picked : null));
  const from = attack === null ? STAGE : `unit:${attack.from}`;
  const code = attack?.code ?? target;
  return useMemo(() => (code === null ? null : { from, to: placeOfCode(code) }), [from, code]);
}

/** What is drawn: while things happen and until somebody points; the act that is looked at alone; what is aimed at. */
function useWanted(): Wanted {
  const log = useTable((s) => s.log);
  const shown = useTable((s) => (s.busy ? s.now?.id : undefined));
  const points = useTable((s) => s.picked !== null || s.prompt?.step === 'target' || s.prompt?.step === 'slot');
  const looked = useStone((s) => s.act);
  const takes = useStone((s) => s.from !== null || s.list || s.grave !== null);
  const aim = useAim();
  return useMemo(() => {
    const { acts, waits } = lastCourse(log);
    const now = acts.find(({ told }) => told.some(({ id }) => id === shown))?.n ?? 0;
    if (looked !== null) return { acts: acts.filter(({ n }) => n === looked), waits: [], now, aim: null };
    if (points || takes) return { acts: [], waits: [], now, aim };
    return { acts: acts.slice(-MOST), waits: waits.slice(0, MOST), now, aim };
  }, [log, shown, points, looked, takes, aim]);
}

interface Drawn {
  readonly key: string;
  readonly arrow: Arrow;
  readonly look: string;
}

interface Put {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

interface Picture {
  readonly arrows: readonly Drawn[];
  readonly slips: readonly (Put & { readonly slips: readonly Slip[] })[];
  readonly counts: readonly (Put & { readonly n: number; readonly waits: boolean })[];
}

const NOTHING: Picture = { arrows: [], slips: [], counts: [] };

const boxOf = (at: string): Box | null => thingAt(at)?.getBoundingClientRect() ?? null;

function measureAct(act: Act, now: number, many: boolean): Picture {
  const from = boxOf(act.from);
  const faded = now > 0 && act.n !== now ? ' past' : '';
  const ends = act.ends.flatMap((end) => {
    const box = boxOf(end.at);
    return box === null ? [] : [{ ...end, box }];
  });
  const arrows = ends.flatMap(({ at, box, slips }): Drawn[] => {
    const arrow = from === null || at === act.from ? null : arrowOf(from, box);
    const tone = act.kind === 'attack' ? 'bad' : slips.length === 0 ? 'plain' : toneOf(slips[0]);
    return arrow === null ? [] : [{ key: `${act.n} ${at}`, arrow, look: `${tone}${faded}` }];
  });
  const slips = ends.flatMap(({ at, box, slips: all }) =>
    all.length === 0 ? [] : [{ key: `${act.n} ${at}`, ...slipAt(box), slips: all }],
  );
  const counted = many && from !== null && (act.ends.length > 0 || act.kind !== 'play');
  const counts = counted ? [{ key: String(act.n), ...countAt(from), n: act.n, waits: false }] : [];
  return { arrows, slips: faded === '' ? slips : [], counts };
}

/** Several acts of one thing: their numbers stand beside each other. */
function beside<T extends Put>(puts: readonly T[]): T[] {
  const at = new Map<string, number>();
  return puts.map((put) => {
    const place = `${put.x} ${put.y}`;
    const k = at.get(place) ?? 0;
    at.set(place, k + 1);
    return { ...put, x: put.x + k * 20 };
  });
}

function measure({ acts, waits, now, aim }: Wanted): Picture {
  const many = acts.length + waits.length > 1;
  const all = acts.map((act) => measureAct(act, now, many));
  const later = waits.flatMap(({ n, at }) => {
    const box = boxOf(at);
    return box === null ? [] : [{ key: String(n), ...countAt(box), n, waits: true }];
  });
  const [from, to] = aim === null ? [null, null] : [boxOf(aim.from), boxOf(aim.to)];
  const aimed = from === null || to === null ? null : arrowOf(from, to);
  return {
    arrows: [
      ...all.flatMap(({ arrows }) => arrows),
      ...(aimed === null ? [] : [{ key: 'aim', arrow: aimed, look: 'aimed' }]),
    ],
    slips: all.flatMap(({ slips }) => slips),
    counts: beside([...all.flatMap(({ counts }) => counts), ...later]),
  };
}

/** With its middle there. Shifted, not laid out: a mark that comes to stand elsewhere would count as if the table had jumped. */
const placed = ({ x, y }: Put): CSSProperties => ({ translate: `calc(${x}px - 50%) calc(${y}px - 50%)` });

export function Drawing() {
  const wanted = useWanted();
  const [picture, draw] = useState(NOTHING);
  useLayoutEffect(() => {
    const again = (): void => draw(measure(wanted));
    again();
    const table = document.querySelector('.stone-table');
    const watch = new ResizeObserver(again);
    if (table !== null) watch.observe(table);
    document.addEventListener('scroll', again, true);
    return () => {
      watch.disconnect();
      document.removeEventListener('scroll', again, true);
    };
  }, [wanted]);
  const { arrows, slips, counts } = picture;
  return (
    <div className="chain-drawing" aria-hidden="true" data-testid="drawing">
      <svg>
        {arrows.map(({ key, arrow, look }) => (
          <g key={key} className={`chain-arrow ${look}`} data-arrow={key}>
            <path className="line under" d={arrow.line} />
            <path className="line" d={arrow.line} />
            <path className="head" d={arrow.head} />
          </g>
        ))}
      </svg>
      {slips.map((put) => (
        <span key={put.key} className="chain-slip" data-slip={put.key} style={placed(put)}>
          <Slips slips={put.slips} />
        </span>
      ))}
      {counts.map((put) => (
        <b key={put.key} className={put.waits ? 'chain-n waits' : 'chain-n'} style={placed(put)}>
          {put.n}
        </b>
      ))}
    </div>
  );
}
