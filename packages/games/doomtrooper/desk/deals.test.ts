/** Who plays what: decks by a word, by the seed, of a file; and by which rules. */
import type { DealPlan } from '@kolbiste/gamekit/desk';
import { rng, seedFrom } from '@kolbiste/kernel';
import { describe, expect, it, test } from 'vitest';
import { writeDeckFile } from '../src/cards/deck-file.ts';
import { STARTERS } from '../src/cards/decks.ts';
import { randomDeck, SIDES } from '../src/cards/random.ts';
import { rowOf } from '../src/cards/rows.ts';
import type { Config, Profile } from '../src/config.ts';
import { deckFaults, TOURNAMENT } from '../src/config.ts';
import '../src/index.ts';
import { PROFILES } from '../src/profiles.ts';
import { cardDesk } from './cards.ts';
import { desk } from './index.ts';

const plan = (more: Partial<DealPlan> = {}): DealPlan => ({
  source: undefined,
  profile: {},
  format: 'starters',
  names: 'real',
  ...more,
});
const configs = (given: DealPlan, count: number): Config[] => {
  const dealer = desk.dealer(given);
  return Array.from({ length: count }, (_, n) => dealer.deal(`game ${n}`).config as unknown as Config);
};
const starterOf = (library: readonly number[]): number =>
  STARTERS.findIndex((deck) => deck.library.join() === library.join());

describe('decks to begin with', () => {
  it('are drawn by the seed, none twice at a table, and every pair comes', () => {
    const seated = configs(plan(), 400).map(({ decks }) => decks.map(({ library }) => starterOf(library)));
    for (const sits of seated) expect(new Set(sits).size).toBe(2);
    const pairs = new Set(seated.map((sits) => sits.join(' ')));
    expect(pairs.size).toBe(SIDES.length * (SIDES.length - 1));
    expect(configs(plan(), 3)).toEqual(configs(plan(), 3));
    for (const { decks } of configs(plan({ seats: 5 }), 9))
      expect(new Set(decks.map(({ library }) => starterOf(library))).size).toBe(5);
  });

  it.each(SIDES.map((side, at) => [side, at]))('%s by its word plays at the first seat', (side, at) => {
    const sits = configs(plan({ format: side }), 40).map(({ decks }) => decks.map(({ library }) => starterOf(library)));
    expect(new Set(sits.map(([first]) => first))).toEqual(new Set([at]));
    expect(sits.some(([, other]) => other === at)).toBe(false);
    expect(new Set(sits.map(([, other]) => other)).size).toBeGreaterThan(3);
  });
});

describe('decks made by a seed', () => {
  it('are legal by all rules, with warriors enough, of one side unless a card has none', () => {
    const profiles = PROFILES.map(({ profile }) => profile);
    for (let n = 0; n < 60; n++)
      for (const profile of profiles) {
        const deck = randomDeck(`made ${n}`, profile);
        expect(deckFaults(deck, profile)).toEqual([]);
        expect(deck.library).toHaveLength(profile.deckSize);
        const rows = deck.library.map((id) => rowOf(id));
        expect(rows.filter((row) => row?.kind === 'warrior').length).toBeGreaterThanOrEqual(20);
        const named = rows.map((row) => (row?.traits ?? []).filter((trait) => SIDES.includes(trait)));
        expect(SIDES.some((side) => named.every((sides) => sides.length === 0 || sides.includes(side as never)))).toBe(
          true,
        );
      }
  });

  it('differ from seat to seat and from game to game', () => {
    const made = configs(plan({ format: 'random' }), 5).flatMap(({ decks }) =>
      decks.map(({ library }) => library.join()),
    );
    expect(new Set(made).size).toBe(10);
  });

  it('are games that come to their end', () => {
    const game = desk.game('real');
    for (const config of configs(plan({ format: 'random' }), 2)) {
      const random = rng('ends');
      const s = game.setup(config, seedFrom('ends'));
      for (let owing = game.pending(s); owing.length > 0; owing = game.pending(s)) {
        const options = game.options(s, owing[0].seat);
        game.answer(s, owing[0].seat, options[random.int(options.length)]);
      }
      expect(game.result(s)).toBeDefined();
    }
  });
});

