/** Cards of other heroes in a deck: the shard, foreign reward decks, transforming; curses that are removed. */
import type { Cite, Option } from '@kolbiste/kernel';
import { describe, expect, it } from 'vitest';
import { gainCard, gainCurse, removeCard, topReward } from '../src/atoms/deck.ts';
import { cardWritten, FACES, faceNamed, faceOf, ITEMS } from '../src/cards/pool.ts';
import { change, mayChange, TO_REMOVE, TO_TRANSFORM, TO_UPGRADE } from '../src/flow/deck-cards.ts';
import { askForeign } from '../src/flow/foreign-reward.ts';
import { game } from '../src/index.ts';
import * as H from '../src/state.ts';
import type { HeroId } from '../src/vocabulary.ts';
import { HEROES, OWNERS, TICKET } from '../src/vocabulary.ts';

const RULE = 0 as unknown as Cite;
const SEED = '3'.repeat(32);
/** An adventure at its first question. */
const adventure = (...heroes: HeroId[]): H.State => game.setup({ heroes, fight: '', map: 0, last: 1 } as never, SEED);
const decision = (s: H.State): string => game.pending(s)[0].id;
const relics = (s: H.State, seat: number): string[] => H.pileOf(s, seat, H.RELICS).map((item) => ITEMS[item].id);
const owners = (faces: readonly number[]): string[] => [...new Set(faces.map((face) => OWNERS[faceOf(face).owner]))];

describe('the shard', () => {
  it('is taken once, with the first card that enters a stance or handles orbs, by who has no board for it', () => {
    const s = adventure('ironclad', 'watcher', 'defect');
    gainCard(s, 0, faceNamed('collect'), RULE);
    expect(relics(s, 0)).toEqual([]);
    gainCard(s, 0, faceNamed('eruption'), RULE);
    gainCard(s, 0, faceNamed('zap'), RULE);
    expect(relics(s, 0)).toEqual(['prismatic-shard']);
    gainCard(s, 1, faceNamed('tantrum'), RULE);
    expect(relics(s, 1)).toEqual([]);
    gainCard(s, 1, faceNamed('zap'), RULE);
    expect(relics(s, 1)).toEqual(['prismatic-shard']);
    gainCard(s, 2, faceNamed('dualcast'), RULE);
    expect(relics(s, 2)).toEqual([]);
    gainCard(s, 2, faceNamed('inner-peace'), RULE);
    expect(relics(s, 2)).toEqual(['prismatic-shard']);
  });

  it('is wanted by every card that names a stance or an orb, and by no other of another kind', () => {
    const named = (word: RegExp): string[] =>
      FACES.filter(({ card, upgraded }) => !upgraded && word.test(JSON.stringify(cardWritten(card)))).map(
        ({ id }) => id,
      );
    const stances = FACES.filter(({ upgraded, stances }) => !upgraded && stances).map(({ id }) => id);
    expect(stances).toEqual(named(/"stance":/));
    expect(stances).toHaveLength(12);
    const orbs = FACES.filter(({ upgraded, orbs }) => !upgraded && orbs).map(({ id }) => id);
    expect(orbs).toEqual(expect.arrayContaining(named(/"(channel|evokeAll)":/)));
  });
});

