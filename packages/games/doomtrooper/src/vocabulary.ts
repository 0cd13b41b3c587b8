/** The words of the game as integers. Lists whose order is a number are append-only. */

/** Types of cards, by the icon at the top left [DT 9.8]. */
export const KIND_NAMES = [
  'warrior',
  'equipment',
  'fortification',
  'symmetry',
  'mission',
  'relic',
  'warzone',
  'ki',
  'beast',
  'art',
  'special',
  'alliance',
] as const;
export type KindName = (typeof KIND_NAMES)[number];
export const [WARRIOR, EQUIPMENT, FORTIFICATION, SYMMETRY, MISSION, RELIC, WARZONE, KI, BEAST, ART, SPECIAL, ALLIANCE] =
  KIND_NAMES.keys();

/** What a card may be besides its type. */
export const RITUAL = 1;
export const PROPHECY = 2;
export const VIRUS = 4;
/** A gift for anybody of the Legion; without it the gift of the apostle in its traits [DT 4.10.2]. */
export const GIFT = 8;
/** Of one name several work on one warrior [DT 9.23]. */
export const STACKS = 16;

/**
 * What a warrior or a card is: affiliations, status, whose follower, and what the rules ask of it. A warrior's are a mask
 * of bits (`1 << trait`), so that a sieve tests them at once.
 */
export const TRAIT_NAMES = [
  'bauhaus',
  'capitol',
  'cybertronic',
  'imperial',
  'mishima',
  'brotherhood',
  'cartel',
  'lutheran',
  'crescentia',
  'rasputin',
  'templars',
  'legion',
  'doomtrooper',
  'tribal',
  'heretic',
  'mercenary',
  'algeroth',
  'demnogonis',
  'ilian',
  'muawijhe',
  'semai',
  'personality',
  'apostle',
  'leader',
  'sergeant',
  'captain',
  'cultist',
  'vehicle',
  'beast',
  'fortification',
  'airship',
] as const;
export type TraitName = (typeof TRAIT_NAMES)[number];
export const TRAIT = Object.fromEntries(TRAIT_NAMES.map((name, i) => [name, 1 << i])) as {
  readonly [N in TraitName]: number;
};
/** The five corporations. */
export const CORPORATIONS = 0x1f;
/** Affiliations that a warrior may lose: corporations, the Brotherhood, the Cartel, tribes, the Legion. */
export const AFFILIATIONS = 0xfff;
export const TRIBES = 0xf << 7;
export const APOSTLES = 0x1f << 16;
export const COMMANDERS = TRAIT.sergeant | TRAIT.captain;

/** What a warrior may or must, by bits: printed, or granted by a text that holds. NEVER beats what effects allow [DT 8.10.1]. */
export const RIGHT_NAMES = [
  'neverFights',
  'noFight',
  'noShoot',
  'neverCover',
  'noCover',
  'opensOutpost',
  'transfers',
  'attackedLast',
  'noEquipment',
  'neverEquipment',
  'anyEquipment',
  'noSymmetry',
  'neverSymmetry',
  'anySymmetry',
  'noArt',
  'artForLegion',
  'noAttack',
  'notAttacked',
  'noProtection',
  'neverDiscarded',
  'neverAnnihilated',
  'ridesBeasts',
  'anyZone',
  'noMission',
  'noRelic',
  'noFortification',
  'ignoresFortifications',
  'attacksOwn',
  'noVehicle',
  'onlyDestiny',
  'ignoresCover',
] as const;
export type RightName = (typeof RIGHT_NAMES)[number];
export const RIGHT = Object.fromEntries(RIGHT_NAMES.map((name, i) => [name, 1 << i])) as {
  readonly [N in RightName]: number;
};

/** Immunity, by bits [DT 7.6] [DT 4.10.4]. */
export const IMMUNE_SYMMETRY = 1;
export const IMMUNE_GIFTS = 2;
export const IMMUNE_ART = 4;

/** Aspects of the Art, by bits [DT 4.19.1]. */
export const ASPECT_NAMES = [
  'exorcism',
  'kinetics',
  'manipulation',
  'mentalism',
  'changeling',
  'premonition',
  'summoning',
  'elements',
] as const;
export type AspectName = (typeof ASPECT_NAMES)[number];
export const ASPECT = Object.fromEntries(ASPECT_NAMES.map((name, i) => [name, 1 << i])) as {
  readonly [N in AspectName]: number;
};
export const ALL_ASPECTS = 0xff;

/** What a piece of equipment or a relic is, by bits [DT 4.7] [DT 4.8]. */
export const GEAR_NAMES = [
  'fightWeapon',
  'shootWeapon',
  'specialWeapon',
  'armour',
  'vehicle',
  'airship',
  'submarine',
  'poison',
  'noOtherWeapons',
  'upgrade',
  'noOtherEquipment',
  'fixed',
] as const;
export type GearName = (typeof GEAR_NAMES)[number];
export const GEAR = Object.fromEntries(GEAR_NAMES.map((name, i) => [name, 1 << i])) as {
  readonly [N in GearName]: number;
};
export const WEAPON = GEAR.fightWeapon | GEAR.shootWeapon | GEAR.specialWeapon;

/** Where a card lies. Exactly three areas [DT 9.14]; beside them on no area, on another card, before a player. */
export const ZONE_NAMES = ['squad', 'kohort', 'outpost', 'outside', 'attached', 'player'] as const;
export type ZoneName = (typeof ZONE_NAMES)[number];
export const [SQUAD, KOHORT, OUTPOST, OUTSIDE, ATTACHED, PLAYER] = ZONE_NAMES.keys();

/** What a card in play is at the moment, by bits. */
export const MARK_NAMES = [
  'wounded',
  'covered',
  'hidden',
  'inside',
  'out',
  'imprisoned',
  'transferred',
  'uncovered',
  'asLegion',
  'used',
  'freed',
] as const;
export type MarkName = (typeof MARK_NAMES)[number];
export const MARK = Object.fromEntries(MARK_NAMES.map((name, i) => [name, 1 << i])) as {
  readonly [N in MarkName]: number;
};

/** Figures of a warrior, in the order in which they are printed. */
export const [F, S, A, V] = [0, 1, 2, 3];
export const FIGURE_NAMES = ['fight', 'shoot', 'armor', 'value'] as const;

/** Battle tactics, by bits; the figure of a tactic is `tactic - 1` [DT 4.26.1]. */
export const FIGHT = 1;
export const SHOOT = 2;

/** What becomes of a card that was played: its supplementary icon [DT 9.8]. */
export const AFTER_NAMES = ['stays', 'attach', 'discard', 'annihilate'] as const;
export const [STAYS, ATTACH, DISCARD, ANNIHILATE] = AFTER_NAMES.keys();

export const MOST_SEATS = 5;
