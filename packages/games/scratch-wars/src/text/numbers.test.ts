/** Counted things in sentences: 0, 1, 2, 5 and 22. */
import type { GameEvent } from '@kolbiste/kernel';
import { describe, expect, test } from 'vitest';
import { describer } from '../describe.ts';
import { E } from '../events.ts';
import { configOf, game } from '../index.ts';
import type { View } from '../view.ts';
import { CURSED } from '../vocabulary.ts';
import { plainDeck } from './rich-decks.ts';

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
const en = (...figures: Parameters<typeof event>): string => tell(view(), { event: event(...figures) }, 'en').text;

describe('numbers', () => {
  const each = (say: (n: number) => string): string[] => [0, 1, 2, 5, 22].map(say);

  test('life lost and regained', () => {
    expect(each((n) => cs(E.lifeLost, 0, n, 10))).toEqual([
      'Hráč A: ztráta 0 životů (nyní 10).',
      'Hráč A: ztráta 1 života (nyní 10).',
      'Hráč A: ztráta 2 životů (nyní 10).',
      'Hráč A: ztráta 5 životů (nyní 10).',
      'Hráč A: ztráta 22 životů (nyní 10).',
    ]);
    expect(each((n) => en(E.healed, 0, n, 9)).slice(0, 2)).toEqual([
      'Player A: no life regained (now 9).',
      'Player A: 1 life regained (now 9).',
    ]);
  });

  test('energy', () => {
    expect(each((n) => cs(E.energyPaid, 0, n, 3))).toEqual([
      'Hráč A: energie se neplatí (nyní 3).',
      'Hráč A: platba 1 energie (nyní 3).',
      'Hráč A: platba 2 energií (nyní 3).',
      'Hráč A: platba 5 energií (nyní 3).',
      'Hráč A: platba 22 energií (nyní 3).',
    ]);
    expect(each((n) => cs(E.energyKept, 0, n)).slice(1)).toEqual([
      'Hráč A: zůstává 1 energie.',
      'Hráč A: zůstávají 2 energie.',
      'Hráč A: zůstává 5 energií.',
      'Hráč A: zůstává 22 energií.',
    ]);
    expect(each((n) => cs(E.nightAttack, 0, n)).slice(1)).toEqual([
      'Hráč A: noční útok za 1 energii.',
      'Hráč A: noční útok za 2 energie.',
      'Hráč A: noční útok za 5 energií.',
      'Hráč A: noční útok za 22 energií.',
    ]);
  });

  test('actions and combos', () => {
    expect(each((n) => cs(E.actionPaid, 0, n))).toEqual([
      'Hráč A: zbývá 0 akcí.',
      'Hráč A: zbývá 1 akce.',
      'Hráč A: zbývají 2 akce.',
      'Hráč A: zbývá 5 akcí.',
      'Hráč A: zbývá 22 akcí.',
    ]);
    expect([1, 2].map((n) => en(E.actionPaid, 0, n))).toEqual([
      'Player A: 1 action left.',
      'Player A: 2 actions left.',
    ]);
    expect([1, 2, 5].map((n) => cs(E.combosFired, 0, n, 6))).toEqual([
      'Hráč A: odpálení 1 komba, celkem 6.',
      'Hráč A: odpálení 2 komb, celkem 6.',
      'Hráč A: odpálení 5 komb, celkem 6.',
    ]);
    expect([1, 2, 5].map((n) => cs(E.combosHeld, 0, n))).toEqual([
      'Hráč A: odložené zůstává 1 kombo.',
      'Hráč A: odložená zůstávají 2 komba.',
      'Hráč A: odložených zůstává 5 komb.',
    ]);
    expect([1, 2, 5].map((n) => cs(E.persistentAttack, 0, n, 7))).toEqual([
      'Hráč A: trvalý útok na hrdinu, 1 odložený efekt, součet 7.',
      'Hráč A: trvalý útok na hrdinu, 2 odložené efekty, součet 7.',
      'Hráč A: trvalý útok na hrdinu, 5 odložených efektů, součet 7.',
    ]);
  });

  test('cursed weapons', () => {
    const ask = (n: number): string => {
      const v = view();
      for (let w = 0; w < n; w++) v.weapons[w] = CURSED;
      return tell(v, { decision: { id: 'turn.breakCurse', seat: 0, kind: 'breakCurse', rule: [] } }, 'cs').text;
    };
    expect([1, 2, 5].map((n) => ask(n).split('.')[0])).toEqual([
      'Máte 1 prokletou zbraň',
      'Máte 2 prokleté zbraně',
      'Máte 5 prokletých zbraní',
    ]);
  });

  test('a negative number bears a real minus', () => {
    expect(cs(E.heroHit, 1, 6, -2)).toBe('Hráč B: hrdina je zasažen, ztráta 6 životů (nyní −2).');
    expect(cs(E.igniterAdded, 0, -1)).toBe('Hráč A: odpalovač komba přidává −1.');
  });
});
