/** Whole games told in both languages with both sets of names: nothing untold, nothing ill-formed, no real name by mistake. */
import type { Decision, GameEvent, Refused } from '@kolbiste/kernel';
import { listener, rng, seedFrom } from '@kolbiste/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { mixedConfigs } from '../../test/configs.ts';
import { nameBook } from '../cards/names.ts';
import { BONUS_KINDS, EFFECT_KINDS } from '../cards/types.ts';
import { describer } from '../describe.ts';
import { E, END_REASONS, EVENTS } from '../events.ts';
import { flow } from '../flow/registry.ts';
import { configOf, game } from '../index.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { BONUSES } from '../vocabulary.ts';
import { cursingDeck, frailDeck, harmlessDeck, repeatedDeck, sappedDeck, variedDeck } from './rich-decks.ts';
import { fieldAt } from './weapons.ts';

const GAMES = 300;
const LANGS = ['cs', 'en'] as const;
const real = describer('real');
const neutral = describer('neutral');

/** What the games have shown; each text with where it came from. */
const shown = new Set<string>();
const sentences = new Map<string, string>();
const labels = new Map<string, string>();
const faults: string[] = [];
let random = rng('campaign');

/** Names of effects and places, and of the kinds in play: none may stand in the neutral texts. */
function realNames(v: View): string[] {
  const book = nameBook('real');
  const kinds = v.config.decks.flatMap((deck) => [deck.hero.kind, ...deck.weapons.map((weapon) => weapon.kind)]);
  const ids = [...kinds, ...Object.keys(book).filter((id) => !/^(hero|weapon|deck)-/.test(id))];
  const names = ids.flatMap((id) => [book[id]?.cs, book[id]?.en]);
  const islands = [1, 2, 3, 4, 5].map((n) => (book[`island-${n}`]?.cs ?? '').slice(0, 5));
  const all = [...names, ...islands].filter((name): name is string => typeof name === 'string' && name !== '');
  return all.map((name) => name.toLowerCase());
}

/** The neutral texts of the game that is being told. */
const clean = new Set<string>();

function checkNeutral(text: string, where: string, forbidden: readonly string[]): void {
  if (clean.has(text)) return;
  clean.add(text);
  const lower = text.toLowerCase();
  const name = forbidden.find((each) => lower.includes(each));
  if (name !== undefined) faults.push(`${where}: the real name "${name}" in: ${text}`);
}

type Said = Parameters<typeof real>[1];

/** Describes one thing in all four ways and keeps the texts. */
function tell(v: View, x: Said, where: string, into: Map<string, string>, forbidden: readonly string[]): string[] {
  const [cs, en] = LANGS.map((lang) => real(v, x, lang).text);
  if (cs === en) faults.push(`${where}: the same in Czech and English: ${cs}`);
  for (const text of [cs, en]) into.set(text, where);
  for (const lang of LANGS) {
    const { text } = neutral(v, x, lang);
    into.set(text, where);
    checkNeutral(text, where, forbidden);
  }
  return [cs, en];
}

function tellEvents(v: View, first: View, events: readonly GameEvent[], forbidden: readonly string[]): void {
  for (const event of events) {
    const kind = EVENTS[event.kind];
    shown.add(`event ${kind}`);
    if (event.kind === E.effectUsed) shown.add(`effect ${fieldAt(v, event.b, event.c)?.kind}`);
    if (event.kind === E.bonusApplied) shown.add(`bonus ${BONUSES[event.b]}`);
    if (event.kind === E.actionsEnded || event.kind === E.surplusLost) shown.add(`${kind} ${event.b}`);
    const [cs] = tell(v, { event }, `event ${kind}`, sentences, forbidden);
    if (real(first, { event }, 'cs').text !== cs)
      faults.push(`event ${kind} reads otherwise from an earlier view: ${cs}`);
  }
}

function tellRefused(v: View, decision: Decision, refused: Refused, forbidden: readonly string[]): void {
  shown.add(`refused ${refused.code}`);
  const x = { refused, decision: decision.id, seat: decision.seat };
  tell(v, x, `refused ${refused.code} at ${decision.id}`, sentences, forbidden);
}

/** Everything at an open question: the prompt, the options, what is refused, and answers that nobody offered. */
function tellQuestion(s: State, decision: Decision, forbidden: readonly string[]): void {
  const { id, seat } = decision;
  const v = game.view(s, seat);
  shown.add(`decision ${id}`);
  tell(v, { decision }, `decision ${id}`, sentences, forbidden);
  const options = game.options(s, seat);
  const told = new Set<string>();
  for (const option of options) {
    shown.add(`option ${id} ${game.name(v, id, seat, option).split(' ')[0]}`);
    const texts = tell(v, { option, decision: id, seat }, `option ${id} ${option}`, labels, forbidden);
    for (const text of texts) {
      if (told.has(text)) faults.push(`${id}: two options read ${text}`);
      told.add(text);
    }
  }
  for (const refused of game.refusals(s, seat)) {
    if (!shown.has(`refused ${refused.code}`) || random.int(4) === 0) tellRefused(v, decision, refused, forbidden);
  }
  for (const [who, option] of [
    [seat, 1.5],
    [1 - seat, 0],
    [seat, 99],
  ] as const) {
    const refusal = game.answer(game.clone(s), who, option);
    if (refusal !== undefined) tellRefused(v, decision, { option, ...refusal }, forbidden);
  }
}

