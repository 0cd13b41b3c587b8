/** What the table tells of single cards and of a combat: figures as the rules read them, with their parts. */
import type { Canvas } from '@kolbiste/gamekit/desk';
import { plainPaint } from '@kolbiste/gamekit/desk';
import { keyedChance, secretFrom } from '@kolbiste/kernel';
import { expect, test } from 'vitest';
import type { Piece } from '../src/pieces.ts';
import type { State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { ATTACHED, FIGHT, KOHORT, MARK, PLAYER, SQUAD } from '../src/vocabulary.ts';
import { cardCalled, nameOf } from './engine.ts';
import { desk } from './index.ts';

const canvas: Canvas = { lang: 'en', names: 'real', width: 200, odds: false, seat: String, paint: plainPaint };
const WEAPON = `“${nameOf(1001, 'en', 'real')}”`;
const io = { chance: keyedChance(secretFrom('table')) };

const UNTOUCHED = { gained: 0, lost: 0, count: 0, unit: 0, warden: 0, chosen: 0, kept: 0 };

function piece(id: number, key: string, seat: number, zone: number, on = 0, marks = 0): Piece {
  const card = cardCalled(key);
  expect(card).toBeGreaterThan(0);
  return { ...UNTOUCHED, id, card, owner: seat, seat, zone, on, marks };
}

/** The hussar attacks the other side, hand to hand. */
const UNRESOLVED = { attackerFate: 0, defenderFate: 0, attackerRank: -1, defenderRank: -1, over: 0, own: 0 };
const SIDES = { seat: 0, attacker: 1, defender: 3, attackerSeat: 0, defenderSeat: 1 };
const COMBAT = {
  ...UNRESOLVED,
  ...SIDES,
  id: 7,
  phase: 4,
  tactic: FIGHT,
  zone: 0,
  attackerWeapon: 0,
  defenderWeapon: 0,
};

/** A hussar with a weapon, wounded and in cover, before him a warrior of the other side. */
function position(): State {
  const dealer = desk.dealer({ source: undefined, profile: {}, format: 'starters', names: 'real' });
  const s = desk.game('real').setup(dealer.deal('1').config, '', io) as State;
  s.turn = 3;
  s.pieces = [
    piece(1, 'hussar', 0, SQUAD, 0, MARK.wounded | MARK.covered),
    piece(2, '1001', 0, ATTACHED, 1),
    piece(3, 'razide', 1, KOHORT),
    { ...piece(4, 'hussar', 1, SQUAD), owner: 0 },
    piece(5, 'free-marine', 1, SQUAD, 0, MARK.hidden | MARK.covered),
    piece(6, 'hussar', 1, PLAYER, 0),
  ];
  s.serial = 6;
  return s;
}

const shown = (s: State, name: string, who = 0): string => desk.card(view(s, who), name, canvas)?.join('\n') ?? '';

test('a card in play is told as it is now beside what is printed, with the parts of each figure', () => {
  const s = position();
  s.combats = [{ ...COMBAT, phase: 5, attackerWeapon: 2 }];
  const told = shown(s, 'A s1');
  expect(told).toContain('F 2 · S 2 · A 3 · V 2');
  expect(told).toContain(`fight 5 (printed 2, +3 ${WEAPON})`);
  expect(told).toContain('armor 6 (printed 3, +3 cover)');
  expect(told).toContain('now A s1 · Squad · wounded · in cover');
  expect(told).toContain(`bears: A s1.1 ${WEAPON}`);
});

test('a card is found by its place, with and without the seat, by its name and by its key; a name tells all that lie there', () => {
  const s = position();
  expect(shown(s, 's1')).toBe(shown(s, 'A s1'));
  expect(shown(s, 's1.1')).toContain(WEAPON);
  const named = shown(s, 'Hussar');
  expect(named).toBe(shown(s, 'hussar'));
  for (const place of ['A s1', 'B s1', 'A p1']) expect(named).toContain(`now ${place} ·`);
  expect(named).toContain('owned by A');
  expect(named).toContain('controlled by B');
  expect(desk.cardNames(view(s, 0)).filter((place) => place.startsWith('B'))).toEqual(['B s1', 'B s2', 'B k1']);
});

test('who lies face down is told to nobody but its player', () => {
  const s = position();
  expect(shown(s, 'B s2', 0)).toMatch(/^ {2}a hidden warrior\n {2}now B s2 · Squad · face down$/);
  expect(shown(s, 's2', 1)).toContain('“Free Marine”');
});

test('a combat is told with phase, tactic and what both sides compare', () => {
  const s = position();
  s.combats = [COMBAT];
  const table = desk.table(view(s, 0), canvas).join('\n');
  expect(table).toContain('Combat, phase 4: warzone · fight');
  expect(table).toContain('A s1 “Hussar” attacks B k1 “Razide”');
  expect(table).toContain(`A s1 “Hussar”: fight 5 against armor 7 → unhurt · weapon ${WEAPON}`);
  expect(table).toContain('B k1 “Razide”: fight 9 against armor 6 → death');
  const full = desk.table(view(s, 0), { ...canvas, odds: true }).join('\n');
  expect(full).toContain(`fight 5: printed 2, +3 ${WEAPON}`);
  expect(full).toContain('armor 6: printed 3, +3 cover');
  s.combats = [{ ...COMBAT, phase: 7, attackerFate: 2 }];
  expect(desk.table(view(s, 0), canvas).join('\n')).toContain('A s1 “Hussar”: death');
  s.combats = [{ ...COMBAT, phase: 3, tactic: 0 }];
  const open = desk.table(view(s, 0), canvas).filter((line) => line.includes(' against armor '));
  expect(open.map((line) => /(fight|shoot) \d/.exec(line)?.[1])).toEqual(['fight', 'fight', 'shoot', 'shoot']);
});
