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
      'Hráč A ztrácí 0 životů (nyní 10).',
      'Hráč A ztrácí 1 život (nyní 10).',
      'Hráč A ztrácí 2 životy (nyní 10).',
      'Hráč A ztrácí 5 životů (nyní 10).',
      'Hráč A ztrácí 22 životů (nyní 10).',
    ]);
    expect(each((n) => en(E.healed, 0, n, 9)).slice(0, 2)).toEqual([
      'Player A regains no life (now 9).',
      'Player A regains 1 life (now 9).',
    ]);
  });

  test('energy', () => {
    expect(each((n) => cs(E.energyPaid, 0, n, 3))).toEqual([
      'Hráč A neplatí žádnou energii (nyní 3).',
      'Hráč A platí 1 energii (nyní 3).',
      'Hráč A platí 2 energie (nyní 3).',
      'Hráč A platí 5 energií (nyní 3).',
      'Hráč A platí 22 energií (nyní 3).',
    ]);
    expect(each((n) => cs(E.energyKept, 0, n)).slice(1)).toEqual([
      'Hráč A si nechává 1 energii.',
      'Hráč A si nechává 2 energie.',
      'Hráč A si nechává 5 energií.',
      'Hráč A si nechává 22 energií.',
    ]);
    expect(each((n) => cs(E.nightAttack, 0, n)).slice(1)).toEqual([
      'Hráč A útočí (noční útok) za 1 energii.',
      'Hráč A útočí (noční útok) za 2 energie.',
      'Hráč A útočí (noční útok) za 5 energií.',
      'Hráč A útočí (noční útok) za 22 energií.',
    ]);
  });

  test('actions and combos', () => {
    expect(each((n) => cs(E.actionPaid, 0, n))).toEqual([
      'Hráč A má ještě 0 akcí.',
      'Hráč A má ještě 1 akce.',
      'Hráč A má ještě 2 akce.',
      'Hráč A má ještě 5 akcí.',
      'Hráč A má ještě 22 akcí.',
    ]);
    expect([1, 2].map((n) => en(E.actionPaid, 0, n))).toEqual([
      'Player A keeps 1 action.',
      'Player A keeps 2 actions.',
    ]);
    expect([1, 2, 5].map((n) => cs(E.combosFired, 0, n, 6))).toEqual([
      'Hráč A odpaluje 1 kombo, celkem 6.',
      'Hráč A odpaluje 2 komba, celkem 6.',
      'Hráč A odpaluje 5 komb, celkem 6.',
    ]);
    expect([1, 2, 5].map((n) => cs(E.combosHeld, 0, n))).toEqual([
      'Hráč A si nechává 1 odložené kombo.',
      'Hráč A si nechává 2 odložená komba.',
      'Hráč A si nechává 5 odložených komb.',
    ]);
    expect([1, 2, 5].map((n) => cs(E.persistentAttack, 0, n, 7))).toEqual([
      'Hráč A útočí (trvalý útok na hrdinu), 1 odložený efekt, součet 7.',
      'Hráč A útočí (trvalý útok na hrdinu), 2 odložené efekty, součet 7.',
      'Hráč A útočí (trvalý útok na hrdinu), 5 odložených efektů, součet 7.',
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
    expect(cs(E.heroHit, 1, 6, -2)).toBe('Hráč B ztrácí zásahem hrdiny 6 životů (nyní −2).');
    expect(cs(E.igniterAdded, 0, -1)).toBe('Odpalovač komba přidává −1.');
  });
});
