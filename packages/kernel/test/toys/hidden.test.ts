import { describe, expect, it } from 'vitest';
import { eventsFor, listener, rng, seedFrom } from '../../src/index.ts';
import type { HiddenState, HiddenView } from './hidden.state.ts';
import { ALL_KNOW, faceOf, knows } from './hidden.state.ts';
import { hiddenGame as game } from './hidden.ts';
import { owing, say } from './play.ts';

const start = (): HiddenState => game.setup({ life: 6 }, seedFrom('hidden'));
const bid = (s: HiddenState, seat: number): void => void game.answer(s, seat, game.options(s, seat)[0]);

/** After the bids of the first round: seat 0 may look at a shadow. */
function scouting(): HiddenState {
  const s = start();
  for (const seat of [2, 0, 1]) bid(s, seat);
  return s;
}

/** Every integer in a view, with the path to it. */
function integers(v: unknown, path = '$'): [string, number][] {
  if (typeof v === 'number') return [[path, v]];
  if (typeof v !== 'object' || v === null) return [];
  return Object.entries(v).flatMap(([key, value]) => integers(value, `${path}.${key}`));
}

describe('bids', () => {
  it('are laid in any order, and nobody hears what until all have laid one', () => {
    const s = start();
    const sink = listener();
    const before = game.view(s, 1);
    game.answer(s, 2, game.options(s, 2)[0], { sink });
    const after = game.view(s, 1);
    expect(owing(game, s)).toBe('bids.lay/0 bids.lay/1');
    expect(game.answer(s, 2, 0)).toMatchObject({ code: 'notYou', rule: ['H.3'] });
    expect(after.frames.at(-1)?.locals).toEqual({ answered: 0b100, pick: -1 });
    expect({ ...after, frames: [] }).toEqual({ ...before, frames: [] });
    const hear = (who: number | 'public') => {
      const ear = eventsFor(who);
      return sink.events.flatMap((e) => ear.push(e) ?? []).map((e) => game.events[e.kind]);
    };
    expect([hear(2), hear(1), hear('public')]).toEqual([['answer', 'bid'], ['bid'], ['bid']]);
  });

  it('show their own seat what it laid', () => {
    const s = start();
    const option = game.options(s, 2)[0];
    game.answer(s, 2, option);
    expect(game.view(s, 2).frames.at(-1)?.locals).toEqual({ answered: 0b100, pick: option });
  });

  it('are dealt anew in a world of somebody else, and as they are in one’s own', () => {
    const s = start();
    const option = game.options(s, 2)[0];
    game.answer(s, 2, option);
    const r = rng('worlds');
    const picks = (who: number) =>
      Array.from({ length: 60 }, () => {
        const w = game.determinize(game.view(s, who), r);
        return faceOf(w.frames.at(-1)?.locals.picks[2]);
      });
    expect(new Set(picks(2))).toEqual(new Set([option]));
    expect(new Set(picks(0)).size).toBeGreaterThan(4);
  });
});

