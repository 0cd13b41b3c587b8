/** When something may be played, and the moments that reactions and triggers answer. Append-only lists. */

/** When something may be played, or happens. */
export const TIMING_NAMES = [
  'anyTime',
  'action',
  'attackAction',
  'duringCombat',
  'combatSpell',
  'personalSpell',
  'reaction',
  'trigger',
  'ownTurn',
  'beforeActions',
  'turnStart',
  'turnEnd',
  'drawStep',
  'beforeCombat',
  'proof',
] as const;
export type TimingName = (typeof TIMING_NAMES)[number];
/**
 * anyTime: in every window [DT R14]. action: costs `actions` of the own action step. duringCombat, combatSpell, personalSpell:
 * phase 5 [DT R97]. reaction: answers a moment `on`, directly [DT R16]. trigger: happens by itself at the moment `on`.
 * drawStep: the windows before and after the cards are drawn. ownTurn: anyTime of the own turn. beforeActions: the windows before the first action. beforeCombat: after phase 1.
 * proof: as soon as what has happened would fulfil a mission of the hand.
 */
export const [
  ANY_TIME,
  ACTION,
  ATTACK_ACTION,
  DURING_COMBAT,
  COMBAT_SPELL,
  PERSONAL_SPELL,
  REACTION,
  TRIGGER,
  OWN_TURN,
  BEFORE_ACTIONS,
  TURN_START,
  TURN_END,
  DRAW_STEP,
  BEFORE_COMBAT,
  PROOF,
] = TIMING_NAMES.keys();

/** Moments that reactions answer and triggers wait for. A note of each: whom it is about, and two facts. */
export const MOMENT_NAMES = [
  'none',
  'turnStart',
  'drawStep',
  'turnEnd',
  'played',
  'used',
  'cancelled',
  'entered',
  'left',
  'attached',
  'declared',
  'combatants',
  'tactic',
  'struck',
  'wounded',
  'killed',
  'saved',
  'combatEnd',
  'awarded',
  'sabotage',
  'heretic',
  'lostAffiliation',
  'fulfilled',
  'covered',
  'healed',
  'imprisoned',
  'destroyed',
  'soughtCover',
  'kept',
] as const;
export type MomentName = (typeof MOMENT_NAMES)[number];
/**
 * Subject and facts: played (card, seat, piece or 0), used (piece, ability), cancelled (card, seat), entered, left, covered, soughtCover, healed
 * (piece), attached (piece, bearer), declared (seat), combatants (attacker, defender), struck (piece, by), wounded and killed (piece, by:
 * 0 = in no combat), imprisoned (piece, seat), destroyed (card, seat), awarded (seat, points, killed card), sabotage (target seat, saboteur), fulfilled, kept (piece),
 * heretic (piece, who made him one, what he was).
 */
export const [
  NO_MOMENT,
  M_TURN_START,
  M_DRAW_STEP,
  M_TURN_END,
  M_PLAYED,
  M_USED,
  M_CANCELLED,
  M_ENTERED,
  M_LEFT,
  M_ATTACHED,
  M_DECLARED,
  M_COMBATANTS,
  M_TACTIC,
  M_STRUCK,
  M_WOUNDED,
  M_KILLED,
  M_SAVED,
  M_COMBAT_END,
  M_AWARDED,
  M_SABOTAGE,
  M_HERETIC,
  M_LOST_AFFILIATION,
  M_FULFILLED,
  M_COVERED,
  M_HEALED,
  M_IMPRISONED,
  M_DESTROYED,
  M_SOUGHT_COVER,
  M_KEPT,
] = MOMENT_NAMES.keys();
