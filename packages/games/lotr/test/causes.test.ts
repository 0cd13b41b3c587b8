/** Why something happened: the way back ends at the rule's step or at the choice that it follows from, in whole games. */
import type { GameEvent } from '@kolbiste/kernel';
import { ANSWER, causes, listener, rng, seedFrom } from '@kolbiste/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventName } from '../src/events.ts';
import { EVENTS, game } from '../src/index.ts';
import { mixedConfigs } from './configs.ts';

interface Played {
  readonly events: readonly GameEvent[];
  readonly byId: ReadonlyMap<number, GameEvent>;
}

/** A game by chance; passes less often, so that more happens. */
function played(n: number): Played {
  const sink = listener();
  const random = rng(`why ${n}`);
  const s = game.setup(mixedConfigs(n), seedFrom(`why ${n}`), { sink });
  for (let owed = game.pending(s); owed.length > 0; owed = game.pending(s)) {
    const options = game.options(s, owed[0].seat);
    const early = options.length > 1 && options[0] === 0 && random.int(3) > 0 ? 1 : 0;
    game.answer(s, owed[0].seat, options[early + random.int(options.length - early)], { sink });
  }
  return { events: sink.events, byId: new Map(sink.events.map((e) => [e.id, e])) };
}

const nameOf = (e: GameEvent): EventName => EVENTS[e.kind];
/** To which question it is the answer. */
const questionOf = (e: GameEvent): string => game.flow.procedures[e.c]?.steps[e.d]?.id ?? '';
/** An event's name, or of an answer its question. */
const told = (e: GameEvent): string => (e.kind === ANSWER ? questionOf(e) : nameOf(e));
const wayOf = ({ byId }: Played, e: GameEvent): GameEvent[] => causes(byId, e.id).map(({ event }) => event);
const back = (game: Played, e: GameEvent): string[] => wayOf(game, e).map(told);

/** What players choose of their own will: nothing that was answered before is behind it but what its attack came from. */
const FREE = [
  'window.act',
  'quest.who',
  'travel.where',
  'encounter.optional',
  'combat.chooseEnemy',
  'combat.chooseTarget',
  'enemyAttack.defender',
  'playerAttack.attackers',
  'playerAttack.join',
];
const ATTACKS = ['enemyChosen', 'attackDeclared'];

let games: readonly Played[] = [];
beforeAll(() => {
  games = Array.from({ length: 48 }, (_, n) => played(n));
}, 300_000);

/** Every event of a name with its game, and at least so many of them. */
function each(name: EventName, least: number): [Played, GameEvent][] {
  const found = games.flatMap((one) =>
    one.events.flatMap((e): [Played, GameEvent][] => (nameOf(e) === name ? [[one, e]] : [])),
  );
  expect([name, found.length >= least]).toEqual([name, true]);
  return found;
}

describe('the way back from what happens', () => {
  it('leads through the phase that runs, never through an earlier one', () => {
    for (const one of games) {
      // Combat alone goes on outside its phase.
      if (!one.events.some((e) => nameOf(e) === 'roundBegan')) continue;
      let phase = 0;
      for (const e of one.events) {
        const name = nameOf(e);
        if (name === 'phaseBegan') phase = e.id;
        if (name === 'roundBegan') phase = 0;
        if (phase === 0) continue;
        const phases = wayOf(one, e).filter((cause) => nameOf(cause) === 'phaseBegan');
        expect([told(e), phases.map(({ id }) => id)]).toEqual([told(e), [phase]]);
      }
    }
  });

  it('ends for rounds at nothing, for phases at their round, for windows at the phase or the attack', () => {
    for (const [, e] of each('roundBegan', 50)) expect(e.cause).toBe(0);
    for (const [one, e] of each('phaseBegan', 300))
      expect(back(one, e).join(' ')).toMatch(/^phaseBegan( roundBegan| waveCame)?$/);
    for (const name of ['windowOpened', 'windowClosed'] as const)
      for (const [one, e] of each(name, 500)) expect(['phaseBegan', ...ATTACKS]).toContain(back(one, e)[1]);
  });

  it('has no other choice behind a free one, unless an attack came from it', () => {
    let free = 0;
    for (const one of games)
      for (const e of one.events) {
        if (e.kind !== ANSWER || !FREE.includes(questionOf(e))) continue;
        free++;
        const [, cause] = wayOf(one, e);
        expect(['phaseBegan', ...ATTACKS]).toContain(nameOf(cause));
      }
    expect(free).toBeGreaterThan(5000);
  });

  it("of a hand that stays ends there: the other players' hands and the set-up do not follow from it", () => {
    const begun = games.flatMap(({ events }) =>
      events.filter((e) => told(e) === 'game.mulligan' || (nameOf(e) === 'stageBegan' && e.b === 1)),
    );
    expect(begun.length).toBeGreaterThan(games.length);
    expect(new Set(begun.map(({ cause }) => cause))).toEqual(new Set([0]));
  });
});

