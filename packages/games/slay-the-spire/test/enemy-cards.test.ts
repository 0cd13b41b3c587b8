/** Every enemy card against what is known of it (enemies.facts.txt): its deck, copies, HP, rewards, and what each face of the die and each slot of the cube does. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seedFrom } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import { BY_CUBE, BY_DIE } from '../src/cards/compile-enemy.ts';
import { cardsOfDeck } from '../src/cards/decks.ts';
import { BURN, DAZE, ENEMIES, enemyNamed, faceNamed, SLIMED } from '../src/cards/pool.ts';
import { SETS } from '../src/cards/types.ts';
import { readConfig } from '../src/config.ts';
import { game } from '../src/index.ts';
import { framesAt } from '../src/scenario-at.ts';
import { layOut } from '../src/setup.ts';
import * as H from '../src/state.ts';

const file = fileURLToPath(new URL('enemies.facts.txt', import.meta.url));
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(';').map((part) => part.trim()));

const REWARDS: Readonly<Record<string, string>> = { 'upgraded card': 'upgradedCard', 'boss relic': 'bossRelic' };
const rewardsOf = (written: string): string[] =>
  written === ''
    ? []
    : written
        .split(' + ')
        .map((each) => each.replace(/^(\d)g$/, 'gold $1'))
        .map((each) => REWARDS[each] ?? each);

const STATUS: Readonly<Record<string, number>> = { daze: DAZE, burn: BURN, slimed: SLIMED };
const STRIKE = faceNamed('strike-ironclad');
const HP = 60;

/** One action: results of the die or the slot, and what is written of it. */
interface Part {
  readonly at: number;
  readonly text: string;
}
function partsOf(actions: string): Part[] {
  if (!/^(\d+:|first:)/.test(actions)) return actions.split(' -> ').map((text, at) => ({ at, text }));
  return actions.split(' | ').flatMap((part) => {
    const [faces, text] = part.split(': ');
    return faces === 'first' ? [] : Array.from(faces, (face) => ({ at: Number(face), text }));
  });
}

/** The table in the enemies' turn: one enemy in the highest row, its block and HP so that each part shows. */
function before(id: string, heroes: number, { at, text }: Part): H.State {
  const printed = enemyNamed(id);
  const s = layOut(
    readConfig({ heroes: new Array(heroes).fill('ironclad'), fight: id, map: 0, last: 1 }),
    seedFrom(id),
  );
  s.act = printed.act;
  s.fight = 1;
  s.round = 3;
  s.die = printed.pattern === BY_DIE ? at : 1;
  s.heroes.forEach((hero, seat) => {
    hero[H.HP] = HP;
    hero[H.MAX_HP] = HP;
    hero[H.GOLD] = 5;
    hero[H.DONE] = 1;
    H.pileOf(s, seat, H.DRAW).push(...new Array(10).fill(STRIKE));
  });
  const enemy: number[] = new Array(H.ENEMY_FIELDS.length).fill(0);
  enemy[H.CARD] = printed.card;
  enemy[H.ROW] = printed.deck === 'boss' ? H.EVERY_ROW : printed.spans > 1 ? 0 : heroes - 1;
  enemy[H.MAX_HP] = printed.hp[heroes - 1];
  enemy[H.HP] = printed.hp[heroes - 1] - (text.includes('heal') ? 4 : 0);
  enemy[H.SLOT] = printed.pattern === BY_CUBE ? at : 0;
  enemy[H.CUBES] = printed.cubes;
  enemy[H.BLOCK] = text.includes('mode shift') ? 5 : 0;
  for (const token of [H.WEAK, H.VULNERABLE]) enemy[token] = text.includes('cleanse') ? 2 : 0;
  // Somebody who waits, so that the fight goes on.
  const idle: number[] = enemy.map(() => 0);
  idle[H.CARD] = enemyNamed('giant-head').card;
  idle[H.MAX_HP] = 80;
  idle[H.HP] = 80;
  s.enemies = [enemy, idle];
  s.frames = framesAt({ procedure: 'round', step: 'dropEnemyBlock' } as never);
  return s;
}

const inAll = (s: H.State, seat: number, face: number): number =>
  [H.DRAW, H.HAND, H.DISCARD].flatMap((kind) => H.pileOf(s, seat, kind)).filter((each) => each === face).length;

