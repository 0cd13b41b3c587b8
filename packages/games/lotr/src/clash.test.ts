/** What an attack comes to by each answer, before it is given. */
import { describe, expect, test } from 'vitest';
import { ENEMY, HERO, table, thing } from '../test/told.ts';
import { blowOf, clashes, clashOf } from './clash.ts';
import { pledged } from './effects/sums.ts';
import { CHARACTERS, COMMITTED, ENGAGED, EXHAUSTED } from './state.ts';
import { readable } from './view.ts';

const ATTACHED_ZONE = 4;
/** A blade that adds 1 against Orcs, and an Orc. */
const [BLADE, ORC] = [39, 89];

const struck = { seat: 0, enemy: 5, defenders: [], undefended: 0, extra: 0, hero: 0, asked: 0, ended: 0 };
const striking = { seat: 0, target: 5, attackers: [2], strength: 0, extra: 0, asked: 0, striking: 0, ended: 0 };

describe('an attack before it is answered', () => {
  test('undefended: of several heroes none falls before one is chosen; the only one does', () => {
    const enemy = thing(5, ENEMY, ENGAGED);
    const two = table([thing(1, 1, CHARACTERS), thing(2, 2, CHARACTERS, { damage: 4 }), enemy], 'enemyAttack', struck);
    expect(clashOf(two, 0)).toMatchObject({ defense: null, target: 0, falls: 'no', least: 3, most: 3 });
    const one = table([thing(1, HERO, CHARACTERS, { damage: 3 }), enemy], 'enemyAttack', struck);
    expect(clashOf(one, 0)).toMatchObject({ target: 1, left: 2, falls: 'surely' });
  });

  test('defended: who holds with what; whoever is exhausted is no answer', () => {
    const things = [thing(1, 1, CHARACTERS), thing(2, 2, CHARACTERS, { marks: EXHAUSTED }), thing(5, ENEMY, ENGAGED)];
    const v = table(things, 'enemyAttack', struck);
    expect(clashes(v).map(({ option }) => option)).toEqual([0, 1]);
    expect(clashOf(v, 1)).toMatchObject({ sum: 3, defense: { thing: 1, n: 2 }, target: 1, left: 5, least: 1 });
    // Once declared, nobody more means that one.
    const declared = table(things, 'enemyAttack', { ...struck, defenders: [1] });
    expect(clashOf(declared, 0)).toMatchObject({ defense: { thing: 1 }, least: 1 });
  });

  test('shadow cards widen what comes through', () => {
    expect(blowOf(2, 3, { least: 0, most: 2, more: false })).toEqual({ least: 2, most: 4, falls: 'maybe' });
    expect(blowOf(-2, 1, { least: 0, most: 1, more: true })).toEqual({ least: 0, most: 0, falls: 'no' });
  });

  test('attackers are added up with what a text adds because they attack', () => {
    const things = [
      thing(1, 1, CHARACTERS),
      thing(2, 2, CHARACTERS),
      thing(3, BLADE, ATTACHED_ZONE, { host: 1, owner: 0 }),
      thing(5, ORC, ENGAGED),
    ];
    const v = table(things, 'playerAttack', striking);
    const clash = clashOf(v, 1);
    expect(clash).toMatchObject({ sum: 6, least: 6, falls: 'surely', target: 5 });
    expect(clash?.attack.find((one) => one.thing === 1)?.parts.map(({ card, n }) => [card, n])).toContainEqual([
      BLADE,
      1,
    ]);
    // Nothing of it is left on the table.
    expect(clashOf(v, 0)).toMatchObject({ sum: 2 });
  });

  test('without an attack there is none; who is named for the quest counts once', () => {
    const things = [thing(1, 1, CHARACTERS, { marks: COMMITTED }), thing(2, 2, CHARACTERS)];
    const v = table(things, '', {});
    expect(clashes(v)).toEqual([]);
    const s = readable(v);
    expect(pledged(s, [1])).toBe(pledged(s, []));
    expect(pledged(s, [2])).toBeGreaterThan(pledged(s, []));
  });
});
