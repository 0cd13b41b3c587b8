/** One hero in words: figures, powers, relics, potions, piles, hand. */
import type { Bilingual, Canvas } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { Lang } from '@kolbiste/kernel';
import { isDown, usesLeft } from '../src/effects/uses.ts';
import type { View } from '../src/index.ts';
import { faceText } from '../src/texts.ts';
import { costWords, put, quotedFace, quotedItem } from './card.ts';
import { costAt, faceOf, forecast, H, W } from './engine.ts';
import { pile } from './places.ts';
import { KIND_WORDS, ORB_NAMES, OWNER_WORDS, STANCE_NAMES, TABLE } from './words.ts';

/** Figures of a hero that are left out at 0. */
const FIGURES: readonly (readonly [at: number, word: Bilingual])[] = [
  [H.BLOCK, TABLE.block],
  [H.STRENGTH, TABLE.strength],
  [H.WEAK, TABLE.weak],
  [H.VULNERABLE, TABLE.vulnerable],
  [H.SHIVS, TABLE.shivs],
  [H.MIRACLES, TABLE.miracles],
];

function stanceWords(v: View, seat: number, { lang }: Canvas): string[] {
  const stance = v.heroes[seat][H.STANCE];
  const own = v.heroes[seat][H.HERO] === W.HEROES.indexOf('watcher') || stance > 0;
  return own ? [say(lang, TABLE.stance, { name: STANCE_NAMES[stance][lang] })] : [];
}

function orbWords(v: View, seat: number, { lang }: Canvas): string[] {
  const n = v.heroes[seat][H.SLOTS];
  if (n === 0) return [];
  const list = pile(v, seat, H.ORBS).map((orb) => ORB_NAMES[orb]?.[lang] ?? String(orb));
  return [say(lang, TABLE.orbs, { list: list.length === 0 ? '–' : list.join(', '), n })];
}

/** What the rest of the round brings if nobody does anything more: what enemies throw, and what is lost by whatever happens. */
function threatWords(v: View, seat: number, { lang, paint }: Canvas): string[] {
  const ahead = forecast(v);
  if (ahead === null) return [];
  const n = ahead.blows.reduce((sum, [, on, damage]) => sum + (on === seat ? damage : 0), 0);
  const lost = Math.max(0, ahead.lost[seat]);
  if (ahead.dies[seat]) return [paint('red', say(lang, TABLE.dies))];
  return n === 0 && lost === 0 ? [] : [paint('red', say(lang, TABLE.threat, { n, lost }))];
}

function figures(v: View, seat: number, canvas: Canvas): string {
  const { lang } = canvas;
  const hero = v.heroes[seat];
  const fights = v.fight > 0;
  return [
    put(OWNER_WORDS[W.HEROES[hero[H.HERO]]][lang], canvas.names),
    ...(hero[H.HP] <= 0 ? [say(lang, TABLE.dead)] : []),
    say(lang, TABLE.hp, { n: hero[H.HP], most: hero[H.MAX_HP] }),
    ...(fights ? [say(lang, TABLE.energy, { n: hero[H.ENERGY] })] : []),
    ...FIGURES.flatMap(([at, word]) => (hero[at] === 0 ? [] : [say(lang, word, { n: hero[at] })])),
    ...stanceWords(v, seat, canvas),
    ...orbWords(v, seat, canvas),
    ...(v.config.fight === '' ? [say(lang, TABLE.gold, { n: hero[H.GOLD] })] : []),
    ...(fights && v.die > 0 ? threatWords(v, seat, canvas) : []),
    ...(fights && hero[H.DONE] === 1 ? [say(lang, TABLE.done)] : []),
  ].join(' · ');
}

function pileWords(v: View, seat: number, { lang }: Canvas): string {
  if (v.fight === 0) return say(lang, TABLE.deck, { n: pile(v, seat, H.DECK).length });
  // Somebody else's hand lies among the draw pile of a view.
  const hidden = v.who === seat ? 0 : v.held[seat];
  return [
    say(lang, TABLE.hand, { n: v.held[seat] }),
    say(lang, TABLE.draw, { n: pile(v, seat, H.DRAW).length - hidden }),
    say(lang, TABLE.discard, { n: pile(v, seat, H.DISCARD).length }),
    say(lang, TABLE.exhaust, { n: pile(v, seat, H.EXHAUST).length }),
  ].join(' · ');
}

