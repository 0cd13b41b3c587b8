/** Whole games told in both languages with both sets of names: nothing untold, nothing ill-formed, no real name by mistake. */
import type { Decision, GameEvent, Refused } from '@kolbiste/kernel';
import { listener, rng, seedFrom } from '@kolbiste/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { starters } from '../cards/decks.ts';
import { nameOf } from '../cards/names.ts';
import { pool } from '../cards/pool.ts';
import { describer } from '../describe.ts';
import { EVENTS } from '../events.ts';
import { flow } from '../flow/registry.ts';
import type { Config } from '../index.ts';
import { configOf, game } from '../index.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

const GAMES = 50;
const OPTIONS = 24;
const LANGS = ['cs', 'en'] as const;
const real = describer('real');
const neutral = describer('neutral');

/** What the games have shown; each text with where it came from. */
const shown = new Set<string>();
const sentences = new Map<string, string>();
const labels = new Map<string, string>();
const faults: string[] = [];
const random = rng('campaign 1');

/** Names that stand in quotation marks where the public cards are not spoken of. */
const allowed = new Set(
  pool.cards.flatMap((card) => (card === undefined ? [] : LANGS.map((lang) => nameOf(card.id, lang, 'neutral')))),
);
for (const label of ['po odhalení', 'when revealed']) allowed.add(label);
const NAME = /[„“]([^„“”]+)[“”]/gu;

function checkNeutral(text: string, where: string): void {
  for (const [, name] of text.matchAll(NAME))
    if (!allowed.has(name)) faults.push(`${where}: no invented name is "${name}" in: ${text}`);
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
    const early = real(first, { event }, 'cs').text;
    // An answer names a thing that the view knows, and otherwise none.
    if (early !== cs && (kind !== 'answer' || (early.includes('„') && cs.includes('„'))))
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
  const told = [new Set<string>(), new Set<string>()];
  for (const option of game.options(s, seat).slice(0, OPTIONS)) {
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
    [seat + 1, 0],
  ] as const) {
    const refusal = game.answer(game.clone(s), who, option);
    if (refusal !== undefined) tellRefused(v, decision, { option, ...refusal });
  }
}

/** One to four players with the learning decks, the easy game every other time; at times combat alone. */
function configAt(i: number): Config {
  const lists = starters.map((each) => each.list);
  const players = 1 + (i % 4);
  const from = i % starters.length;
  const chosen = Array.from({ length: players }, (_, k) => {
    const { heroes, cards } = lists[(from + k) % lists.length];
    // Cards of a sphere that no hero has.
    return i % 5 === 3
      ? { heroes, cards: [...cards, ...lists[(from + k + 1) % lists.length].cards] }
      : { heroes, cards };
  });
  if (i % 10 !== 9) return configOf(chosen, i % 2 === 1);
  const placed = chosen.flatMap(({ heroes }, seat) => heroes.map((card) => ({ card, seat })));
  return { ...configOf(chosen), mode: 'waves', lists: chosen.map(() => ({ heroes: [], cards: [] })), placed };
}

/** An option at random; passing comes up less often, but characters stay at home for the fight. */
function choose(id: string, options: readonly number[]): number {
  const often = id === 'quest.who' ? 2 : 4;
  const from = options.length > 1 && options[0] === 0 && random.int(often) > 0 ? 1 : 0;
  return options[from + random.int(options.length - from)];
}

function play(i: number): void {
  const ear = listener();
  const s = game.setup(configAt(i), seedFrom(`told ${i}`), { sink: ear });
  const first = game.view(s, 'public');
  tellEvents(first, first, ear.events);
  for (let heard = ear.events.length; ; heard = ear.events.length) {
    const pending = game.pending(s);
    if (pending.length === 0) break;
    for (const decision of pending) tellQuestion(s, decision);
    const { seat, id } = pending[random.int(pending.length)];
    game.answer(s, seat, choose(id, game.options(s, seat)), { sink: ear });
    tellEvents(game.view(s, 'public'), first, ear.events.slice(heard));
  }
  const over = game.answer(s, 0, 0);
  if (over === undefined) return;
  const decision = { id: 'window.act', seat: 0, kind: 'window', rule: [] };
  tellRefused(game.view(s, 0), decision, { option: 0, ...over });
}

const QUESTIONS = flow.procedures.flatMap((p) => p.steps.filter((step) => step.ask !== null).map((step) => step.id));

/** What has to be told at least once. */
const EXPECTED: readonly string[] = [
  ...QUESTIONS.map((id) => `decision ${id}`),
  ...new Set([...game.refusalTable, ...Object.values(game.outside)].map(({ code }) => `refused ${code}`)),
  ...EVENTS.map((kind) => `event ${kind}`),
];

/** Too rare for games at random, or never come; text.test.ts tells them by hand. */
const BY_HAND: readonly string[] = [
  'decision playerAttack.join',
  'decision pickOne.surplus',
  'decision pickOne.yes',
  'decision pickOne.endNext',
  'refused isGuarded',
  'refused enemyCannotAttack',
  'refused noOtherPlayer',
  'refused alreadyAttacked',
  'refused uniqueInPlay',
  'refused travelNotMet',
  'refused noOtherPlayer',
  'event manyDefenders',
  'event attackEnded',
  'event deckEmpty',
  'event nothingToReveal',
  'event surged',
  'event toVictory',
  'event doomed',
  'event attackFailed',
  'event intoDeck',
  'event won',
  'event scored',
  'event combatOver',
  'event leftCombat',
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
    expect(ill(sentences, /^[^„“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/)).toEqual([]);
    expect(ill(sentences, /[^.?]$/)).toEqual([]);
    expect(sentences.size).toBeGreaterThan(4_000);
  });

  test('labels begin with a capital letter or a name and end without a stop', () => {
    expect(ill(labels, wrong)).toEqual([]);
    expect(ill(labels, /^[^„“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/)).toEqual([]);
    expect(ill(labels, /[^\p{L}\d)“”]$/u)).toEqual([]);
    expect(labels.size).toBeGreaterThan(3_000);
  });
});
