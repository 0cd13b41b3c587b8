/** What a finished game leaves behind: achievements of the third act, boxes for what it beat (20.1), a level that it unlocks (20.6). */
import { emit } from '@kolbiste/kernel';
import { faceOf, relicCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { DECK, HERO, pileOf, RELICS } from '../state.ts';
import { RARITIES } from '../vocabulary.ts';
import type { Feat } from './feats.ts';
import { achieve } from './feats.ts';

const BOXES = cite('20.1', '20.2', 'R98');
const UNLOCKED = cite('20.6', 'R99');
const [FOUR, SMALL_DECK, EACH_RELICS, MOST_LEVEL] = [4, 5, 12, 13];
const [, , UNCOMMON, RARE] = RARITIES.keys();
/** Achievements of a hero alone, by the hero. */
const GEMS: readonly Feat[] = ['ruby', 'emerald', 'sapphire', 'amethyst'];

const isPlain = (face: number): boolean => {
  const { rarity } = faceOf(face);
  return rarity !== UNCOMMON && rarity !== RARE;
};
const relicsOf = (s: State, seat: number): number[] =>
  pileOf(s, seat, RELICS).filter((item) => relicCard(item).kind !== 'special');

/** What is true of every hero as the third act is won [STS R100]. */
export function judgeThird(s: State): void {
  const seats = s.heroes.map((_, seat) => seat);
  const all = (holds: (seat: number) => boolean): boolean => seats.every(holds);
  if (seats.length === FOUR) achieve(s, 'four');
  if (all((seat) => pileOf(s, seat, DECK).length <= SMALL_DECK)) achieve(s, 'small');
  if (all((seat) => pileOf(s, seat, DECK).every(isPlain))) achieve(s, 'common');
  if (seats.reduce((sum, seat) => sum + relicsOf(s, seat).length, 0) >= EACH_RELICS * seats.length)
    achieve(s, 'collectors');
  if (seats.length === 1) achieve(s, GEMS[s.heroes[0][HERO]]);
  if (s.config.daily) achieve(s, 'daily');
  if (all((seat) => relicsOf(s, seat).length === 0)) achieve(s, 'noRelics');
}

/** Boxes of every player: one for each boss that was beaten, and one [STS 20.1]. */
const boxesOf = ({ beaten }: Pick<State, 'beaten'>): number => beaten.length + 1;

/** The level of ascension that the game unlocks if it was played at the highest one; 0 = none [STS R99]. */
function unlocks({ acts, config }: { readonly acts: number; readonly config: State['config'] }): number {
  const wanted = config.heroes.length === 1 ? 3 : 2;
  return acts >= wanted && config.ascension < MOST_LEVEL ? config.ascension + 1 : 0;
}

/** Tells what the finished game is worth. @param acts the last act that was won */
export function countUp(s: State, acts = s.act): void {
  for (let seat = 0; seat < s.heroes.length; seat++) emit(s, E.boxesEarned, BOXES, seat, boxesOf(s));
  const level = unlocks({ acts, config: s.config });
  if (level > 0) emit(s, E.levelUnlocked, UNLOCKED, level);
}
