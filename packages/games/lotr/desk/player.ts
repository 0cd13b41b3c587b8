/** One player in words: dial, resources by sphere, characters, engaged enemies, hand. */

import type { Canvas } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import { cardOf } from '../src/index.ts';
import { SPHERE_WORDS } from '../src/texts.ts';
import { quoted, typeWord } from './card.ts';
import { textLines } from './engine.ts';
import type { Board } from './things.ts';
import { charactersOf, engagedOf, thingLines } from './things.ts';
import { TABLE } from './words.ts';

/** `leadership 3, lore 1`: what the heroes of each sphere have. */
function resourceWords(b: Board, seat: number, { lang }: Canvas): string[] {
  const sums = new Map<string, number>();
  for (const t of charactersOf(b, seat)) {
    const card = cardOf(t.card);
    if (card?.type !== 'hero' || card.sphere === undefined) continue;
    const sphere = SPHERE_WORDS[card.sphere][lang];
    sums.set(sphere, (sums.get(sphere) ?? 0) + t.resources);
  }
  const list = [...sums].map(([sphere, n]) => `${sphere} ${n}`).join(', ');
  return list === '' ? [] : [say(lang, TABLE.resources, { list })];
}

function dials(b: Board, seat: number, canvas: Canvas): string {
  const { view } = b;
  const { lang } = canvas;
  return [
    ...(view.out[seat] === 1 ? [say(lang, TABLE.out)] : []),
    say(lang, TABLE.dial, { n: view.threat[seat] }),
    ...resourceWords(b, seat, canvas),
    say(lang, TABLE.hand, { n: view.hands[seat].length }),
    say(lang, TABLE.deck, { n: view.decks[seat].length }),
    say(lang, TABLE.discard, { n: view.discards[seat].length }),
  ].join(' · ');
}

function handLine(id: number, at: number, canvas: Canvas): string[] {
  const { lang, names, width, odds } = canvas;
  const card = cardOf(id);
  if (card === undefined) return [];
  const cost = card.cost === undefined ? [] : [say(lang, TABLE.cost, { n: card.cost })];
  const sphere = card.sphere === undefined ? [] : [SPHERE_WORDS[card.sphere][lang]];
  const line = [`h${at + 1} ${typeWord(card, lang)} ${quoted(id, lang, names)}`, ...sphere, ...cost].join(' · ');
  const text = odds ? textLines(id, lang, names) : [];
  return [...wrapped(line, width, '   ', '      '), ...text.flatMap((each) => wrapped(each, width, '        '))];
}

/** The cards of a hand that are seen; of an unseen hand only the number stands at the head. */
function handLines({ view }: Board, seat: number, canvas: Canvas): string[] {
  const lines = view.hands[seat].flatMap((id, at) => handLine(id, at, canvas));
  return lines.length === 0 ? [] : [`   ${say(canvas.lang, TABLE.handIs)}`, ...lines];
}

function discardLines({ view }: Board, seat: number, { lang, names, width, odds }: Canvas): string[] {
  if (!odds || view.discards[seat].length === 0) return [];
  const cards = view.discards[seat].map((id) => quoted(id, lang, names)).join(', ');
  return wrapped(say(lang, TABLE.discardIs, { cards }), width, '   ', '      ');
}

export function playerLines(b: Board, seat: number, canvas: Canvas): string[] {
  const engaged = engagedOf(b, seat);
  return [
    canvas.paint('strong', canvas.seat(seat)),
    ...wrapped(dials(b, seat, canvas), canvas.width, '   ', '      '),
    ...charactersOf(b, seat).flatMap((t, at) => thingLines(b, t, `c${at + 1}`, canvas)),
    ...(engaged.length === 0 ? [] : [`   ${say(canvas.lang, TABLE.engaged)}`]),
    ...engaged.flatMap((t, at) => thingLines(b, t, `e${at + 1}`, canvas)),
    ...handLines(b, seat, canvas),
    ...discardLines(b, seat, canvas),
  ];
}
