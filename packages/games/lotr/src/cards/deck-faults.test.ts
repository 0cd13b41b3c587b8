import { describe, expect, test } from 'vitest';
import { english, faultsOf } from '../../test/decks.ts';
import { DECK_LIMITS } from './deck-rows.ts';

describe('faults', () => {
  const deck = english((name, n) => `${n}x ${name}`);
  const cases: readonly (readonly [string, string, RegExp])[] = [
    [
      'an unknown card',
      deck.replace('Sneak Attack', 'Snaek Attack'),
      /^14:1 deck 1: .*perhaps “Sneak Attack”.*\[LOTR S\.10\]$/,
    ],
    ['a card of another set', deck.replace('Faramir', 'Faramir (Another Set)'), /^5:1 .*\[LOTR S\.10\]$/],
    [
      'four copies',
      deck.replace('3x Guard', '4x Guard'),
      /^4:1 .*4 copies of “Guard of the Citadel”, 3 are allowed \[LOTR S\.3\]$/,
    ],
    ['no copies', deck.replace('3x Guard', '0x Guard'), /^4:1 .*a number from 1 to 99.*\[LOTR S\.3\]$/],
    ['very many copies', deck.replace('3x Guard', '99999999999x Guard'), /^4:1 .*a number from 1 to 99/],
    [
      'too few cards',
      deck.replace('1x Grim Resolve', ''),
      /^1:1 .*holds 29 cards, at least 50 are wanted \[LOTR S\.3, LOTR S\.12\]$/,
    ],
    ['a hero twice', deck.replace('1x Glóin', '1x Aragorn'), /^3:1 .*“Aragorn” is there twice \[LOTR S\.3\]$/],
    ['an enemy', `${deck}\n  2x King Spider`, /^20:3 .*“King Spider” does not belong.*\[LOTR S\.10\]$/],
    ['four heroes', `${deck}\nLegolas`, /^1:1 .*led by 4 heroes, 1 to 3 are wanted \[LOTR S\.3\]$/],
    ['nothing', '\n\n', /^1:1 .*a deck.*\[LOTR S\.3\]$/],
    ['no text', `${deck}\n\u0000`, /^20:1 .*plain text/],
    ['a very long line', 'x'.repeat(1000), /^1:301 .*a line of at most 300 characters/],
  ];
  test.each(cases)('text: %s', (_name, text, wanted) => {
    expect(faultsOf(text).filter((fault) => wanted.test(fault))).not.toEqual([]);
  });

  test('in Czech too, and all of them at once', () => {
    const text = deck.replace('3x Guard of the Citadel', '5x Strážný Citadely').replace('Faramir', 'Faramyr');
    expect(faultsOf(text, 'cs')).toEqual([
      '5:1 deck 1: očekává se karta základní sady (snad „Faramir“?), ale je zde "Faramyr" [LOTR S.10]',
      '4:1 deck 1: 5 kopií karty „Strážný Citadely“, smí být nejvýš 3 [LOTR S.3]',
    ]);
  });

  const json: readonly (readonly [string, string, RegExp])[] = [
    [
      'an unknown title',
      '{"heroes": ["Aragorn"],\n "cards": {"Sneak Atack": 2}}',
      /^2:27 \$\.cards\["Sneak Atack"\]: .*S\.10\]$/,
    ],
    [
      'a count that is none',
      '{"heroes": ["Aragorn"],\n "cards": {"Gandalf": "2"}}',
      /^2:23 \$\.cards\.Gandalf: .*S\.3\]$/,
    ],
    [
      'four copies',
      '{"heroes": ["Aragorn"],\n "cards": {"Gandalf": 4}}',
      /^2:23 \$\.cards\.Gandalf: 4 copies.*S\.3\]$/,
    ],
    [
      'a code of another set',
      '{"heroes": {"01001": 1},\n "slots": {"02013": 3}}',
      /^2:21 \$\.slots\["02013"\]: .*S\.10\]$/,
    ],
    [
      'no hero',
      '{"heroes": {"01013": 1}, "slots": {}}',
      /^1:22 \$\.heroes\["01013"\]: “Guard of the Citadel” is no hero \[LOTR S\.3, LOTR S\.10\]$/,
    ],
    [
      'an unknown member',
      '{"heroes": [], "cards": {}, "sphere": 1}',
      /^1:39 \$\.sphere: expected only name, heroes, cards/,
    ],
    ['no cards', '{"heroes": ["Aragorn"]}', /\$\.cards: expected a list of 0–300 items/],
    [
      'another game',
      '{"format": "kolbiste-decks/1", "game": "tmmstone", "decks": []}',
      /\$\.game: expected one of "lotr"/,
    ],
    ['a number', '[7]', /^1:2 \$\[0\]: expected an object/],
    ['broken', '{"heroes": ', /^1:12 /],
  ];
  test.each(json)('JSON: %s', (_name, text, wanted) => {
    expect(faultsOf(text).filter((fault) => wanted.test(fault))).not.toEqual([]);
  });

  test('a deck of which something was not read is not told to be too small', () => {
    expect(faultsOf('{"heroes": ["Aragorn"], "cards": {"Gandalf": "2"}}')).toHaveLength(1);
    expect(faultsOf('[{"heroes": [], "cards": {"x": 0}}, {"heroes": ["Aragorn"], "cards": {}}]')).toEqual([
      expect.stringContaining('$[0].cards.x'),
      expect.stringContaining('the deck holds 0 cards'),
    ]);
  });

  test('hostile files end soon with a bounded list', () => {
    const long = '9x Nobody at all\n'.repeat(60_000);
    for (const text of [
      long,
      'x'.repeat(DECK_LIMITS.characters + 1),
      `[${'{},'.repeat(300)}{}]`,
      '['.repeat(100_000),
    ]) {
      const faults = faultsOf(text);
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.length).toBeLessThanOrEqual(101);
    }
  });
});
