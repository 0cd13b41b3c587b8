/** Everything that lies open on a table, by its short name: `e1`, `A h1`, `A p1`, `A r1`, `A b1`. */
import { folded } from '@kolbiste/kernel/files';
import type { View } from '../src/index.ts';
import { enemyCardName, faceName, itemName } from '../src/texts.ts';
import type { Thing } from './card.ts';
import { CARDS, cardWritten, ENEMIES, H, ITEMS } from './engine.ts';

const letter = (seat: number): string => 'ABCD'[seat] ?? String(seat + 1);
export const pile = (v: View, seat: number, kind: number): readonly number[] => v.piles[seat * H.PILE_KINDS + kind];

/** Enemies that stand there, by their numbers, in reading order: row by row from the lowest up. */
export function standing(v: View): number[] {
  const there = v.enemies.flatMap((enemy, e) => (enemy[H.GONE] === H.ALIVE ? [e] : []));
  return there.sort((a, b) => v.enemies[a][H.ROW] - v.enemies[b][H.ROW] || a - b);
}

const FACES_IN: readonly (readonly [sign: string, kind: number])[] = [
  ['h', H.HAND],
  ['p', H.POWERS],
];
const ITEMS_IN: readonly (readonly [sign: string, kind: number])[] = [
  ['r', H.RELICS],
  ['b', H.POTIONS],
];

export function placesOf(v: View): Map<string, Thing> {
  const out = new Map<string, Thing>();
  for (const [at, e] of standing(v).entries()) out.set(`e${at + 1}`, { enemy: v.enemies[e][H.CARD] });
  v.heroes.forEach((_, seat) => {
    for (const [sign, kind] of FACES_IN)
      for (const [at, face] of pile(v, seat, kind).entries()) out.set(`${letter(seat)} ${sign}${at + 1}`, { face });
    for (const [sign, kind] of ITEMS_IN)
      for (const [at, item] of pile(v, seat, kind).entries()) out.set(`${letter(seat)} ${sign}${at + 1}`, { item });
  });
  return out;
}

/** What is called so, by id or name in either language, under either set of names. */
function called(words: string): Thing | undefined {
  const wanted = folded(words);
  const fits = (id: string, name: (lang: 'cs' | 'en', names: 'real' | 'neutral') => string): boolean =>
    folded(id) === wanted ||
    (['cs', 'en'] as const).some((lang) =>
      (['real', 'neutral'] as const).some((set) => folded(name(lang, set)) === wanted),
    );
  for (let card = 0; card < CARDS.length; card++)
    for (const face of [2 * card, 2 * card + 1]) {
      const id = `${cardWritten(card).id}${face & 1 ? '+' : ''}`;
      if (fits(id, (lang, names) => faceName(face, lang, names))) return { face };
    }
  for (const { card, id } of ENEMIES)
    if (fits(id, (lang, names) => enemyCardName(card, lang, names))) return { enemy: card };
  for (const { item, id } of ITEMS) if (fits(id, (lang, names) => itemName(item, lang, names))) return { item };
  return undefined;
}

/** What lies at a place, or is called so. Without a seat the looking seat's own is meant. */
export function thingAt(v: View, name: string): Thing | undefined {
  const words = name.trim();
  const own = letter(v.who === 'public' ? 0 : v.who);
  const short = /^[hprb]\d+$/i.test(words) ? `${own} ${words}` : words;
  const place = [...placesOf(v)].find(([each]) => each.toLowerCase() === short.toLowerCase());
  return place === undefined ? (words === '' ? undefined : called(words)) : place[1];
}
