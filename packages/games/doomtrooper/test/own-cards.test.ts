/** Files of own cards: which faults are told and where; what is taken is played with and read. */
import type { Json } from '@kolbiste/kernel';
import { fastSpec, recorder, rng, seedFrom, verifyReplay } from '@kolbiste/kernel';
import { describeCardFile } from '@kolbiste/testkit';
import { describe, expect, it, test } from 'vitest';
import { cards } from '../src/cards/all.ts';
import { checkOwnCards, MOST_OWN, readOwnCards } from '../src/cards/own.ts';
import type { OwnCard } from '../src/cards/own-cards.ts';
import { useOwnCards } from '../src/cards/own-cards.ts';
import { cardOf, pool } from '../src/cards/pool.ts';
import { randomDeck } from '../src/cards/random.ts';
import { rowOf } from '../src/cards/rows.ts';
import type { Config } from '../src/config.ts';
import { readConfig, TOURNAMENT } from '../src/config.ts';
import { game } from '../src/index.ts';
import { cardText } from '../src/text/card/index.ts';
import { KIND_NAMES } from '../src/vocabulary.ts';

const FIRST = 9001;
/** An official card as somebody's own, without what only official ones have. */
const mine = (card: (typeof cards)[number], at: number): OwnCard => {
  const { id, set: _set, limit: _limit, needs: _needs, ...row } = card;
  return { ...row, id: FIRST + at, name: { cs: `Vlastní ${id}`, en: `Own ${id}` } };
};
const sets = KIND_NAMES.map((kind) => cards.filter((card) => card.kind === kind && card.text !== undefined).map(mine));
const files = sets.map((rows) => JSON.stringify(rows));

const faultsOf = (...own: object[]): string[] => {
  // A hole in a record is nothing that JSON could say.
  const read = checkOwnCards(JSON.parse(JSON.stringify(own)));
  return read.ok ? [] : read.faults.map(({ message }) => message.en);
};

const name = { cs: 'Noční hlídka', en: 'Night Watch' };
const guard = { id: 9001, name, kind: 'warrior', traits: ['bauhaus'], figures: [3, 2, 4, 3], text: [] };
const order = {
  id: 9002,
  name: { cs: 'Rozkaz hlídce', en: 'Orders for the Watch' },
  kind: 'special',
  after: 'discard',
  play: {
    timing: 'anyTime',
    targets: [{ piece: { whose: 'own', kinds: [9001] } }],
    do: [{ change: { F: 2 }, to: 'target', until: 'turn' }],
  },
  text: [],
};
const lantern = {
  id: 9003,
  name: { cs: 'Lucerna', en: 'Lantern' },
  kind: 'equipment',
  after: 'attach',
  text: [{ plus: { A: 1 } }],
};
const own = [guard, order, lantern] as unknown as OwnCard[];

test.each(files.map((text, at) => [KIND_NAMES[at], text]))(
  'what is printed would be a sound file: %s',
  (_kind, text) => {
    const read = readOwnCards(text);
    expect(read.ok ? [] : read.faults.map(({ message }) => message.en)).toEqual([]);
  },
);

