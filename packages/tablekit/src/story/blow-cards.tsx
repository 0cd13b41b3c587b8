/** The cards in the lines by which a game ended, for games whose cards have faces. */
import type { FunctionComponent } from 'react';
import type { Happening } from '../engine/protocol.ts';
import type { Ending } from './ending.ts';

/** More would be no moment. */
const MOST = 3;

interface Shown {
  readonly id: number;
  readonly size: 'tile';
  readonly title: string;
}

/**
 * @param cardsIn the cards a line carries, in its order; 0 = none
 * @param Face draws one of them
 * @param useName what it is called
 */
export function blowCards(
  cardsIn: (line: Happening) => readonly number[],
  Face: FunctionComponent<Shown>,
  useName: () => (card: number) => string,
): NonNullable<Ending['Faces']> {
  return function Faces({ lines }) {
    const name = useName();
    const cards = [...new Set(lines.flatMap(cardsIn).filter((card) => card > 0))].slice(0, MOST);
    return (
      <ul className="blow-faces">
        {cards.map((card) => (
          <li key={card} data-peek={card}>
            <Face id={card} size="tile" title={name(card)} />
          </li>
        ))}
      </ul>
    );
  };
}
