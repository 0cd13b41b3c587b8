import { iconPath } from '@kolbiste/tablekit/draw/icon.tsx';
import { memo } from 'react';
import type { Colour, FieldCard, WeaponCard } from '../../src/index.ts';
import type { Edge } from './geometry.ts';
import { fieldPath, fieldSpot, hexagon, polar } from './geometry.ts';

const EDGE: Readonly<Record<Colour, Edge>> = { green: 'whole', orange: 'slight', red: 'torn' };
/** Deep hue of the rim of a field, its pale ground, and the sign in it: goes on, you choose, you must. */
const HUE: Readonly<Record<Colour, string>> = { green: '#3e8743', orange: 'url(#hue-orange)', red: 'url(#hue-red)' };
const GROUND: Readonly<Record<Colour, string>> = { green: '#cfe6c2', orange: '#fbdca6', red: '#f5c0b4' };
const SIGN: Readonly<Record<Colour, string>> = { green: '›', orange: '?', red: '!' };
/** Ground under the picture by energy cost [SW 1.4.7.3]. */
const COST_GROUND = ['#fdfbf5', '#f7d64a', '#ee8f2d', '#cf4030'] as const;
const INK = '#24170d';

const DEFERRED = new Set(['persistentAttack', 'shield', 'combo', 'trap']);

function InkIcon({
  name,
  x,
  y,
  size,
  fill = INK,
}: {
  name: Parameters<typeof iconPath>[0];
  x: number;
  y: number;
  size: number;
  fill?: string;
}) {
  return (
    <path
      d={iconPath(name)}
      fill={fill}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  );
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

function Hub({ weapon, full }: { weapon: WeaponCard; full: boolean }) {
  const r = full ? 36 : 42;
  return (
    <g>
      <circle r={r} fill={COST_GROUND[weapon.energyCost]} stroke={INK} strokeWidth="2.5" />
      <circle r={r - 4} fill="none" stroke={INK} strokeOpacity="0.18" strokeWidth="1.5" />
      <InkIcon name={weapon.type} x={0} y={full ? -6 : 0} size={full ? 36 : 58} />
      {full ? (
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
      ) : null}
    </g>
  );
}

export interface DiscProps {
  weapon: WeaponCard;
  /** 'full' shows every value, 'mini' the kinds alone. */
  detail: 'full' | 'mini';
  /** The disc as it rests: signs stand upright whatever it is turned by. */
  turned?: number;
  /** Fields to bring out; the others fade. */
  lit?: readonly number[] | undefined;
}

/** A weapon's disc. It is decoration: whoever shows it says in words what is on it. */
export const Disc = memo(function Disc({ weapon, detail, turned = 0, lit }: DiscProps) {
  const full = detail === 'full';
  const n = weapon.fields.length;
  const inner = full ? 36 : 42;
  const size = Math.min(1, 9 / n) * (full ? 1 : 1.25);
  return (
    <svg className={`disc disc-${detail}`} viewBox="-102 -102 204 204" aria-hidden="true" focusable="false">
      <circle r="100" fill={`url(#rim-${weapon.type})`} stroke={INK} strokeWidth="2.5" />
      <circle r="92.5" fill="#efe4cf" stroke={INK} strokeOpacity="0.55" strokeWidth="1" />
      {weapon.fields.map((field, i) => {
        const faded = lit !== undefined && !lit.includes(i);
        const spot = fieldSpot(i, n, full ? 62 : 64);
        const sign = polar((360 / n) * i, 86.5);
        const upright = `rotate(${-turned})`;
        return (
          <g key={i} className={faded ? 'field faded' : lit === undefined ? 'field' : 'field lit'}>
            <path d={fieldPath(i, n, inner, 92, EDGE[field.colour], 7)} fill={HUE[field.colour]} fillRule="evenodd" />
            <path d={fieldPath(i, n, inner, 80)} fill={GROUND[field.colour]} fillRule="evenodd" />
            <path
              d={fieldPath(i, n, inner, 92)}
              fill="none"
              stroke={INK}
              strokeOpacity="0.45"
              strokeWidth="1.2"
              className="field-line"
            />
            <g transform={`translate(${spot.x} ${spot.y})`}>
              <g className="upright" transform={`${upright} scale(${size})`}>
                {full ? <Flag field={field} /> : <InkIcon name={field.kind} x={0} y={0} size={30} />}
              </g>
            </g>
            {full ? (
              <g transform={`translate(${sign.x} ${sign.y})`}>
                <text className="disc-sign" transform={upright} fill="#fff">
                  {SIGN[field.colour]}
                </text>
              </g>
            ) : null}
          </g>
        );
      })}
      <g className="upright" transform={`rotate(${-turned})`}>
        <Hub weapon={weapon} full={full} />
      </g>
    </svg>
  );
});
