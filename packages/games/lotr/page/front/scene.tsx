/** A miniature of the table of The Lord of the Rings: an enemy faces a hero, between them the sum, and the threat rises. */
import './scene.css';

const PINES = [14, 40, 62, 196, 222, 246];

/** Three ridges, a road and pines before a low sun. */
function Land() {
  return (
    <g>
      <circle cx="186" cy="112" r="44" fill="#f5e9b0" fillOpacity="0.75" />
      <path d="M0 168l44-52 38 34 52-66 60 72 34-26 32 40v230H0z" fill="#4f7d57" />
      <path d="M0 208l60-38 48 30 58-44 94 56v188H0z" fill="#33583f" />
      <path d="M0 262q70-44 130-20t130-12v170H0z" fill="#1f3a28" />
      <path d="M112 400q-6-60 26-92t-16-58q60 24 40 62t20 88z" fill="#b49a68" fillOpacity="0.5" />
      {PINES.map((x, k) => (
        <path key={x} d={`M${x} ${222 + (k % 3) * 14}l14 30h-8l12 28h-36l12-28h-8z`} fill="#12261a" />
      ))}
    </g>
  );
}

/** Something with eight legs. */
function Enemy() {
  const legs = [-1, 1].flatMap((side) => [0, 1, 2, 3].map((n) => [side, n] as const));
  return (
    <g className="scene-enemy">
      <rect x="86" y="34" width="88" height="108" rx="10" fill="#3a1512" stroke="#d08a6a" strokeWidth="3" />
      <g fill="none" stroke="#f1d9c4" strokeWidth="4" strokeLinecap="round">
        {legs.map(([side, n]) => (
          <path
            key={`${side}${n}`}
            d={`M${130 + side * 8} ${80 + n * 6}q${side * 20} ${-22 + n * 6} ${side * 30} ${n * 13 - 8}`}
          />
        ))}
      </g>
      <ellipse cx="130" cy="98" rx="17" ry="21" fill="#f1d9c4" />
      <circle cx="130" cy="73" r="10" fill="#f1d9c4" />
      <path d="M126 71h1m6 0h1" stroke="#b3261e" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

/** A shield before a sword. */
function Hero() {
  return (
    <g>
      <rect x="86" y="232" width="88" height="112" rx="10" fill="#efe1bd" stroke="#8a6a34" strokeWidth="3" />
      <path d="M156 246l-44 66m-8-14l18 12" stroke="#5b4a2a" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M130 262q18 10 30 10 0 42-30 58-30-16-30-58 12 0 30-10z"
        fill="#7a2f22"
        stroke="#3d2412"
        strokeWidth="3"
      />
      <path d="M130 276v40m-18-24h36" stroke="#f0cb7a" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

/** How near defeat is. */
function Threat() {
  return (
    <g transform="translate(42 336)">
      <circle r="27" fill="#10190f" />
      <circle r="23" fill="none" stroke="#3d4b36" strokeWidth="6" />
      <circle
        className="scene-threat"
        r="23"
        fill="none"
        stroke="#f0cb7a"
        strokeWidth="6"
        pathLength="50"
        strokeDasharray="34 50"
        transform="rotate(-90)"
      />
      <text y="7" fontSize="19" fontWeight="700" textAnchor="middle" fill="#fff">
        34
      </text>
    </g>
  );
}

export function Scene() {
  return (
    <svg
      viewBox="0 0 260 400"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
      fontFamily="ui-serif, Georgia, serif"
    >
      <Land />
      <Enemy />
      <Hero />
      <g className="scene-sum" fontSize="27" fontWeight="700" textAnchor="middle">
        <rect x="66" y="164" width="128" height="44" rx="22" fill="#f4ead0" />
        <text x="130" y="195" fill="#3a1512">
          4 − 2 = 2
        </text>
      </g>
      <Threat />
    </svg>
  );
}