describe('rules by their names', () => {
  const profileOf = (profile: DealPlan['profile']): Profile => configs(plan({ profile }), 1)[0].profile;
  test('are those that the profiles name; the usual ones end after a number of rounds', () => {
    expect(desk.switches['rules']).toEqual(expect.arrayContaining(desk.profiles.map(({ name }) => name)));
    for (const { profile } of PROFILES) expect(profileOf({ rules: profile.name })).toEqual(profile);
    expect(profileOf({})).toMatchObject({ name: 'limited', rounds: 25, tie: 'draw' });
    expect(profileOf({ rules: 'tournament', rounds: '12' })).toMatchObject({
      name: 'tournament',
      rounds: 12,
      tie: 'draw',
    });
    expect(profileOf({ rounds: '0' })).toMatchObject({ rounds: 0, tie: 'rounds' });
    expect(profileOf({ tie: 'rounds' })).toMatchObject({ name: 'limited', rounds: 25, tie: 'rounds' });
    expect(profileOf({ rounds: '12', tie: 'rounds' })).toMatchObject({ rounds: 12, tie: 'rounds' });
    expect(desk.switches['tie']).toEqual(['rules', 'draw', 'rounds']);
  });

  const written = (more: object): { file: string; text: string } => ({
    file: 'league.json',
    text: JSON.stringify({ format: 'kolbiste-profile/1', game: 'doomtrooper', name: 'league', ...more }),
  });
  const byHouse = (more: object, other: Partial<DealPlan> = {}): DealPlan =>
    plan({ profile: { rules: 'league.json' }, house: written(more), ...other });

  test('may be a house’s own file; what it does not name is as in tournaments', () => {
    const [{ profile }] = configs(byHouse({ points: 30, restricted: ['Hussar', 1217, '#1157'], rounds: 9 }), 1);
    expect(profile).toEqual({ ...TOURNAMENT, name: 'league', points: 30, restricted: [1157, 1217], rounds: 9 });
    const told = desk.ownProfile?.read(written({ points: 30, source: 'the league' }));
    expect(told?.fields.map(({ value, source }) => [value.en, source.en]).slice(0, 2)).toEqual([
      ['30', 'the league'],
      ['60', 'tournament rules of 28 October 2018'],
    ]);
  });

  test('that admit none of the decks to begin with have legal ones made', () => {
    for (const { decks, profile } of configs(byHouse({ copies: 1 }), 3))
      for (const deck of decks) expect(deckFaults(deck, profile)).toEqual([]);
    expect(() => desk.dealer(byHouse({ copies: 1 }, { format: 'bauhaus' }))).toThrow(/rules=league\.json\)$/);
  });

  test.each([
    [{ points: 0 }, /^league\.json:1:\d+: \$\.points: .*from 1 to 999.*\[DT 6\.1\]$/],
    [{ restricted: ['Husar'] }, /\$\.restricted\[0\]: .*“Hussar”.*\[DT 9\.5\]$/],
    [{ banned: 'all' }, /\$\.banned: .*\[DT 9\.5\]$/],
    [{ tie: 'coin' }, /\$\.tie: .*\[DT R137\]$/],
    [{ name: 'tournament' }, /\$\.name: .*no other profile/],
    [{ limit: 3 }, /\$\.limit: .*unknown member$/],
    [{ name: 7 }, /\$\.name: .*a text/],
  ])('a file with %j is refused at its place', (more, fault) => {
    expect(() => desk.dealer(byHouse(more))).toThrow(fault);
  });

  test('decks of a file must be legal by them', () => {
    const five = [...STARTERS[0].library, STARTERS[0].library[0]];
    const source = {
      use: 'decks',
      file: 'mine.json',
      text: writeDeckFile([{ name: 'five', deck: { library: five, sideboard: [] } }], 'real'),
    } as const;
    expect(() => desk.dealer(plan({ source }))).toThrow(/^mine\.json:\d+:\d+: .*at most 4×/);
    expect(() => desk.dealer(plan({ source, profile: { rules: 'international' } }))).not.toThrow();
    const checked = cardDesk.check(source.text);
    expect(checked.faults).toEqual([]);
    expect(checked.notes.map(({ message }) => message.en)).toEqual([
      'not by tournament rules, but sound by the rules “International” (--profile rules=international)',
    ]);
  });

  test('a deck to begin with that they do not admit is refused, or not drawn', () => {
    const [database] = PROFILES.filter(({ profile }) => profile.name === 'database');
    const bad = SIDES.filter((_, at) => deckFaults(STARTERS[at], database.profile).length > 0);
    const rules = { rules: 'database' };
    for (const format of bad)
      expect(() => desk.dealer(plan({ format, profile: rules }))).toThrow(/\[9\.5\] \(--profile rules=database\)$/);
    const drawn = configs(plan({ profile: rules }), 60).flatMap(({ decks }) =>
      decks.map(({ library }) => SIDES[starterOf(library)]),
    );
    expect(drawn.filter((side) => bad.includes(side))).toEqual([]);
  });
});

describe('decks of a file', () => {
  const file = (count: number): DealPlan['source'] => ({
    use: 'decks',
    file: 'mine.json',
    text: writeDeckFile(
      SIDES.slice(0, count).map((name, at) => ({ name, deck: STARTERS[at] })),
      'neutral',
    ),
  });
  const seated = (count: number, seats: number): number[][] => {
    const dealer = desk.dealer(plan({ source: file(count), seats }));
    return Array.from({ length: 30 }, (_, n) => [...dealer.deal(`game ${n}`).decks]);
  };

  it('sit in their order when there are no more than seats, otherwise by the seed, each once', () => {
    expect(new Set(seated(2, 2).map(String))).toEqual(new Set(['0,1']));
    expect(new Set(seated(1, 2).map(String))).toEqual(new Set(['0,0']));
    expect(new Set(seated(2, 3).map(String))).toEqual(new Set(['0,1,0']));
    const many = seated(4, 2);
    expect(new Set(many.map(String)).size).toBeGreaterThan(6);
    for (const [a, b] of many) expect(a).not.toBe(b);
  });

  it('are named, and what was written is read back', () => {
    const dealer = desk.dealer(plan({ source: file(3) }));
    expect(dealer.decks).toEqual(SIDES.slice(0, 3));
    const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
    const { decks } = desk.dealer(plan({ source: file(2) })).deal('x').config as unknown as Config;
    expect(decks.map(({ library }) => sorted(library))).toEqual(
      STARTERS.slice(0, 2).map(({ library }) => sorted(library)),
    );
  });
});

test('a made deck differs by its seed, a deck to begin with does not; both pass the check', () => {
  for (const { word } of cardDesk.packs) {
    const { file } = cardDesk.make(word, '7', 'real');
    expect(cardDesk.check(file)).toMatchObject({
      faults: [],
      notes: [],
      decks: [word.startsWith('deck') ? `${word} 7` : word],
    });
    expect(cardDesk.make(word, '8', 'real').file === file).toBe(word.startsWith('starter'));
  }
  expect(TOURNAMENT.deckSize).toBe(60);
});