describe('faults', () => {
  const doing = (...list: object[]): object => ({ ...order, play: { ...order.play, do: list } });
  test.each([
    [
      'an unknown verb',
      doing({ chnage: { F: 2 }, to: 'target' }),
      '$[0].play.do[0]: expected what is to happen (a verb) (perhaps "change"?), but there is the unknown word "chnage"',
    ],
    ['a verb with a wrong word', doing({ change: { F: 2 }, to: 'targte' }), '$[0].play.do[0].to: expected'],
    ['a verb without a word', doing({ change: { F: 2 } }), '$[0].play.do[0].to: expected'],
    [
      'a verb with a word too many',
      doing({ endCombat: true, to: 'self' }),
      '$[0].play.do[0].to: expected only endCombat',
    ],
    [
      'a figure that there is not',
      doing({ change: { X: 2 }, to: 'target' }),
      '$[0].play.do[0].change.X: expected only F',
    ],
    [
      'a text of no kind',
      { ...lantern, text: [{ pluss: { A: 1 } }] },
      '$[0].text[0]: expected what holds, or what happens',
    ],
    [
      'nobody pointed at',
      { ...order, play: { timing: 'anyTime', do: [{ change: { F: 2 }, to: 'target', until: 'turn' }] } },
      '$[0].play.do[0].to: expected targets before it, 1 of them, but there is "target"',
    ],
    [
      'a second target of one',
      doing({ change: { F: 2 }, to: 'target2', until: 'turn' }),
      '$[0].play.do[0].to: expected targets before it, 2',
    ],
    [
      'a reaction to nothing',
      { ...order, play: { ...order.play, timing: 'reaction' } },
      '$[0].play.on: expected the moment (on) that is answered, but there is nothing',
    ],
    [
      'a moment of no reaction',
      { ...order, play: { ...order.play, on: 'killed' } },
      '$[0].play.on: expected nothing except',
    ],
    ['steps that nobody pays', doing({ gainDestiny: 'steps' }), '$[0].play.do[0].gainDestiny: expected the price'],
    [
      'a virus that is not played',
      {
        ...lantern,
        text: [
          { timing: 'action', actions: 1, do: [{ virus: { each: { whose: 'others' } }, do: [{ gainDestiny: 1 }] }] },
        ],
      },
      '$[0].text[0].do[0].virus: expected nothing except in what the card does as it is played',
    ],
    [
      'a virus under a coin',
      doing({ coin: [[{ virus: 'target', do: [{ wound: 'subject' }] }], []] }),
      '$[0].play.do[0].coin[0][0].virus: expected nothing except',
    ],
    [
      'a card that there is not',
      { ...guard, kinds: [9777] },
      '$[0].kinds[0]: expected the number of a card that exists',
    ],
    ['a warrior without figures', { ...guard, figures: undefined }, '$[0].figures: expected four numbers'],
    ['three figures', { ...guard, figures: [1, 2, 3] }, '$[0].figures: expected'],
    ['figures of a mission', { ...lantern, kind: 'mission', figures: [1, 1, 1, 1] }, '$[0].figures: expected nothing'],
    ['a warrior that is played otherwise', { ...guard, play: { timing: 'anyTime' } }, '$[0].play: expected nothing'],
    ['gear that is none', { ...order, gear: ['armour'] }, '$[0].gear: expected nothing except with equipment'],
    ['the number of an official card', { ...guard, id: 1157 }, '$[0].id: expected a number from 8901 to 9999'],
    [
      'the name of an official card',
      { ...guard, name: { cs: 'X', en: 'Hussar' } },
      '$[0].name: expected a name that no other',
    ],
    ['no name', { ...guard, name: undefined }, '$[0].name: expected'],
    ['no letter in the name', { ...guard, name: { cs: 'X', en: '…' } }, '$[0].name: expected names in both languages'],
    ['no text', { ...guard, text: undefined }, '$[0].text: expected'],
    ['a set', { ...guard, set: 'base' }, '$[0].set: expected only id'],
  ])('%s', (_name, card, begins) => {
    expect(faultsOf(card).filter((fault) => fault.startsWith(begins))).not.toEqual([]);
  });

  test.each([
    ['a type of card that there is not', { ...guard, kind: 'wizard' }, '$[0].kind', '9.8'],
    ['three figures', { ...guard, figures: [1, 2, 3] }, '$[0].figures', '9.8'],
    ['a warrior without figures', { ...guard, figures: undefined }, '$[0].figures', '9.8'],
    ['figures of a mission', { ...lantern, kind: 'mission', figures: [1, 1, 1, 1] }, '$[0].figures', '9.8'],
    ['a warrior that is played otherwise', { ...guard, play: { timing: 'anyTime' } }, '$[0].play', '4.1.4'],
    ['an affiliation that there is not', { ...guard, traits: ['bauhause'] }, '$[0].traits[0]', '0.3'],
    ['an aspect that there is not', { ...guard, aspects: ['fire'] }, '$[0].aspects[0]', '4.19.1'],
    ['a fourth area', { ...lantern, areas: ['moon'] }, '$[0].areas[0]', '9.14'],
    ['a right that there is not', { ...guard, rights: ['mayFly'] }, '$[0].rights[0]', '8.10.1'],
    ['an immunity that there is not', { ...guard, immune: ['weapons'] }, '$[0].immune[0]', '7.6.1'],
    ['a weapon of no kind', { ...lantern, gear: ['longWeapon'] }, '$[0].gear[0]', '4.7.2'],
    ['gear of a special card', { ...order, gear: ['armour'] }, '$[0].gear', '4.7.1'],
    ['a subtype that there is not', { ...order, sub: ['curse'] }, '$[0].sub[0]', 'R155'],
    ['an icon that there is not', { ...order, after: 'burn' }, '$[0].after', '9.8'],
    ['no time to play it', { ...order, play: { ...order.play, timing: 'always' } }, '$[0].play.timing', '4.20.1'],
    ['a reaction to nothing', { ...order, play: { ...order.play, timing: 'reaction' } }, '$[0].play.on', '7.2.3'],
    ['a moment of no reaction', { ...order, play: { ...order.play, on: 'killed' } }, '$[0].play.on', '7.2.3'],
    ['a second target of one', doing({ wound: 'target2' }), '$[0].play.do[0].wound', '4.19.5'],
    ['steps that nobody pays', doing({ gainDestiny: 'steps' }), '$[0].play.do[0].gainDestiny', '4.19.4'],
    ['the name of an official card', { ...guard, name: { cs: 'X', en: 'Hussar' } }, '$[0].name', '9.5'],
  ])('one that comes of a rule cites it: %s', (_name, card, path, rule) => {
    const read = checkOwnCards(JSON.parse(JSON.stringify([card])));
    const cited = (read.ok ? [] : read.faults).filter((fault) => fault.path === path);
    expect(cited).toEqual([expect.objectContaining({ rule })]);
    expect(cited.map(({ message }) => [message.cs, message.en].every((text) => text.includes(`[DT ${rule}]`)))).toEqual(
      [true],
    );
  });

  test.each([
    ['a member that there is not', { ...guard, colour: 'red' }],
    ['a word that no verb has', doing({ chnage: { F: 2 }, to: 'target' })],
    ['no name', { ...guard, name: undefined }],
    ['a number of no card', { ...guard, kinds: [9777] }],
  ])('one of mere form cites nothing: %s', (_name, card) => {
    const read = checkOwnCards(JSON.parse(JSON.stringify([card])));
    expect((read.ok ? [] : read.faults).map(({ rule }) => rule)).toEqual([null]);
  });

  test('a name that another own card bears', () => {
    expect(faultsOf(guard, { ...lantern, name })).toEqual([expect.stringContaining('$[1].name: expected a name')]);
  });

  test('as text each fault has its line and column', () => {
    const read = readOwnCards('[\n  {"id": 9001, "name": {"cs": "a", "en": "b"},\n   "kind": "wizard", "text": []}\n]');
    expect(read.ok ? [] : read.faults.map(({ line, column, path }) => `${line}:${column} ${path}`)).toEqual([
      '3:12 $[0].kind',
    ]);
  });
});