/** What each part of an action must have done. */
function check(s: H.State, id: string, text: string): void {
  const printed = enemyNamed(id);
  const heroes = s.heroes.length;
  const enemy = s.enemies[0];
  const lost = s.heroes.map(() => 0);
  const tokens: Record<string, number[]> = {};
  const add = (name: string, seat: number, n: number): void => {
    tokens[name] ??= s.heroes.map(() => 0);
    tokens[name][seat] += n;
  };
  const gained: Record<string, number> = { blk: 0, STR: 0, heal: 0 };
  for (const part of text.replace(/^\((once)\) |\[[^\]]*\]| LAST$/g, '').split(/, | & /)) {
    const one = part.trim();
    const match =
      /^(AOE |ALL enemies |shuffle )?(hit|daze|burn|slimed|weak|vuln|blk|STR|heal|lose|\d)\b ?(\S+)?(?: x(\d))?/.exec(
        one,
      );
    if (match === null) continue;
    const [, reach = '', word, figure, times = '1'] = match;
    const shuffled = reach === 'shuffle ';
    const n = shuffled ? Number(one.split(' ')[1]) : Number.parseInt(figure ?? '0', 10);
    const name = shuffled ? one.split(' ')[2] : word;
    if (name in gained) {
      if (!one.includes(' to ')) gained[name] += n * (one.includes('per player') ? heroes : 1);
      continue;
    }
    for (let seat = 0; seat < heroes; seat++) {
      const meets = printed.deck === 'boss' || reach !== '' || (printed.spans > 1 ? seat < 2 : seat === heroes - 1);
      if (!meets) continue;
      if (name === 'hit') lost[seat] += n * Number(times);
      else if (name === 'lose' && one.includes('2g')) add('gold', seat, 2);
      else add(name, seat, n);
    }
  }
  // Its attack leaves a daze with whom it hurt.
  if (printed.kind === 'book-of-stabbing') for (const [seat, n] of lost.entries()) if (n > 0) add('daze', seat, 1);
  const found = { lost: s.heroes.map((hero) => HP - hero[H.HP]) };
  expect(found).toEqual({ lost });
  s.heroes.forEach((hero, seat) => {
    expect(hero[H.WEAK]).toBe(tokens['weak']?.[seat] ?? 0);
    expect(hero[H.VULNERABLE]).toBe(tokens['vuln']?.[seat] ?? 0);
    expect(hero[H.GOLD]).toBe(5 - (tokens['gold']?.[seat] ?? 0));
    for (const [name, face] of Object.entries(STATUS))
      expect([name, inAll(s, seat, face)]).toEqual([name, tokens[name]?.[seat] ?? 0]);
  });
  for (const token of ['STR', 'blk'])
    expect(s.enemies[1][token === 'STR' ? H.STRENGTH : H.BLOCK]).toBe(
      Number(new RegExp(`ALL enemies ${token} (\\d)`).exec(text)?.[1] ?? 0),
    );
  if (text.includes('leaves')) return expect(enemy[H.GONE]).toBe(H.LEFT);
  if (text.includes('dies')) return expect(enemy[H.GONE]).toBe(H.DEAD);
  expect(enemy[H.STRENGTH]).toBe(gained['STR']);
  expect(enemy[H.BLOCK]).toBe(gained['blk']);
  expect(enemy[H.CUBES]).toBe(
    printed.cubes + (text.includes('thorns') ? 1 : Number(/Beat of Death \+(\d)/.exec(text)?.[1] ?? 0)),
  );
  expect(enemy[H.HP]).toBe(printed.hp[heroes - 1] - (text.includes('heal') ? 4 - gained['heal'] : 0));
  expect(enemy[H.WEAK] + enemy[H.VULNERABLE]).toBe(0);
  expect(s.enemies.length).toBe(text.startsWith('summon') ? 2 + (text.includes('up to 2') ? 2 * heroes : 1) : 2);
}

