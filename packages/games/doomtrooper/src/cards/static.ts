/** Texts that hold: whom they are about, under which condition, and what they change. Integers, for they are read in every state. */

/** Whose cards a sieve lets through, seen from whoever's text it is. */
export const WHOSE_NAMES = [
  'any',
  'own',
  'others',
  'self',
  'bearer',
  'ownOther',
  'anyOther',
  'enemy',
  'bearers',
  'wielder',
  'borne',
  'unit',
  'chosen',
  'comrade',
  'behind',
  'carried',
] as const;
export type WhoseName = (typeof WHOSE_NAMES)[number];
/** `enemy`: who stands against the bearer in the combat; `bearers`: cards on the same bearer; `wielder`: the
 * warrior who bears it in the end; `borne`: cards on the speaker; `unit`: who serves under the speaker; `chosen`: whom
 * it has chosen; `behind`: who hides behind it; `carried`: who rides with it. `...Other`: not the speaker itself [DT 8.14.1]. */
export const [
  ANY,
  OWN,
  OTHERS,
  SELF,
  BEARER,
  OWN_OTHER,
  ANY_OTHER,
  ENEMY,
  BEARERS,
  WIELDER,
  BORNE,
  UNIT,
  CHOSEN,
  COMRADE,
  HIDING,
  CARRIED_BY,
] = WHOSE_NAMES.keys();

/** Which cards in play a text is about. All that is set must hold; 0 and null ask nothing. */
export interface Sieve {
  readonly whose: number;
  /** Types of cards, by `1 << kind`; 0 = warriors. */
  readonly types: number;
  /** Traits it has all of, one of, none of. */
  readonly all: number;
  readonly some: number;
  readonly none: number;
  /** Kinds of warriors (numbers of `kinds.ts`) or single cards, one of which it is. */
  readonly kinds: readonly number[];
  readonly cards: readonly number[];
  /** Marks it bears, and none of which it bears. */
  readonly marks: number;
  readonly unmarked: number;
  /** Zones, by `1 << zone`; of an attached card those of its bearer. */
  readonly zones: number;
  /** Equipment and relics: gear it has one of. */
  readonly gear: number;
  /** Its BASE value lies between. */
  readonly least: number;
  readonly most: number;
  /** An attached card: what bears it. */
  readonly bearer: Sieve | null;
  /** Its part in the combat: one of ROLES. */
  readonly role: number;
  /** Gear it has none of, kinds of which it is none. */
  readonly notGear: number;
  readonly notKinds: readonly number[];
  /** No other warrior of the same player is in its zone. */
  readonly last: boolean;
  /** Its value is more than that of whom it fights (1), or at least twice that (2). */
  readonly outweighs: number;
  /** It sits in, or is considered, one of these: gear by bits. */
  readonly riding: number;
  /** What one of the cards on it is, what none of them is. */
  readonly bears: Sieve | null;
  readonly lacks: Sieve | null;
  /** It will survive the strikes (1), or be killed by them (2). */
  readonly fate: number;
  /** It stands beside one of its player who fights, and does not fight itself [DT 4.33.1]. */
  readonly beside: boolean;
  /** It sits in no vehicle. */
  readonly afoot: boolean;
  /** It was wounded in the combat that is fought: by anything (1), by a strike (2). */
  readonly hurt: number;
  /** It lies on no other card. */
  readonly loose: boolean;
  /** A Doomtrooper by what is printed, and no heretic by that. */
  readonly fallen: boolean;
  /** It may fight at all [DT 9.2]; it could be named attacker in the combat that was declared. */
  readonly capable: boolean;
  readonly attacks: boolean;
  /** A fortification that passes reaches it; none does. */
  readonly shelter: Sieve | null;
  readonly noShelter: Sieve | null;
  /** Who stands against it in the combat. */
  readonly against: Sieve | null;
  /** It is of the affiliation that the speaker has named, and of the player before whom that lies. */
  readonly named: boolean;
}

/** A condition; all that is set must hold. */
export interface When {
  /** The tactic of the combat, by bits; 0 = any, even without a combat. */
  readonly tactic: number;
  /** The part of the bearer, or of the warrior concerned, in the combat: one of ROLES. */
  readonly role: number;
  /** Who stands against him. */
  readonly enemy: Sieve | null;
  /** At least so many of these are in play. */
  readonly there: Sieve | null;
  readonly count: number;
  /** Zones in which the speaker itself lies, by bits; 0 = any. */
  readonly zones: number;
  /** 0 any turn, 1 own, 2 others'. */
  readonly turn: number;
  /** No combat is being fought. */
  readonly quiet: boolean;
  /** Its player has at least so many promotion points. */
  readonly promotion: number;
  /** How far the combat is: one of STAGES. */
  readonly stage: number;
  /** It is the weapon in use, or the warzone in which is fought. */
  readonly wielded: boolean;
}
/** named: before the tactic is announced; zone: it is fought in a warzone; over: states have changed. */
export const STAGE_NAMES = ['any', 'named', 'zone', 'over'] as const;
export const [ANY_STAGE, NAMED, IN_ZONE, OVER] = STAGE_NAMES.keys();
/** How somebody was wounded in a combat: by anything, by a strike; the latter counts as the former too. */
export const [BY_ANYTHING, BY_STRIKE] = [1, 2];
export const ROLE_NAMES = ['any', 'attacker', 'defender', 'inCombat'] as const;
export const [ANY_ROLE, ATTACKER, DEFENDER, IN_COMBAT] = ROLE_NAMES.keys();

/** Order in which figures are changed [DT 4.32] [DT R117]. */
export const LAYER_NAMES = ['beast', 'baseSet', 'baseTimes', 'basePlus', 'times', 'plus'] as const;
export type LayerName = (typeof LAYER_NAMES)[number];
export const [BEAST_LAYER, BASE_SET, BASE_TIMES, BASE_PLUS, TIMES, PLUS] = LAYER_NAMES.keys();

export * from './static-names.ts';

/** figures of the layer baseSet: `n` of them are the highest that is printed. */
export const HIGHEST = 1;
/** A figure that a text of that layer leaves alone. */
export const UNSET = -99;

/** autoKill: tactics moved by so many bits annihilate the victim. */
export const ANNIHILATES = 2;

/** A text that holds as long as its card lies there and may be used. */
export interface Static {
  readonly what: number;
  readonly whom: Sieve;
  readonly when: When | null;
  readonly of: Sieve | null;
  readonly n: number;
  readonly layer: number;
  /** Fight, shoot, armor, value; in the layers of times 0 leaves a figure alone. */
  readonly by: readonly [number, number, number, number];
  /** Times and base times: what `by` is divided by. */
  readonly den: number;
  /** Figures: once for each card in play that passes; null = once. */
  readonly per: Sieve | null;
  /** From several sources only the best one counts (commanders) [DT 4.32.4]. */
  readonly single: boolean;
}
