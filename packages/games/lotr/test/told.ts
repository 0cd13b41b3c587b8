/** What tests of texts say things with: a game begun, and its describer by invented names. */
import type { GameEvent } from '@kolbiste/kernel';
import { starters } from '../src/cards/decks.ts';
import { nameOf } from '../src/cards/names.ts';
import { describer } from '../src/describe.ts';
import { configOf, game } from '../src/index.ts';
import type { Thing } from '../src/state.ts';
import { CHARACTERS } from '../src/state.ts';
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

/** A card in a zone, with nothing on it but what is said; characters belong to the first seat. */
export const thing = (id: number, card: number, zone: number, over: Partial<Thing> = {}): Thing => ({
  id,
  card,
  owner: zone === CHARACTERS ? 0 : -1,
  seat: 0,
  zone,
  host: 0,
  marks: 0,
  damage: 0,
  resources: 0,
  progress: 0,
  ...over,
});

/** What the first seat sees of these things, at the question of a procedure; '' = no question is open. */
export const table = (things: Thing[], procedure: string, locals: { [name: string]: number | number[] }): View => ({
  ...view(),
  things,
  left: [],
  shadows: [],
  flow: procedure === '' ? [] : [{ procedure, step: 'ask', locals }],
});
