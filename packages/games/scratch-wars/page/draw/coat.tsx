import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { iconPath } from '@kolbiste/tablekit/draw/icon.tsx';
import { memo, useId } from 'react';
import type { Arms } from './arms.ts';

const SHIELD = 'M6 6Q28 12 50 4 72 12 94 6V56Q94 92 50 112 6 92 6 56Z';
const INK = '#24170d';

/** A sign in the middle of (x, y). */
function Sign({ name, x, y, size, fill }: { name: AnyIcon; x: number; y: number; size: number; fill: string }) {
  const scale = size / 512;
  return (
    <path
      d={iconPath(name)}
      fill={fill}
      stroke={INK}
      strokeWidth={4 / scale}
      paintOrder="stroke"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}

/** A coat of arms. It is decoration: whoever shows it says whose it is. */
export const Coat = memo(function Coat({ arms }: { arms: Arms }) {
  const clip = useId();
  const { field, metal, parting, charge, crossed, stars } = arms;
  return (
    <svg className="coat" viewBox="-22 -22 144 144" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <Sign name={crossed[0]} x={50} y={50} size={138} fill="#b8925a" />
      <g transform="matrix(-1 0 0 1 100 0)">
        <Sign name={crossed[1]} x={50} y={50} size={138} fill="#b8925a" />
      </g>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h100v116H0z" fill={field} />
        <path d={parting} fill={metal} />
        <path d="M0 0h50v116H0z" fill="#fff" opacity="0.1" />
      </g>
      <path d={SHIELD} fill="none" stroke={INK} strokeWidth="7" />
      <path d={SHIELD} fill="none" stroke={metal} strokeWidth="3" />
      <Sign name={charge} x={50} y={54} size={54} fill="#fffaf0" />
      {Array.from({ length: stars }, (_, k) => (
        <Sign key={k} name="star" x={50 + (k - (stars - 1) / 2) * 17} y={112} size={17} fill="#f4c542" />
      ))}
    </svg>
  );
});
