import { useId } from 'react';

const teeth = (y: number, up: boolean): string => {
  const points = Array.from({ length: 17 }, (_, k) => `${10 + k * 7.5},${y + (k % 2 === 0 ? 0 : up ? -6 : 6)}`);
  return points.join(' ');
};

/** A foil pack with the sign of the house; decoration beside its words. */
export function PackArt({ pack }: { pack: 'booster' | 'starter' }) {
  const id = useId();
  const [light, dark] = pack === 'booster' ? ['#d98a3a', '#7a3b12'] : ['#5d8f8a', '#1f4b4d'];
  return (
    <svg className="pack-art" viewBox="0 0 140 196" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={dark} />
          <stop offset="0.38" stopColor={light} />
          <stop offset="0.5" stopColor="#fff2dc" />
          <stop offset="0.6" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      </defs>
      <polygon
        points={`${teeth(14, true)} ${teeth(182, false).split(' ').toReversed().join(' ')}`}
        fill={`url(#${id})`}
      />
      <path d="M10 26H130M10 170H130" stroke={dark} strokeWidth="2" strokeDasharray="3 3" opacity="0.7" />
      <g transform="translate(70 98)">
        <circle r="43" fill="#24170d" opacity="0.35" cy="4" />
        <circle r="42" fill="#7a3b12" />
        <circle r="35" fill="#f6ead6" />
        <path d="M0 0V-35a35 35 0 0 1 30.3 52.5z" fill="#4c8a45" />
        <path d="M0 0l30.3 17.5a35 35 0 0 1-60.6 0z" fill="#d9822b" />
        <path d="M0 0L-30.3 17.5A35 35 0 0 1 0-35z" fill="#b8372a" />
        <circle r="12" fill="#fffaf0" stroke="#7a3b12" strokeWidth="4" />
      </g>
    </svg>
  );
}
