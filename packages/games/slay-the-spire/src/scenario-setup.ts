/** How scenario files lay out a fight: heroes with their piles, enemies, the round and its die. See docs/scenarios.md. */
import type { Source } from '@kolbiste/testkit/adapter';
import { ENEMIES, enemyNamed, FACES, faceNamed, faceOf, ITEMS, itemNamed } from './cards/pool.ts';
import { ADVENTURE_FIELDS, configOf, layAdventure } from './scenario-adventure.ts';
import { layRoom, ROOM_WORDS } from './scenario-rooms.ts';
import { layOut } from './setup.ts';
import * as H from './state.ts';
import type { HeroId } from './vocabulary.ts';
import { BOSS, ELITE, ENCOUNTER, FRESH_ENERGY, HEROES, MOST_BLOCK, MOST_ENERGY, ORBS, STANCES } from './vocabulary.ts';

export const SEATS = ['A', 'B', 'C', 'D'];
const USUAL_ENEMY = 'cultist-first';
const MOST_HP = 999;

/** Figures of a hero: their names in files, places, and the most of each. */
export const HERO_FIGURES: readonly (readonly [name: string, at: number, most: number])[] = [
  ['hp', H.HP, MOST_HP],
  ['gold', H.GOLD, MOST_HP],
  ['energy', H.ENERGY, MOST_ENERGY],
  ['block', H.BLOCK, MOST_BLOCK],
  ['strength', H.STRENGTH, 8],
  ['weak', H.WEAK, 3],
  ['vulnerable', H.VULNERABLE, 3],
  ['shivs', H.SHIVS, 5],
  ['miracles', H.MIRACLES, 5],
  ['lost', H.LOST_HP, MOST_HP],
];
/** Piles whose top a file names first, and those that it names in their order. */
export const TOP_FIRST: readonly (readonly [name: string, kind: number])[] = [
  ['draw', H.DRAW],
  ['discard', H.DISCARD],
  ['reward', H.REWARD],
  ['rare', H.RARE],
];
export const IN_ORDER: readonly (readonly [name: string, kind: number])[] = [
  ['hand', H.HAND],
  ['exhaust', H.EXHAUST],
  ['powers', H.POWERS],
  ['deck', H.DECK],
];
/** Decks of a hero that a file names from the top; empty where it names none. */
export const REWARD_PILES: readonly (readonly [name: string, kind: number])[] = [
  ['reward', H.REWARD],
  ['rare', H.RARE],
];
export const ENEMY_FIGURES: readonly (readonly [name: string, at: number, most: number])[] = [
  ['hp', H.HP, MOST_HP],
  ['block', H.BLOCK, MOST_HP],
  ['strength', H.STRENGTH, 8],
  ['weak', H.WEAK, 3],
  ['vulnerable', H.VULNERABLE, 3],
  ['poison', H.POISON, 30],
  ['slot', H.SLOT, 9],
  ['marks', H.MARKS, 1 << 12],
  ['cubes', H.CUBES, 9],
  ['once', H.ONCE, 255],
];

/** The face of `bash` or `bash+`. */
export function isCard(word: string): boolean {
  const id = word.replace(/\+$/, '');
  return FACES.some((face) => face.id === id);
}

/** Cards of a list; `strike-ironclad x3` stands for three. */
function cardsOf(source: Source | undefined): number[] {
  return (source?.list(0, 99) ?? []).flatMap((entry) => {
    const match = /^(\S+?)(?: x(\d+))?$/.exec(entry.text());
    const name = match?.[1] ?? '';
    if (!isCard(name)) entry.fail('the id of a card, with + for its other side');
    const face = faceNamed(name.replace(/\+$/, ''), name.endsWith('+'));
    return new Array<number>(Number(match?.[2] ?? 1)).fill(face);
  });
}

function itemsOf(source: Source | undefined): number[] {
  return (source?.list(0, 30) ?? []).map((entry) =>
    ITEMS.some(({ id }) => id === entry.text()) ? itemNamed(entry.text()) : entry.fail('the id of a relic or potion'),
  );
}

