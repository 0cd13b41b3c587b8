/** What lies in play, in words: figures as they stand, what is left of hit points, shadow cards, attachments. */

import type { Canvas } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import { rng } from '@kolbiste/kernel';
import type { State, Thing, View } from '../src/index.ts';
import { COMMITTED, cardOf, EXHAUSTED, game, MUTED, reading, SHADOW, STAGING, TURNED_UP, ZONES } from '../src/index.ts';
import { quoted, sortWords, typeWord } from './card.ts';
import { textLines } from './engine.ts';
import { TABLE } from './words.ts';

/** A view, and a state that fits it: the figures of what lies open are the same in each that does. */
export interface Board {
  readonly view: View;
  readonly state: State;
  readonly zones: typeof ZONES;
  readonly willpower: number;
  readonly threat: number;
}

export function boardOf(view: View): Board {
  const state = game.determinize(view, rng('table'));
  let willpower = 0;
  let threat = 0;
  for (const t of state.things) {
    const type = cardOf(t.card)?.type;
    if (t.zone === ZONES.characters && (t.marks & COMMITTED) !== 0) willpower += reading.willpower(state, t);
    if (t.zone === STAGING && (type === 'enemy' || type === 'location') && (t.marks & MUTED) === 0)
      threat += reading.threat(state, t);
  }
  return { view, state, zones: ZONES, willpower, threat };
}

export const stagingOf = ({ view }: Board): Thing[] => view.things.filter((t) => t.zone === STAGING);
export const charactersOf = ({ view }: Board, seat: number): Thing[] =>
  view.things.filter((t) => t.seat === seat && t.zone === ZONES.characters);
export const engagedOf = ({ view }: Board, seat: number): Thing[] =>
  view.things.filter((t) => t.seat === seat && t.zone === ZONES.engaged);

function lifeWords({ state }: Board, t: Thing, { lang }: Canvas): string {
  const left = reading.remaining(state, t);
  return say(lang, TABLE.hitPoints, { n: left, most: left + t.damage });
}

/** Threat and progress of a location. */
export function locationWords({ state }: Board, t: Thing, { lang }: Canvas): string {
  const threat =
    (t.marks & MUTED) !== 0 ? say(lang, TABLE.muted) : say(lang, TABLE.threat, { n: reading.threat(state, t) });
  const progress = say(lang, TABLE.progress, { n: t.progress, most: reading.questPoints(t.card) });
  return t.zone === STAGING ? `${threat} · ${progress}` : progress;
}

/** The shadow cards of an enemy, face down unless this viewer knows them. */
function shadowWords({ view }: Board, t: Thing, { lang, names }: Canvas): string[] {
  const out: string[] = [];
  for (let i = 0; i < view.shadows.length; i += SHADOW) {
    if (view.shadows[i] !== t.id) continue;
    const card = view.shadows[i + 1];
    const turned = (view.shadows[i + 2] & TURNED_UP) !== 0;
    const text = card === 0 ? TABLE.shadow : turned ? TABLE.shadowIs : TABLE.shadowKnown;
    out.push(say(lang, text, { card: quoted(card, lang, names) }));
  }
  return out;
}

function enemyWords(b: Board, t: Thing, canvas: Canvas): string[] {
  const { lang } = canvas;
  const { state } = b;
  const muted = (t.marks & MUTED) !== 0;
  const staged = [
    muted ? say(lang, TABLE.muted) : say(lang, TABLE.threat, { n: reading.threat(state, t) }),
    say(lang, TABLE.engagement, { n: reading.engagement(state, t) }),
  ];
  return [
    ...(t.zone === STAGING ? staged : []),
    say(lang, TABLE.attack, { n: reading.attack(state, t) }),
    say(lang, TABLE.defense, { n: reading.defense(state, t) }),
    lifeWords(b, t, canvas),
    ...shadowWords(b, t, canvas),
  ];
}

function characterWords(b: Board, t: Thing, canvas: Canvas): string[] {
  const { lang } = canvas;
  const { state } = b;
  return [
    say(lang, TABLE.willpower, { n: reading.willpower(state, t) }),
    say(lang, TABLE.attack, { n: reading.attack(state, t) }),
    say(lang, TABLE.defense, { n: reading.defense(state, t) }),
    lifeWords(b, t, canvas),
    ...(t.resources > 0 ? [say(lang, TABLE.tokens, { n: t.resources })] : []),
    say(lang, (t.marks & EXHAUSTED) === 0 ? TABLE.ready : TABLE.exhausted),
    ...((t.marks & COMMITTED) === 0 ? [] : [say(lang, TABLE.committed)]),
  ];
}

function figures(b: Board, t: Thing, canvas: Canvas): string[] {
  const type = cardOf(t.card)?.type;
  if (type === 'enemy') return enemyWords(b, t, canvas);
  if (type === 'location') return [locationWords(b, t, canvas)];
  return type === 'hero' || type === 'ally' ? characterWords(b, t, canvas) : [];
}

/** One thing with its name and place; where the table is wanted in full, with sort and text. */
export function thingLines(b: Board, t: Thing, place: string, canvas: Canvas): string[] {
  const { lang, names, width, paint } = canvas;
  const card = cardOf(t.card);
  if (card === undefined) return [];
  const name = paint('strong', quoted(t.card, lang, names));
  const onIt = b.view.things
    .filter((each) => each.host === t.id)
    .map((each) => {
      const tired = (each.marks & EXHAUSTED) === 0 ? '' : ` (${say(lang, TABLE.exhausted)})`;
      return quoted(each.card, lang, names) + tired;
    });
  const attached = onIt.length === 0 ? [] : [say(lang, TABLE.with, { cards: onIt.join(', ') })];
  const line = [`${place} ${typeWord(card, lang)} ${name}`, ...figures(b, t, canvas), ...attached].join(' · ');
  const text = canvas.odds ? [sortWords(card, lang, names), ...textLines(t.card, lang, names)] : [];
  return [...wrapped(line, width, '   ', '      '), ...text.flatMap((each) => wrapped(each, width, '        '))];
}

/** Every card that can be seen, by its place: `s1`, `quest`, `active`, `A c1`, `A e1`, `A h1`. */
export function placesOf(b: Board): Map<string, number> {
  const out = new Map<string, number>();
  const { view } = b;
  stagingOf(b).forEach((t, at) => out.set(`s${at + 1}`, t.card));
  const quest = view.things.find((t) => t.id === view.quest);
  const active = view.things.find((t) => t.zone === ZONES.active);
  if (quest !== undefined) out.set('quest', quest.card);
  if (active !== undefined) out.set('active', active.card);
  view.threat.forEach((_, seat) => {
    const name = String.fromCharCode(65 + seat);
    charactersOf(b, seat).forEach((t, at) => out.set(`${name} c${at + 1}`, t.card));
    engagedOf(b, seat).forEach((t, at) => out.set(`${name} e${at + 1}`, t.card));
    view.hands[seat].forEach((id, at) => {
      if (id !== 0) out.set(`${name} h${at + 1}`, id);
    });
  });
  return out;
}
