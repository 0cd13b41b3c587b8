/** Starting games of plain data. */
import type { GameId, Player } from '../engine/protocol.ts';
import { gameNamed } from '../games.ts';
import { begin } from '../state/play.ts';
import { useSettings } from '../state/settings.ts';
import type { PlainOrder } from './adapter.ts';
import type { PlainChoice } from './data.ts';

/** What was chosen, by the fields of the configuration. */
export type Chosen = Readonly<Record<string, number>>;

/** The usual way of each choice. */
export const usual = (choices: readonly PlainChoice[]): Chosen =>
  Object.fromEntries(choices.map(({ name, ways }) => [name, ways[0][0]]));

/** A game against bots, or of all at one screen. */
export function plainOrder(game: GameId, config: Chosen, here: boolean): PlainOrder {
  const { level, names } = useSettings.getState();
  const other: Player = here ? { kind: 'human' } : { kind: 'bot', level };
  const players = Array.from(
    { length: gameNamed(game).seats[0] },
    (_, seat): Player => (seat === 0 ? { kind: 'human' } : other),
  );
  return { game, config: { ...config }, players, names };
}

/** You against bots, in the usual way. */
export const quickPlain = (game: GameId, choices: readonly PlainChoice[]): void =>
  begin(plainOrder(game, usual(choices), false));
