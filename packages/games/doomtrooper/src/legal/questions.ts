/** What may be asked about a hand: whether a card of a type, of an affiliation, or of a name is among its cards. Pure reads. */
import { cardOf, pool } from '../cards/pool.ts';
import type { State } from '../state.ts';
import { AFFILIATIONS, KIND_NAMES, TRAIT_NAMES } from '../vocabulary.ts';

/** Cards of any type; of any affiliation. */
export const ANY_TYPE = KIND_NAMES.length;
export const ANY_OF_IT = TRAIT_NAMES.length;

/** The types that may be named, and "of any". */
export const typesAsked = (): number[] => [...KIND_NAMES.keys(), ANY_TYPE];

const NAMED = 1001;
/** What may be asked of a type: whether there is one, one of an affiliation, one of a name; of any type an affiliation. */
export function asked(type: number): number[] {
  const affiliations = [...TRAIT_NAMES.keys()].filter((n) => AFFILIATIONS & (1 << n));
  if (type === ANY_TYPE) return affiliations;
  const names = pool.ids.filter((id) => cardOf(id).kind === type && cardOf(id).scripted);
  return [...affiliations, ANY_OF_IT, ...names];
}

/** The true answer. */
export function isHeldSo(s: State, whose: number, type: number, more: number): boolean {
  return s.hands[whose].some((id) => {
    if (more >= NAMED) return id === more;
    const { kind, traits } = cardOf(id);
    return (type === ANY_TYPE || kind === type) && (more === ANY_OF_IT || (traits & (1 << more)) !== 0);
  });
}