describe('enemy cards', () => {
  for (const [id, where, copies, hp, actions, rewards] of rows)
    it(`${id} is as the facts say`, () => {
      const printed = enemyNamed(id);
      const [deck, act, set] = where.split(' ');
      expect([printed.deck, String(printed.act), SETS[printed.set], String(printed.copies)]).toEqual([
        deck,
        act,
        set,
        copies,
      ]);
      const values = hp.split('/').map(Number);
      expect(printed.hp).toEqual(values.length === 1 ? new Array(4).fill(values[0]) : values);
      expect(printed.rewards).toEqual(rewardsOf(rewards));
      const parts = partsOf(actions);
      if (printed.pattern === BY_CUBE) expect(printed.actions.length).toBe(parts.length);
      if (actions.startsWith('first:')) expect(printed.first).not.toBeNull();
      for (const part of parts) {
        const action = printed.actions[printed.pattern === BY_DIE ? part.at - 1 : part.at];
        expect(action.once).toBe(part.text.includes('(once)'));
        // Red Slavers of the Taskmaster always act last.
        expect(action.last).toBe(part.text.includes('LAST') || id.startsWith('red-slaver-'));
        expect(action.immune).toBe(part.text.includes('[immune]'));
        expect(action.limit).toBe(Number(/\[limit (\d)\]/.exec(part.text)?.[1] ?? 0));
        for (const heroes of [1, 3]) {
          const s = before(id, heroes, part);
          game.resume(s);
          check(s, id, part.text);
        }
      }
    });

  it('are all here', () => {
    expect(new Set(rows.map(([id]) => id)).size).toBe(ENEMIES.length);
    const count = (deck: string, act: number, set: (n: number) => boolean): number =>
      ENEMIES.filter((each) => each.deck === deck && each.act === act && set(each.set)).reduce(
        (sum, { copies }) => sum + copies,
        0,
      );
    const base = (set: number): boolean => set === 0;
    const ascension = (set: number): boolean => set > 0;
    const acts = (deck: string, set: (n: number) => boolean): number[] => [1, 2, 3].map((act) => count(deck, act, set));
    // [STS 3.1] [STS 3.2] [STS 3.3] [STS 3.6]
    expect(count('first', 1, base)).toBe(4);
    expect([acts('encounter', base), acts('encounter', ascension)]).toEqual([
      [12, 12, 10],
      [3, 3, 3],
    ]);
    expect([acts('summon', base), acts('summon', ascension)]).toEqual([
      [35, 31, 20],
      [0, 2, 1],
    ]);
    expect([acts('elite', base), acts('elite', ascension)]).toEqual([
      [3, 3, 3],
      [6, 6, 6],
    ]);
    expect([acts('boss', base), acts('boss', ascension)]).toEqual([
      [3, 3, 5],
      [3, 3, 5],
    ]);
    expect([count('boss', 4, base), count('boss', 4, ascension), count('elite', 4, ascension)]).toEqual([1, 1, 2]);
  });

  it('come into play by the level of ascension', () => {
    const ids = (deck: 'encounter' | 'elite' | 'boss', act: number, level: number): string[] =>
      cardsOfDeck(deck, act, level).map((card) => ENEMIES[card].id);
    const sizes = (deck: 'encounter' | 'elite' | 'boss', level: number): number[] =>
      [1, 2, 3, 4].map((act) => cardsOfDeck(deck, act, level).length);
    expect([sizes('encounter', 0), sizes('encounter', 6), sizes('encounter', 7)]).toEqual([
      [12, 12, 10, 0],
      [12, 12, 10, 0],
      [12, 12, 10, 0],
    ]);
    expect(ids('encounter', 2, 7)).not.toContain('snake-plant');
    expect(ids('encounter', 2, 7)).toContain('snake-plant-a7');
    for (const level of [0, 1, 12]) expect(sizes('elite', level).slice(0, 3)).toEqual([3, 3, 3]);
    expect(ids('elite', 1, 0)).toContain('gremlin-nob');
    expect(ids('elite', 1, 11)).toContain('gremlin-nob-a1');
    expect(ids('elite', 1, 12)).toContain('gremlin-nob-a12');
    expect([ids('elite', 4, 10), ids('elite', 4, 11)]).toEqual([[], ['spire-shield']]);
    expect(ids('boss', 3, 9)).toEqual(['donu', 'awakened-one', 'time-eater']);
    expect(ids('boss', 3, 10)).toEqual(['donu-a10', 'awakened-one-a10', 'time-eater-a10']);
    expect([ids('boss', 4, 10), ids('boss', 4, 11)]).toEqual([['corrupt-heart'], ['corrupt-heart-a11']]);
  });
});
