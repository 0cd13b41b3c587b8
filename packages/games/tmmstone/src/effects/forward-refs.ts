/**
 * The attack of a unit as it stands, for the files below: it depends on texts, texts depend on whom they mean, and whom they
 * mean may depend on an attack. `figures.ts` binds it.
 */
import { forward } from '@kolbiste/kernel';
import type { State, Unit } from '../state.ts';

export const attackNow = forward<(s: State, u: Unit) => number>('attack of a unit');