const configWith = (brought: readonly OwnCard[]): Config =>
  readConfig({
    decks: ['a', 'b'].map((seed) => randomDeck(seed, TOURNAMENT, undefined, brought)),
    profile: { rounds: 6, tie: 'draw' },
    own: brought,
  });

describe('own cards are played with', () => {
  test('decks are made around them, as many copies as a deck may have', () => {
    const { library } = randomDeck('x', TOURNAMENT, undefined, own);
    for (const { id } of own) expect(library.filter((card) => card === id)).toHaveLength(4);
    const others = library.map((id) => cards.find((card) => card.id === id)).filter((card) => card?.kind === 'warrior');
    expect(others.every((card) => card?.traits?.includes('bauhaus'))).toBe(true);
  });

  test('they go with their configuration, and with what a seat sees', () => {
    const config = configWith(own);
    const s = game.setup(config, seedFrom('own'));
    const v = game.view(s, 0);
    expect(v.own).toEqual(own);
    const plain = readConfig({ decks: ['a', 'b'].map((seed) => randomDeck(seed, TOURNAMENT)) });
    expect(pool.cards[9001]).toBeUndefined();
    expect(game.view(game.setup(plain, seedFrom('own')), 0).own).toBeUndefined();
    game.determinize(v, rng('other'));
    expect(cardOf(9001).figures).toEqual([3, 2, 4, 3]);
    game.determinize(game.view(game.setup(plain, seedFrom('own')), 0), rng('other'));
    expect(pool.cards[9001]).toBeUndefined();
  });

  test('a configuration whose cards are not sound is refused with its place', () => {
    const config = { ...configWith(own), own: [{ ...guard, figures: [1] }] };
    expect(() => readConfig(JSON.parse(JSON.stringify(config)))).toThrow(/config\.own: \$\[0\]\.figures/);
  });

  test('a record carries them, and is replayed after other games', () => {
    const kept = recorder(game, configWith(own) as unknown as Json, fastSpec(seedFrom('record')));
    const random = rng('record');
    for (let n = 0; n < 120; n++) {
      const [{ seat }] = game.pending(kept.state);
      const options = game.options(kept.state, seat);
      kept.answer(seat, options[random.int(options.length)]);
    }
    const record = JSON.parse(JSON.stringify(kept.record()));
    useOwnCards([]);
    expect(verifyReplay(game, record)).toMatchObject({ ok: true, steps: 120 });
    expect(record.config.own).toEqual(own);
  });

  test('their texts are made in both languages, under either set of names', () => {
    useOwnCards(own);
    for (const names of ['real', 'neutral'] as const) {
      expect(cardText(rowOf(9002) as never, 'en', names)).toContain('your “Night Watch”');
      expect(cardText(rowOf(9002) as never, 'cs', names)).toContain('„Noční hlídka“');
      expect(cardText(rowOf(9003) as never, 'en', names)).toBe('The bearer has +1 A.');
    }
    useOwnCards([]);
    expect(rowOf(9002)).toBeUndefined();
  });
});