describe('a view', () => {
  it('is the same whatever ids lie face down', () => {
    const s = scouting();
    const other = game.clone(s);
    const [a, b] = [other.deck[0], other.posts[1]];
    other.deck[0] = b;
    other.posts[1] = a;
    for (const who of [0, 1, 2, 'public'] as const) expect(game.view(other, who)).toEqual(game.view(s, who));
  });

  it('of the public tells no face that is not face up', () => {
    const s = scouting();
    const v: HiddenView = game.view(s, 'public');
    expect(v.hands).toEqual([[], [], []]);
    expect(v.deck.every((one) => one.face === -1)).toBe(true);
    expect(integers({ ...v, discard: [] }).filter(([, value]) => value > 9 && value < 27)).toEqual([]);
  });

  it('names options by face or place, never by id', () => {
    const s = start();
    for (const seat of [0, 1, 2]) expect(game.options(s, seat).every((face) => face < 9)).toBe(true);
    for (const seat of [0, 1, 2]) bid(s, seat);
    expect(game.options(s, 0)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a peek', () => {
  it('is remembered by who looked, and everybody sees that somebody did', () => {
    const s = scouting();
    say(game, s, 0, 'look 1');
    const face = faceOf(s.posts[1]);
    expect(game.view(s, 0).posts[1]).toEqual({ face, known: 0b0001 });
    for (const who of [1, 2, 'public'] as const)
      expect(game.view(s, who).posts[1]).toEqual({ face: -1, known: 0b0001 });
    while (owing(game, s) !== 'scout.look/0') game.answer(s, game.pending(s)[0].seat, 0);
    expect(game.view(s, 0).posts[1]).toEqual({ face, known: 0b0001 });
    expect(game.refusals(s, 0).map((one) => [one.option, one.code])).toEqual([[2, 'alreadyKnown']]);
  });

  it('goes with the card into the hand that draws it', () => {
    const s = scouting();
    say(game, s, 0, 'nothing');
    const top = s.deck.at(-1) as number;
    expect(owing(game, s)).toBe('scry.keep/1');
    expect(game.view(s, 1).deck.at(-1)?.face).toBe(faceOf(top));
    say(game, s, 1, 'top');
    while (s.round === 0) game.answer(s, game.pending(s)[0].seat, 0);
    expect(s.hands[0]).toContain(top);
    expect(game.view(s, 1).hands[0]).toContainEqual({ face: faceOf(top), known: 0b0011 });
    expect(game.view(s, 2).hands[0]).toEqual([]);
  });

  it('stays with a card that goes to the bottom', () => {
    const s = scouting();
    say(game, s, 0, 'nothing');
    const top = s.deck.at(-1) as number;
    say(game, s, 1, 'bottom');
    expect([s.deck[0], game.view(s, 1).deck[0]]).toEqual([top, { face: faceOf(top), known: 0b0010 }]);
  });

  it('is worth nothing after a shuffle', () => {
    const s = scouting();
    s.discard.push(...s.deck.splice(0, s.deck.length - 7));
    for (const id of s.discard) s.know[id] = ALL_KNOW;
    for (const id of s.deck) s.know[id] |= 0b0010;
    const round = s.round;
    while (s.round === round) game.answer(s, game.pending(s)[0].seat, 0);
    expect(s.deck.length).toBeGreaterThan(7);
    expect(s.deck.every((id) => s.know[id] === 0)).toBe(true);
    expect(game.view(s, 1).deck.every((one) => one.face === -1 && one.known === 0)).toBe(true);
  });

  it('of one of two equal cards is lost when one of them is shown', () => {
    const s = scouting();
    s.hands[0] = [3, 12, 21];
    s.know[3] = 0b0001;
    s.know[12] = 0b0011;
    s.know[21] = 0b0001;
    while (owing(game, s) !== 'attack.guard/0') game.answer(s, game.pending(s)[0].seat, 0);
    expect(game.view(s, 1).hands[0]).toEqual([{ face: 3, known: 0b0011 }]);
    say(game, s, 0, 'guard 3');
    expect(s.hands[0]).toHaveLength(2);
    expect(game.view(s, 1).hands[0]).toEqual([]);
  });
});

describe('a challenge', () => {
  it('is legal whatever lies there, and decides itself when it is resolved', () => {
    const outcomes = new Set<string>();
    for (const face of [0, 4, 5, 8]) {
      const s = scouting();
      const id = s.posts[0];
      const place = s.deck.findIndex((other) => faceOf(other) === face);
      if (faceOf(id) !== face) [s.posts[0], s.deck[place]] = [s.deck[place], id];
      expect(game.options(s, 0)).toContain(3);
      const shadow = s.posts[0];
      say(game, s, 0, 'challenge 0');
      const taken = s.hands[0].includes(shadow);
      expect(taken).toBe(face < 5);
      expect(s.know[shadow]).toBe(ALL_KNOW);
      if (taken) expect(game.view(s, 'public').hands[0]).toEqual([{ face, known: ALL_KNOW }]);
      outcomes.add(taken ? 'taken' : 'discarded');
    }
    expect(outcomes.size).toBe(2);
  });
});

it('a seat knows its own hand and nothing of another’s', () => {
  const s = start();
  for (const who of [0, 1, 2]) {
    for (const seat of [0, 1, 2]) {
      expect(game.view(s, who).hands[seat]).toHaveLength(who === seat ? s.hands[seat].length : 0);
      expect(s.hands[seat].every((id) => knows(s, who, id))).toBe(who === seat);
    }
  }
});
