/**
 * The attack of a unit as it stands. It depends on texts, texts depend on whom they mean, and whom they mean may depend on
 * an attack: the circle is closed here, where `statics.ts` puts its reading.
 */
import type { State, Unit } from '../state.ts';

export const figure: { attackOf: (s: State, u: Unit) => number } = { attackOf: (_s, u) => u.attack };
