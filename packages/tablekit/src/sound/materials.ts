/** What things sound like by what they are made of. A sound of the table lays several of them over each other. */

/** `at` seconds from now, so loud at its beginning, gone after `length` seconds. */
export interface Layer {
  readonly of: Material;
  readonly at: number;
  /** The deepest tone of it, in hertz. */
  readonly pitch: number;
  readonly length: number;
  readonly loud: number;
}

/** Where sounds go out, and how. */
export interface Way {
  readonly context: AudioContext;
  readonly into: AudioNode;
}

const SILENT = 0.0001;

function fading({ context, into }: Way, from: number, length: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(SILENT, from + length);
  gain.connect(into);
  return gain;
}

/** A tone that fades; `to`: where its pitch falls to. */
export function tone(
  way: Way,
  type: OscillatorType,
  [hertz, start, length]: readonly [number, number, number],
  loud: number,
  to = hertz,
) {
  const from = way.context.currentTime + start;
  const oscillator = way.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(hertz, from);
  if (to !== hertz) oscillator.frequency.exponentialRampToValueAtTime(to, from + length);
  oscillator.connect(fading(way, from, length, loud));
  oscillator.start(from);
  oscillator.stop(from + length);
  return oscillator;
}

let hiss: AudioBuffer | null = null;

/** A second of noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  if (hiss !== null) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const points = hiss.getChannelData(0);
  for (let i = 0; i < points.length; i++) points[i] = Math.random() * 2 - 1;
  return hiss;
}

/** Noise around a pitch that falls or rises. */
function rustle(way: Way, type: BiquadFilterType, { at, pitch, length, loud }: Layer, to: number): void {
  const from = way.context.currentTime + at;
  const source = way.context.createBufferSource();
  source.buffer = noiseOf(way.context);
  const filter = way.context.createBiquadFilter();
  filter.type = type;
  filter.frequency.setValueAtTime(pitch, from);
  filter.frequency.exponentialRampToValueAtTime(to, from + length);
  source.connect(filter).connect(fading(way, from, length, loud));
  source.start(from);
  source.stop(from + length);
}

/** Tones of struck metal are no harmonies of the deepest. */
const CLANG = [1, 2.76, 5.4] as const;

const MATERIALS = {
  /** A knock: a tone that falls, and the dull noise of the blow. */
  wood(way: Way, layer: Layer): void {
    const { at, pitch, length, loud } = layer;
    tone(way, 'triangle', [pitch, at, length], loud, pitch * 0.6);
    rustle(way, 'lowpass', { ...layer, pitch: pitch * 4, length: length * 0.5, loud: loud * 0.6 }, pitch);
  },
  /** A clank that rings on, the higher the shorter. */
  metal(way: Way, { at, pitch, length, loud }: Layer): void {
    CLANG.forEach((times, k) => {
      tone(way, 'sine', [pitch * times, at, length / (k + 1)], loud / (k + 1));
    });
  },
  /** A flick: noise that sweeps upwards. */
  paper(way: Way, layer: Layer): void {
    rustle(way, 'bandpass', layer, layer.pitch * 2.5);
  },
} as const;

export type Material = keyof typeof MATERIALS;

export function lay(way: Way, layers: readonly Layer[]): void {
  for (const layer of layers) MATERIALS[layer.of](way, layer);
}
