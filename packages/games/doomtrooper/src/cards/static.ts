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
] as const;
export type WhoseName = (typeof WHOSE_NAMES)[number];
/** `enemy`: who stands against the bearer in the combat; `bearers`: cards on the same bearer; `wielder`: the
 * warrior who bears it in the end; `borne`: cards on the speaker; `unit`: who serves under the speaker. `...Other`: not the speaker itself [DT 8.14.1]. */
export const [ANY, OWN, OTHERS, SELF, BEARER, OWN_OTHER, ANY_OTHER, ENEMY, BEARERS, WIELDER, BORNE, UNIT] =
  WHOSE_NAMES.keys();

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
}
export const ROLE_NAMES = ['any', 'attacker', 'defender', 'inCombat'] as const;
export const [ANY_ROLE, ATTACKER, DEFENDER, IN_COMBAT] = ROLE_NAMES.keys();

/** Order in which figures are changed [DT 4.32] [DT R117]. */
export const LAYER_NAMES = ['beast', 'baseSet', 'baseTimes', 'basePlus', 'times', 'plus'] as const;
export type LayerName = (typeof LAYER_NAMES)[number];
export const [BEAST_LAYER, BASE_SET, BASE_TIMES, BASE_PLUS, TIMES, PLUS] = LAYER_NAMES.keys();

/** What a text that holds does. */
export const STATIC_NAMES = [
  'figures',
  'rights',
  'immune',
  'casts',
  'traits',
  'loses',
  'autoKill',
  'firstStrike',
  'neverFirst',
  'attackBan',
  'cost',
  'only',
  'hook',
  'neverHeretic',
  'woundKills',
  'attackOwn',
  'freely',
  'handLimit',
  'keepsHand',
  'losesOne',
  'killDouble',
  'kinds',
  'sendsOut',
  'onlyHighest',
  'noAttacks',
  'leads',
  'helps',
  'commands',
  'exOf',
  'hired',
  'losesImmunity',
] as const;
/**
 * figures: `layer`, `by`, `den`. rights, immune, casts, traits, loses: `n` is a mask. autoKill: `n` tactics. firstStrike: `n`
 * 1 ordinary, 2 ALWAYS [DT R115]; neverFirst: NEVER. attackBan: whoever passes `whom` may not attack what passes `of`.
 * cost: playing what passes `of` costs `n` more. only: whoever passes `whom` must attack what passes `of` if he can.
 * neverHeretic; woundKills: any wound kills. attackOwn: `whom` may attack own warriors who pass `of`. freely: cards that pass `of`
 * may be laid on whoever passes `whom` at any time, for no action. handLimit: `n` cards; keepsHand: nothing need be discarded.
 * losesOne: an affiliation that a card gave, or else a printed one. killDouble: as autoKill, if the strike is more than twice the armor.
 * kinds: the bearer is considered of kind `n`. sendsOut: the bearer is out of play as long as it lies there [DT 9.12].
 * onlyHighest: `whom` attacks none but the one of highest value of those that pass `of`.
 * noAttacks: laid on no card: its player makes no attack action [DT R54].
 * leads: any action of his player may be an attack by whoever passes `whom` [DT R27].
 * helps: laid on no card: warrior `n` fights beside the piece, with weapon `layer` [DT 4.33].
 * commands: a sergeant of up to `n` warriors who pass `whom` [DT 7.8]. exOf: the corporation of which a mercenary once was, `n` a mask;
 * losesImmunity: `n` a mask [DT 7.6.5]. hired: laid on no card: for him the card of piece `n` is paid, and works as if he still were of it [DT 8.6.1].
 */
export const [
  FIGURES,
  RIGHTS,
  IMMUNE,
  CASTS,
  TRAITS,
  LOSES,
  AUTO_KILL,
  FIRST_STRIKE,
  NEVER_FIRST,
  ATTACK_BAN,
  COST,
  ONLY,
  HOOK,
  NEVER_HERETIC,
  WOUND_KILLS,
  ATTACK_OWN,
  FREELY,
  HAND_LIMIT,
  KEEPS_HAND,
  LOSES_ONE,
  KILL_DOUBLE,
  KINDS,
  SENDS_OUT,
  ONLY_HIGHEST,
  NO_ATTACKS,
  LEADS,
  HELPS,
  COMMANDS,
  EX_OF,
  HIRED,
  LOSES_IMMUNITY,
] = STATIC_NAMES.keys();

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
