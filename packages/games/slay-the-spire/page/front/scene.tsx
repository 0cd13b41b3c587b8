/** A miniature of the table: a hall of the tower, its die, an enemy and a hand of cards. */
import './scene.css';

/** Dots of a face of five. */
const DOTS = [
  [-11, -11],
  [11, -11],
  [0, 0],
  [-11, 11],
  [11, 11],
];
const EMBERS = [30, 74, 118, 160, 204, 236];
const FAN = [-14, 0, 14];

/** Arches of dark stone. */
function Hall() {
  return (
    <g fill="none" stroke="#12060a" strokeOpacity="0.55" strokeWidth="7">
      <path d="M16 400V150a52 60 0 0 1 104 0v250M140 400V150a52 60 0 0 1 104 0v250" />
      <path d="M0 76h260M0 36h260M60 36v40m70 0v46m70-86v40" strokeWidth="3" />
    </g>
  );
}

/** One with horns, and how much it has left. */
function Enemy() {
  return (
    <g className="spire-enemy">
      <path
        d="M98 96q-22-16-18-46 12 26 34 28 16-8 32 0 22-2 34-28 4 30-18 46 10 14 8 34-4 18-18 24v18h-44v-18q-14-6-18-24-2-20 8-34z"
        fill="#f3d9c6"
        stroke="#1a080a"
        strokeWidth="4"
      />
      <path d="M100 118l22 10-20 8zm60 0l-22 10 20 8z" fill="#b3261e" />
      <path d="M118 172v-14m12 14v-14m12 14v-14" stroke="#1a080a" strokeWidth="4" />
      <rect x="86" y="192" width="88" height="11" rx="5" fill="#1a080a" />
      <rect className="spire-life" x="88" y="194" width="84" height="7" rx="3" fill="#ff6b4a" />
    </g>
  );
}

/** The die that says what enemies do. */
function Die() {
  return (
    <g transform="translate(212 236)">
      <g className="spire-die">
        <rect x="-23" y="-23" width="46" height="46" rx="9" fill="#f7ecdf" stroke="#1a080a" strokeWidth="3" />
        {DOTS.map(([x, y]) => (
          <circle key={`${x}${y}`} cx={x} cy={y} r="4.5" fill="#1a080a" />
        ))}
      </g>
    </g>
  );
}

function Hand() {
  return FAN.map((turn, k) => (
    <g key={turn} transform={`translate(130 470) rotate(${turn})`}>
      <g className={k === 1 ? 'spire-played' : undefined}>
        <path d="M-34-178l10-10h48l10 10v92h-68z" fill="#32262d" stroke="#ff9a4d" strokeWidth="3" />
        <circle cx="-24" cy="-176" r="12" fill="#a23a12" stroke="#ffd9b0" strokeWidth="2" />
        <path d="M0-166l26 50h-52z" fill="none" stroke="#ffd9b0" strokeWidth="4" />
      </g>
    </g>
  ));
}

export function Scene() {
  return (
    <svg viewBox="0 0 260 400" preserveAspectRatio="xMidYMid slice" focusable="false">
      <Hall />
      <g fill="#ff9a4d">
        {EMBERS.map((x, k) => (
          <circle
            key={x}
            className="spire-ember"
            cx={x}
            cy={392}
            r={2 + (k % 3)}
            style={{ animationDelay: `${-k * 1.1}s` }}
          />
        ))}
      </g>
      <Enemy />
      <Die />
      <Hand />
    </svg>
  );
}
