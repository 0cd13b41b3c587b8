import type { AnyIcon } from '@kolbiste/tablekit/draw/icon.tsx';
import { iconPath } from '@kolbiste/tablekit/draw/icon.tsx';
import { memo } from 'react';
import type { HeroCard, HeroKind, TimeOfDay } from '../../src/index.ts';
import { figureRange, TIMES_OF_DAY } from '../../src/index.ts';
import { polar } from '../draw/geometry.ts';

const GROUND: Readonly<Record<TimeOfDay, string>> = {
  morning: '#f7dfa0',
  noon: '#f3bd62',
  evening: '#dd9468',
  night: '#4a5788',
};
const INK = '#24170d';

/** A quarter of the ring, the k-th clockwise from the upper left: the day goes round. */
function quarter(k: number): string {
  const from = polar(-90 + 90 * k, 96);
  const to = polar(90 * k, 96);
  return `M 0 0 L ${from.x} ${from.y} A 96 96 0 0 1 ${to.x} ${to.y} Z`;
}

const spans = ({ low, high }: { low: number; high: number }): string => (low === high ? `${low}` : `${low}–${high}`);

interface Quarter {
  readonly gain: string;
  readonly effects: readonly AnyIcon[];
}

/** Figures of this size measure eleven points where a coin is smallest. */
const READABLE = 24;
/** So many effects fit into a quarter; cards of this game have at most two. */
const SHOWN = 2;

/** What a hero's coin says: life in the middle; for each time of day its energy and what it makes stronger. */
function wordsOf(hero: HeroCard | HeroKind): { life: string; quarters: readonly Quarter[] } {
  if ('rarity' in hero) {
    const quarters = TIMES_OF_DAY.map((time) => {
      const { energyGain, bonuses, specials } = hero.slots[time];
      return { gain: `+${energyGain}`, effects: [...specials, ...bonuses].map(({ kind }) => kind).slice(0, SHOWN) };
    });
    return { life: String(hero.life), quarters };
  }
  const quarters = hero.slots.map(({ energyGain, bonuses, specials }) => ({
    gain: spans(figureRange(energyGain)),
    effects: [...specials, ...bonuses].map(([kind]) => kind).slice(0, SHOWN),
  }));
  return { life: spans(figureRange(hero.life)), quarters };
}

function Sign({ name, angle, at, size, ink }: { name: AnyIcon; angle: number; at: number; size: number; ink: string }) {
  const { x, y } = polar(angle, at);
  const half = size / 2;
  return <path d={iconPath(name)} fill={ink} transform={`translate(${x - half} ${y - half}) scale(${size / 512})`} />;
}

/** A hero at a glance. It is decoration: whoever shows it says in words what is on it. */
export const HeroCoin = memo(function HeroCoin({ hero }: { hero: HeroCard | HeroKind }) {
  const { life, quarters } = wordsOf(hero);
  return (
    <svg className="disc hero-coin" viewBox="-102 -102 204 204" aria-hidden="true" focusable="false">
      <circle r="100" fill="#6b3a16" />
      {TIMES_OF_DAY.map((time, k) => {
        const middle = -45 + 90 * k;
        const text = polar(middle, life.length > 2 ? 57 : 50);
        const ink = time === 'night' ? '#fffaf0' : INK;
        const { gain, effects } = quarters[k];
        return (
          <g key={time}>
            <path d={quarter(k)} fill={GROUND[time]} stroke="#6b3a16" strokeWidth="3" />
            <Sign name={time} angle={middle} at={86} size={17} ink={ink} />
            {effects.map((effect, n) => (
              <Sign key={n} name={effect} angle={middle + (n === 0 ? -25 : 25)} at={72} size={27} ink={ink} />
            ))}
            <text x={text.x} y={text.y} className="disc-num" fontSize={READABLE} fill={ink}>
              {gain}
            </text>
          </g>
        );
      })}
      <circle r={life.length > 2 ? 38 : 27} fill="#fffaf0" stroke="#6b3a16" strokeWidth="4" />
      <Sign name="life" angle={0} at={life.length > 2 ? 22 : 16} size={15} ink="#a3261a" />
      <text x="0" y="7" className="disc-num" fontSize={life.length > 2 ? READABLE : 26} fill={INK}>
        {life}
      </text>
    </svg>
  );
});
