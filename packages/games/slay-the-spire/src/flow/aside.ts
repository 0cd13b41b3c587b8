/**
 * What a hero may do beside any question between the fights: use one of the potions that work there (8.13, R80) or a relic
 * for outside of fights, hand a potion to another hero (8.4, R116). Where a potion wants room in a fight, use one now (8.12).
 */
import type { Candidates } from '@kolbiste/kernel';
import { handPotion, losePotion, loseRelic, potionsFull } from '../atoms/items.ts';
import { whenOf } from '../cards/compile.ts';
import { LASTING } from '../cards/lasting.ts';
import { relicCard } from '../cards/pool.ts';
import { lastingSum } from '../effects/lasting-sum.ts';
import { HAS_NO_USE, NO_POTIONS, NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HP, POTIONS, pileOf, RELICS } from '../state.ts';
import { useAlone } from './use-alone.ts';

/** Options: the place of a potion to be used, of a relic; ten for each potion by the seat that it is handed to. */
export const ASIDE = 2000;
export const [ASIDE_RELIC, ASIDE_HAND] = [ASIDE + 100, ASIDE + 200];
const ASIDE_END = ASIDE + 400;
const PER_POTION = 10;
export const handed = (option: number): readonly [at: number, to: number] => [
  ((option - ASIDE_HAND) / PER_POTION) | 0,
  (option - ASIDE_HAND) % PER_POTION,
];

const ACTIVATED = whenOf('activated');
const DRINK = cite('8.9', '8.13', 'R80');
const USED = cite('8.14', 'R82');
const TO_OTHER = cite('8.4', 'R116');

/** Whether a hero may have one more potion: 0, or the refusal [STS 8.10]. */
export function mayGainPotion(s: State, seat: number): number {
  if (lastingSum(s, seat, LASTING.noPotion) > 0) return NO_POTIONS;
  return potionsFull(s, seat);
}

const textOf = (item: number): number =>
  relicCard(item).abilities.find(({ when }) => when === ACTIVATED)?.program ?? -1;
const works = (s: State, item: number): boolean => textOf(item) >= 0 && (relicCard(item).anywhere || s.round > 0);

export function pushAside(s: State, seat: number, out: Candidates): void {
  const potions = pileOf(s, seat, POTIONS);
  for (let at = 0; at < potions.length; at++) if (works(s, potions[at])) out.push(ASIDE + at);
  if (s.round > 0) return;
  pileOf(s, seat, RELICS).forEach((relic, at) => {
    if (relicCard(relic).outside) out.push(ASIDE_RELIC + at);
  });
  for (let at = 0; at < potions.length; at++)
    for (let to = 0; to < s.heroes.length; to++) if (to !== seat) out.push(ASIDE_HAND + at * PER_POTION + to);
}

export function checkAside(s: State, seat: number, option: number): number {
  const potions = pileOf(s, seat, POTIONS);
  if (option < ASIDE_RELIC) {
    const potion = potions[option - ASIDE];
    if (potion === undefined) return NOT_HERE;
    return works(s, potion) ? 0 : HAS_NO_USE;
  }
  if (s.round > 0 || option >= ASIDE_END) return NOT_HERE;
  if (option < ASIDE_HAND) {
    const relic = pileOf(s, seat, RELICS)[option - ASIDE_RELIC];
    return relic !== undefined && relicCard(relic).outside ? 0 : NOT_HERE;
  }
  const [at, to] = handed(option);
  if (potions[at] === undefined || to === seat || s.heroes[to] === undefined || s.heroes[to][HP] <= 0) return NOT_HERE;
  return mayGainPotion(s, to);
}

export function applyAside(s: State, seat: number, option: number): void {
  if (option < ASIDE_RELIC) useAlone(s, seat, textOf(losePotion(s, seat, option - ASIDE, true, DRINK)));
  else if (option < ASIDE_HAND) useAlone(s, seat, textOf(loseRelic(s, seat, option - ASIDE_RELIC, USED)));
  else handPotion(s, seat, ...handed(option), TO_OTHER);
}
