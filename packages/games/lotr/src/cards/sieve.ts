/** Filters as numbers; -1 and false ask for nothing. */
import type { Keyword, Trait } from '../vocabulary.ts';
import { KEYWORDS, SPHERES, TRAITS } from '../vocabulary.ts';
import { WORD } from './code.ts';
import type { Filter } from './types.ts';

export const IS = { character: 0, hero: 1, ally: 2, enemy: 3, location: 4, attachment: 5 } as const;
export const OF = { you: 0, others: 1, chosen: 2, defending: 3, first: 4 } as const;
export const WHERE = { staging: 1, engaged: 2, active: 3 } as const;

export interface Sieve {
  readonly is: number;
  readonly of: number;
  readonly where: number;
  readonly trait: number;
  readonly keyword: number;
  readonly sphere: number;
  /** 1 ready, 0 exhausted, -1 either. */
  readonly ready: number;
  readonly committed: boolean;
  readonly damaged: boolean;
  readonly other: boolean;
  readonly notIt: boolean;
  /** One of WORD. */
  readonly on: number;
  readonly card: number;
}

export const traitOf = (name: Trait): number => TRAITS.indexOf(name);
const keywordOf = (name: Keyword): number => 1 << KEYWORDS.indexOf(name);

export function sieveOf(f: Filter): Sieve {
  return {
    is: f.is === undefined ? -1 : IS[f.is],
    of: f.of === undefined ? -1 : OF[f.of],
    where: f.where === undefined ? -1 : WHERE[f.where],
    trait: f.trait === undefined ? -1 : traitOf(f.trait),
    keyword: f.keyword === undefined ? 0 : keywordOf(f.keyword),
    sphere: f.sphere === undefined ? -1 : SPHERES.indexOf(f.sphere),
    ready: f.ready === undefined ? -1 : f.ready ? 1 : 0,
    committed: f.committed === true,
    damaged: f.damaged === true,
    other: f.other === true,
    notIt: f.notIt === true,
    on: f.on === undefined ? -1 : WORD[f.on],
    card: f.card ?? 0,
  };
}
