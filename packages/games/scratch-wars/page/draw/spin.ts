/** The turn of a disc: wind-up, spin, settle; and when the edges of its fields pass the pointer. */
import { fieldAngle, fieldWidth } from './geometry.ts';

const WIND_UP = 14;
const OVERSHOOT = 2.5;
const WOUND = 0.1;
const SPUN = 0.92;
/** Of the long turn: quick at first, slowing to nothing. */
const CURVE = [0.12, 0.72, 0.22, 1] as const;
const SAMPLES = 400;

const turned = (angle: number): string => `rotate(${angle}deg)`;

/** The frames of the turn from one angle to another. */
export function turnFrames(from: number, to: number): Keyframe[] {
  return [
    { transform: turned(from), easing: 'ease-in-out' },
    { transform: turned(from - WIND_UP), offset: WOUND, easing: `cubic-bezier(${CURVE.join(', ')})` },
    { transform: turned(to + OVERSHOOT), offset: SPUN, easing: 'ease-in-out' },
    { transform: turned(to) },
  ];
}

const bezier = (a: number, b: number, u: number): number =>
  3 * (1 - u) * (1 - u) * u * a + 3 * (1 - u) * u * u * b + u * u * u;

/** When field edges pass the pointer during the long turn, each as a share of the whole time, 0 to 1. */
export function tickTimes(from: number, to: number, fields: number): number[] {
  const start = from - WIND_UP;
  const way = to + OVERSHOOT - start;
  const width = fieldWidth(fields);
  const edge = (angle: number): number => Math.floor((angle + width / 2) / width);
  const ticks: number[] = [];
  let passed = edge(start);
  for (let k = 1; k <= SAMPLES; k++) {
    const u = k / SAMPLES;
    const here = edge(start + way * bezier(CURVE[1], CURVE[3], u));
    if (here === passed) continue;
    passed = here;
    ticks.push(WOUND + (SPUN - WOUND) * bezier(CURVE[0], CURVE[2], u));
  }
  return ticks;
}

/**
 * The angle at which a disc rests so that a field lies under the pointer at the top.
 * @param off -1 to 1: how far from the middle of the field, for looks alone
 */
export function restAngle(field: number, fields: number, off = 0): number {
  return -fieldAngle(field, fields) + off * 0.34 * fieldWidth(fields);
}

/** Where a spin from an angle ends: whole turns on, then on to the resting place. */
export function spinTo(from: number, field: number, fields: number, turns: number, off = 0): number {
  const goal = restAngle(field, fields, off);
  const ahead = (((goal - from) % 360) + 360) % 360;
  return from + turns * 360 + ahead;
}

/** The field under the pointer of a disc turned by an angle. */
export function fieldUnder(angle: number, fields: number): number {
  const width = fieldWidth(fields);
  const back = (((-angle + width / 2) % 360) + 360) % 360;
  return Math.floor(back / width) % fields;
}
