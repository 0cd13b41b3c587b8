/** Agreement, counted things, players, and what games at random do not show. */
import { playersOfTeam } from '@kolbiste/cardkit/words';
import type { GameEvent, Refused } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import {
  ALLY,
  ATTACHMENT,
  ENEMY,
  EVENT,
  event,
  HERO,
  invented,
  LANGS,
  LOCATION,
  STAGE,
  TREACHERY,
  tell,
  view,
} from '../../test/told.ts';
import { nameOf } from '../cards/names.ts';
import { describer } from '../describe.ts';
import { E, EVENTS } from '../events.ts';
import { flow } from '../flow/registry.ts';
import { game } from '../index.ts';
import { REFUSALS } from '../refusals.ts';
import { ALL_COMMITTED } from '../state.ts';
import { TOLD_DECISIONS } from './decisions.ts';
import { isQuiet } from './events.ts';
import { TOLD_REFUSALS } from './refusals.ts';
import { remedyText } from './remedies.ts';

const CAPITAL = /^[„“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]/;
const WRONG = /undefined|NaN|\[object|^$| {2}| [.,:]|[ (]-\d/;

const cs = (...figures: Parameters<typeof event>): string => tell(view(), { event: event(...figures) }, 'cs').text;
const en = (...figures: Parameters<typeof event>): string => tell(view(), { event: event(...figures) }, 'en').text;

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
      'Hráč A bere do ruky 1 kartu.',
      'Hráč A bere do ruky 2 karty.',
      'Hráč A bere do ruky 5 karet.',
    ]);
    expect([0, 1, 3].map((n) => cs(E.resourcePaid, 9, HERO, n))).toEqual([
      `Hrdina „${invented(HERO)}“ platí (zbývá 0).`,
      `Hrdina „${invented(HERO)}“ platí (zbývá 1).`,
      `Hrdina „${invented(HERO)}“ platí (zbývají 3).`,
    ]);
    expect([1, 4].map((n) => en(E.handDrawn, 1, n))).toEqual([
      'Player B takes 1 card to the hand.',
      'Player B takes 4 cards to the hand.',
    ]);
  });
});

test('players as the page names them, up to four', () => {
  const say = describer('neutral', { players: playersOfTeam(1) });
  const both = (x: GameEvent): string[] => LANGS.map((lang) => say(view(), { event: x }, lang).text);
  expect(both(event(E.threatRose, 1, 2, 31))).toEqual([
    'Vaše hrozba roste o 2 (nyní 31).',
    'Your threat rises by 2 (now 31).',
  ]);
  expect(both(event(E.enemyChosen, 0, ENEMY, 1))[1]).toMatch(/^“.+” attacks you\.$/);
  expect(both(event(E.enemyChosen, 0, ENEMY, 2))[0]).toMatch(/^Hráč C: sem útočí /);
  expect(both(event(E.undefended, 0, ENEMY, 1))[0]).toMatch(/^Nebráníte se útoku nepřítele /);
  expect(both(event(E.undefended, 0, ENEMY, 2))[1]).toMatch(/^Player C does not defend against /);
  expect(both(event(E.eliminated, 1, 1))).toEqual([
    'Vypadáváte ze hry: nezbývá žádný hrdina.',
    'You leave the game: no hero is left.',
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

test('quiet events are a minority of the kinds and never those that change the game', () => {
  const quiet = EVENTS.filter((_name, kind) => isQuiet(kind));
  expect(quiet.length).toBeLessThan(EVENTS.length / 4);
  for (const kind of ['answer', 'damaged', 'destroyed', 'entered', 'questResolved', 'threatRose', 'won'])
    expect(quiet).not.toContain(kind);
});
