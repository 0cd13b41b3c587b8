/** Cases, genders, names, players, facts, and what only a hand-made position shows. */
import { playersOfDuel } from '@kolbiste/cardkit/words';
import type { GameEvent, Refused } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../cards/names.ts';
import type { WeaponCard } from '../cards/types.ts';
import { describer } from '../describe.ts';
import { E, EVENTS } from '../events.ts';
import { flow } from '../flow/registry.ts';
import { configOf, game } from '../index.ts';
import { REFUSALS } from '../refusals.ts';
import type { View } from '../view.ts';
import { BROKEN, CURSED, FREED, LAID, REPAIRING } from '../vocabulary.ts';
import { isQuiet } from './events.ts';
import { colourText, roundText, timeText, weaponStateText } from './facts.ts';
import { TOLD_REFUSALS } from './refusals.ts';
import { remedyText } from './remedies.ts';
import { plainDeck } from './rich-decks.ts';
import { heroLabel, weaponLabel } from './weapons.ts';

const config = configOf(plainDeck(), plainDeck());
const view = (): View => game.view(game.setup(config, '1'.repeat(32)), 0);
const tell = describer('neutral');

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

describe('cases and genders', () => {
  const label = (decision: string, option: number): string => tell(view(), { option, decision, seat: 0 }, 'cs').text;

  test('of each type of weapon', () => {
    expect([1, 2, 3, 4, 5].map((option) => label('turn.chooseAction', option))).toEqual([
      'Použít meč A.w1 za 2 energie',
      'Použít sekeru A.w2 za 2 energie',
      'Použít luk A.w3 za 2 energie',
      'Použít hůlku A.w4 za 2 energie',
      'Použít hůlku A.w5 za 2 energie',
    ]);
    expect([0, 1, 2, 3].map((option) => label('duel.chooseStartWeapon', option))).toEqual([
      'Zatočit mečem A.w1',
      'Zatočit sekerou A.w2',
      'Zatočit lukem A.w3',
      'Zatočit hůlkou A.w4',
    ]);
    expect([0, 1, 2, 3].map((w) => cs(E.weaponBroken, 0, w))).toEqual([
      'Meč A.w1 hráče A je rozbitý.',
      'Sekera A.w2 hráče A je rozbitá.',
      'Luk A.w3 hráče A je rozbitý.',
      'Hůlka A.w4 hráče A je rozbitá.',
    ]);
    expect([6, 7, 8, 9].map((target) => cs(E.targetChosen, 0, 1, target))).toEqual([
      'Hráč A volí cíl: efekt odložený na meči B.w1.',
      'Hráč A volí cíl: efekt odložený na sekeře B.w2.',
      'Hráč A volí cíl: efekt odložený na luku B.w3.',
      'Hráč A volí cíl: efekt odložený na hůlce B.w4.',
    ]);
  });

  test('states of weapons', () => {
    const v = view();
    v.weapons.splice(0, 5, BROKEN, REPAIRING, CURSED, FREED, LAID + 1);
    expect([0, 1, 2, 3, 4, 5].map((w) => weaponStateText(v, w, 'cs', 'neutral'))).toEqual([
      'rozbitý',
      'v opravě',
      'prokletý',
      'vysvobozená',
      'odložený efekt: obranný štít 2, odolnost 1',
      'připravený',
    ]);
    expect(weaponStateText(v, 4, 'en', 'neutral')).toBe('laid effect: shield 2, resistance 1');
  });

  test('names of weapons and heroes', () => {
    const { weapons, hero } = plainDeck();
    const named = (k: number, kind: string, name: string): WeaponCard => ({ ...weapons[k], kind, name });
    const own = { hero: { ...hero, name: 'Vilis' }, weapons: [named(3, 'weapon-001', ''), named(1, '', 'Moje')] };
    const twins = ['AAAA', 'BBBB', 'BBBB'].map((name) => named(0, 'weapon-002', name));
    const v = { config: configOf(own, { hero: { ...hero, kind: 'hero-001' }, weapons: twins }) };
    const names = [0, 1, 4, 5, 6, 7].map((w) => weaponLabel(v, w, 'cs', 'neutral'));
    const [single, double] = ['weapon-001', 'weapon-002'].map((id) => nameOf(id, 'cs', 'neutral'));
    expect(names).toEqual([
      `hůlka „${single}“`,
      'sekera „Moje“',
      'zbraň 5',
      `meč „${double} AAAA“`,
      `meč „${double}“ 2`,
      `meč „${double}“ 3`,
    ]);
    expect(heroLabel(v, 0, 'cs', 'neutral')).toBe('hrdina „Vilis“');
    expect(heroLabel(v, 1, 'en', 'neutral')).toBe('hero “Humble Miller”');
    expect(heroLabel({ config }, 0, 'en', 'neutral')).toBe('hero');
  });
});

