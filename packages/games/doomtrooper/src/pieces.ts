/** Rows of the state: cards in play, what lasts, combats. */

/** A card in play. */
export interface Piece {
  id: number;
  card: number;
  /** To whose piles it goes, and who controls it [DT 8.9.1]. */
  owner: number;
  seat: number;
  zone: number;
  /** Attached: the piece that bears it; before a player: the seat. */
  on: number;
  /** Marks by bits: wounded, covered, hidden, inside ... */
  marks: number;
  /** Traits that it got and lost for good. */
  gained: number;
  lost: number;
  /** What its own text counts: markers, progress of a mission, uses. */
  count: number;
  /** The card, all copies of which serve under this sergeant; 0 = none [DT 7.8]. */
  unit: number;
  /** Under which piece he is imprisoned; 0 = under none [DT 8.8.4]. */
  warden: number;
  /** The piece that its text has chosen; 0 = none. */
  chosen: number;
  /** Value when it was killed [DT R113]; SLAIN: a text has killed it. */
  kept: number;
}

/** Of a card that has just come into play: nothing of it has changed yet. */
export const JUST_COME = { on: 0, marks: 0, gained: 0, lost: 0, count: 0, unit: 0, warden: 0, chosen: 0, kept: 0 };

/** What was played and holds for a while: for a combat, a turn, until a turn of somebody. */
export interface Lasting {
  /** Number of the playing that made it: who cancels that one takes it away [DT R106]. */
  play: number;
  card: number;
  seat: number;
  /** The piece concerned; 0 = whoever passes the static's sieve. */
  piece: number;
  /** One of the statics' `what`, with its figures. */
  what: number;
  n: number;
  layer: number;
  fight: number;
  shoot: number;
  armor: number;
  value: number;
  den: number;
  /** One of UNTIL. */
  until: number;
  /** Number of the combat, or the seat whose turn ends it. */
  ends: number;
}
/** Of what says nothing of it: on nobody, no figures, made by no playing. */
export const NOTHING_LASTS = {
  play: 0,
  piece: 0,
  n: 0,
  layer: 0,
  fight: 0,
  shoot: 0,
  armor: 0,
  value: 0,
  den: 1,
  ends: 0,
};
export const UNTIL_NAMES = ['combat', 'turn', 'turnOf', 'game'] as const;
export const [UNTIL_COMBAT, UNTIL_TURN, UNTIL_TURN_OF, UNTIL_GAME] = UNTIL_NAMES.keys();

/** A combat that goes on; the last of the list is fought, those before it wait [DT 4.37]. */
export interface Combat {
  id: number;
  phase: number;
  seat: number;
  attacker: number;
  defender: number;
  /** Who controlled them when they were named: the combat ends if that changes [DT R101]. */
  attackerSeat: number;
  defenderSeat: number;
  tactic: number;
  zone: number;
  attackerWeapon: number;
  defenderWeapon: number;
  /** What becomes of them: one of FATE. */
  attackerFate: number;
  defenderFate: number;
  /** Ranks of first strike, as the sixth phase began [DT R115]; -1 = not yet. */
  attackerRank: number;
  defenderRank: number;
  /** 1 = it ended before its time. */
  over: number;
  /** 1 = it is an own warrior that is fought [DT 4.25.3]. */
  own: number;
}
/** Of a combat that has just been declared: nothing of it is settled yet. */
export const JUST_DECLARED = {
  phase: 1,
  seat: 0,
  attacker: 0,
  defender: 0,
  attackerSeat: 0,
  defenderSeat: 0,
  tactic: 0,
  zone: 0,
  attackerWeapon: 0,
  defenderWeapon: 0,
  attackerFate: 0,
  defenderFate: 0,
  attackerRank: -1,
  defenderRank: -1,
  over: 0,
  own: 0,
};
export const FATE_NAMES = ['none', 'wounded', 'killed'] as const;
export const [UNHURT, WOUND, KILL] = FATE_NAMES.keys();
