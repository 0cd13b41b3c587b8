import { iconPath } from '@kolbiste/tablekit/draw/icon.tsx';
import type { ComponentType } from 'react';
import { memo } from 'react';
import type { Colour, FieldCard, WeaponCard } from '../../src/index.ts';
import type { Edge } from './geometry.ts';
import { fieldPath, fieldSpot, polar } from './geometry.ts';

const EDGE: Readonly<Record<Colour, Edge>> = { green: 'whole', orange: 'slight', red: 'torn' };
/** Deep hue of the rim of a field, and its pale ground. */
const HUE: Readonly<Record<Colour, string>> = { green: '#3e8743', orange: 'url(#hue-orange)', red: 'url(#hue-red)' };
const GROUND: Readonly<Record<Colour, string>> = { green: '#cfe6c2', orange: '#fbdca6', red: '#f5c0b4' };
/** Ground under the picture by energy cost [SW 1.4.7.3]. */
const COST_GROUND = ['#fdfbf5', '#f7d64a', '#ee8f2d', '#cf4030'] as const;
export const INK = '#24170d';

export function InkIcon({
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

/** What a large disc has besides. */
export interface Detail {
  /** In a field: what it does, and how much. */
  readonly Flag: ComponentType<{ field: FieldCard }>;
  /** In the hub: cost and resistance. */
  readonly Figures: ComponentType<{ weapon: WeaponCard }>;
  /** What stands in the rim of a field: goes on, you choose, you must. */
  readonly signs: Readonly<Record<Colour, string>>;
}

export interface DiscProps {
  readonly weapon: WeaponCard;
  /** The disc as it rests: signs stand upright whatever it is turned by. */
  readonly turned?: number;
  /** Fields to bring out; the others fade. */
  readonly lit?: readonly number[] | undefined;
}

/** A disc with every value, or without detail with the kinds alone. */
export function DiscShape({ weapon, detail, turned = 0, lit }: DiscProps & { readonly detail?: Detail }) {
  const n = weapon.fields.length;
  const inner = detail ? 36 : 42;
  const size = Math.min(1, 9 / n) * (detail ? 1 : 1.25);
  const upright = `rotate(${-turned})`;
  return (
    <svg className="disc" viewBox="-102 -102 204 204" aria-hidden="true" focusable="false">
      <circle r="100" fill={`url(#rim-${weapon.type})`} stroke={INK} strokeWidth="2.5" />
      <circle r="92.5" fill="#efe4cf" stroke={INK} strokeOpacity="0.55" strokeWidth="1" />
      {weapon.fields.map((field, i) => {
        const faded = lit !== undefined && !lit.includes(i);
        const spot = fieldSpot(i, n, detail ? 62 : 64);
        const sign = polar((360 / n) * i, 86.5);
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
                {detail ? <detail.Flag field={field} /> : <InkIcon name={field.kind} x={0} y={0} size={30} />}
              </g>
            </g>
            {detail ? (
              <g transform={`translate(${sign.x} ${sign.y})`}>
                <text className="disc-sign" transform={upright} fill="#fff">
                  {detail.signs[field.colour]}
                </text>
              </g>
            ) : null}
          </g>
        );
      })}
      <g className="upright" transform={upright}>
        <circle r={inner} fill={COST_GROUND[weapon.energyCost]} stroke={INK} strokeWidth="2.5" />
        <circle r={inner - 4} fill="none" stroke={INK} strokeOpacity="0.18" strokeWidth="1.5" />
        <InkIcon name={weapon.type} x={0} y={detail ? -6 : 0} size={detail ? 36 : 58} />
        {detail ? <detail.Figures weapon={weapon} /> : null}
      </g>
    </svg>
  );
}

/** A weapon's disc, small: the kinds alone. It is decoration: whoever shows it says in words what is on it. */
export const Disc = memo(function Disc(props: DiscProps) {
  return <DiscShape {...props} />;
});