describe("an enemy's attack", () => {
  it('was chosen, or came of itself, and names how the enemy came to be there', () => {
    for (const [one, e] of each('enemyChosen', 100)) {
      expect(['phaseBegan', 'combat.chooseEnemy', 'fired', 'pickThing.thing']).toContain(back(one, e)[1]);
      const came = (e.from ?? []).map((id) => one.byId.get(id) as GameEvent);
      expect(came.map((by) => [nameOf(by), by.a])).toEqual(came.map((by) => [nameOf(by), e.a]));
      if (one.events.some((by) => nameOf(by) === 'engaged' && by.a === e.a && by.id < e.id))
        expect(came).toHaveLength(1);
    }
  });

  it('that nobody defends leads from its damage to the answer', () => {
    let answered = 0;
    for (const [one, e] of each('attackStruck', 100)) {
      const way = wayOf(one, e);
      const attack = way.find((cause) => nameOf(cause) === 'enemyChosen') as GameEvent;
      const inIt = one.events.filter(({ id }) => id > attack.id && id < e.id);
      const asked = inIt.filter(
        (by) => by.kind === ANSWER && questionOf(by) === 'enemyAttack.defender' && by.cause === attack.id,
      );
      const names = way.map(told);
      if (e.c >= 0) expect(names.slice(1, 3).join(' ')).toMatch(/^(enemyAttack.victim )?defended/);
      else if (asked.length > 0 && !names.includes('defended')) {
        expect(names.join(' ')).toMatch(
          /^attackStruck (enemyAttack.victim )?undefended (enemyAttack.sentinel )*enemyAttack.defender enemyChosen /,
        );
        expect(way.find((by) => questionOf(by) === 'enemyAttack.defender')?.b).toBe(0);
        answered++;
      }
    }
    expect(answered).toBeGreaterThan(15);
  });

  it('is behind its shadow effect by way of the card that was turned up', () => {
    for (const [one, e] of each('fired', 200)) {
      if (!game.rulebook.keysOf(e.rule).includes('6.2.3.1')) continue;
      expect(back(one, e).join(' ')).toMatch(/^fired shadowTurned (pickOne.shadowNext )?enemyChosen /);
      expect(one.byId.get(e.cause)?.a).toBe(e.b);
    }
  });

  it('without its defenders is undefended because of what became of them', () => {
    for (const [one, e] of each('undefended', 100)) {
      if (!game.rulebook.keysOf(e.rule).includes('6.2.5.3')) continue;
      expect(e.from?.map((id) => told(one.byId.get(id) as GameEvent))).not.toBeUndefined();
    }
  });
});

describe('what else happens', () => {
  it('damage by a player leads to the declared target and to the answer', () => {
    for (const [one, e] of each('playerStruck', 20))
      expect(back(one, e).join(' ')).toMatch(
        /^playerStruck attackDeclared (combat\.chooseTarget|pickOne\.target|used|fired|played|pickThing\.thing) /,
      );
  });

  it("damage, and whoever it destroys, lead to the blow, the text or the game's own step", () => {
    const by =
      /^(damaged|destroyed) (attackStruck|playerStruck|used|played|fired|revealed|shadowTurned|pick\w+\.\w+|phaseBegan|discarded|settle\.respond|committed)/;
    for (const name of ['damaged', 'destroyed'] as const)
      for (const [one, e] of each(name, 200)) expect(back(one, e).join(' ')).toMatch(by);
  });

  it('a character is committed because it was named', () => {
    for (const [one, e] of each('committed', 300)) {
      const named = one.byId.get(e.cause) as GameEvent;
      expect([questionOf(named), named.a, named.b]).toEqual(['quest.who', e.c, e.a]);
    }
  });

  it('a player is out because of the dial, or of the last hero', () => {
    for (const [one, e] of each('eliminated', 20)) {
      const from = (e.from ?? [e.cause]).map((id) => one.byId.get(id) as GameEvent);
      for (const by of from) expect(nameOf(by)).toMatch(e.b === 0 ? /^threatRose$/ : /^(destroyed|discarded)$/);
      if (e.b === 0) expect(from.map(({ a }) => a)).toEqual([e.a]);
      else expect(from.length).toBeGreaterThan(0);
    }
  });

  it('a forced effect follows from what it waits for', () => {
    let forced = 0;
    for (const [one, e] of each('fired', 200)) {
      if (e.c < 0) continue;
      forced++;
      expect([
        'engaged',
        'damaged',
        'enemyChosen',
        'attackStruck',
        'playerStruck',
        'explored',
        'travelled',
        'shadowDealt',
        'phaseEnded',
        'entered',
        'destroyed',
        'staged',
        'stageCompleted',
      ]).toContain(told(one.byId.get(e.cause) as GameEvent));
    }
    expect(forced).toBeGreaterThan(20);
  });

  it('a response names what it answers, beside the answer', () => {
    let responses = 0;
    for (const [one, e] of each('used', 300)) {
      if (told(one.byId.get(e.cause) as GameEvent) !== 'settle.respond') continue;
      responses++;
      expect(e.from?.length ?? 0).toBeGreaterThan(0);
    }
    expect(responses).toBeGreaterThan(20);
  });
});
