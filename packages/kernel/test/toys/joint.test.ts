import { describe, expect, it } from 'vitest';
import type { ScriptedDraw } from '../../src/index.ts';
import { scriptedChance, seedFrom } from '../../src/index.ts';
import type { JointState } from './joint.state.ts';
import { BURN, code, FRENZY, GIFT, SCOUT, STRIKE, SUPPLY, VENOM } from './joint.state.ts';
import { jointGame as game } from './joint.ts';
import { owing, say } from './play.ts';

/** The joint turn of the first round, with these hands. */
function hands(...cards: number[][]): JointState {
  const s = game.setup({ charms: true }, seedFrom('joint'));
  for (const seat of [0, 1, 2]) say(game, s, seat, 'pass');
  s.hands = cards;
  return s;
}

const reason = (s: JointState, seat: number, option: number): string | undefined => game.answer(s, seat, option)?.code;

describe('the joint turn', () => {
  it('takes cards in any order of seats', () => {
    const s = hands([STRIKE, STRIKE], [STRIKE], [STRIKE]);
    for (const [seat, foe] of [
      [2, 0],
      [0, 0],
      [1, 1],
      [0, 1],
    ])
      say(game, s, seat, `strike ${foe}`);
    expect(s.foes).toEqual([12, 12]);
    expect(owing(game, s)).toBe('jointTurn.act/0 jointTurn.act/1 jointTurn.act/2');
  });

  it('comes to the same position in any interleaving of cards that do not meet', () => {
    const play = (order: number[]): number => {
      const s = hands([STRIKE], [VENOM], [STRIKE]);
      for (const seat of order) say(game, s, seat, ['strike 0', 'venom 1', 'strike 1'][seat]);
      return game.hashPosition(s);
    };
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    expect(new Set(orders.map(play)).size).toBe(1);
  });

  it('plays one card at a time: the others wait for its prompt', () => {
    const s = hands([GIFT, STRIKE], [STRIKE], [STRIKE]);
    say(game, s, 0, 'gift 1');
    expect(owing(game, s)).toBe('discardOne.choose/1');
    expect(s.inPlay).toEqual([0, GIFT]);
    for (const seat of [0, 2]) {
      expect(game.answer(s, seat, code(STRIKE, 0))).toEqual({
        code: 'notYou',
        rule: ['J.4.2', 'J.4.3', 'J.3.1', 'J.8'],
        remedy: 'help.notYou',
      });
      expect(game.options(s, seat)).toEqual([]);
    }
    say(game, s, 1, 'strike');
    expect(s.inPlay).toEqual([]);
    expect(owing(game, s)).toBe('jointTurn.act/0 jointTurn.act/1 jointTurn.act/2');
    expect(s.discards[0]).toEqual([GIFT]);
  });

  it('a gift for a seat that has ended its turn still asks that seat', () => {
    const s = hands([GIFT], [], [STRIKE]);
    say(game, s, 1, 'end');
    expect(reason(s, 1, 0)).toBe('notYou');
    say(game, s, 0, 'gift 1');
    expect(owing(game, s)).toBe('discardOne.choose/1');
    say(game, s, 1, game.name(game.view(s, 1), 'discardOne.choose', 1, game.options(s, 1)[0]));
    expect(owing(game, s)).toBe('jointTurn.act/0 jointTurn.act/2');
  });

  it('a seat that falls by its own card owes nothing more', () => {
    const s = hands([STRIKE], [FRENZY, STRIKE], [STRIKE]);
    s.life[1] = 1;
    say(game, s, 1, 'frenzy 0');
    expect([s.life[1], s.foes[0], s.hands[1]]).toEqual([0, 13, []]);
    expect(owing(game, s)).toBe('jointTurn.act/0 jointTurn.act/2');
    expect(reason(s, 1, 0)).toBe('notYou');
  });

  it('refuses by reason', () => {
    const s = hands([STRIKE, GIFT, BURN, VENOM, SCOUT], [STRIKE], [STRIKE]);
    s.energy[0] = 0;
    expect([code(STRIKE, 0), code(BURN, 0), code(GIFT, 0), 99].map((option) => reason(s, 0, option))).toEqual([
      'energy',
      'unplayable',
      'energy',
      'unknown',
    ]);
    s.energy[0] = 3;
    s.foes[1] = 0;
    s.life[2] = 0;
    expect([code(STRIKE, 1), code(GIFT, 0), code(GIFT, 2)].map((option) => reason(s, 0, option))).toEqual([
      'deadFoe',
      'self',
      'fallen',
    ]);
  });

  it('ends at once when the last foe dies, whoever could still act', () => {
    const s = hands([STRIKE], [STRIKE], [STRIKE]);
    s.foes = [0, 2];
    say(game, s, 2, 'strike 1');
    expect(game.result(s)).toEqual({ winners: [0, 1, 2], draw: false, rule: ['J.9'] });
  });
});