/** Who somebody is, the stance, and what is remembered of cards in hand and of powers in play. */
const OF_A_HERO = ['hero', 'stance', 'retained', 'cubes', 'orbs', 'slots'];
const SEAT_FIELDS = [
  ...[...HERO_FIGURES, ...TOP_FIRST, ...IN_ORDER, ...REWARD_PILES].map(([name]) => name),
  'row',
  'done',
  'maxHp',
  'relics',
  'potions',
  ...OF_A_HERO,
];

/** What every hero has that the file does not name. */
function fillHero(s: H.State, seat: number, source: Source | undefined): void {
  const row = source?.record(SEAT_FIELDS);
  const hero = s.heroes[seat];
  hero[H.ENERGY] = FRESH_ENERGY;
  hero[H.MAX_HP] = row?.get('maxHp')?.int(1, MOST_HP) ?? hero[H.MAX_HP];
  hero[H.ROW] = (row?.get('row')?.int(1, 4) ?? seat + 1) - 1;
  hero[H.DONE] = row?.get('done')?.flag() === true ? 1 : 0;
  for (const [name, at, most] of HERO_FIGURES) hero[at] = row?.get(name)?.int(0, most) ?? hero[at];
  for (const kind of [H.REWARD, H.RARE]) H.pileOf(s, seat, kind).length = 0;
  for (const [name, kind] of TOP_FIRST) H.pileOf(s, seat, kind).push(...cardsOf(row?.get(name)).reverse());
  for (const [name, kind] of IN_ORDER) {
    const pile = H.pileOf(s, seat, kind);
    if (row?.has(name) === true) pile.length = 0;
    pile.push(...cardsOf(row?.get(name)));
  }
  for (const [name, kind] of REWARD_PILES) H.pileOf(s, seat, kind).splice(0, 99, ...cardsOf(row?.get(name)).reverse());
  hero[H.STANCE] = STANCES.indexOf(row?.get('stance')?.word(STANCES) ?? 'neutral');
  const retained = cardsOf(row?.get('retained'));
  const hand = H.pileOf(s, seat, H.HAND);
  H.pileOf(s, seat, H.HELD).push(...hand.map((face) => (retained.includes(face) ? H.RETAINED : 0)));
  const cubes = row?.get('cubes')?.list(0, 30) ?? [];
  H.pileOf(s, seat, H.POWER_CUBES).push(...H.pileOf(s, seat, H.POWERS).map((_, at) => cubes[at]?.int(0, 99) ?? 0));
  H.pileOf(s, seat, H.RELICS).push(...itemsOf(row?.get('relics')));
  H.pileOf(s, seat, H.USES).push(...H.pileOf(s, seat, H.RELICS).map(() => 0));
  H.pileOf(s, seat, H.POTIONS).push(...itemsOf(row?.get('potions')));
  H.pileOf(s, seat, H.ORBS).push(...(row?.get('orbs')?.list(0, 30) ?? []).map((orb) => ORBS.indexOf(orb.word(ORBS))));
  hero[H.SLOTS] = row?.get('slots')?.int(0, 30) ?? hero[H.SLOTS];
}

/** Who plays there where the file names nobody: in a fight the Ironclad, in an adventure each hero once. */
const OTHERS: readonly HeroId[] = ['ironclad', 'defect', 'watcher', 'silent'];
function heroesOf(row: ReturnType<Source['record']> | undefined, seats: number, inRoom: boolean): HeroId[] {
  const out: HeroId[] = [];
  for (const name of SEATS.slice(0, seats)) {
    const named = row?.get(name)?.record().get('hero')?.word(HEROES);
    const free = inRoom || row?.has('config') === true ? OTHERS.find((hero) => !out.includes(hero)) : undefined;
    out.push(named ?? free ?? 'ironclad');
  }
  return out;
}

