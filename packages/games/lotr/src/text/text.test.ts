/** Agreement, counted things, players, and what games at random do not show. */
import { playersOfTeam } from '@kolbiste/cardkit/words';
import type { GameEvent, Refused } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { starters } from '../cards/decks.ts';
import { nameOf } from '../cards/names.ts';
import { describer } from '../describe.ts';
import { E, EVENTS } from '../events.ts';
import { ASKS } from '../flow/pick-list.ts';
import { flow } from '../flow/registry.ts';
import { configOf, game } from '../index.ts';
import { REFUSALS } from '../refusals.ts';
import type { Thing } from '../state.ts';
import { ALL_COMMITTED, CHARACTERS, ENGAGED } from '../state.ts';
import type { View } from '../view.ts';
import { TOLD_DECISIONS } from './decisions.ts';
import { isQuiet } from './events.ts';
import { TOLD_REFUSALS } from './refusals.ts';
import { remedyText } from './remedies.ts';

const config = configOf(starters.slice(0, 2).map((each) => each.list));
const view = (): View => game.view(game.setup(config, '1'.repeat(32)), 0);
const tell = describer('neutral');
const LANGS = ['cs', 'en'] as const;
const CAPITAL = /^[„“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/;
const WRONG = /undefined|NaN|\[object|^$| {2}| [.,:]|[ (]-\d/;

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
const invented = (id: number): string => nameOf(id, 'cs', 'neutral');

const [HERO, ALLY, ATTACHMENT, EVENT, ENEMY, LOCATION, TREACHERY, STAGE] = [1, 13, 26, 20, 74, 77, 79, 119];

describe('agreement', () => {
  test('with each kind of card', () => {
    const all = [HERO, ALLY, ATTACHMENT, EVENT, ENEMY, LOCATION, TREACHERY];
    expect(all.map((id) => cs(E.exhausted, 9, id))).toEqual([
      `Hrdina „${invented(HERO)}“ je vyčerpaný.`,
      `Spojenec „${invented(ALLY)}“ je vyčerpaný.`,
      `Doplněk „${invented(ATTACHMENT)}“ je vyčerpaný.`,
      `Událost „${invented(EVENT)}“ je vyčerpaná.`,
      `Nepřítel „${invented(ENEMY)}“ je vyčerpaný.`,
      `Místo „${invented(LOCATION)}“ je vyčerpané.`,
      `Léčka „${invented(TREACHERY)}“ je vyčerpaná.`,
    ]);
    expect(cs(E.stageCompleted, STAGE)).toBe(`Etapa „${invented(STAGE)}“ je splněná.`);
    expect(cs(E.attackDeclared, 1, 5, ENEMY)).toBe(`Hráč B: útok na nepřítele „${invented(ENEMY)}“.`);
    expect(cs(E.defended, 4, HERO, 5, ENEMY)).toBe(
      `Obránce proti nepříteli „${invented(ENEMY)}“: hrdina „${invented(HERO)}“.`,
    );
  });

  test('with numbers', () => {
    expect([1, 2, 5].map((n) => cs(E.handDrawn, 0, n))).toEqual([
      'Hráč A: 1 karta do ruky.',
      'Hráč A: 2 karty do ruky.',
      'Hráč A: 5 karet do ruky.',
    ]);
    expect([0, 1, 3].map((n) => cs(E.resourcePaid, 9, HERO, n))).toEqual([
      `Hrdina „${invented(HERO)}“ platí (zbývá 0).`,
      `Hrdina „${invented(HERO)}“ platí (zbývá 1).`,
      `Hrdina „${invented(HERO)}“ platí (zbývají 3).`,
    ]);
    expect([1, 4].map((n) => en(E.handDrawn, 1, n))).toEqual([
      'Player B: 1 card to the hand.',
      'Player B: 4 cards to the hand.',
    ]);
  });
});

test('players as the page names them, up to four', () => {
  const say = describer('neutral', { players: playersOfTeam(1) });
  const both = (x: GameEvent): string[] => LANGS.map((lang) => say(view(), { event: x }, lang).text);
  expect(both(event(E.threatRose, 1, 2, 31))).toEqual([
    'Vy: hrozba roste o 2 (nyní 31).',
    'You: threat rises by 2 (now 31).',
  ]);
  expect(both(event(E.threatFell, 3, 2, 31))[0]).toBe('Hráč D: hrozba klesá o 2 (nyní 31).');
});

test('what few games show', () => {
  expect(cs(E.modified, ALL_COMMITTED, 0, 0, -1)).toBe('Všechny postavy na výpravě: −1 k odhodlání.');
  expect(en(E.doomed, ENEMY, 2)).toBe(`Doomed 2: “${nameOf(ENEMY, 'en', 'neutral')}”.`);
  expect(cs(E.attackStruck, 4, 3, -1, 3)).toBe('Nebráněný útok 3: 3 poškození.');
  expect(cs(E.attackStruck, 4, 3, 1, 2)).toBe('Útok 3 proti obraně 1: 2 poškození.');
  expect(cs(E.questResolved, 5, 3)).toBe('Odhodlání 5 proti hrozbě 3: výprava uspěla.');
  expect(cs(E.questResolved, 2, 3)).toBe('Odhodlání 2 proti hrozbě 3: výprava neuspěla.');
  expect(en(E.questResolved, 3, 3)).toBe('Willpower 3 against threat 3: nothing happens.');
});

test('every kind of event has a sentence for any figures', () => {
  const texts: string[] = [];
  for (let kind = 1; kind < EVENTS.length; kind++)
    for (const n of [0, 1, 2, HERO, ENEMY, STAGE, 400])
      for (const lang of LANGS) texts.push(tell(view(), { event: event(kind, n, n, n, n) }, lang).text);
  expect(texts.length).toBe((EVENTS.length - 1) * 14);
  expect(texts.filter((text) => !CAPITAL.test(text) || WRONG.test(text) || !/[^.]\.$/.test(text))).toEqual([]);
});

const QUESTIONS = flow.procedures.flatMap((p) => p.steps.filter((step) => step.ask !== null).map((step) => step.id));

test('every decision has a prompt and labels, also without the running procedures', () => {
  expect([...TOLD_DECISIONS].sort()).toEqual([...QUESTIONS].sort());
  const v = { ...view(), flow: [] };
  for (const id of QUESTIONS)
    for (const lang of LANGS) {
      const prompt = tell(v, { decision: { id, seat: 1, kind: '', rule: [] } }, lang).text;
      expect(prompt).toMatch(/[.?]$/);
      const texts = [prompt];
      for (const option of [-1, 0, 1, 2, 9, 26, 1001, 1400, 10_008, 900_014, 99_999_999])
        texts.push(tell(v, { option, decision: id, seat: 1 }, lang).text);
      for (const text of texts) expect(text).not.toMatch(WRONG);
    }
});

test('every refusal has a sentence at every decision, and every remedy one in both languages', () => {
  const rows = [...REFUSALS, ...Object.values(game.outside)];
  expect([...new Set(rows.map(({ code }) => code))].sort()).toEqual([...TOLD_REFUSALS].sort());
  const v = view();
  for (const { code, remedy } of rows) {
    for (const decision of QUESTIONS)
      for (const option of [0, 1, 1001, 1013, 10_008, 900_014])
        for (const lang of LANGS) {
          const refused: Refused = { code, option, rule: [], remedy };
          const { text } = tell(v, { refused, decision, seat: 0 }, lang);
          expect(text).not.toMatch(WRONG);
          expect(text).toMatch(/\.$/);
        }
    expect(remedyText(remedy, 'cs')).toMatch(/^[A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ].*\.$/);
    expect(remedyText(remedy, 'en')).toMatch(/^[A-Z].*\.$/);
    expect(remedyText(remedy, 'cs')).not.toBe(remedyText(remedy, 'en'));
  }
  expect(() => remedyText('nothing', 'cs')).toThrow('no text for the remedy nothing');
});

describe('options of combat name what follows', () => {
  const thing = (id: number, card: number, zone: number, over: Partial<Thing> = {}): Thing => ({
    id,
    card,
    owner: zone === CHARACTERS ? 0 : -1,
    seat: 0,
    zone,
    host: 0,
    marks: 0,
    damage: 0,
    resources: 0,
    progress: 0,
    ...over,
  });
  const table = (things: Thing[], procedure: string, locals: { [name: string]: number | number[] }): View => ({
    ...view(),
    things,
    left: [],
    shadows: [],
    flow: [{ procedure, step: 'ask', locals }],
  });
  const labels = (v: View, decision: string, option: number): string[] =>
    LANGS.map((lang) => tell(v, { option, decision, seat: 0 }, lang).text);
  const fight = { seat: 0, enemy: 5, defenders: [], undefended: 0, extra: 0, hero: 0, asked: 0, ended: 0 };

  test('nobody defends: the only hero, one of several, and whoever falls', () => {
    const enemy = thing(5, ENEMY, ENGAGED);
    const alone = table([thing(1, HERO, CHARACTERS, { damage: 3 }), enemy], 'enemyAttack', fight);
    expect(labels(alone, 'enemyAttack.defender', 0)).toEqual([
      `Nebránit: „${invented(HERO)}“ 3 poškození, padne`,
      `Do not defend: “${nameOf(HERO, 'en', 'neutral')}” 3 damage, it falls`,
    ]);
    const heroes = [thing(1, 1, CHARACTERS), thing(2, 2, CHARACTERS), enemy];
    expect(labels(table(heroes, 'enemyAttack', fight), 'enemyAttack.defender', 0)[0]).toBe(
      `Nebránit: 3 poškození dostane „${invented(1)}“ nebo „${invented(2)}“`,
    );
    expect(labels(table(heroes, 'enemyAttack', fight), 'enemyAttack.defender', 1)[0]).toBe(
      `„${invented(1)}“ (obrana 2, životy 5): 1 poškození`,
    );
    const dealt = { ...table(heroes, 'enemyAttack', fight), shadows: [5, 0, 0] };
    // Of the shadow cards nobody has seen, the worst add 1 to a defended attack and 3 to an undefended one.
    expect(labels(dealt, 'enemyAttack.defender', 1)).toEqual([
      `„${invented(1)}“ (obrana 2, životy 5): 1 až 2 poškození; stín může uškodit i jinak`,
      `“${nameOf(1, 'en', 'neutral')}” (defense 2, hit points 5): 1 to 2 damage; the shadow may do more`,
    ]);
    expect(labels(dealt, 'enemyAttack.defender', 0)[0]).toBe(
      `Nebránit: 3 až 6 poškození dostane „${invented(1)}“ nebo „${invented(2)}“; stín může uškodit i jinak`,
    );
    // Card 89 adds 1 for sure.
    const known = { ...dealt, shadows: [5, 89, 1] };
    expect(labels(known, 'enemyAttack.defender', 1)[0]).toBe(`„${invented(1)}“ (obrana 2, životy 5): 2 poškození`);
  });

  test('an attack shows its strength with everybody declared, and what a text adds', () => {
    const locals = { seat: 0, target: 5, attackers: [2], strength: 0, extra: 0, asked: 0, striking: 0, ended: 0 };
    // A blade that adds 1 against Orcs.
    const things = [
      thing(1, 1, CHARACTERS),
      thing(2, 2, CHARACTERS),
      thing(3, 39, 4, { host: 1, owner: 0 }),
      thing(5, 89, ENGAGED),
    ];
    const v = table(things, 'playerAttack', locals);
    expect(labels(v, 'playerAttack.attackers', 0)[0]).toBe('Dost útočníků: útok 2 proti obraně 0, 2 poškození');
    expect(labels(v, 'playerAttack.attackers', 1)[0]).toBe(
      `„${invented(1)}“ (útok 3): útok 6 proti obraně 0, 6 poškození, padne`,
    );
    expect(labels(v, 'combat.chooseTarget', 5)[0]).toBe(`„${invented(89)}“ (obrana 0, životy 3): připravený útok 5`);
  });

  test('of two alike each has its number', () => {
    const things = [thing(1, ALLY, CHARACTERS), thing(2, ALLY, CHARACTERS), thing(5, ENEMY, ENGAGED)];
    const v = table(things, 'enemyAttack', fight);
    expect([1, 2].map((id) => labels(v, 'enemyAttack.defender', id)[0].split(' (')[0])).toEqual([
      `„${invented(ALLY)}“ č. 1`,
      `„${invented(ALLY)}“ č. 2`,
    ]);
  });
});

describe('choices from a list', () => {
  const things: Thing[] = [
    { id: 1, card: HERO, zone: CHARACTERS },
    { id: 2, card: 41, zone: 4, host: 1 },
  ].map((t) => ({ owner: 0, seat: 0, host: 0, marks: 0, damage: 0, resources: 2, progress: 0, ...t }));
  const asked = (step: string, locals: { [name: string]: number | number[] }): View => ({
    ...view(),
    things,
    left: [],
    flow: [{ procedure: 'pickOne', step, locals: { seat: 0, from: [], may: 0, open: 1, card: HERO, ...locals } }],
  });
  const pick = flow.named('pickOne');
  const step = (name: string): number => pick?.steps.findIndex((each) => each.name === name) ?? -1;
  const answered = (v: View, name: string, option: number): string[] =>
    LANGS.map((lang) => tell(v, { event: event(E.answer, 0, option, pick?.id, step(name)) }, lang).text);

  test('too many restricted attachments, whether somebody is freed, what the end of a phase brings first', () => {
    const told = (v: View, decision: string, option: number): string[] => [
      tell(v, { decision: { id: decision, seat: 0, kind: 'list', rule: [] } }, 'en').text,
      tell(v, { option, decision, seat: 0 }, 'en').text,
    ];
    const [hero, blade] = [HERO, 41].map((id) => nameOf(id, 'en', 'neutral'));
    expect(told(asked('surplus', {}), 'pickOne.surplus', 2)).toEqual([
      `“${hero}”: too many restricted attachments. Which do you discard?`,
      `Discard “${blade}” (on “${hero}”)`,
    ]);
    expect(told(asked('endNext', { card: 0 }), 'pickOne.endNext', 2)).toEqual([
      'The phase ends. What happens first?',
      `“${blade}” (on “${hero}”)`,
    ]);
    expect(told(asked('yes', { may: 1 }), 'pickOne.yes', 1)).toEqual([
      `“${hero}”: do you pay to ready it?`,
      `Pay and ready “${hero}”`,
    ]);
  });

  test('tell what was picked: a card by its number, a thing as long as it is known', () => {
    const v = asked('payer', {});
    expect(answered(v, 'payer', 1)).toEqual([
      `Hráč A: platí hrdina „${invented(HERO)}“.`,
      `Player A: paid by “${nameOf(HERO, 'en', 'neutral')}”.`,
    ]);
    expect(answered({ ...v, things: [] }, 'payer', 1)).toEqual(['Hráč A: platí hrdina.', 'Player A: paid by a hero.']);
    expect(answered(v, 'discardHand', EVENT)[0]).toBe(`Hráč A: odhodit událost „${invented(EVENT)}“.`);
    expect(answered(v, 'search', 0)).toEqual(['Hráč A: nevzít žádnou.', 'Player A: take none.']);
    expect(answered(v, 'costX', 3)[0]).toBe('Hráč A: X = 3.');
    expect(answered(v, 'surplus', 2)[0]).toBe(`Hráč A: odhodit doplněk „${invented(41)}“.`);
    for (const name of ASKS) expect(answered(v, name, 1).join()).not.toContain('volba');
  });

  test('rest on the paragraph of what is asked', () => {
    const ruleOf = (name: string): readonly string[] => game.rulebook.keysOf(pick?.steps[step(name)].rule ?? 0);
    expect(ruleOf('payer')).toEqual(['2.4']);
    expect(ruleOf('costX')).toEqual(['2.6', '2.4']);
    expect(ruleOf('surplus')).toEqual(['2.10', 'K.7']);
  });
});

test('quiet events are a minority of the kinds and never those that change the game', () => {
  const quiet = EVENTS.filter((_name, kind) => isQuiet(kind));
  expect(quiet.length).toBeLessThan(EVENTS.length / 4);
  for (const kind of ['answer', 'damaged', 'destroyed', 'entered', 'questResolved', 'threatRose', 'won'])
    expect(quiet).not.toContain(kind);
});
