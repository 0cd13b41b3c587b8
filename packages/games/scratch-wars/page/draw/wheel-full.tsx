import { memo } from 'react';
import type { Colour, FieldCard, WeaponCard } from '../../src/index.ts';
import { polar } from './geometry.ts';
import type { Detail, DiscProps } from './wheel.tsx';
import { DiscShape, INK, InkIcon } from './wheel.tsx';

const DEFERRED = new Set(['persistentAttack', 'shield', 'combo', 'trap']);

const round = (v: number): number => Math.round(v * 100) / 100 + 0;

/** Corners of a hexagon: the sign of a single-use laid effect [SW 3.2.3.5]. */
export function hexagon(x: number, y: number, r: number): string {
  return [0, 60, 120, 180, 240, 300]
    .map((angle) => polar(angle, r))
    .map((p) => `${round(p.x + x)},${round(p.y + y)}`)
    .join(' ');
}

/** The number of a resistance in a circle (reusable) or a hexagon (single-use). */
function Lasting({ field, x, y, r }: { field: FieldCard; x: number; y: number; r: number }) {
  const reusable = field.kind === 'persistentAttack';
  return (
    <g>
      {reusable ? (
        <circle cx={x} cy={y} r={r} fill="#fffaf0" stroke={INK} strokeWidth={r / 5} />
      ) : (
        <polygon points={hexagon(x, y, r * 1.12)} fill="#fffaf0" stroke={INK} strokeWidth={r / 5} />
      )}
      <text x={x} y={y} className="disc-num" fontSize={r * 1.35} fill={INK}>
        {field.resistance}
      </text>
    </g>
  );
}

/** Upright for an effect resolved at once, lying for one that is laid; its end as torn as the colour says. */
function flagPath(field: FieldCard): string {
  const ends: Readonly<Record<Colour, string>> = {
    green: 'L 13 20 L -13 20',
    orange: 'L 13 20 L 4 20 L 0 15 L -4 20 L -13 20',
    red: 'L 13 16 L 9 21 L 5 15 L 0 21 L -5 15 L -9 21 L -13 16',
  };
  const lying: Readonly<Record<Colour, string>> = {
    green: 'L 22 -13 L 22 13',
    orange: 'L 22 -13 L 22 -4 L 17 0 L 22 4 L 22 13',
    red: 'L 18 -13 L 23 -9 L 17 -5 L 23 0 L 17 5 L 23 9 L 18 13',
  };
  if (DEFERRED.has(field.kind)) return `M -22 -13 ${lying[field.colour]} L -22 13 Z`;
  return `M -13 -20 L 13 -20 ${ends[field.colour]} Z`;
}

function Flag({ field }: { field: FieldCard }) {
  const laid = DEFERRED.has(field.kind);
  return (
    <g>
      <path d={flagPath(field)} fill="#fffaf0" fillOpacity="0.78" stroke={INK} strokeOpacity="0.5" strokeWidth="1" />
      {laid ? (
        <>
          <InkIcon name={field.kind} x={-11} y={0} size={19} />
          <text x={4.5} y={0.5} className="disc-num" fontSize="18" fill={INK}>
            {field.value}
          </text>
          <Lasting field={field} x={17} y={12} r={7.4} />
        </>
      ) : (
        <>
          <InkIcon name={field.kind} x={0} y={-9} size={20} />
          <text x={0} y={10} className="disc-num" fontSize="18" fill={INK}>
            {field.value}
          </text>
        </>
      )}
    </g>
  );
}

/** The two figures of a weapon in its hub. */
function Figures({ weapon }: { weapon: WeaponCard }) {
  return (
    <>
      <circle cx={-13} cy={21} r={10} fill="#17110b" stroke="#fffaf0" strokeWidth="1.5" />
      <text x={-13} y={21.5} className="disc-num" fontSize="15" fill="#fff">
        {weapon.energyCost}
      </text>
      <circle cx={14} cy={21} r={10} fill="#fffdf8" stroke={INK} strokeWidth="1.5" />
      <text x={14} y={21.5} className="disc-num" fontSize="15" fill={INK}>
        {weapon.resistance}
      </text>
    </>
  );
}

const DETAIL: Detail = { Flag, Figures, signs: { green: '›', orange: '?', red: '!' } };

/** A weapon's disc with all that is on it. It is decoration: whoever shows it says in words what is on it. */
export const FullDisc = memo(function FullDisc(props: DiscProps) {
  return <DiscShape {...props} detail={DETAIL} />;
});
