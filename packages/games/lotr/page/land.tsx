import { chanceOf } from '@kolbiste/tablekit/face/chance.ts';
import { ridge } from '@kolbiste/tablekit/face/shapes.ts';
import { useMemo } from 'react';
import { cardOf } from '../src/index.ts';
import { pines, trunks } from './face/lands.ts';
import { useBoard } from './store.ts';

const [WIDTH, HEIGHT] = [1440, 900] as const;

/** How far and how high each ridge stands, the farthest first. */
const RIDGES = [
  { y: 0.52, height: 0.26, rough: 0.55 },
  { y: 0.62, height: 0.2, rough: 0.54 },
  { y: 0.74, height: 0.12, rough: 0.5 },
] as const;

function paths(key: string): { readonly ridges: readonly string[]; readonly wood: string; readonly near: string } {
  const r = chanceOf(`land:${key}`);
  const ridges = RIDGES.map(({ y, height, rough }) =>
    ridge(r, { width: WIDTH, ground: HEIGHT, y: HEIGHT * y, height: HEIGHT * height, rough }),
  );
  const on = { w: WIDTH, h: HEIGHT };
  return { ridges, wood: pines(on, r), near: trunks(on, r) };
}

/** The land the scenario lies in, behind everything: the same one for every game of the scenario. */
export function Land() {
  const quest = useBoard((board) => board.things.find(({ id }) => id === board.quest)?.card ?? 0, 0);
  const scenario = cardOf(quest)?.set ?? '';
  const { ridges, wood, near } = useMemo(() => paths(scenario), [scenario]);
  return (
    <svg
      className="land"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="land-light" cx="760" cy="330" r="210" />
      {ridges.map((d, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ridges stand one behind the other and never change places
        <path key={n} className={`land-${n}`} d={d} />
      ))}
      <path className="land-wood" d={wood} />
      <path className="land-near" d={near} />
    </svg>
  );
}