describe('the supply', () => {
  it('is for all, and what it has not nobody gets', () => {
    const s = hands([VENOM, VENOM], [VENOM], [VENOM]);
    say(game, s, 0, 'venom 0');
    say(game, s, 1, 'venom 1');
    say(game, s, 0, 'venom 0');
    expect([s.poison, s.supply]).toEqual([[3, 2], 0]);
    expect(reason(s, 2, code(VENOM, 0))).toBe('supply');
  });

  it('gets back what lay on a foe that dies', () => {
    const s = hands([VENOM, STRIKE], [], []);
    s.foes[0] = 2;
    say(game, s, 0, 'venom 0');
    expect(s.supply).toBe(SUPPLY - 2);
    say(game, s, 0, 'strike 0');
    expect([s.supply, s.poison]).toEqual([SUPPLY, [0, 0]]);
  });
});

describe('the die', () => {
  const shuffles: ScriptedDraw[] = Array.from({ length: 27 }, (_, i) => ({ label: 'deck', value: i % 2 })).map(
    (draw) => ({
      ...draw,
      value: 0,
    }),
  );
  const rolled = (...values: number[]) => {
    const source = scriptedChance([
      ...shuffles.slice(0, 33),
      ...values.map((value) => ({ label: 'die', value: value - 1 })),
    ]);
    const s = game.setup({ charms: true }, '', { chance: source });
    return { s, source, io: { chance: source } };
  };

  it('is a labelled draw, and each change asks everybody anew', () => {
    const cards = game.setup({ charms: true }, seedFrom('x')).decks[0].length + 4;
    while (shuffles.length < 3 * (cards - 1)) shuffles.push({ label: 'deck', value: 0 });
    const { s, source, io } = rolled(4, 2);
    expect([s.die, owing(game, s)]).toEqual([4, 'die.window/0 die.window/1 die.window/2']);
    game.answer(s, 1, 0, io);
    expect(game.answer(s, 1, 0, io)?.code).toBe('notYou');
    game.answer(s, 2, 2, io);
    expect([s.die, owing(game, s)]).toEqual([5, 'die.window/0 die.window/1 die.window/2']);
    game.answer(s, 0, 1, io);
    expect([s.die, s.charms, source.rest()]).toEqual([2, [0, 1, 0], []]);
    expect(game.answer(s, 2, 3, io)?.code).toBe('noCharm');
    for (const seat of [2, 1, 0]) game.answer(s, seat, 0, io);
    expect(owing(game, s)).toMatch(/^jointTurn\.act/);
  });
});

describe('effects at the end', () => {
  it('are put in order by whoever names the next one first', () => {
    const s = hands([VENOM], [], []);
    s.poison = [2, 2];
    s.supply = 1;
    s.wounds = [0, 3, 0];
    for (const seat of [0, 1, 2]) say(game, s, seat, 'end');
    expect(owing(game, s)).toBe('endEffects.order/0 endEffects.order/1 endEffects.order/2');
    expect(game.options(s, 2)).toEqual([0, 1, 3]);
    const { foes, life } = game.clone(s);
    say(game, s, 2, 'wound 1');
    expect([s.life[1], s.foes]).toEqual([life[1] - 3, foes]);
    say(game, s, 0, 'poison 1');
    expect([s.poison, s.supply, s.foes[1]]).toEqual([[1, 1], 3, foes[1] - 2]);
  });
});
