/** How a card is played, and what it does in play. */
import type { Ability, Card } from '../cards/card.ts';
import { ACTION } from '../cards/timing.ts';

/** How cards are laid that say nothing of it: one action [DT 4.6.1]. */
const LAYING: Ability = {
  timing: ACTION,
  on: 0,
  about: null,
  by: null,
  actions: 1,
  destiny: 0,
  scale: 0,
  scaleMost: 0,
  promotion: 0,
  perTarget: 0,
  payValue: false,
  when: null,
  targets: [],
  code: [],
  perTurn: 0,
  may: false,
  spends: false,
  once: false,
};
export const playOf = (card: Card): Ability => card.play ?? LAYING;
export const abilityOf = (card: Card, ability: number): Ability =>
  ability < 0 ? playOf(card) : card.abilities[ability];
