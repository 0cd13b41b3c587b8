/** The sounds of the table, made on the spot: no recording, nothing to fetch. */
import type { Heard, Light } from '../state/showing.ts';

type Note = readonly [hertz: number, start: number, length: number];

const LOUD = 0.12;
const QUIET = 0.05;

let context: AudioContext | null = null;
let ticking: OscillatorNode[] = [];

/** The way out; undefined where the browser has none or does not allow it. */
function open(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    return context;
  } catch {
    return undefined;
  }
}

function note(out: AudioContext, type: OscillatorType, [hertz, start, length]: Note, loud: number): OscillatorNode {
  const from = out.currentTime + start;
  const oscillator = out.createOscillator();
  const gain = out.createGain();
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(from);
  oscillator.stop(from + length);
  return oscillator;
}

function melody(type: OscillatorType, notes: readonly Note[], loud = LOUD): void {
  const out = open();
  if (out !== undefined) for (const one of notes) note(out, type, one, loud);
}

/** Ticks at the given times, in milliseconds from now. */
export function ticks(times: readonly number[]): void {
  const out = open();
  if (out === undefined) return;
  hush();
  ticking = times.map((ms) => note(out, 'square', [1150, ms / 1000, 0.018], QUIET));
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

const HAPPENINGS: Readonly<Record<Heard, readonly Note[]>> = {
  put: [[262, 0, 0.09]],
  blow: [
    [147, 0, 0.12],
    [110, 0.03, 0.16],
  ],
  clink: [[1047, 0, 0.12]],
  rise: [
    [523, 0, 0.1],
    [659, 0.07, 0.18],
  ],
  fall: [
    [330, 0, 0.12],
    [220, 0.09, 0.26],
  ],
};

/** A card is put down, somebody is hit, healed or gone. */
export const happening = (heard: Heard): void => melody('triangle', HAPPENINGS[heard], QUIET);

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
