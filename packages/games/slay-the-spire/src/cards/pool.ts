/** All printed cards, compiled once; card files name them by ids, states by numbers. */

import colorless from './colorless.json' with { type: 'json' };
import type { Ability, Face, StaticValue } from './compile.ts';
import { abilityOf, facesOf, staticsOf, useOf } from './compile.ts';
import type { EnemyCard } from './compile-enemy.ts';
import { enemyCardOf } from './compile-enemy.ts';
import curses from './curses.json' with { type: 'json' };
import defect from './defect.json' with { type: 'json' };
import actOne from './enemies-1.json' with { type: 'json' };
import actTwo from './enemies-2.json' with { type: 'json' };
import actThree from './enemies-3.json' with { type: 'json' };
import actFour from './enemies-4.json' with { type: 'json' };
import ironclad from './ironclad.json' with { type: 'json' };
import itemRows from './items.json' with { type: 'json' };
import silent from './silent.json' with { type: 'json' };
import statuses from './statuses.json' with { type: 'json' };
import type { AbilityWritten, CardFile, CardWritten, EnemyWritten } from './types.ts';
import watcher from './watcher.json' with { type: 'json' };

const FILES = [ironclad, curses, statuses, defect, watcher, silent, colorless] as unknown as readonly CardFile[];

export const FACES: Face[] = [];
const written: CardWritten[] = [];
for (const { owner, cards } of FILES)
  for (const card of cards) FACES.push(...facesOf(owner, card, written.push(card) - 1));

const byId = new Map(written.map(({ id }, card) => [id, card]));

/** @throws Error where there is none */
function cardNamed(id: string): number {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}
/** The plain side of a card, by its id. */
export const faceNamed = (id: string, upgraded = false): number => 2 * cardNamed(id) + (upgraded ? 1 : 0);
export const faceOf = (face: number): Face => FACES[face];
export const cardWritten = (card: number): CardWritten => written[card];
export const CARD_COUNT = written.length;

export const DAZE = faceNamed('daze');
export const BURN = faceNamed('burn');
export const SLIMED = faceNamed('slimed');

const enemyRows = [actOne, actTwo, actThree, actFour].flatMap(
  ({ enemies }) => enemies as readonly unknown[],
) as unknown as readonly EnemyWritten[];
export const ENEMIES: readonly EnemyCard[] = enemyRows.map(enemyCardOf);
const enemyById = new Map(ENEMIES.map((enemy) => [enemy.id, enemy]));
export const enemyCard = (card: number): EnemyCard => ENEMIES[card];
/** @throws Error where there is none */
export function enemyNamed(id: string): EnemyCard {
  const enemy = enemyById.get(id);
  if (enemy === undefined) throw new Error(`there is no enemy ${id}`);
  return enemy;
}
/** A relic, a boss relic or a potion. */
export interface Item {
  readonly item: number;
  readonly id: string;
  readonly kind: 'relic' | 'bossRelic' | 'potion' | 'special';
  /** Gold; -1 = it is not for sale [STS 7.9]. */
  readonly price: number;
  readonly copies: number;
  readonly abilities: readonly Ability[];
  /** The one among them that is used in the play phase. */
  readonly use: Ability | null;
  readonly statics: readonly StaticValue[];
  /** May be used outside combat too [STS 8.13], or only there. */
  readonly anywhere: boolean;
  readonly outside: boolean;
  /** Goes under its deck as soon as it was gained, or once it was used [STS R82]. */
  readonly discards: boolean;
  /** So many uses in an adventure, then it is discarded; 0 = no end of them. */
  readonly uses: number;
  /** May change the result of a die [STS 12.7]. */
  readonly changesDie: boolean;
}
interface ItemWritten {
  readonly id: string;
  readonly kind: Item['kind'];
  readonly price?: number;
  readonly copies?: number;
  readonly abilities?: readonly AbilityWritten[];
  readonly statics?: Readonly<Record<string, number>>;
  readonly anywhere?: boolean;
  readonly outside?: boolean;
  readonly discards?: boolean;
  readonly uses?: number;
}
export const ITEMS: readonly Item[] = (itemRows.items as unknown as readonly ItemWritten[]).map((row, item) => {
  const abilities = (row.abilities ?? []).map((each) => abilityOf(each, true));
  return {
    item,
    id: row.id,
    kind: row.kind,
    price: row.price ?? -1,
    copies: row.copies ?? 1,
    abilities,
    use: useOf(abilities),
    statics: staticsOf(row.statics),
    anywhere: row.anywhere === true,
    outside: row.outside === true,
    discards: row.discards === true,
    uses: row.uses ?? 0,
    changesDie: (row.abilities ?? []).some(({ when }) => when === 'dieRolled'),
  };
});
export const relicCard = (item: number): Item => ITEMS[item];
/** @throws Error where there is none */
export function itemNamed(id: string): number {
  const at = ITEMS.findIndex((item) => item.id === id);
  if (at < 0) throw new Error(`there is no item ${id}`);
  return at;
}
