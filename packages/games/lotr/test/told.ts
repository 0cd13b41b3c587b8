/** What tests of texts say things with: a game begun, and its describer by invented names. */
import type { GameEvent } from '@kolbiste/kernel';
import { starters } from '../src/cards/decks.ts';
import { nameOf } from '../src/cards/names.ts';
import { describer } from '../src/describe.ts';
import { configOf, game } from '../src/index.ts';
import type { View } from '../src/view.ts';

const config = configOf(starters.slice(0, 2).map((each) => each.list));
export const view = (): View => game.view(game.setup(config, '1'.repeat(32)), 0);
export const tell = describer('neutral');
export const LANGS = ['cs', 'en'] as const;
export const event = (kind: number, a = 0, b = 0, c = 0, d = 0): GameEvent => ({
  id: 1,
  kind,
  cause: 0,
  rule: 0,
  a,
  b,
  c,
  d,
  visibleTo: -1,
});
export const invented = (id: number): string => nameOf(id, 'cs', 'neutral');

/** A card of each kind. */
export const [HERO, ALLY, ATTACHMENT, EVENT, ENEMY, LOCATION, TREACHERY, STAGE] = [1, 13, 26, 20, 74, 77, 79, 119];
