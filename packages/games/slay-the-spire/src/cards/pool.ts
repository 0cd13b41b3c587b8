/** All printed cards, compiled once, and behind them own ones as long as they are played with; card files name them by ids, states by numbers. */

import colorless from './colorless.json' with { type: 'json' };
import type { Face } from './compile.ts';
import { facesOf } from './compile.ts';
import type { EnemyCard } from './compile-enemy.ts';
import { enemyCardOf } from './compile-enemy.ts';
import type { Item } from './compile-item.ts';
import { itemOf } from './compile-item.ts';
import curses from './curses.json' with { type: 'json' };
import defect from './defect.json' with { type: 'json' };
import actOne from './enemies-1.json' with { type: 'json' };
import actTwo from './enemies-2.json' with { type: 'json' };
import actThree from './enemies-3.json' with { type: 'json' };
import actFour from './enemies-4.json' with { type: 'json' };
import { renewEvents } from './events.ts';
import ironclad from './ironclad.json' with { type: 'json' };
import itemRows from './items.json' with { type: 'json' };
import type { OwnCard } from './own-cards.ts';
import { follow, isDeckCard, isEnemy, isEvent, isItem } from './own-cards.ts';
import silent from './silent.json' with { type: 'json' };
import statuses from './statuses.json' with { type: 'json' };
import { textsOf } from './texts.ts';
import type { CardFile, CardWritten, EnemyWritten, ItemWritten } from './types.ts';
import watcher from './watcher.json' with { type: 'json' };

const FILES = [ironclad, curses, statuses, defect, watcher, silent, colorless] as unknown as readonly CardFile[];

export const FACES: Face[] = [];
const written: CardWritten[] = [];
for (const { owner, cards } of FILES)
  for (const card of cards) FACES.push(...facesOf(owner, card, written.push(card) - 1));

const byId = new Map(written.map(({ id }, card) => [id, card]));

/** @throws Error where there is none */
function cardNamed(id: string): number {
  const card = byId.get(id) ?? written.findIndex((each) => each.id === id);
  if (card < 0) throw new Error(`there is no card ${id}`);
  return card;
}
/** The plain side of a card, by its id. */
export const faceNamed = (id: string, upgraded = false): number => 2 * cardNamed(id) + (upgraded ? 1 : 0);
export const faceOf = (face: number): Face => FACES[face];
export const cardWritten = (card: number): CardWritten => written[card];
/** All cards of decks, own ones last; those of the box are so many. */
export const CARDS: readonly CardWritten[] = written;
export const CARD_COUNT = written.length;

export const DAZE = faceNamed('daze');
export const BURN = faceNamed('burn');
export const SLIMED = faceNamed('slimed');

const enemyRows = [actOne, actTwo, actThree, actFour].flatMap(
  ({ enemies }) => enemies as readonly unknown[],
) as unknown as readonly EnemyWritten[];
/** All enemy cards, own ones last; those of the box are so many. */
export const ENEMIES: EnemyCard[] = enemyRows.map((row, card) => enemyCardOf(row, card));
export const ENEMY_COUNT = ENEMIES.length;
const enemyById = new Map(ENEMIES.map((enemy) => [enemy.id, enemy]));
export const enemyCard = (card: number): EnemyCard => ENEMIES[card];
/** What summons of the box are called for by. */
export const summonKinds = (): string[] =>
  ENEMIES.slice(0, ENEMY_COUNT).flatMap(({ deck, kind }) => (deck === 'summon' ? [kind] : []));
/** @throws Error where there is none */
export function enemyNamed(id: string): EnemyCard {
  const enemy = enemyById.get(id) ?? ENEMIES.find((each) => each.id === id);
  if (enemy === undefined) throw new Error(`there is no enemy ${id}`);
  return enemy;
}
export const ITEMS: Item[] = (itemRows.items as unknown as readonly ItemWritten[]).map((row, item) =>
  itemOf(row, item),
);
export const ITEM_COUNT = ITEMS.length;
export const relicCard = (item: number): Item => ITEMS[item];
/** @throws Error where there is none */
export function itemNamed(id: string): number {
  const at = ITEMS.findIndex((item) => item.id === id);
  if (at < 0) throw new Error(`there is no item ${id}`);
  return at;
}

follow((own: readonly OwnCard[]) => {
  written.length = CARD_COUNT;
  FACES.length = 2 * CARD_COUNT;
  ITEMS.length = ITEM_COUNT;
  ENEMIES.length = ENEMY_COUNT;
  const put = textsOf('own');
  for (const card of own)
    if (isItem(card)) ITEMS.push(itemOf(card, ITEMS.length, put));
    else if (isEnemy(card)) ENEMIES.push(enemyCardOf(card, ENEMIES.length, put));
    else if (isDeckCard(card)) FACES.push(...facesOf(card.owner, card, written.push(card) - 1, put));
  renewEvents(own.filter(isEvent), put);
});
