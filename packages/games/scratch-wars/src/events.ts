/**
 * What can happen, by name; a to d are the figures an event carries. The places in the list are the numbers of the
 * kinds; kind 0 is the answer of a player.
 */
export const EVENTS = [
  'answer', // a seat, b option, c procedure, d step
  'roundBegan', // a round, b time of day
  'suddenDeath', // a round
  'turnBegan', // a seat
  'energyGained', // a seat, b energy gained, c energy now
  'weaponReadied', // a seat, b weapon, c state before
  'curseBroken', // a seat, b life paid
  'lifeLost', // a seat, b life lost, c life left: not by an attack
  'startWeaponSpun', // a seat, b weapon, c field, d value
  'startTied', // a value
  'starterChosen', // a seat that chose, b starter
  'energyPaid', // a seat, b energy, c energy left
  'actionPaid', // a seat, b actions left
  'spun', // a seat, b weapon, c field
  'trickUsed', // a seat, b life paid, c next weapon, d weapon refused
  'effectIgnored', // a seat, b weapon, c field
  'effectUsed', // a seat, b weapon, c field, d total
  'effectCancelled', // a seat, b weapon, c field: no valid target
  'bonusApplied', // a seat, b kind of bonus, c value
  'noImpact', // a seat, b kind of effect, c total
  'trapSprung', // a owner, b weapon, c total of the effect
  'effectTrapped', // a seat, b weapon, c field, d life lost
  'laid', // a seat, b weapon, c field
  'healed', // a seat, b life gained, c life now
  'attackAnnounced', // a attacker, b source, c target, d power
  'shieldUsed', // a owner, b weapon, c strength
  'heroHit', // a seat, b life lost, c life left
  'attackFailed', // a attacker, b source, c target, d power
  'weaponBroken', // a owner, b weapon
  'weaponCursed', // a owner, b weapon
  'effectDestroyed', // a owner, b weapon, c field
  'effectReturned', // a owner, b weapon: a laid effect is used up, its weapon ready
  'repairing', // a owner, b weapon
  'cancelledByOwner', // a owner, b weapon
  'combosFired', // a seat, b number of combos, c total
  'nightAttack', // a seat, b energy paid
  'mechanicUsed', // a seat, b value
  'actionsEnded', // a seat, b reason (END_REASONS)
  'freed', // a owner, b weapon
  'defeated', // a seat
  'gameWon', // a seat
  'gameDrawn',
  'shieldHeld', // a attacker, b target, c power: a shield was used in its own defence
  'surplusLost', // a seat, b 0 energy 1 life 2 strength of an attack 3 strength of a shield, c how much
  'gameStopped', // a seat defeated: the game ends at once
  'targetChosen', // a attacker, b source, c target
  'shieldsAdded', // a owner, b sum
  'compared', // a attacker, b power, c resistance
  'effectForced', // a seat, b weapon, c field: red, must be used
  'weaponBack', // a seat, b weapon: ready for the next use
  'colourFollowed', // a seat, b 1 = the turn ends
  'persistentAttack', // a seat, b number of effects, c sum
  'combosHeld', // a seat, b number
  'igniterAdded', // a seat, b value
  'endPhaseBegan', // a seat
  'turnEnded', // a seat: what was not used lapses
  'energyKept', // a seat, b energy
  'entriesRenewed', // a seat: bonuses and specials of this time of day may be used again
  'noEnergyGain', // a seat: the first round
  'bonusPassedOver', // a seat, b kind of bonus, c value: it does not count here
  'trapsHeld', // a owner, b number of traps that stay
  'restCounted', // a seat, b rest of a shrapnel's power
  'malusForced', // a seat, b kind of bonus, c value
  'bonusSpent', // a seat, b kind of bonus, c value: used on a trapped effect
  'bonusKept', // a seat, b kind of bonus, c value: comes back from a trapped effect
  'specialsChecked', // a seat, b number of specials of this time of day
  'nightAttackHeld', // a seat
  'zeroCompares', // a seat, b kind of effect, c total
  'trappedColour', // a seat, b 1 = the turn ends: the colour of a trapped effect
  'startLotDrawn', // a seat that wins: the start spin could never be decided
  'noShields', // a defender: none may be used against this attack
  'mechanicHeld', // a seat, b value: left out, or nothing to do
  'curseStays', // a seat: too little life to break it
  'trickTooDear', // a seat, b price: it would take the last life
] as const;

export type EventName = (typeof EVENTS)[number];

export const E = Object.fromEntries(EVENTS.map((name, kind) => [name, kind])) as { readonly [K in EventName]: number };

/** Why a turn's actions ended. */
export const END_REASONS = [
  'chosen',
  'noActions',
  'noEnergy',
  'effect',
  'curseBroken',
  'allCursed',
  'curseKept',
  'noWeapon',
] as const;
