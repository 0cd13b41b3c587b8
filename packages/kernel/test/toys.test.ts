/** The four toy games keep every law of the battery, and every rule of theirs was met while they did. */
import type { Core, Game, Rng, Seat } from '@kolbiste/kernel';
import { shuffleWith } from '@kolbiste/kernel';
import type { BatteryOptions, BatteryReport, WorldHooks } from '@kolbiste/testkit';
import { CHECKS, runBattery, runWorlds } from '@kolbiste/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HiddenState, HiddenView } from './toys/hidden.state.ts';
import { faceOf, knows } from './toys/hidden.state.ts';
import { hiddenGame } from './toys/hidden.ts';
import type { JointState, JointView } from './toys/joint.state.ts';
import { jointGame } from './toys/joint.ts';
import type { TriggersState, TriggersView } from './toys/triggers.state.ts';
import { triggersGame } from './toys/triggers.ts';
import type { WindowState, WindowView } from './toys/window.state.ts';
import { windowGame } from './toys/window.ts';
import { words as hiddenWords } from './toys/words/hidden.ts';
import { words as jointWords } from './toys/words/joint.ts';
import { words as triggersWords } from './toys/words/triggers.ts';
import { words as windowWords } from './toys/words/window.ts';

type Who = Seat | 'public';
type Words = Readonly<Record<'cs' | 'en', Readonly<Record<string, string>>>>;

interface Toy<S extends Core, V> {
  game: Game<S, V>;
  words: Words;
  configs: BatteryOptions['configs'];
  hooks: WorldHooks<S, V>;
}

const sorted = (list: number[]): number[] => list.sort((a, b) => a - b);

/** Deals anew what lies in these places, in the state itself: a world made without the game's own determinize. */
function redealt(places: number[][], keepOrder: number[], r: Rng): void {
  const all = shuffleWith(r, places.flat());
  for (const place of places) place.splice(0, place.length, ...all.splice(0, place.length));
  for (const i of keepOrder) sorted(places[i]);
}

/** For each seat: its own hand and deck, where everybody knows what the deck is made of. */
function redealSeats(s: { hands: number[][]; decks: number[][] }, who: Who, r: Rng): void {
  s.hands.forEach((hand, seat) => {
    if (seat === who) shuffleWith(r, s.decks[seat]);
    else redealt([hand, s.decks[seat]], [0], r);
  });
}

/** Whether this answer moves no card that `who` cannot see. */
const still =
  <S extends Core>(game: Game<S, unknown>, unseen: (s: S) => string) =>
  (s: S, who: Who, seat: Seat, option: number): boolean => {
    if (who === seat) return false;
    const after = game.clone(s);
    game.answer(after, seat, option);
    return unseen(after) === unseen(s);
  };

const windowToy: Toy<WindowState, WindowView> = {
  game: windowGame,
  words: windowWords,
  configs: (i) => ({ first: i % 4 }),
  hooks: {
    redeal(s, who, r) {
      redealt([...s.hands.filter((_, seat) => seat !== who), s.deck], [0, 1, 2], r);
      if (who === 'public') sorted(s.hands[3]);
      return s;
    },
    maySee: (s, who) => (who === 'public' ? [] : [`hand ${s.hands[who].join()}`]).concat(`discard ${s.discard.join()}`),
    found: (v) => [`hand ${v.hand.join()}`, `discard ${v.discard.join()}`],
    hidden: (s, who) => ({
      ...(s.deck.length > 1 ? { deck: s.deck.join() } : {}),
      ...(who !== 0 && s.hands[0].length > 0 ? { 'hand of seat 0': s.hands[0].join() } : {}),
    }),
    revealsNothing: still(windowGame, (s) => `${s.deck.length} ${s.life.filter((life) => life === 0).length}`),
  },
};

const triggersToy: Toy<TriggersState, TriggersView> = {
  game: triggersGame,
  words: triggersWords,
  configs: (i) => ({ cap: i % 2 === 0 ? 300 : 15 }),
  hooks: {
    redeal: (s, who, r) => (redealSeats(s, who, r), s),
    maySee: (s, who) => (who === 'public' ? [] : [`hand ${s.hands[who].join()}`]),
    found: (v) => [`hand ${v.hand.join()}`],
    hidden: (s): Readonly<Record<string, string>> => (s.decks[0].length > 1 ? { deck: s.decks[0].join() } : {}),
    revealsNothing: still(triggersGame, (s) => s.decks.map((deck) => deck.length).join()),
  },
};

const jointToy: Toy<JointState, JointView> = {
  game: jointGame,
  words: jointWords,
  configs: (i) => ({ charms: i % 3 > 0 }),
  hooks: {
    redeal: (s, who, r) => (redealSeats(s, who, r), s),
    maySee: (s, who) => (who === 'public' ? [] : [`hand ${s.hands[who].join()}`]),
    found: (v) => [`hand ${v.hand.join()}`],
    hidden: (s, who): Readonly<Record<string, string>> =>
      who !== 1 && s.hands[1].length > 1 ? { 'hand of seat 1': s.hands[1].join() } : {},
    revealsNothing: still(
      jointGame,
      (s) => `${s.round} ${[...s.decks, ...s.discards].map((pile) => pile.length).join()}`,
    ),
  },
};

