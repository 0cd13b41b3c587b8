/** Achievements of a game, noted as they happen; the only writer of them. */
import { emit } from '@kolbiste/kernel';
import { enemyCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';

/** By their places; each is a paragraph of the list [STS 21.1-21.18]. */
export const FEATS = [
  'strength',
  'poison',
  'shivs',
  'powers',
  'block',
  'firstTurn',
  'four',
  'unhurt',
  'small',
  'transient',
  'common',
  'collectors',
  'ruby',
  'emerald',
  'sapphire',
  'amethyst',
  'daily',
  'noRelics',
] as const;
export type Feat = (typeof FEATS)[number];

/** What a hero must reach: shivs of a turn, powers in play [STS 21.3] [STS 21.4]. */
export const [MANY_SHIVS, MANY_POWERS] = [7, 7];

const RULES = FEATS.map((_, n) => cite(`21.${n + 1}`, 'R100'));

/** Notes it once. */
export function achieve(s: State, feat: Feat): void {
  const n = FEATS.indexOf(feat);
  if (((s.feats >>> n) & 1) === 1) return;
  s.feats |= 1 << n;
  emit(s, E.achieved, RULES[n], n);
}

/** An enemy that would die by itself was killed before [STS 21.10]. */
export function slain(s: State, card: number): void {
  if (enemyCard(card).kind === 'transient') achieve(s, 'transient');
}
