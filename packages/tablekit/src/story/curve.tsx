import type { KeyboardEvent, PointerEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainNumber, useSay, useWho } from '../table/words.ts';
import { frameOf, marksOf, stairs } from './curve-shape.ts';
import type { Point } from './story.ts';
import type { Told } from './telling.ts';

const [WIDTH, HEIGHT] = [480, 190];
const [LEFT, RIGHT, TOP, FOOT] = [38, 10, 14, 28];
/** Marks of time stand no closer than this. */
const LEAST = 0.09;
/** Lines are told apart by how they are drawn, and by the shape of their points. */
const SHAPES = ['●', '◆', '▲', '■'];

/** A point in words: when, and the numbers then. */
function usePointWords(told: Told): {
  when(point: Point): string;
  numbers(point: Point): string;
  name(line: number): string;
} {
  const { t } = useTranslation('ending');
  const say = useSay();
  const who = useWho();
  const { counted } = told;
  const name = (line: number): string => (counted.of === 'seats' ? who(line) : say(counted.title));
  const when = ({ time }: Point): string => (time === 0 ? t('start') : say(counted.time).replace('{n}', String(time)));
  const numbers = ({ values }: Point): string =>
    values.map((value, k) => `${name(k)} ${plainNumber(value)}`).join(', ');
  return { when, numbers, name };
}

/** All numbers of the graph. */
function Numbers({ told, open }: { told: Told; open(at: number): void }) {
  const { t } = useTranslation('ending');
  const say = useSay();
  const { when, name } = usePointWords(told);
  const { points, counted } = told;
  return (
    <div className="plot-numbers" tabIndex={0} role="region" aria-label={t('numbers')}>
      <table>
        <caption className="sr">{say(counted.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            {points[0].values.map((_, line) => (
              <th key={name(line)} scope="col">
                {name(line)}
              </th>
            ))}
            <th scope="col">{t('step')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.at}>
              <th scope="row">{when(point)}</th>
              {point.values.map((value, line) => (
                <td key={name(line)}>{plainNumber(value)}</td>
              ))}
              <td>
                <button
                  type="button"
                  className="link"
                  aria-label={t('see', { step: point.at })}
                  onClick={() => open(point.at)}
                >
                  {point.at}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The drawing itself: nothing of it is read out, the slider over it says the same. */
function Drawing({ told, at }: { told: Told; at: number }) {
  const say = useSay();
  const { points, counted, answers } = told;
  const { limit } = counted;
  const { from, to, rungs } = frameOf(points, limit?.value ?? null);
  const x = (step: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * step) / Math.max(1, answers);
  const y = (value: number): number => TOP + ((HEIGHT - TOP - FOOT) * (to - value)) / (to - from);
  const here = points[at];
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {rungs.map((value) => (
        <g key={value}>
          <line className="plot-rung" x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 5} y={y(value) + 4} textAnchor="end">
            {plainNumber(value)}
          </text>
        </g>
      ))}
      {marksOf(points, answers, LEAST).map((point) => (
        <text key={point.at} x={x(point.at)} y={HEIGHT - 7} textAnchor="middle">
          {point.time}
        </text>
      ))}
      {limit === null ? null : (
        <g className="plot-limit">
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(limit.value)} y2={y(limit.value)} />
          <text x={LEFT + 4} y={y(limit.value) - 5}>
            {say(limit.words)}
          </text>
        </g>
      )}
      {points[0].values.map((_, line) => (
        <polyline key={SHAPES[line]} className={`plot-line line-${line}`} points={stairs(points, line, x, y)} />
      ))}
      <line className="plot-here" x1={x(here.at)} x2={x(here.at)} y1={TOP} y2={HEIGHT - FOOT} />
      {here.values.map((value, line) => (
        <text
          key={SHAPES[line]}
          className={`plot-dot line-${line}`}
          x={x(here.at)}
          y={y(value) + 5}
          textAnchor="middle"
        >
          {SHAPES[line]}
        </text>
      ))}
    </svg>
  );
}

/** Where the pointer is, as the number of the last point before it. */
function pointUnder({ points, answers }: Told, event: PointerEvent<HTMLElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = (((event.clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT);
  const near = (point: Point): number => Math.abs(point.at / Math.max(1, answers) - share);
  return points.reduce((best, point, k) => (near(point) < near(points[best]) ? k : best), 0);
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at + 1,
  PageDown: (at) => at - 5,
  PageUp: (at) => at + 5,
  Home: () => 0,
  End: (_, last) => last,
};

/** The graph of what a game counts: keys step through it, pressing a point goes to that step of the replay. */
export function Curve({ told, open }: { told: Told; open(at: number): void }) {
  const { t } = useTranslation('ending');
  const say = useSay();
  const id = useId();
  const { points, counted } = told;
  const last = points.length - 1;
  const [chosen, choose] = useState<number | null>(null);
  const [numbers, setNumbers] = useState(false);
  const slider = useRef<HTMLDivElement>(null);
  const { when, numbers: words, name } = usePointWords(told);
  const at = Math.min(chosen ?? last, last);
  const press = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (event.key === 'Enter' || event.key === ' ') open(points[at].at);
    else if (move === undefined) return;
    else choose(Math.max(0, Math.min(last, move(at, last))));
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className="ending-sheet plot-sheet" aria-labelledby={id} data-testid="curve" data-whole={told.whole}>
      <h3 id={id}>{say(counted.title)}</h3>
      <ul className="plot-key">
        {points[0].values.map((_, line) => (
          <li key={name(line)} className={`line-${line}`}>
            <span aria-hidden="true">{SHAPES[line]}</span> {name(line)}
          </li>
        ))}
      </ul>
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        className="plot-slider"
        aria-label={t('slider', { what: say(counted.title) })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${when(points[at])}: ${words(points[at])}`}
        onKeyDown={press}
        onPointerMove={(event) => choose(pointUnder(told, event))}
        onClick={(event) => open(points[pointUnder(told, event as unknown as PointerEvent<HTMLElement>)].at)}
      >
        <Drawing told={told} at={at} />
      </div>
      <p className="plot-now">
        <b>{when(points[at])}</b>: {words(points[at])}{' '}
        <button type="button" className="link" onClick={() => open(points[at].at)}>
          {t('see', { step: points[at].at })}
        </button>
      </p>
      <button type="button" className="second" aria-expanded={numbers} onClick={() => setNumbers(!numbers)}>
        {t(numbers ? 'hideNumbers' : 'numbers')}
      </button>
      {numbers ? <Numbers told={told} open={open} /> : null}
    </section>
  );
}
