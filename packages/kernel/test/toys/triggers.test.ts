import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/index.ts';
import { causes, listener, running, seedFrom } from '../../src/index.ts';
import { counts, owing, say } from './play.ts';
import { CHAIN } from './triggers.settle.ts';
import type { TriggersState } from './triggers.state.ts';
import {
  attackOf,
  BANNER,
  BOMB,
  EMBER,
  FURY,
  HERALD,
  MEDIC,
  PLUS,
  QUAKE,
  strikeCode,
  THORNS,
} from './triggers.state.ts';
import { triggersGame as game } from './triggers.ts';

interface Side {
  hand?: number[];
  units?: number[];
}

/** Seat 0 to act, with these cards; every unit is whole and ready. */
function board(own: Side, other: Side, cap = 300): TriggersState {
  const s = game.setup({ cap }, seedFrom('triggers'));
  s.hands = [own.hand ?? [], other.hand ?? []];
  s.decks = [[], []];
  s.graves = [[], []];
  const health = [1, 4, 2, 2, 3, 2, 3];
  for (const [owner, side] of [own, other].entries()) {
    for (const kind of side.units ?? []) {
      s.units.push({ id: s.nextId++, kind, owner, health: health[kind], ready: 1 });
    }
  }
  return s;
}

/** Effects by who has them: fired, or kept from it by a cap of this paragraph. */
function firings(events: readonly GameEvent[]): Record<string, number> {
  const out: Record<string, number> = {};
  for (const e of events) {
    const kind = game.events[e.kind];
    if (kind !== 'fired' && kind !== 'capped') continue;
    const key = kind === 'fired' ? `${e.a}` : `${e.a} capped by ${game.rulebook.keysOf(e.rule).join()}`;
    out[key] = (out[key] ?? 0) + 1;
  }
  return out;
}

const died = (events: readonly GameEvent[], kind: number): number =>
  events.filter((e) => game.events[e.kind] === 'died' && e.b === kind).length;
const kinds = (s: TriggersState, owner: number): number[] =>
  s.units.filter((u) => u.owner === owner).map((u) => u.kind);

describe('a loop', () => {
  it('that begins with an arrival ends before the 14th wound: the ember stays', () => {
    const s = board({ hand: [EMBER], units: [THORNS] }, {});
    const events = say(game, s, 0, 'play ember');
    expect(firings(events)).toEqual({ [THORNS]: CHAIN, [EMBER]: CHAIN, [`${THORNS} capped by T.5`]: 1 });
    expect(died(events, EMBER)).toBe(13);
    expect([kinds(s, 0), s.graves[0], s.units[1].health]).toEqual([[THORNS, EMBER], [], 1]);
  });

  it('that begins with a death ends before the 14th rebirth: the ember is gone', () => {
    const s = board({ units: [BANNER] }, { units: [EMBER, THORNS] });
    game.answer(s, 0, 0);
    game.answer(s, 1, 0);
    const sink = listener();
    game.answer(s, 0, strikeCode(0, 1), { sink });
    expect(died(sink.events, EMBER)).toBe(14);
    expect(firings(sink.events)).toEqual({ [EMBER]: CHAIN, [THORNS]: CHAIN, [`${EMBER} capped by T.5`]: 1 });
    expect([kinds(s, 1), s.graves[1]]).toEqual([[THORNS], [EMBER]]);
  });

  it('is counted in the frames below and nowhere else', () => {
    const s = board({ hand: [EMBER], units: [THORNS] }, {});
    const fire = game.flow.named('fire') as Parameters<typeof running>[1];
    const depths: number[] = [];
    const event = (e: GameEvent) => {
      if (game.events[e.kind] === 'fired') depths.push(running(s, fire));
    };
    game.answer(s, 0, 1 + EMBER, { sink: { event } });
    expect(depths).toEqual(Array.from({ length: 26 }, (_, i) => 1 + i));
  });

  it('has a count of its own for each side', () => {
    const s = board({ hand: [EMBER], units: [THORNS] }, { units: [THORNS] });
    const fired = firings(say(game, s, 0, 'play ember'));
    expect(fired[EMBER]).toBe(CHAIN);
    expect(fired[THORNS]).toBe(27);
    expect(fired[`${EMBER} capped by T.5`]).toBe(1);
  });

  it('has none for effects side by side', () => {
    const s = board(
      { hand: [QUAKE], units: [MEDIC, MEDIC, MEDIC, MEDIC] },
      { units: [MEDIC, MEDIC, MEDIC, MEDIC, MEDIC] },
    );
    const fired = firings(say(game, s, 0, 'play quake'));
    expect(fired).toEqual({ [MEDIC]: 72 });
  });
});

describe('the second cap', () => {
  it('bounds all firings after one action, whatever the chains', () => {
    const s = board({ hand: [EMBER], units: [THORNS] }, {}, 20);
    const events = say(game, s, 0, 'play ember');
    expect(firings(events)).toEqual({ [THORNS]: 10, [EMBER]: 10, [`${THORNS} capped by T.5.1`]: 1 });
    expect(s.fired).toBe(20);
    say(game, s, 0, 'end');
    expect(s.fired).toBe(0);
  });

  it('holds across the questions of one cascade', () => {
    const s = board({ hand: [QUAKE], units: [HERALD, HERALD] }, { units: [BOMB, EMBER, EMBER] }, 4);
    s.heroes = [12, 12];
    const all = [...say(game, s, 0, 'play quake')];
    let answers = 0;
    while (owing(game, s).startsWith('aim')) {
      all.push(...say(game, s, 0, 'unit 0'));
      answers++;
    }
    expect(answers).toBeGreaterThan(0);
    expect(counts(game, all).fired).toBe(4);
    expect(counts(game, all).capped).toBeGreaterThan(0);
  });
});