/** Every card that `who` does not know changes its place with another such card; who knows a place stays as it was. */
function redealHidden(s: HiddenState, who: Who, r: Rng): HiddenState {
  const zones = [s.deck, ...s.hands, s.posts];
  const places = zones.flatMap((zone) =>
    zone.flatMap((id, at) => (id >= 0 && !knows(s, who, id) ? [{ zone, at, mask: s.know[id] }] : [])),
  );
  const picks = s.frames.at(-1)?.locals as { picks?: number[] };
  const laid = picks?.picks?.map((id) => places.findIndex(({ zone, at }) => zone[at] === id));
  const ids = shuffleWith(
    r,
    places.map(({ zone, at }) => zone[at]),
  );
  places.forEach(({ zone, at, mask }, i) => {
    zone[at] = ids[i];
    s.know[ids[i]] = mask;
  });
  laid?.forEach((place, seat) => {
    if (place >= 0 && picks.picks !== undefined) picks.picks[seat] = places[place].zone[places[place].at];
  });
  return s;
}

const hiddenToy: Toy<HiddenState, HiddenView> = {
  game: hiddenGame,
  words: hiddenWords,
  configs: (i) => ({ life: 4 + (i % 3) }),
  hooks: {
    redeal: redealHidden,
    maySee: (s, who) => [
      ...s.posts.flatMap((id, post) => (id >= 0 && knows(s, who, id) ? [`post ${post}: ${faceOf(id)}`] : [])),
      ...s.deck.flatMap((id, at) => (knows(s, who, id) ? [`deck ${at}: ${faceOf(id)}`] : [])),
      ...s.hands.flatMap((hand, seat) =>
        hand.flatMap((id) => (knows(s, who, id) ? [`hand ${seat}: ${faceOf(id)}`] : [])),
      ),
    ],
    found: (v) => [
      ...v.posts.map((one, post) => `post ${post}: ${one?.face}`),
      ...v.deck.map((one, at) => `deck ${at}: ${one.face}`),
      ...v.hands.flatMap((hand, seat) => hand.map((one) => `hand ${seat}: ${one.face}`)),
    ],
    hidden(s, who) {
      const top = s.deck.at(-1);
      const shadow = s.posts[0];
      const bid = (s.frames.at(-1)?.locals as { picks?: number[] })?.picks?.[0] ?? -1;
      return {
        ...(top !== undefined && !knows(s, who, top) ? { 'top card': `${faceOf(top)}` } : {}),
        ...(shadow >= 0 && !knows(s, who, shadow) ? { shadow: `${faceOf(shadow)}` } : {}),
        ...(bid >= 0 && who !== 0 ? { 'bid of seat 0': `${faceOf(bid)}` } : {}),
      };
    },
    revealsNothing: still(hiddenGame, (s) => `${s.deck.length} ${s.discard.length} ${s.know.join()}`),
  },
};

function proves<S extends Core, V>({ game, words, configs, hooks }: Toy<S, V>): void {
  const remedy: BatteryOptions['remedy'] = (key, lang) => words[lang][key];
  const options = { configs, games: 8, endings: 60, seed: game.id, remedy };
  let report: BatteryReport;
  beforeAll(() => {
    report = runBattery(game, options);
  });

  it('keeps every law of the battery', () => {
    expect(report.checks.map((check) => check.name)).toEqual(CHECKS.map((check) => check.name));
    expect(report.endings.stopped).toBe(0);
    expect(report.answers).toBeGreaterThan(150);
  });

  it('was asked every question, refused by every reason, and told every kind of event', () => {
    const questions = game.flow.procedures.flatMap((p) => p.steps.filter((step) => step.ask !== null));
    expect(Object.keys(report.questions).sort()).toEqual(questions.map((step) => step.id).sort());
    const reasons = game.refusalTable.map((refusal) => refusal.code);
    expect(Object.keys(report.refusals).sort()).toEqual(reasons.sort());
    expect(Object.keys(report.events).sort()).toEqual([...game.events].sort());
  });

  it('has the same words in both languages', () => {
    expect(Object.keys(words.cs)).toEqual(Object.keys(words.en));
  });

  it('keeps its secrets, and tells what may be seen', () => {
    const worlds = runWorlds(game, { configs, games: 3, seed: game.id, ...hooks });
    expect(worlds.heard).toBeGreaterThan(10);
    expect(worlds.playouts).toBeGreaterThan(10);
    const seen = Object.entries(worlds.hidden).filter(([, { other }]) => other === 0);
    expect(seen).toEqual([]);
    expect(Object.keys(worlds.hidden).length).toBeGreaterThan(0);
  });
}

describe('the window of four seats', () => {
  proves(windowToy);
});
describe('nested triggers', () => {
  proves(triggersToy);
});
describe('the joint turn', () => {
  proves(jointToy);
});
describe('hidden cards', () => {
  proves(hiddenToy);
});
