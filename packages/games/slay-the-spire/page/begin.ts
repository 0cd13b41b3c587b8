/** Starting fights and adventures. */
import type { Json } from '@kolbiste/kernel';
import type { Player } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Leader } from '@kolbiste/tablekit/setup/led-seat.tsx';
import { begin } from '@kolbiste/tablekit/state/play.ts';
import { useSettings } from '@kolbiste/tablekit/state/settings.ts';
import { opened } from '../src/boxes.ts';
import type { Config } from '../src/config.ts';
import { PLAYABLE, readConfig } from '../src/config.ts';
import type { HeroId } from '../src/vocabulary.ts';
import { useBoxes } from './boxes.ts';
import type { SpireOrder } from './engine/adapter.ts';

export interface Led {
  readonly hero: HeroId;
  readonly by: Leader;
}

/** What concerns all; what is not named is as in a first game. */
export type Common = Partial<Omit<Config, 'heroes'>>;

export const HEROES_HERE: readonly HeroId[] = PLAYABLE;

/** A game of heroes on one side, led by whoever sits here except where a bot plays. */
export function spireOrder(seats: readonly Led[], common: Common): SpireOrder {
  const { names, level } = useSettings.getState();
  const players = seats.map(({ by }): Player => (by === 'bot' ? { kind: 'bot', level } : { kind: 'human' }));
  const config = readConfig({ ...common, heroes: seats.map(({ hero }) => hero) });
  return { game: 'slay-the-spire', players, names, config: config as unknown as Json };
}

/** Chance picks the map. */
export const ANY_MAP = 2;

/** The first act with the hero for a first game, and the cards that the sheet of boxes opens [STS 20.3] [STS 20.4]. */
export function quickSpire(): void {
  const { packs, colorless } = opened(useBoxes.getState().sheet);
  begin(spireOrder([{ hero: HEROES_HERE[0], by: 'me' }], { map: ANY_MAP, last: 1, packs, colorless }));
}