describe('settling', () => {
  it('goes by what happened, then by the active side, then by age', () => {
    const s = board({ hand: [QUAKE], units: [MEDIC, FURY] }, { units: [MEDIC, BOMB, EMBER] });
    const events = say(game, s, 0, 'play quake');
    const order = events.filter((e) => game.events[e.kind] === 'fired').map((e) => `${e.b}:${e.a}`);
    expect(order.slice(0, 5)).toEqual(['0:4', '0:4', '0:4', '0:4', '0:6']);
    expect(order.indexOf('1:0')).toBeGreaterThan(order.indexOf('1:4'));
  });

  it('a dead unit says what it says of its own death, by what the note remembers', () => {
    const s = board({ units: [BANNER] }, { units: [BOMB, MEDIC] });
    s.units[1].health = 1;
    const events: GameEvent[] = [];
    game.answer(s, 0, strikeCode(0, 1), { sink: { event: (e) => void events.push(e) } });
    expect(died(events, BOMB)).toBe(1);
    expect(firings(events)[BOMB]).toBe(1);
    expect(kinds(s, 1)).toEqual([MEDIC]);
  });

  it('a unit that died meanwhile says nothing any more', () => {
    const s = board({ hand: [QUAKE], units: [BOMB] }, { units: [HERALD, EMBER] });
    s.units[0].health = 1;
    s.units[1].health = 2;
    const events = say(game, s, 0, 'play quake');
    expect(died(events, HERALD)).toBe(1);
    expect(firings(events)[HERALD]).toBeUndefined();
    expect(owing(game, s)).toBe('turn.main/0');
  });

  it('asks in the middle of a cascade, the side that does not act too, and saves that', () => {
    const s = board({ units: [BANNER] }, { units: [HERALD, EMBER] });
    game.answer(s, 0, strikeCode(0, 2));
    expect(owing(game, s)).toBe('aim.choose/1');
    expect(s.frames).toHaveLength(5);
    const copy = game.decode(JSON.parse(JSON.stringify(game.encode(s))));
    expect(copy).toEqual(s);
    for (const one of [s, copy]) expect(game.answer(one, 1, 0)).toBeUndefined();
    expect(copy).toEqual(s);
    expect(game.answer(s, 1, 0)?.code).toBe('notYou');
  });

  it('finishes what an instruction caused before the next instruction', () => {
    const s = board({ hand: [QUAKE], units: [] }, { units: [EMBER] });
    s.decks[0] = [BOMB];
    const events = say(game, s, 0, 'play quake').map((e) => game.events[e.kind]);
    expect(events.indexOf('fired')).toBeGreaterThan(0);
    expect(events.indexOf('fired')).toBeLessThan(events.indexOf('drew'));
  });

  it('leaves nothing in the batch', () => {
    const s = board({ hand: [EMBER], units: [THORNS, BOMB] }, { units: [MEDIC] });
    say(game, s, 0, 'play ember');
    expect([s.batch, game.unsettled?.(s)]).toEqual([[], false]);
  });
});

describe('heroes', () => {
  it('who fall by one instruction fall together, before anything fires', () => {
    const s = board({ hand: [QUAKE] }, { units: [EMBER] });
    s.heroes = [1, 1];
    const events = say(game, s, 0, 'play quake');
    expect(game.result(s)).toMatchObject({ winners: [], draw: true });
    expect(firings(events)).toEqual({});
    expect([s.frames, game.pending(s)]).toEqual([[], []]);
  });

  it('who fall deep in a cascade end the game there', () => {
    const s = board({ hand: [QUAKE], units: [HERALD] }, { units: [EMBER, BANNER] });
    s.heroes = [2, 1];
    say(game, s, 0, 'play quake');
    expect(game.result(s)).toMatchObject({ winners: [0], draw: false });
  });
});

describe('an attack', () => {
  it('is folded from what lasts: doubled first, then raised, and back when the source is gone', () => {
    const s = board({ hand: [BANNER], units: [FURY] }, { units: [MEDIC] });
    const fury = s.units[0];
    expect(attackOf(s, fury)).toBe(1);
    say(game, s, 0, 'play banner');
    expect([attackOf(s, fury), attackOf(s, s.units[1])]).toEqual([2, 1]);
    say(game, s, 0, 'strike 0 1');
    expect(attackOf(s, fury)).toBe(3);
    const banner = s.modifiers.find((m) => m.layer === PLUS)?.source;
    s.units = s.units.filter((u) => u.id !== banner);
    s.modifiers = s.modifiers.filter((m) => m.source !== banner);
    expect(attackOf(s, fury)).toBe(2);
  });
});

it('why did this happen? leads from the last death to the card that was played', () => {
  const s = board({ hand: [EMBER], units: [THORNS] }, {});
  const events = say(game, s, 0, 'play ember');
  const byId = new Map(events.map((e) => [e.id, e]));
  const last = events.filter((e) => game.events[e.kind] === 'died').at(-1);
  const path = causes(byId, last?.id ?? 0).map((why) => why.event);
  expect(path.at(-1)).toBe(events[0]);
  expect(path.filter((e) => game.events[e.kind] === 'fired')).toHaveLength(25);
});