/** What is wrong with a card that the check takes: it cannot be compiled, or its text says something odd. */
function unread(card: OwnCard): string[] {
  try {
    useOwnCards([card]);
    return (['cs', 'en'] as const)
      .map((lang) => cardText(rowOf(card.id) as never, lang, 'real'))
      .filter((text) => /undefined|NaN|\[object|“”|„“/.test(text));
  } catch (error) {
    return [`${(error as Error).message}: ${JSON.stringify(card)}`];
  }
}

/** Games around such cards, as far as they come; what is thrown there. */
function unplayed(brought: readonly OwnCard[], seed: string): string[] {
  const random = rng(seed);
  try {
    const s = game.setup(configWith(brought), seedFrom(seed));
    for (let n = 0, owing = game.pending(s); n < 400 && owing.length > 0; n++, owing = game.pending(s)) {
      const options = game.options(s, owing[0].seat);
      game.answer(s, owing[0].seat, options[random.int(options.length)]);
    }
    return [];
  } catch (error) {
    return [`${seed}: ${(error as Error).stack ?? ''}`];
  }
}

const printed = new Set(sets.flat().map((card) => JSON.stringify(card)));
const BATCH = 12;

describeCardFile<OwnCard>(
  { describe, it },
  {
    game: 'doomtrooper',
    check: checkOwnCards,
    most: MOST_OWN,
    card: guard,
    files,
    mutations: 300,
    strange: ['warrior', 'self', 'target2', 'area', 'anyTime', 'steps'],
    wrong(mutations) {
      const changed = mutations.flat().filter((card) => !printed.has(JSON.stringify(card)));
      const odd = changed.flatMap(unread);
      const batches = Array.from({ length: Math.ceil(changed.length / BATCH) }, (_, n) =>
        changed.slice(n * BATCH, (n + 1) * BATCH),
      );
      const bad = batches.flatMap((brought, n) =>
        unplayed(
          brought.map((card, at) => ({ ...card, id: FIRST + at, name: { cs: `Karta ${at}`, en: `Card ${at}` } })),
          `batch ${n}`,
        ),
      );
      useOwnCards([]);
      return [...odd, ...bad];
    },
  },
);
