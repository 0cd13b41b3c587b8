/** What a combat knows of itself beside the state. */
export interface CombatLocals {
  [name: string]: number | number[];
  seat: number;
  /** 1 = the defender was shown in this combat. */
  shown: number;
  /** Who could attack when it was declared. */
  could: number[];
  /** 1 = a leader's word turned the action into this attack [DT R27]. */
  led: number;
  /** A text names the attacker, whom he attacks, and whom not; 0 = it does not. */
  by: number;
  at: number;
  not: number;
  /** 1 = a text makes the player attack, and says who or whom. */
  forced: number;
  /** Another player's text makes the attack: whose, its card and playing, and how many times their value a hurt attacker and a hurt defender bring. */
  order: number[];
}