/** `“Strike” ×4, “Bash”`: equal ones together. */
function together(things: readonly number[], name: (thing: number) => string): string {
  const many = new Map<string, number>();
  for (const thing of things) many.set(name(thing), (many.get(name(thing)) ?? 0) + 1);
  return [...many].map(([text, n]) => (n === 1 ? text : `${text} ×${n}`)).join(', ');
}

/** Whether a relic is used up for now; of one that may be used several times how often it still may. */
function useMark(relic: number, uses: number, lang: Lang): string {
  if (isDown(relic, uses)) return ` (${say(lang, TABLE.used)})`;
  const n = usesLeft(relic, uses);
  return n < 0 ? '' : ` (${say(lang, TABLE.usesLeft, { n })})`;
}

type Row = readonly [title: Bilingual, list: string];
function rows(v: View, seat: number, { lang, names, odds }: Canvas): readonly Row[] {
  const faces = (kind: number): string => together(pile(v, seat, kind), (face) => quotedFace(face, lang, names));
  const cubes = pile(v, seat, H.POWER_CUBES).map((marks) => marks & H.CUBES_OF_POWER);
  const powers = pile(v, seat, H.POWERS)
    .map(
      (face, at) =>
        quotedFace(face, lang, names) + (cubes[at] > 0 ? ` (${say(lang, TABLE.cubes, { n: cubes[at] })})` : ''),
    )
    .join(', ');
  const uses = pile(v, seat, H.USES);
  const relics = pile(v, seat, H.RELICS)
    .map((relic, at) => quotedItem(relic, lang, names) + useMark(relic, uses[at], lang))
    .join(', ');
  const potions = pile(v, seat, H.POTIONS)
    .map((potion) => quotedItem(potion, lang, names))
    .join(', ');
  return [
    [TABLE.powersAre, powers],
    [TABLE.attachedAre, faces(H.ATTACHED)],
    [TABLE.relicsAre, relics],
    [TABLE.potionsAre, potions],
    ...(odds || v.fight === 0 ? [[TABLE.deckIs, faces(H.DECK)] as const] : []),
    ...(odds ? [[TABLE.discardIs, faces(H.DISCARD)] as const, [TABLE.exhaustIs, faces(H.EXHAUST)] as const] : []),
  ];
}

function handLine(v: View, seat: number, face: number, at: number, canvas: Canvas): string[] {
  const { lang, names, width } = canvas;
  const kind = KIND_WORDS[W.CARD_TYPES[faceOf(face).type]][lang];
  const text = put(faceText(face, lang), names);
  const line = [`h${at + 1} ${quotedFace(face, lang, names)}`, kind, costWords(costAt(v, seat, at), lang), text];
  return wrapped(line.filter((part) => part !== '').join(' · '), width, '   ', '      ');
}

/** The cards of a hand that are seen; of an unseen hand only the number stands among the piles. */
function handLines(v: View, seat: number, canvas: Canvas): string[] {
  if (v.fight === 0) return [];
  const lines = pile(v, seat, H.HAND).flatMap((face, at) => handLine(v, seat, face, at, canvas));
  return lines.length === 0 ? [] : [`   ${say(canvas.lang, TABLE.handIs)}`, ...lines];
}

export function heroLines(v: View, seat: number, canvas: Canvas): string[] {
  const { lang, width } = canvas;
  const row =
    v.heroes.length > 1 && v.fight > 0
      ? ` · ${say(lang, TABLE.row, { n: v.heroes[seat][H.ROW] + 1 }).replace(':', '')}`
      : '';
  return [
    canvas.paint('strong', `${canvas.seat(seat)}${row}`),
    ...wrapped(figures(v, seat, canvas), width, '   ', '      '),
    ...wrapped(pileWords(v, seat, canvas), width, '   ', '      '),
    ...rows(v, seat, canvas).flatMap(([title, list]) =>
      list === '' ? [] : wrapped(say(lang, title, { list }), width, '   ', '      '),
    ),
    ...handLines(v, seat, canvas),
  ];
}
