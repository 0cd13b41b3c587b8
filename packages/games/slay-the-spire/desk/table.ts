/** The table of Slay the Spire as text: where the adventure stands, enemies row by row with what they will do, then every hero, the one who looks last. */
import type { Bilingual, Canvas } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { State, View } from '../src/index.ts';
import { actNumber, clauseOf, enemyText, roomName } from '../src/texts.ts';
import { put, quotedEnemy, wholeThing } from './card.ts';
import { actionNow, enemyCard, H } from './engine.ts';
import { heroLines } from './hero.ts';
import { floorOf, kindAt, mapLines } from './map.ts';
import { placesOf, standing, thingAt } from './places.ts';
import { TABLE } from './words.ts';

function headLine(v: View, { lang, names }: Canvas): string {
  const fight = v.config.fight !== '';
  const boss = v.boss >= 0 && v.node >= 0 ? [say(lang, TABLE.bossIs, { name: quotedEnemy(v.boss, lang, names) })] : [];
  return [
    fight ? say(lang, TABLE.single) : say(lang, TABLE.act, { n: actNumber(v.act) }),
    ...(fight || v.node < 0 ? [] : [roomWords(v, lang), ...boss]),
    ...(v.fight > 0 && v.round > 0 ? [say(lang, TABLE.round, { n: v.round })] : []),
    ...(v.fight > 0 && v.die > 0 ? [say(lang, TABLE.die, { n: v.die })] : []),
    ...(v.outcome === H.UNDER_WAY ? [] : [say(lang, TABLE.over)]),
  ].join(' · ');
}
const roomWords = (v: View, lang: Canvas['lang']): string =>
  say(lang, TABLE.floor, { n: floorOf(v), room: roomName(kindAt(v, v.node), lang) });

/** Figures that stand at the same places of a hero and of an enemy, and what else an enemy has; none are left out. */
const TOKENS: readonly (readonly [at: number, word: Bilingual])[] = [
  [H.BLOCK, TABLE.block],
  [H.STRENGTH, TABLE.strength],
  [H.WEAK, TABLE.weak],
  [H.VULNERABLE, TABLE.vulnerable],
];

function enemyLines(v: View, e: number, place: string, canvas: Canvas): string[] {
  const { lang, names, width, paint, odds } = canvas;
  const enemy = v.enemies[e];
  const printed = enemyCard(enemy[H.CARD]);
  const action = actionNow(v as unknown as State, e);
  const by = printed.deck === 'boss' ? 'boss' : 'enemy';
  const what = action === null ? say(lang, TABLE.unknown) : put(clauseOf(action.program, lang, by), names);
  const figures = [...ENEMY_TOKENS, ...TOKENS].flatMap(([at, word]) =>
    enemy[at] === 0 ? [] : [say(lang, word, { n: enemy[at] })],
  );
  const head = `${place} ${paint('strong', quotedEnemy(enemy[H.CARD], lang, names))}`;
  const line = [head, say(lang, TABLE.hp, { n: enemy[H.HP], most: enemy[H.MAX_HP] }), ...figures].join(' · ');
  return [
    ...wrapped(line, width, '   ', '      '),
    ...wrapped(say(lang, TABLE.does, { what }), width, '      '),
    ...(odds ? wrapped(put(enemyText(enemy[H.CARD], lang), names), width, '        ') : []),
  ];
}
const ENEMY_TOKENS: readonly (readonly [at: number, word: Bilingual])[] = [
  [H.POISON, TABLE.poison],
  [H.CUBES, TABLE.cubes],
];

/** Enemies row by row, those of every row first. */
function fightLines(v: View, canvas: Canvas): string[] {
  if (v.fight === 0) return [];
  const { lang } = canvas;
  const order = standing(v);
  const lines = (row: number): string[] =>
    order.flatMap((e, at) => (v.enemies[e][H.ROW] === row ? enemyLines(v, e, `e${at + 1}`, canvas) : []));
  const every = lines(H.EVERY_ROW);
  const out = every.length === 0 ? [] : [say(lang, TABLE.everyRow), ...every];
  for (let row = 0; row < v.heroes.length; row++) {
    const there = lines(row);
    if (there.length > 0 || every.length === 0)
      out.push(say(lang, TABLE.row, { n: row + 1 }), ...(there.length > 0 ? there : [`   ${say(lang, TABLE.empty)}`]));
  }
  return out;
}

/** The map where the way is chosen; where the table is wanted in full, always. */
function wayLines(v: View, { lang, width, odds }: Canvas): string[] {
  if (v.config.fight !== '' || v.node < 0 || !(odds || v.flow.at(-1)?.procedure === 'route')) return [];
  return [...wrapped(say(lang, TABLE.map), width), ...mapLines(v)];
}

/** The whole table. */
export function tableLines(v: View, canvas: Canvas): string[] {
  const seats = v.heroes.map((_, seat) => seat);
  const order = typeof v.who === 'number' ? [...seats.filter((seat) => seat !== v.who), v.who] : seats;
  return [
    ...wrapped(headLine(v, canvas), canvas.width).map((line) => canvas.paint('strong', line)),
    ...wayLines(v, canvas),
    ...fightLines(v, canvas),
    ...order.flatMap((seat) => ['', ...heroLines(v, seat, canvas)]),
  ];
}

export const cardNames = (v: View): string[] => [...placesOf(v).keys()];

/** A card in full, by its place on the table or by what it is called. */
export function cardLines(v: View, name: string, canvas: Canvas): string[] | undefined {
  const thing = thingAt(v, name);
  return thing === undefined ? undefined : wholeThing(thing, canvas);
}
