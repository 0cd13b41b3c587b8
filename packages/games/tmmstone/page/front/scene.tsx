/** A miniature of the table of TMMStone: units in chalk on a blackboard, one of them attacks again and again. */
import './scene.css';

const CHALK = '#eef3ea';
/** Signs of units that nobody owns. */
const FAR = ['Σ', 'π', '∫'];
const NEAR = ['λ', '√', 'Ω'];
const FIGURES = [
  [2, 3],
  [4, 5],
  [1, 2],
] as const;

interface UnitProps {
  readonly sign: string;
  readonly x: number;
  readonly y: number;
  readonly figures: readonly [attack: number, life: number];
  readonly className?: string | undefined;
}

/** A sheet of a unit: its sign, attack in a pentagon at the left, life in a drop at the right. */
function Unit({ sign, x, y, figures: [attack, life], className }: UnitProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={className}>
        <rect x="-33" y="-42" width="66" height="84" rx="6" fill="#1d3b35" stroke="#a9794a" strokeWidth="4" />
        <text y="8" fontSize="38" textAnchor="middle" fill={CHALK}>
          {sign}
        </text>
        <path d="M-29 34l5-15h16l5 15-13 9z" fill="#b3392c" stroke={CHALK} />
        <path d="M18 16q13 14 11 20a11 9 0 0 1-22 0q-2-6 11-20z" fill="#2f7a43" stroke={CHALK} />
        <g fontSize="15" fontWeight="700" textAnchor="middle" fill="#fff">
          <text x="-16" y="37">
            {attack}
          </text>
          {className === 'scene-hit' ? (
            <>
              <text x="18" y="39" className="scene-before">
                {life}
              </text>
              <text x="18" y="39" className="scene-after">
                {life - 3}
              </text>
            </>
          ) : (
            <text x="18" y="39">
              {life}
            </text>
          )}
        </g>
      </g>
    </g>
  );
}

/** What was left on the board of a lesson. */
function Lesson() {
  return (
    <g fill="none" stroke={CHALK} strokeOpacity="0.3" strokeWidth="2">
      <path d="M-10 62q34-66 68 0t68 0 68 0 68 0" />
      <path d="M130 96l98 56v112l-98 56-98-56V152z" />
      <ellipse cx="130" cy="208" rx="104" ry="36" transform="rotate(-24 130 208)" />
      <ellipse cx="130" cy="208" rx="104" ry="36" transform="rotate(24 130 208)" />
    </g>
  );
}

export function Scene() {
  return (
    <svg viewBox="0 0 260 400" preserveAspectRatio="xMidYMid slice" focusable="false" fontFamily="ui-rounded, cursive">
      <Lesson />
      {FAR.map((sign, k) => (
        <Unit
          key={sign}
          sign={sign}
          x={54 + 76 * k}
          y={128}
          figures={FIGURES[k]}
          className={k === 1 ? 'scene-hit' : undefined}
        />
      ))}
      {NEAR.map((sign, k) => (
        <Unit
          key={sign}
          sign={sign}
          x={54 + 76 * k}
          y={290}
          figures={[3, 4 - k]}
          className={k === 1 ? 'scene-lunge' : undefined}
        />
      ))}
      <text className="scene-number" x="130" y="84" fontSize="34" fontWeight="700" textAnchor="middle" fill="#ffb3a5">
        −3
      </text>
    </svg>
  );
}
