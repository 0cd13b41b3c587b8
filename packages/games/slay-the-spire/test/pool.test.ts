/** Fights with any cards of all heroes, colourless ones, relics and potions: laws of the battery, two worlds, and figures within their caps. */
import type { Game, Io } from '@kolbiste/kernel';
import { rng, seedFrom } from '@kolbiste/kernel';
import { PATIENT, pick, runBattery, runWorlds } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { whenOf } from '../src/cards/compile.ts';
import { ENEMIES, FACES, faceOf, ITEMS } from '../src/cards/pool.ts';
import { readConfig } from '../src/config.ts';
import { game } from '../src/index.ts';
import { framesAt } from '../src/scenario-at.ts';
import { layOut } from '../src/setup.ts';
import * as H from '../src/state.ts';
import type { View } from '../src/view.ts';
import {
  ALL_MIRACLES,
  ALL_POISON,
  ALL_SHIVS,
  ATTACK,
  CURSE,
  HEROES,
  ORB_CUBES,
  OWNERS,
  POWER,
  SKILL,
  STATUS,
} from '../src/vocabulary.ts';
import { fights } from './configs.ts';

const KINDS = [ATTACK, SKILL, POWER, CURSE];
const cards = FACES.filter(({ type }) => KINDS.includes(type)).map(({ face }) => face);
const colorless = cards.filter((face) => OWNERS[faceOf(face).owner] === 'colorless');
const ownOf = HEROES.map((_, hero) => cards.filter((face) => faceOf(face).owner === hero));
const relics = ITEMS.filter(({ kind }) => kind === 'relic').map(({ item }) => item);
const potions = ITEMS.filter(({ kind }) => kind === 'potion').map(({ item }) => item);

/** Cards of the Ironclad that set things off, and that listen to what is exhausted or drawn. */
const HEARD = (['exhausted', 'statusDrawn', 'harmDrawn'] as const).map(whenOf);
const loud = ownOf[0].filter((face) => {
  const { exhaust, abilities, cost } = faceOf(face);
  return (exhaust && cost === 0) || abilities.some(({ when }) => HEARD.includes(when));
});

/** The start of a fight with decks, relics and potions drawn at random. */
function setup(config: unknown, seed: string, io?: Io, own: readonly (readonly number[])[] = ownOf): H.State {
  const s = layOut(readConfig(config), seed);
  const random = rng(`${seed} pool`);
  const some = (from: readonly number[], n: number): number[] =>
    Array.from({ length: n }, () => from[random.int(from.length)]);
  s.heroes.forEach((hero, seat) => {
    H.pileOf(s, seat, H.DECK).splice(0, 99, ...some(own[hero[H.HERO]], 14), ...some(colorless, 2), ...some(cards, 2));
    H.pileOf(s, seat, H.RELICS).push(...new Set(some(relics, 5)));
    H.pileOf(s, seat, H.USES).push(...H.pileOf(s, seat, H.RELICS).map(() => 0));
    H.pileOf(s, seat, H.POTIONS).push(...some(potions, 3));
    hero[H.HP] = 40;
    hero[H.MAX_HP] = 40;
  });
  s.frames = framesAt({ procedure: 'adventure' } as never);
  return game.resume(s, io);
}
const rich: Game<H.State, View> = { ...game, setup } as Game<H.State, View>;
const noisy: Game<H.State, View> = {
  ...game,
  setup: (config: unknown, seed: string, io?: Io) => setup(config, seed, io, [loud]),
} as Game<H.State, View>;

const CAPS = [
  [H.BLOCK, 20],
  [H.ENERGY, 6],
  [H.STRENGTH, 8],
  [H.WEAK, 3],
  [H.VULNERABLE, 3],
] as const;

/** What all have together of a supply. */
const SUPPLIES = [
  [H.SHIVS, ALL_SHIVS],
  [H.MIRACLES, ALL_MIRACLES],
] as const;
const sum = (rows: readonly (readonly number[])[], at: number): number => rows.reduce((n, row) => n + row[at], 0);

