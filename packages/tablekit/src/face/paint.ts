/** Colours and gradients of pictures. */

/** Light, middle and deep tone: charge and halo, field, shadow. */
export type Tincture = readonly [light: string, middle: string, deep: string];

/** Where, which colour, how dense. */
export type Stop = readonly [offset: number, color: string, density?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, density = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${density < 1 ? ` stop-opacity="${density}"` : ''}/>`,
    )
    .join('');

/** A gradient from above downwards, or towards another corner. */
export const linear = (id: string, stops: readonly Stop[], x2 = 0, y2 = 1): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;

export interface Round {
  readonly x?: number;
  readonly y?: number;
  readonly radius?: number;
}

/** A gradient from a middle outwards. */
export const radial = (id: string, stops: readonly Stop[], { x = 0.5, y = 0.5, radius = 0.5 }: Round = {}): string =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopsOf(stops)}</radialGradient>`;

const CHANNELS = [1, 3, 5] as const;

/** A colour between two, both as `#rrggbb`. */
export function between(from: string, to: string, part: number): string {
  const channel = (color: string, k: number): number => Number.parseInt(color.slice(k, k + 2), 16);
  return `#${CHANNELS.map((k) => {
    const value = channel(from, k) + (channel(to, k) - channel(from, k)) * part;
    return Math.round(value).toString(16).padStart(2, '0');
  }).join('')}`;
}
