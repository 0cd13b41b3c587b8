/** The sounds of the table, made on the spot of what its things are made of: no recording, nothing to fetch. */
import type { Heard, Light } from '../state/showing.ts';
import type { Layer, Way } from './materials.ts';
import { lay, tone } from './materials.ts';
import { useVolume } from './volume.ts';

type Note = readonly [hertz: number, start: number, length: number];

const LOUD = 0.12;
const QUIET = 0.05;

let context: AudioContext | null = null;
let master: GainNode | null = null;
let ticking: OscillatorNode[] = [];

/** The way out, as loud as it is set; undefined where the browser has none or does not allow it. */
function open(): Way | undefined {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    if (master === null) {
      master = context.createGain();
      master.connect(context.destination);
    }
    // Loudness is heard by its square.
    master.gain.value = (useVolume.getState().volume / 100) ** 2;
    return { context, into: master };
  } catch {
    return undefined;
  }
}

function melody(type: OscillatorType, notes: readonly Note[], loud = LOUD): void {
  const out = open();
  if (out !== undefined) for (const one of notes) tone(out, type, one, loud);
}

/** Ticks at the given times, in milliseconds from now. */
export function ticks(times: readonly number[]): void {
  const out = open();
  if (out === undefined) return;
  hush();
  ticking = times.map((ms) => tone(out, 'square', [1150, ms / 1000, 0.018], QUIET));
}

/** The disc rests before its time: no more ticks. */
export function hush(): void {
  for (const tick of ticking) tick.stop();
  ticking = [];
}

const RESULTS: Readonly<Record<Light, readonly Note[]>> = {
  green: [
    [523, 0, 0.16],
    [784, 0.09, 0.3],
  ],
  orange: [[587, 0, 0.3]],
  red: [
    [494, 0, 0.16],
    [330, 0.09, 0.35],
  ],
};

/** What the wheel shows: upwards goes on, downwards ends the turn. */
export const result = (light: Light): void => melody('triangle', RESULTS[light]);

const HAPPENINGS: Readonly<Record<Heard, readonly Layer[]>> = {
  // A card comes down on the table.
  put: [
    { of: 'paper', at: 0, pitch: 1400, length: 0.09, loud: 0.09 },
    { of: 'wood', at: 0.07, pitch: 190, length: 0.08, loud: 0.05 },
  ],
  draw: [{ of: 'paper', at: 0, pitch: 1900, length: 0.14, loud: 0.08 }],
  blow: [
    { of: 'wood', at: 0, pitch: 130, length: 0.16, loud: 0.12 },
    { of: 'metal', at: 0.01, pitch: 420, length: 0.12, loud: 0.03 },
  ],
  clink: [{ of: 'metal', at: 0, pitch: 980, length: 0.3, loud: 0.05 }],
  rise: [
    { of: 'metal', at: 0, pitch: 523, length: 0.12, loud: 0.04 },
    { of: 'metal', at: 0.07, pitch: 659, length: 0.24, loud: 0.04 },
  ],
  fall: [
    { of: 'wood', at: 0, pitch: 160, length: 0.12, loud: 0.1 },
    { of: 'wood', at: 0.09, pitch: 95, length: 0.24, loud: 0.1 },
    { of: 'paper', at: 0.1, pitch: 500, length: 0.25, loud: 0.05 },
  ],
};

/** A card is put down or drawn, somebody is hit, healed or gone. */
export function happening(heard: Heard): void {
  const out = open();
  if (out !== undefined) lay(out, HAPPENINGS[heard]);
}

/** It is your turn. */
export const turn = (): void =>
  melody('sine', [
    [659, 0, 0.2],
    [880, 0.14, 0.4],
  ]);

/** That is not possible. */
export const refused = (): void => melody('sine', [[165, 0, 0.14]]);

/** The game is over. */
export const over = (won: boolean): void =>
  melody(
    'triangle',
    (won ? [523, 659, 784, 1047] : [523, 440, 349, 262]).map((hertz, k): Note => [hertz, k * 0.14, 0.4]),
  );
