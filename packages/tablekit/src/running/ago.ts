/** How long ago something was, in words. */
import type { Lang } from '../state/settings.ts';

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** @param millis since then */
export function agoOf(millis: number, lang: Lang): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, each]) => millis >= each) ?? ['second', Infinity];
  return words.format(-Math.floor(millis / length), unit);
}