describe('reward decks of other heroes', () => {
  it('lie there for heroes whom nobody plays, without starter cards', () => {
    const s = adventure('ironclad', 'watcher');
    const decks = HEROES.map((_, hero) => s.decks[H.OTHER_REWARD + hero]);
    expect(decks.map((deck) => owners(deck))).toEqual([[], ['silent'], ['defect'], []]);
    expect(HEROES.map((_, hero) => s.decks[H.OTHER_RARE + hero].length > 0)).toEqual([false, true, true, false]);
    expect(decks.flat().some((face) => faceOf(face).rarity === 0)).toBe(false);
  });

  it('a golden ticket of another hero stands for the rare cards of that hero', () => {
    const s = adventure('ironclad', 'watcher');
    const ticket = FACES.findIndex(({ type, owner }) => type === TICKET && OWNERS[owner] === 'silent');
    s.decks[H.OTHER_REWARD + 1].push(ticket);
    const rare = s.decks[H.OTHER_RARE + 1].at(-1);
    expect(topReward(s, 0, 1)).toBe(rare);
    expect(s.decks[H.OTHER_REWARD + 1][0]).toBe(ticket);
    const own = FACES.findIndex(({ type, owner }) => type === TICKET && OWNERS[owner] === 'watcher');
    H.pileOf(s, 1, H.REWARD).push(own);
    expect(topReward(s, 0, 3)).toBeGreaterThan(0);
    expect(H.pileOf(s, 1, H.REWARD)[0]).toBe(own);
  });

  it('one card may be taken, with the shard if it needs one; the rest goes back under that deck', () => {
    const s = adventure('ironclad', 'silent');
    const deck = s.decks[H.OTHER_REWARD + 3];
    deck.push(faceNamed('halt'), faceNamed('collect'), faceNamed('empty-fist'));
    const count = deck.length;
    // The question of the blessings waits below.
    askForeign(s, 0, 3);
    game.resume(s);
    const answer = (name: string): void => {
      const option = game
        .options(s, 0)
        .find((each: Option) => game.name(game.view(s, 0), decision(s), 0, each).startsWith(name));
      if (option === undefined) throw new Error(`no ${name}`);
      game.answer(s, 0, option);
    };
    expect(game.options(s, 0)).toEqual([1, 2, 3]);
    answer('deck of watcher');
    answer('look at foreign');
    answer('take empty-fist');
    expect(H.pileOf(s, 0, H.DECK).at(-1)).toBe(faceNamed('empty-fist'));
    expect(relics(s, 0)).toEqual(['prismatic-shard']);
    expect(deck.length).toBe(count - 1);
    expect(new Set(deck.slice(0, 2))).toEqual(new Set([faceNamed('halt'), faceNamed('collect')]));
  });

  it('a foreign card that is transformed becomes one of the own reward deck', () => {
    const s = adventure('ironclad', 'silent');
    gainCard(s, 0, faceNamed('blade-dance'), RULE);
    const deck = H.pileOf(s, 0, H.DECK);
    change(s, 0, TO_TRANSFORM, deck.length - 1);
    expect(OWNERS[faceOf(deck.at(-1) ?? 0).owner]).toBe('ironclad');
  });
});

describe('curses', () => {
  it('a parasite that is removed costs 2 HP, another card nothing', () => {
    const s = adventure('ironclad');
    gainCard(s, 0, faceNamed('parasite'), RULE);
    gainCard(s, 0, faceNamed('injury'), RULE);
    removeCard(s, 0, faceNamed('injury'), RULE);
    expect(s.heroes[0][H.HP]).toBe(10);
    removeCard(s, 0, faceNamed('parasite'), RULE);
    expect(s.heroes[0][H.HP]).toBe(8);
  });

  it('are removed, but for the bane of ascension; never upgraded nor transformed', () => {
    for (const { face, id, upgraded } of FACES.filter(({ owner }) => OWNERS[owner] === 'curse')) {
      if (upgraded) continue;
      expect(mayChange(face, TO_REMOVE, 0) === 0).toBe(id !== 'ascenders-bane');
      expect(mayChange(face, TO_UPGRADE, 0)).not.toBe(0);
      expect(mayChange(face, TO_TRANSFORM, 0)).not.toBe(0);
    }
  });

  it('come from the top of their deck as long as there are any', () => {
    const s = adventure('ironclad');
    const top = s.decks[H.CURSE_DECK].at(-1);
    gainCurse(s, 0, RULE);
    expect(H.pileOf(s, 0, H.DECK).at(-1)).toBe(top);
    s.decks[H.CURSE_DECK].length = 0;
    const count = H.pileOf(s, 0, H.DECK).length;
    gainCurse(s, 0, RULE);
    expect(H.pileOf(s, 0, H.DECK)).toHaveLength(count);
  });
});

it('thirteen curses lie in their deck, the banes of ascension are set aside', () => {
  const deck = adventure('watcher').decks[H.CURSE_DECK];
  expect(deck).toHaveLength(13);
  expect(deck.some((face) => faceOf(face).id === 'ascenders-bane')).toBe(false);
});