test('a lot where the discs could never differ', () => {
  expect(cs(E.startLotDrawn, 1)).toBe('Hráč B vyhrává los, protože se kolečka nikdy nemohou lišit.');
});

describe('players', () => {
  test('as the page names them', () => {
    const say = describer('neutral', { players: playersOfDuel(1) });
    const both = (x: GameEvent): string[] =>
      (['cs', 'en'] as const).map((lang) => say(view(), { event: x }, lang).text);
    expect(both(event(E.heroHit, 1, 2, 9))).toEqual([
      'Ztrácíte zásahem hrdiny 2 životy (nyní 9).',
      'You lose 2 life as the hero is hit (now 9).',
    ]);
    expect(both(event(E.starterChosen, 1, 0))).toEqual([
      'Soupeř začíná každé kolo.',
      'The opponent goes first in every round.',
    ]);
    const duel = flow.procedures.findIndex((p) => p.name === 'duel');
    const step = flow.procedures[duel].steps.findIndex((each) => each.name === 'chooseStarter');
    expect(both(event(E.answer, 0, 1, duel, step))).toEqual([
      'Soupeř určuje, kdo začne: vy.',
      'The opponent chooses who goes first: you.',
    ]);
    const spin = flow.procedures[duel].steps.findIndex((each) => each.name === 'chooseStartWeapon');
    expect(both(event(E.answer, 1, 0, duel, spin))).toEqual([
      expect.stringMatching(/^Točíte (mečem|sekerou|lukem|hůlkou) /),
      expect.stringMatching(/^You spin (sword|axe|bow|wand) /),
    ]);
  });
});

describe('what no game of two players at random shows', () => {
  const refused = (code: string, option: number): Refused => ({ code, option, rule: [], remedy: 'wait' });

  test('a freed weapon', () => {
    const v: View = { ...view(), round: 1 };
    v.weapons[1] = FREED;
    const free = { refused: refused('useFreed', 2), decision: 'turn.chooseAction', seat: 0 };
    expect(tell(v, free, 'cs').text).toBe('Sekeru A.w2 nelze použít: je vysvobozená.');
    expect(tell(v, free, 'en').text).toBe('Axe A.w2 cannot be used: it is freed.');
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
    for (const id of ids) {
      for (const lang of ['cs', 'en'] as const) {
        const texts = [tell(v, { decision: { id, seat: 1, kind: '', rule: [] } }, lang).text];
        for (let option = -1; option < 40; option++) texts.push(tell(v, { option, decision: id, seat: 1 }, lang).text);
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object|^$| {2}/);
      }
    }
  });
});

test('facts: round, time of day, colours', () => {
  const v = view();
  expect(roundText(v, 'cs')).toBe('Před prvním kolem');
  v.round = 7;
  expect(roundText(v, 'cs')).toBe('Kolo 7, večer');
  expect(roundText(v, 'en')).toBe('Round 7, evening');
  expect([1, 2, 3, 4, 5].map((round) => timeText(round, 'en'))).toEqual([
    'morning',
    'noon',
    'evening',
    'night',
    'morning',
  ]);
  expect([0, 1, 2].map((colour) => colourText(colour, 'cs'))).toEqual(['zelená', 'oranžová', 'červená']);
});

test('quiet events are a minority of the kinds and never those that change the game', () => {
  const quiet = EVENTS.filter((_name, kind) => isQuiet(kind));
  expect(quiet.length).toBeLessThan(EVENTS.length / 2);
  for (const kind of ['answer', 'spun', 'heroHit', 'lifeLost', 'weaponBroken', 'laid', 'effectDestroyed', 'gameWon']) {
    expect(quiet).not.toContain(kind);
  }
});
