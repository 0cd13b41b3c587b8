/** Whole games told in both languages with both sets of names: nothing untold, nothing ill-formed, no real name by mistake. */
import type { Decision, GameEvent, Refused } from '@kolbiste/kernel';
import { listener, rng, seedFrom } from '@kolbiste/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { mixedConfigs } from '../../test/configs.ts';
import { nameOf } from '../cards/names.ts';
import { pool } from '../cards/pool.ts';
import { describer } from '../describe.ts';
import { EVENTS } from '../events.ts';
import { flow } from '../flow/registry.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { KEYWORDS } from './card/en/keywords.ts';

const GAMES = 240;
/** Of a hundred ways to exchange a hand, or of all cards that can be named, some are enough. */
const OPTIONS = 24;
const LANGS = ['cs', 'en'] as const;
const real = describer('real');
const neutral = describer('neutral');

/** What the games have shown; each text with where it came from. */
const shown = new Set<string>();
const sentences = new Map<string, string>();
const labels = new Map<string, string>();
const faults: string[] = [];
const random = rng('campaign 2');

/** Names that stand in quotation marks where the public cards are not spoken of. */
const invented = new Set(
  pool.cards.flatMap((card) => (card === null ? [] : LANGS.map((lang) => nameOf(card.id, lang, 'neutral')))),
);
/** Words that are quoted because the unit gets them as they stand on a card. */
const words = new Set(Object.values(KEYWORDS).map(({ given }) => given.replace(/[“”]/g, '')));
const NAME = /[„“]([^„“”]+)[“”]/gu;

function checkNeutral(text: string, where: string): void {
  for (const [, name] of text.matchAll(NAME))
    if (!invented.has(name) && !words.has(name)) faults.push(`${where}: no invented name is "${name}" in: ${text}`);
}

type Said = Parameters<typeof real>[1];

/** Describes one thing in all four ways and keeps the texts. */
function tell(v: View, x: Said, where: string, into: Map<string, string>): string[] {
  const texts = LANGS.map((lang) => real(v, x, lang).text);
  for (const text of texts) into.set(text, where);
  for (const lang of LANGS) {
    const { text } = neutral(v, x, lang);
    into.set(text, where);
    checkNeutral(text, where);
  }
  return texts;
}

function tellEvents(v: View, first: View, events: readonly GameEvent[]): void {
  for (const event of events) {
    const kind = EVENTS[event.kind];
    shown.add(`event ${kind}`);
    const [cs, en] = tell(v, { event }, `event ${kind}`, sentences);
    if (cs === en) faults.push(`event ${kind}: the same in Czech and English: ${cs}`);
    if (real(first, { event }, 'cs').text !== cs)
      faults.push(`event ${kind} reads otherwise from an earlier view: ${cs}`);
  }
}

function tellRefused(v: View, decision: Decision, refused: Refused): void {
  shown.add(`refused ${refused.code}`);
  const x = { refused, decision: decision.id, seat: decision.seat };
  tell(v, x, `refused ${refused.code} at ${decision.id}`, sentences);
}

/** Everything at an open question: the prompt, the options, what is refused, and answers that nobody offered. */
function tellQuestion(s: State, decision: Decision): void {
  const { id, seat } = decision;
  const v = game.view(s, seat);
  shown.add(`decision ${id}`);
  tell(v, { decision }, `decision ${id}`, sentences);
  const options = game.options(s, seat).slice(0, OPTIONS);
  const told = [new Set<string>(), new Set<string>()];
  for (const option of options) {
    const texts = tell(v, { option, decision: id, seat }, `option ${id} ${option}`, labels);
    texts.forEach((text, lang) => {
      if (told[lang].has(text)) faults.push(`${id}: two options read ${text}`);
      told[lang].add(text);
    });
  }
  for (const refused of game.refusals(s, seat))
    if (!shown.has(`refused ${refused.code}`) || random.int(8) === 0) tellRefused(v, decision, refused);
  for (const [who, option] of [
    [seat, 1.5],
    [1 - seat, 0],
  ] as const) {
    const refusal = game.answer(game.clone(s), who, option);
    if (refusal !== undefined) tellRefused(v, decision, { option, ...refusal });
  }
}

/** An option at random; ending the turn comes up less often. */
function choose(id: string, options: readonly number[]): number {
  const from = id === 'turn.main' && options.length > 1 && random.int(6) > 0 ? 1 : 0;
  return options[from + random.int(options.length - from)];
}

function play(i: number): void {
  const ear = listener();
  const s = game.setup(mixedConfigs(i), seedFrom(`told ${i}`), { sink: ear });
  const first = game.view(s, 'public');
  tellEvents(first, first, ear.events);
  for (let heard = ear.events.length; ; heard = ear.events.length) {
    const pending = game.pending(s);
    for (const decision of pending) tellQuestion(s, decision);
    if (pending.length === 0) break;
    const { seat, id } = pending[random.int(pending.length)];
    game.answer(s, seat, choose(id, game.options(s, seat)), { sink: ear });
    tellEvents(game.view(s, 'public'), first, ear.events.slice(heard));
  }
  const over = game.answer(s, 0, 0);
  if (over === undefined) return;
  const decision = { id: 'turn.main', seat: 0, kind: 'main', rule: [] };
  tellRefused(game.view(s, 0), decision, { option: 0, ...over });
}

const QUESTIONS = flow.procedures.flatMap((p) => p.steps.filter((step) => step.ask !== null).map((step) => step.id));

/** What has to be told at least once. */
const EXPECTED: readonly string[] = [
  ...QUESTIONS.map((id) => `decision ${id}`),
  ...new Set([...game.refusalTable, ...Object.values(game.outside)].map(({ code }) => `refused ${code}`)),
  ...EVENTS.map((kind) => `event ${kind}`),
];

/** Too rare for games at random, or never offered; text.test.ts tells them by hand. */
const BY_HAND: readonly string[] = [
  'decision pickName.name',
  'decision pickChance.result',
  'refused effectsFull',
  'refused banned',
  'refused attackNothing',
  'event capped',
  'event named',
];

beforeAll(() => {
  for (let i = 0; i < GAMES; i++) play(i);
}, 240_000);

describe('whole games', () => {
  test('tell every decision, refusal and event but those told by hand', () => {
    expect(EXPECTED.filter((what) => !shown.has(what) && !BY_HAND.includes(what))).toEqual([]);
  });

  test('no fault came up', () => {
    expect([...new Set(faults)].slice(0, 10)).toEqual([]);
  });

  const ill = (texts: ReadonlyMap<string, string>, form: RegExp): string[] =>
    [...texts].filter(([text]) => form.test(text)).map(([text, where]) => `${where}: ${text}`);
  const wrong = /undefined|NaN|\[object|null| {2}|^ | $| [,.:;)]|\( |[,:;]{2}|[ (/]-\d|\$\{|„“|“”/;

  test('sentences begin with a capital letter and end like sentences', () => {
    expect(ill(sentences, wrong)).toEqual([]);
    expect(ill(sentences, /^[^“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/)).toEqual([]);
    expect(ill(sentences, /[^.?]$/)).toEqual([]);
    expect(sentences.size).toBeGreaterThan(10_000);
  });

  test('labels begin with a capital letter or a name and end without a stop', () => {
    expect(ill(labels, wrong)).toEqual([]);
    expect(ill(labels, /^[^„“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/)).toEqual([]);
    expect(ill(labels, /[^\p{L}\d)“”]$/u)).toEqual([]);
    expect(labels.size).toBeGreaterThan(3_000);
  });
});