/** Mostly decks as in the other tests; now and then some that make rare things happen. */
function configFor(i: number): unknown {
  const [a, b] = [`told ${i} a`, `told ${i} b`];
  if (i % 60 === 59) return configOf(variedDeck(a), harmlessDeck(b), { printedZero: 'compare' });
  if (i % 60 === 29) return configOf(cursingDeck(a), frailDeck(b));
  if (i % 60 === 44) {
    return configOf(sappedDeck(a), sappedDeck(b), {
      persistentMalus: 'one',
      cancelTime: 'turn',
      trickLethal: 'forbidden',
    });
  }
  if (i % 6 === 5) return configOf(repeatedDeck(a), repeatedDeck(b), { trappedBonus: 'kept' });
  return mixedConfigs(i);
}

/** An option at random; passing up what could be done comes up less often. */
function choose(id: string, options: readonly number[]): number {
  const pass = id === 'turn.chooseAction' || id === 'use.useOrIgnore' || id === 'use.chooseBonus';
  const from = pass && options.length > 1 && random.int(6) > 0 ? 1 : 0;
  return options[from + random.int(options.length - from)];
}

function play(i: number): void {
  const ear = listener();
  clean.clear();
  const s = game.setup(configFor(i), seedFrom(`told ${i}`), { sink: ear });
  const first = game.view(s, 'public');
  const forbidden = realNames(first);
  for (let heard = 0; ; heard = ear.events.length) {
    const pending = game.pending(s);
    for (const decision of pending) tellQuestion(s, decision, forbidden);
    if (pending.length === 0) break;
    const { seat, id } = pending[random.int(pending.length)];
    game.answer(s, seat, choose(id, game.options(s, seat)), { sink: ear });
    tellEvents(game.view(s, 'public'), first, ear.events.slice(heard), forbidden);
  }
  const over = game.answer(s, 0, 0);
  if (over !== undefined) {
    const decision = { id: 'turn.chooseAction', seat: 0, kind: 'action', rule: [] };
    tellRefused(game.view(s, 0), decision, { option: 0, ...over }, forbidden);
  }
}

/** What no game of these shows; text.test.ts tells it by hand. */
const BY_HAND = ['event startLotDrawn', 'refused useFreed'];

const OPTIONS: { readonly [decision: string]: readonly string[] } = {
  'duel.chooseStartWeapon': ['start'],
  'duel.chooseStarter': ['starts'],
  'turn.breakCurse': ['break', 'keep'],
  'turn.chooseAction': ['end', 'use', 'repair', 'cancel'],
  'use.trick': ['accept', 'trick'],
  'use.useOrIgnore': ['use', 'ignore'],
  'use.chooseBonus': ['no', 'bonus'],
  'persistent.chooseBonus': ['no', 'bonus'],
  'combo.chooseBonus': ['no', 'bonus'],
  'use.chooseTarget': ['hero', 'weapon', 'effect'],
  'combo.chooseTarget': ['hero', 'weapon', 'effect'],
  'use.secondTarget': ['hero', 'weapon', 'effect', 'stop'],
  'attack.shields': ['shields'],
  'attack.shieldBonus': ['no', 'bonus'],
  'combo.fire': ['fire', 'hold'],
  'persistent.malusOn': ['malus'],
  'turn.lateCancel': ['go', 'cancel'],
  'turn.lastCancel': ['go', 'cancel'],
  'turn.nightAttack': ['strike', 'hold'],
  'turn.mechanic': ['hold', 'repair', 'attack'],
};

const QUESTIONS = flow.procedures.flatMap((p) => p.steps.filter((step) => step.ask !== null).map((step) => step.id));

/** What has to be told at least once. */
const EXPECTED: readonly string[] = [
  ...QUESTIONS.map((id) => `decision ${id}`),
  ...QUESTIONS.flatMap((id) => (OPTIONS[id] ?? []).map((kind) => `option ${id} ${kind}`)),
  ...new Set([...game.refusalTable, ...Object.values(game.outside)].map(({ code }) => `refused ${code}`)),
  ...EVENTS.map((kind) => `event ${kind}`),
  ...EFFECT_KINDS.map((kind) => `effect ${kind}`),
  ...BONUS_KINDS.map((kind) => `bonus ${kind}`),
  ...END_REASONS.map((_reason, k) => `actionsEnded ${k}`),
  ...[0, 1, 2, 3].map((what) => `surplusLost ${what}`),
];

const missing = (): string[] => EXPECTED.filter((what) => !shown.has(what));

beforeAll(() => {
  random = rng('campaign');
  for (let i = 0; i < GAMES || (i < 2 * GAMES && missing().length > BY_HAND.length); i++) play(i);
}, 240_000);

describe('300 games and more', () => {
  test('tell every decision, option, refusal and event', () => {
    expect(Object.keys(OPTIONS).sort()).toEqual([...QUESTIONS].sort());
    expect(missing().sort()).toEqual(BY_HAND);
  });

  test('no fault came up', () => {
    expect(faults.slice(0, 10)).toEqual([]);
  });

  const ill = (texts: ReadonlyMap<string, string>, form: RegExp): string[] =>
    [...texts].filter(([text]) => form.test(text)).map(([text, where]) => `${where}: ${text}`);
  const wrong = /undefined|NaN|\[object|null| {2}|^ | $| [,.:;)]|\( |[.,:;]{2}|-\d|\$\{/;

  test('sentences begin with a capital letter and end like sentences', () => {
    expect(ill(sentences, wrong)).toEqual([]);
    expect(ill(sentences, /^[^A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/)).toEqual([]);
    expect(ill(sentences, /[^.?]$/)).toEqual([]);
    expect(sentences.size).toBeGreaterThan(10_000);
  });

  test('labels begin with a capital letter and end without a stop', () => {
    expect(ill(labels, wrong)).toEqual([]);
    expect(ill(labels, /^[^A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/)).toEqual([]);
    expect(ill(labels, /[^\p{L}\d)“”]$/u)).toEqual([]);
    expect(labels.size).toBeGreaterThan(3_000);
  });
});
