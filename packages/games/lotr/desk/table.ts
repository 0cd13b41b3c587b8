/** The table of The Lord of the Rings as text: the quest and what threatens it, then every player, the one who looks last. */

import type { Canvas } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { View } from '../src/index.ts';
import { cardCalled, cardOf } from '../src/index.ts';
import { phaseName } from '../src/texts.ts';
import { quoted, wholeCard } from './card.ts';
import { playerLines } from './player.ts';
import type { Board } from './things.ts';
import { boardOf, locationWords, placesOf, stagingOf, thingLines } from './things.ts';
import { TABLE } from './words.ts';

const letter = (seat: number): string => String.fromCharCode(65 + seat);

function headLine(v: View, { lang }: Canvas): string {
  const alone = v.config.mode !== 'quest';
  return [
    v.round === 0 ? say(lang, TABLE.before) : say(lang, TABLE.round, { n: v.round }),
    ...(v.outcome !== 0 ? [say(lang, TABLE.over)] : [phaseName(v.phase, lang)]),
    ...(v.threat.length > 1 ? [say(lang, TABLE.first, { seat: letter(v.first) })] : []),
    ...(alone && v.config.mode === 'waves' ? [say(lang, TABLE.wave, { n: v.wave })] : []),
    ...(alone ? [say(lang, TABLE.score, { n: v.score })] : []),
  ].join(' · ');
}

/** The stage with its progress, and the two sums that are compared. */
function questLines(b: Board, canvas: Canvas): string[] {
  const { lang, names, width } = canvas;
  const stage = b.view.things.find((t) => t.id === b.view.quest);
  const card = stage === undefined ? undefined : cardOf(stage.card);
  if (stage === undefined || card === undefined) return [];
  const most = card.questPoints ?? 0;
  const given = { card: quoted(stage.card, lang, names), stage: card.stage ?? 0, n: stage.progress, most };
  const active = b.view.things.find((t) => t.zone === b.zones.active);
  const location =
    active === undefined
      ? say(lang, TABLE.noActive)
      : say(lang, TABLE.active, { card: `${quoted(active.card, lang, names)} · ${locationWords(b, active, canvas)}` });
  return [
    ...wrapped(say(lang, most === 0 ? TABLE.stage : TABLE.stageOf, given), width),
    ...wrapped(say(lang, TABLE.against, { willpower: b.willpower, threat: b.threat }), width),
    ...wrapped(location, width),
  ];
}

function stagingLines(b: Board, canvas: Canvas): string[] {
  if (b.view.config.mode !== 'quest') return [];
  const staged = stagingOf(b).flatMap((t, at) => thingLines(b, t, `s${at + 1}`, canvas));
  return [say(canvas.lang, TABLE.staging), ...(staged.length === 0 ? [`   ${say(canvas.lang, TABLE.empty)}`] : staged)];
}

function encounterLine({ view }: Board, { lang, width }: Canvas): string[] {
  const [n, gone, victory] = [view.encounter.length, view.encounterDiscard.length, view.victory.length];
  return wrapped(say(lang, TABLE.encounter, { n, gone, victory }), width);
}

/** The whole table. */
export function tableLines(v: View, canvas: Canvas): string[] {
  const b = boardOf(v);
  const seats = v.threat.map((_, seat) => seat);
  const order = typeof v.who === 'number' ? [...seats.filter((seat) => seat !== v.who), v.who] : seats;
  return [
    ...wrapped(headLine(v, canvas), canvas.width).map((line) => canvas.paint('strong', line)),
    ...questLines(b, canvas),
    ...stagingLines(b, canvas),
    ...encounterLine(b, canvas),
    ...order.flatMap((seat) => ['', ...playerLines(b, seat, canvas)]),
  ];
}

export const cardNames = (v: View): string[] => [...placesOf(boardOf(v)).keys()];

/** A card in full, by its place on the table or by what it is called. Without a seat the looking seat's own is meant. */
export function cardLines(v: View, name: string, canvas: Canvas): string[] | undefined {
  const words = name.trim().toLowerCase();
  const own = letter(v.who === 'public' ? 0 : v.who).toLowerCase();
  const short = /^[ceh]\d+$/.test(words) ? `${own} ${words}` : words;
  const place = [...placesOf(boardOf(v))].find(([each]) => each.toLowerCase() === short);
  const id = place === undefined ? cardCalled(name) : place[1];
  return id === 0 || cardOf(id) === undefined ? undefined : wholeCard(id, canvas);
}