/** What is wrong with a position in which the heroes may act; '' = nothing is. */
function fault(s: H.State): string {
  for (const hero of s.heroes) {
    for (const [at, most] of CAPS) if (hero[at] < 0 || hero[at] > most) return `${H.HERO_FIELDS[at]} ${hero[at]}`;
    if (hero[H.HP] <= 0 || hero[H.HP] > hero[H.MAX_HP]) return `hp ${hero[H.HP]}`;
  }
  const orbs = s.heroes.flatMap((_, seat) => H.pileOf(s, seat, H.ORBS));
  if (ORB_CUBES.some((most, orb) => orbs.filter((each) => each === orb).length > most)) return `orbs ${orbs}`;
  s.heroes.forEach((hero, seat) => {
    if (H.pileOf(s, seat, H.ORBS).length > hero[H.SLOTS]) throw new Error(`too many orbs of seat ${seat}`);
  });
  for (const at of [H.SHIVS, H.MIRACLES])
    if (s.heroes.reduce((sum, hero) => sum + hero[at], 0) > 5) return `${H.HERO_FIELDS[at]} beyond the supply`;
  for (let seat = 0; seat < s.heroes.length; seat++)
    if (s.heroes[seat][H.KNOWN] > H.pileOf(s, seat, H.DRAW).length) return `known cards of seat ${seat}`;
  for (const enemy of s.enemies) {
    if (enemy[H.GONE] === H.ALIVE && (enemy[H.HP] <= 0 || enemy[H.HP] > enemy[H.MAX_HP]))
      return `enemy hp ${enemy[H.HP]}`;
    for (const at of [H.STRENGTH, H.WEAK, H.VULNERABLE])
      if (enemy[at] < 0 || enemy[at] > (at === H.STRENGTH ? 8 : 3)) return `enemy ${H.ENEMY_FIELDS[at]} ${enemy[at]}`;
  }
  for (const [at, most] of SUPPLIES) if (sum(s.heroes, at) > most) return `${H.HERO_FIELDS[at]} ${sum(s.heroes, at)}`;
  if (sum(s.enemies, H.POISON) > ALL_POISON) return `poison ${sum(s.enemies, H.POISON)}`;
  for (let seat = 0; seat < s.heroes.length; seat++) {
    const there = [H.DRAW, H.HAND, H.DISCARD, H.EXHAUST, H.POWERS, H.ATTACHED]
      .flatMap((kind) => H.pileOf(s, seat, kind))
      .filter((face) => faceOf(face).type !== STATUS);
    const deck = H.pileOf(s, seat, H.DECK);
    if (there.toSorted((a, b) => a - b).join() !== deck.toSorted((a, b) => a - b).join())
      return `cards of seat ${seat}`;
    if (H.pileOf(s, seat, H.HELD).length !== H.pileOf(s, seat, H.HAND).length) return `marks of seat ${seat}`;
  }
  return s.notes.length > 0 ? 'something was set off and never answered' : '';
}

describe('fights with any cards', () => {
  it('keep figures within their caps and every card in one place', PATIENT, () => {
    const met = new Set<number>();
    for (let n = 0; n < 3 * ENEMIES.length; n++) {
      const random = rng(`pool ${n}`);
      const s = rich.setup(fights(n), seedFrom(`pool ${n}`));
      for (let k = 0; k < 700 && rich.pending(s).length > 0; k++) {
        const [{ id }] = rich.pending(s);
        if (id === 'play.act') expect(`${n}: ${fault(s)}`).toBe(`${n}: `);
        for (const enemy of s.enemies) met.add(enemy[H.CARD]);
        // Rather something else than the end of the turn.
        let [seat, option] = pick(rich, s, random);
        for (let again = 0; again < 2 && option === 199; again++) [seat, option] = pick(rich, s, random);
        rich.answer(s, seat, option);
      }
    }
    expect(ENEMIES.filter(({ card }) => !met.has(card)).map(({ id }) => id)).toEqual([]);
  });

  it('keep the laws of the battery', PATIENT, () => {
    const { questions, endings } = runBattery(rich, {
      configs: fights,
      games: 8,
      seed: 'pool',
      every: 25,
      endings: 60,
      shared: ['$.config'],
      only: [
        'pending',
        'options',
        'names',
        'apply',
        'refusals',
        'illegal',
        'settled',
        'clone',
        'plain',
        'codec',
        'hash',
        'reads',
        'events',
        'view',
        'describe',
        'playing',
        'ends',
      ],
    });
    expect(endings.stopped).toBe(0);
    expect(Object.keys(questions)).toEqual(expect.arrayContaining(['chooseCards.pick', 'inAnyOrder.pick', 'use.aim']));
  });

  it('keep them where much is set off at the same time', PATIENT, () => {
    const { questions, endings } = runBattery(noisy, {
      configs: () => ({ heroes: ['ironclad'], fight: 'lagavulin', map: 0, last: 1 }),
      games: 5,
      seed: 'loud',
      every: 20,
      endings: 12,
      shared: ['$.config'],
      only: [
        'pending',
        'options',
        'names',
        'apply',
        'refusals',
        'illegal',
        'codec',
        'view',
        'describe',
        'playing',
        'ends',
      ],
    });
    expect(endings.stopped).toBe(0);
    expect(Object.keys(questions)).toContain('settle.order');
  });

  it('leave hands of others and the order of draw piles unknown', PATIENT, () => {
    const { views } = runWorlds(rich, { configs: fights, games: 4, seed: 'pool', shared: ['$.config'] });
    expect(views).toBeGreaterThan(100);
  });
});