/** An enemy: its id alone, or `{id, row, hp, ...}`. */
function enemyRow(s: H.State, source: Source): number[] {
  const row =
    typeof source.value === 'string'
      ? undefined
      : source.record(['id', 'row', 'gone', 'late', ...ENEMY_FIGURES.map(([name]) => name)]);
  const named = row === undefined ? source : (row.get('id') ?? source.fail('an enemy with its id'));
  if (!ENEMIES.some(({ id }) => id === named.text())) named.fail('the id of an enemy');
  const printed = enemyNamed(named.text());
  const enemy: number[] = new Array(H.ENEMY_FIELDS.length).fill(0);
  enemy[H.CARD] = printed.card;
  enemy[H.MAX_HP] = printed.hp[s.heroes.length - 1];
  enemy[H.HP] = enemy[H.MAX_HP];
  enemy[H.ROW] =
    printed.deck === 'boss' ? H.EVERY_ROW : (row?.get('row')?.int(1, printed.spans > 1 ? 4 : s.heroes.length) ?? 1) - 1;
  enemy[H.CUBES] = printed.cubes;
  enemy[H.GONE] = row?.get('gone')?.flag() === true ? H.DEAD : H.ALIVE;
  if (enemy[H.GONE] === H.DEAD) enemy[H.HP] = 0;
  enemy[H.LATE] = row?.get('late')?.flag() === true ? 1 : 0;
  for (const [name, at, most] of ENEMY_FIGURES) enemy[at] = row?.get(name)?.int(0, most) ?? enemy[at];
  enemy[H.MAX_HP] = Math.max(enemy[H.MAX_HP], enemy[H.HP]);
  return enemy;
}

/** The table of a fight under way; without `heroes` one hero stands there. */
export function position(setup: Source | undefined, inRoom = false): H.State {
  const row = setup?.record(['round', 'die', 'enemies', 'fight', ...ADVENTURE_FIELDS, ...ROOM_WORDS, ...SEATS]);
  const seats = Math.max(1, ...SEATS.map((name, seat) => (row?.has(name) === true ? seat + 1 : 0)));
  const named = row?.get('fight')?.word(ENEMIES.map(({ id }) => id)) ?? USUAL_ENEMY;
  const heroes = heroesOf(row, seats, inRoom);
  const asked = row?.get('config');
  const s = layOut(configOf(asked, heroes, named), '');
  for (let seat = 0; seat < seats; seat++) fillHero(s, seat, row?.get(SEATS[seat]));
  const between = inRoom || asked !== undefined || row?.has('act') === true || row?.has('decks') === true;
  if (row !== undefined && between) layAdventure(s, row);
  if (inRoom) layRoom(s, row);
  const listed = row?.get('enemies')?.list(0, 60);
  if (listed === undefined) s.enemies = [];
  else s.enemies = listed.map((entry) => enemyRow(s, entry));
  if (listed === undefined) {
    const { card, hp } = enemyNamed(named);
    const enemy: number[] = new Array(H.ENEMY_FIELDS.length).fill(0);
    enemy[H.CARD] = card;
    enemy[H.MAX_HP] = hp[seats - 1];
    enemy[H.HP] = enemy[H.MAX_HP];
    s.enemies.push(enemy);
  }
  const deck = s.enemies.length === 0 ? 'first' : ENEMIES[s.enemies[0][H.CARD]].deck;
  s.fight = 1 + (deck === 'boss' ? BOSS : deck === 'elite' ? ELITE : ENCOUNTER);
  const acts = s.enemies.map((enemy) => ENEMIES[enemy[H.CARD]].act);
  s.act = Math.max(s.act, ...acts);
  s.round = row?.get('round')?.int(0, 99) ?? 2;
  s.die = row?.get('die')?.int(0, 6) ?? 1;
  return s;
}

export const cardId = (face: number): string => `${faceOf(face).id}${faceOf(face).upgraded ? '+' : ''}`;
