/** Numbers of the table by name: what can be asked why. */

/** A number of the table. `at`: the seat of life, energy and entries, the weapon 0 to 9 of a state. */
export interface Figure {
  readonly what: 'life' | 'energy' | 'entries' | 'weapon' | 'actions' | 'round' | 'active';
  readonly at: number;
}

/** As written into `data-why` of whatever shows the number. */
export const figureKey = ({ what, at }: Figure): string => `${what}:${at}`;
