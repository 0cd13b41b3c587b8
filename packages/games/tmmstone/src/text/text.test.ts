/** Agreement, counted things, players, and what games at random do not show. */
import { cap, playersOfDuel } from '@kolbiste/cardkit/words';
import type { GameEvent, Refused } from '@kolbiste/kernel';
import { runScenario } from '@kolbiste/testkit';
import { describe, expect, test } from 'vitest';
import { cards } from '../cards/all.ts';
import { starter } from '../cards/decks.ts';
import { nameOf } from '../cards/names.ts';
import { describer } from '../describe.ts';
import { E, EVENTS, struck } from '../events.ts';
import { flow } from '../flow/registry.ts';
import { configOf, game } from '../index.ts';
import { REFUSALS } from '../refusals.ts';
import { scenarioAdapter } from '../scenario.ts';
import type { View } from '../view.ts';
import type { Kind } from '../vocabulary.ts';
import { deckNames } from './deck-names.ts';
import { isQuiet } from './events.ts';
import { TOLD_REFUSALS } from './refusals.ts';
import { remedyText } from './remedies.ts';

const config = configOf(starter('uranium-physicist').list, starter('worker-engineer').list);
const view = (): View => game.view(game.setup(config, '1'.repeat(32)), 0);
const tell = describer('neutral');
const LANGS = ['cs', 'en'] as const;
const CAPITAL = /^[“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/;
const WRONG = /undefined|NaN|\[object|^$| {2}| [.,:]/;

const event = (kind: number, a = 0, b = 0, c = 0, d = 0): GameEvent => ({
  id: 1,
  kind,
  cause: 0,
  rule: 0,
  a,
  b,
  c,
  d,
  visibleTo: -1,
});
const cs = (...figures: Parameters<typeof event>): string => tell(view(), { event: event(...figures) }, 'cs').text;
const en = (...figures: Parameters<typeof event>): string => tell(view(), { event: event(...figures) }, 'en').text;

/** A card of a kind, and its invented Czech name. */
function some(kind: Kind): [id: number, name: string] {
  const id = cards.find((card) => card.kind === kind && card.token !== true)?.id ?? 0;
  return [id, nameOf(id, 'cs', 'neutral')];
}

describe('agreement', () => {
  test('with each kind of card', () => {
    const [unit, jednotka] = some('unit');
    const [spell, kouzlo] = some('spell');
    const [experiment, pokus] = some('experiment');
    const [field, pole] = some('field');
    expect([unit, spell, experiment, field].map((id) => cs(E.burned, 0, id))).toEqual([
      `Hráč A: spálená jednotka „${jednotka}“.`,
      `Hráč A: spálené kouzlo „${kouzlo}“.`,
      `Hráč A: spálený experiment „${pokus}“.`,
      `Hráč A: spálené pole „${pole}“.`,
    ]);
    expect([unit, spell, experiment, field].map((id) => cs(E.noRoom, 1, id))).toEqual([
      `Hráč B: pro jednotku „${jednotka}“ není místo.`,
      `Hráč B: pro kouzlo „${kouzlo}“ není místo.`,
      `Hráč B: pro experiment „${pokus}“ není místo.`,
      `Hráč B: pro pole „${pole}“ není místo.`,
    ]);
    expect(cs(E.expired, spell, 0, 9)).toBe(`Hráč A: účinek kouzla „${kouzlo}“ končí.`);
    expect(cs(E.expired, experiment, 1, 9)).toBe(`Hráč B: experiment „${pokus}“ je zrušený.`);
  });

  test('with numbers', () => {
    expect([0, 1, 2, 5].map((n) => cs(E.manaPaid, 0, n, n))).toEqual([
      'Hráč A platí 0 man (zbývá 0).',
      'Hráč A platí 1 manu (zbývá 1).',
      'Hráč A platí 2 many (zbývají 2).',
      'Hráč A platí 5 man (zbývá 5).',
    ]);
    expect([1, 3, 7].map((n) => cs(E.exchanged, 0, n))).toEqual([
      'Hráč A vyměňuje 1 kartu.',
      'Hráč A vyměňuje 3 karty.',
      'Hráč A vyměňuje 7 karet.',
    ]);
    expect([1, 3].map((n) => en(E.exchanged, 0, n))).toEqual([
      'Player A exchanges 1 card.',
      'Player A exchanges 3 cards.',
    ]);
  });
});

test('units and heroes are named from the event alone', () => {
  const [unit, name] = some('unit');
  expect(cs(E.damaged, 40, 3, -1, struck(unit, 77))).toBe(`Jednotka „${name}“ dostává 3 poškození (zbývá 0).`);
  expect(cs(E.damaged, 1, 3, 27, struck(0, -1))).toBe('Hrdina hráče B dostává 3 poškození (zbývá 27).');
  expect(cs(E.attackDeclared, 40, unit, 1, 0)).toBe(`Jednotka „${name}“ útočí na hrdinu (hráč B).`);
  expect(cs(E.attackDeclared, 40, unit, 41, unit)).toBe(`Jednotka „${name}“ útočí na jednotku „${name}“.`);
  expect(cs(E.granted, 40, unit, 1)).toBe(`Jednotka „${name}“ získává Obránce.`);
});

test('players as the page names them', () => {
  const say = describer('neutral', { players: playersOfDuel(1) });
  const both = (x: GameEvent): string[] => LANGS.map((lang) => say(view(), { event: x }, lang).text);
  expect(both(event(E.healed, 1, 2, 9))).toEqual([
    'Váš hrdina se léčí o 2 (nyní 9).',
    'Your hero is healed by 2 (now 9).',
  ]);
  const [them] = playersOfDuel(1).cs;
  expect(both(event(E.defeated, 0))).toEqual([`Hrdina ${them}e je poražený.`, 'The opponent’s hero is defeated.']);
  expect(both(event(E.exchanged, 1))).toEqual(['Necháváte si ruku bez výměny.', 'You keep the hand.']);
  expect(both(event(E.drew, 0, 4))).toEqual([
    `${cap(them)} si líže kartu, v balíčku zbývají 4.`,
    'The opponent draws a card, 4 left in the deck.',
  ]);
  expect(both(event(E.turnsInserted, 0))).toEqual([
    `Vložené tahy: vy dvakrát po sobě, pak ${them} dvakrát po sobě.`,
    'Turns inserted: you twice in a row, then opponent twice in a row.',
  ]);
});

test('every kind of event has a sentence for any figures', () => {
  const [unit] = some('unit');
  const texts: string[] = [];
  for (let kind = 1; kind < EVENTS.length; kind++)
    for (const n of [0, 1, 2, unit, 400])
      for (const lang of LANGS) {
        const c = kind === E.granted ? 2 : n;
        texts.push(tell(view(), { event: event(kind, n % 2, n, c, n) }, lang).text);
      }
  expect(texts.length).toBe((EVENTS.length - 1) * 10);
  expect(texts.filter((text) => !CAPITAL.test(text) || WRONG.test(text) || !/[^.]\.$/.test(text))).toEqual([]);
});

describe('what no game at random shows', () => {
  /** A view with a card in hand that costs what it costs, and a question about it. */
  const asked = (locals: { [name: string]: number | number[] }): View => ({
    ...view(),
    flow: [{ procedure: 'asks', step: 'asks', locals }],
  });
  const refusal = (v: View, decision: string, code: string, option: number): string[] => {
    const refused: Refused = { code, option, rule: [], remedy: 'wait' };
    return LANGS.map((lang) => tell(v, { refused, decision, seat: 0 }, lang).text);
  };

  test('refusals', () => {
    const [experiment, pokus] = some('experiment');
    const [unit, jednotka] = some('unit');
    expect(refusal(view(), 'turn.main', 'effectsFull', 1000 + experiment)[0]).toBe(
      `Experiment „${pokus}“ nelze zahrát: všech 6 efektových slotů je plných.`,
    );
    expect(refusal(view(), 'turn.main', 'banned', 1000 + unit)[0]).toBe(
      `Jednotku „${jednotka}“ nelze zahrát: jiná karta to teď zakazuje.`,
    );
    const v = view();
    const figures = { attack: 0, health: 1, marks: 0, keywords: 0, granted: 0, killer: -1 };
    v.units[0] = { id: 80, card: unit, owner: 0, place: 0, ...figures, held: [] };
    expect(refusal(v, 'turn.main', 'attackNothing', 100 + 16)[0]).toBe(
      `Jednotka „${jednotka}“ nemůže útočit: nemá žádný útok.`,
    );
  });

  test('a card that is named', () => {
    const [spell, kouzlo] = some('spell');
    const decision = { id: 'pickName.name', seat: 0, kind: 'name', rule: [] } as const;
    const v = asked({ seat: 0, card: spell, chosen: -1 });
    expect(tell(v, { decision }, 'cs').text).toBe(`Kouzlo „${kouzlo}“: kterou kartu jmenujete?`);
    expect(tell(v, { option: spell, decision: decision.id, seat: 0 }, 'cs').text).toBe(`Karta „${kouzlo}“`);
    expect(cs(E.named, 0, spell)).toBe(`Hráč A: jmenovaná karta je „${kouzlo}“.`);
  });

  test('every refusal has a sentence and every remedy one in both languages', () => {
    const outside = Object.values(game.outside);
    expect([...new Set([...REFUSALS, ...outside].map(({ code }) => code))].sort()).toEqual([...TOLD_REFUSALS].sort());
    for (const { remedy } of [...REFUSALS, ...outside]) {
      expect(remedyText(remedy, 'cs')).toMatch(/^[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ].*\.$/);
      expect(remedyText(remedy, 'en')).toMatch(/^[A-Z].*\.$/);
      expect(remedyText(remedy, 'cs')).not.toBe(remedyText(remedy, 'en'));
    }
    expect(() => remedyText('nothing', 'cs')).toThrow('no text for the remedy nothing');
  });

  test('options and prompts without the running procedures, and codes that nobody offers', () => {
    const v = { ...view(), flow: [] };
    const ids = flow.procedures.flatMap((p) => p.steps.filter((step) => step.ask !== null).map((step) => step.id));
    for (const id of ids)
      for (const lang of LANGS) {
        const texts = [tell(v, { decision: { id, seat: 1, kind: '', rule: [] } }, lang).text];
        for (const option of [-1, 0, 1, 2, 9, 12, 40, 101, 135, 1001, 1400, 99_999])
          texts.push(tell(v, { option, decision: id, seat: 1 }, lang).text);
        for (const text of texts) expect(text).not.toMatch(WRONG);
      }
  });

  test('what a card costs is told also where an experiment of the other lies face down', () => {
    const v = view();
    v.laid.push({ id: 90, card: 0, seat: 1, slot: 3, marks: 4096, text: -1, ends: 0, uses: 0, to: 0, about: [] });
    const dear = cards.find((card) => card.kind === 'unit' && card.cost === 5 && card.statics === undefined);
    const id = dear?.id ?? 0;
    v.hands[0] = [id];
    const label = tell(v, { option: 1000 + id, decision: 'turn.main', seat: 0 }, 'cs').text;
    expect(label).toBe(`Zahrát jednotku „${nameOf(id, 'cs', 'neutral')}“ (${dear?.stats?.join('/')}) za 5 man`);
  });
});

describe('a result that is chosen instead of tossed or rolled', () => {
  const asked = (units: string, act: string) => {
    const file = `
game: tmmstone
name: a chosen result
rules: []
setup:
  A: {hand: [snack-break], units: {1: luckiest-statistician${units}}}
play:
  - A: ${act}
`;
    return LANGS.map((lang) => runScenario([scenarioAdapter], file, 'chosen.yaml', { lang }).pending[0]);
  };
  const shown = (units: string, act: string) =>
    asked(units, act).map(({ text, options }) => [text, ...options.map((each) => each.text)]);

  test('a coin', () => {
    expect(shown(', 2: forex-trader', 'end')).toMatchInlineSnapshot(`
      [
        [
          "Jednotka „Forexový obchodník“: co má padnout na minci?",
          "Padne orel",
          "Padne panna",
        ],
        [
          "Unit “Forex Trader”: which side shall the coin show?",
          "Tails",
          "Heads",
        ],
      ]
    `);
  });

  test('a die', () => {
    expect(shown('', 'play snack-break')).toMatchInlineSnapshot(`
      [
        [
          "Kouzlo „Pauza na svačinu“: jaké číslo má padnout?",
          "Padne 1",
          "Padne 2",
          "Padne 3",
          "Padne 4",
          "Padne 5",
          "Padne 6",
        ],
        [
          "Spell “Snack Break”: which number shall come up?",
          "The result is 1",
          "The result is 2",
          "The result is 3",
          "The result is 4",
          "The result is 5",
          "The result is 6",
        ],
      ]
    `);
  });
});

test('quiet events are a minority of the kinds and never those that change the game', () => {
  const quiet = EVENTS.filter((_name, kind) => isQuiet(kind));
  expect(quiet.length).toBeLessThan(EVENTS.length / 4);
  for (const kind of ['answer', 'damaged', 'died', 'entered', 'attackDeclared', 'countered', 'gameWon'])
    expect(quiet).not.toContain(kind);
});

test('a list without an ability names its cards alone, and what is unknown today by its number', () => {
  const { ability, cards: list } = config.lists[0];
  const lists = [
    { ability: 0, cards: [list[0], 999] },
    { ability, cards: [] },
  ];
  const called = (id: number): string => nameOf(id, 'en', 'real');
  expect(deckNames({ lists }, 'en', 'real')).toEqual([[called(list[0]), '#999'], [called(ability)]]);
});
