/** A miniature of the table: two warriors before a city at night, and what each counts. */
import './scene.css';

/** Towers: where, how wide, how high. */
const TOWERS = [
  [0, 34, 150],
  [30, 40, 214],
  [74, 30, 120],
  [150, 34, 132],
  [186, 42, 232],
  [224, 40, 168],
] as const;
const LIGHTS = [44, 58, 200, 214, 240, 12];

function City() {
  return (
    <g>
      {TOWERS.map(([x, width, height]) => (
        <path key={x} d={`M${x} 300v-${height}l${width / 2}-26 ${width / 2} 26v${height}z`} fill="#1a2433" />
      ))}
      {LIGHTS.map((x, k) => (
        <path
          key={x}
          className="doom-light"
          style={{ animationDelay: `${-k * 0.9}s` }}
          d={`M${x} ${150 + k * 17}v8m8 6v8`}
          stroke="#ffd27a"
          strokeWidth="4"
        />
      ))}
    </g>
  );
}

/** A helmet over a visor, and two gauges below. */
function Warrior({ x, figures, colour }: { x: number; figures: readonly [string, string]; colour: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-50 196l12-12h88v134l-12 12h-88z" fill="#23292f" stroke={colour} strokeWidth="4" />
      <path d="M-32 252q-2-46 32-48 34 2 32 48l-10 4v-12h-44v12z" fill={colour} stroke="#0c0f13" strokeWidth="3" />
      <path d="M-20 256h40l-6 18h-28z" fill="#dfe5ea" stroke="#0c0f13" strokeWidth="3" />
      <g fontSize="17" fontWeight="700" textAnchor="middle" fill="#fff">
        <rect x="-40" y="286" width="36" height="26" rx="4" fill="#8f2f0c" />
        <text x="-22" y="305">
          {figures[0]}
        </text>
        <rect x="4" y="286" width="36" height="26" rx="4" fill="#3d5a75" />
        <text x="22" y="305">
          {figures[1]}
        </text>
      </g>
    </g>
  );
}

export function Scene() {
  return (
    <svg
      viewBox="0 0 260 400"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      fontFamily="system-ui, sans-serif"
    >
      <path className="doom-beam" d="M96 300L30 0h70z" fill="#dfeaff" fillOpacity="0.2" />
      <path className="doom-beam other" d="M176 300L160 0h80z" fill="#dfeaff" fillOpacity="0.16" />
      <City />
      <path d="M0 300h260v100H0z" fill="#0f141b" />
      <path d="M0 304h260" stroke="#f0b13c" strokeWidth="8" strokeDasharray="16 12" />
      <Warrior x={68} figures={['7', '5']} colour="#9fb2c6" />
      <Warrior x={194} figures={['4', '6']} colour="#c07a4a" />
      <path className="doom-shot" d="M122 262h22" stroke="#ffe9a8" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
