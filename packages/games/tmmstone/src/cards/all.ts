/** Every card of the game. The files are data by class; data.test.ts checks them against the types, where they become cards. */
import chemist from './chemist.json' with { type: 'json' };
import engineer from './engineer.json' with { type: 'json' };
import informatician from './informatician.json' with { type: 'json' };
import mathematician from './mathematician.json' with { type: 'json' };
import neutral from './neutral.json' with { type: 'json' };
import physicist from './physicist.json' with { type: 'json' };
import type { Card } from './types.ts';

const files: readonly unknown[][] = [neutral, mathematician, informatician, physicist, engineer, chemist];

/** All cards, tokens too, class by class in ascending number. */
export const cards = files.flat() as readonly Card[];
