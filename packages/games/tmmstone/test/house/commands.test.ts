/** The commands with TMMStone, as a user types them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kolbiste, scratchFolder } from '../../../../cli/test/run.ts';

const DECK = ['deck: Mine', ...[5, 7, 13, 14, 15, 20, 21, 22, 24, 26, 27, 28, 29, 30, 45].map((id) => `2x #${id}`)];

function fileWith(name: string, text: string): string {
  const path = join(scratchFolder(), name);
  writeFileSync(path, text);
  return path;
}

describe('files', () => {
  test('a deck as plain text is checked and played with', async () => {
    const file = fileWith('deck.txt', DECK.join('\n'));
    const checked = await kolbiste(['cards', 'check', 'tmmstone', file]);
    expect([checked.err, checked.out]).toEqual(['', `${file}: sound: 30 cards, 1 deck.\nDecks: Mine\n`]);
    const sim = await kolbiste(['sim', 'tmmstone', '--games', '4', '--seed', '1', '--decks', file, '--json']);
    expect([sim.code, (JSON.parse(sim.out) as { finished: number }).finished]).toEqual([0, 4]);
  });

  test('its faults are told with their places, in the language asked for', async () => {
    const file = fileWith('deck.txt', [...DECK.slice(0, -1), '3x intern', '2x Stabel Hand'].join('\n'));
    const { code, out, err } = await kolbiste(['cards', 'check', 'tmmstone', file, '--lang', 'cs']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`${file}:17:1: Mine: `);
    expect(err).toContain('snad „Stable Hand“?');
    expect(err).toMatch(/deck\.txt:16:1: Mine: nejvýše dvě kopie .*\[TMM deck\.2\]/);
    const sim = await kolbiste(['sim', 'tmmstone', '--games', '1', '--decks', file]);
    expect([sim.code, sim.err.includes('perhaps “Stable Hand”?')]).toEqual([2, true]);
  });

  test('a file of cards is checked; games are played, judged and verified with it', async () => {
    const card = { id: 501, key: 'mine', kind: 'unit', class: 'neutral', rarity: 'common', cost: 1, stats: [1, 1] };
    const file = (more: object): string =>
      fileWith(
        'cards.json',
        JSON.stringify({ format: 'kolbiste-cards/1', game: 'tmmstone', cards: [{ ...card, ...more }] }),
      );
    const sound = file({});
    expect((await kolbiste(['cards', 'check', sound])).out).toBe(`${sound}: sound: 1 card, 0 decks.\n`);
    const bad = await kolbiste(['cards', 'check', file({ effects: [{ when: 'onPlay', do: [{ drwa: 1 }] }] })]);
    expect([bad.code, /\$\.cards\[0\]\.effects\[0\]\.do\[0\]: .*perhaps "draw"/.test(bad.err)]).toEqual([2, true]);
    const sim = ['sim', 'tmmstone', '--games', '4', '--seed', '1', '--seats', 'random,random'];
    const played = await kolbiste([...sim, '--cards', sound, '--keep', join(scratchFolder(), 'kept')]);
    expect([played.code, played.err]).toEqual([0, expect.not.stringMatching(/fault/)]);
    const other = await kolbiste([...sim, '--cards', file({ id: 12 })]);
    expect([other.code, /\$\.cards\[0\]\.id: .*400.*899/.test(other.err)]).toEqual([2, true]);
    const scenario = fileWith(
      'mine.yaml',
      'game: tmmstone\nname: x\nsetup: {A: {hand: [mine]}}\nplay:\n  - A: play mine\n  - A: slot 1\n  - expect: {A1: mine 1/1 exhausted}\n',
    );
    expect((await kolbiste(['judge', scenario])).err).toMatch(/the key of a card, such as yeti, not mine/);
    expect(await kolbiste(['judge', scenario, '--cards', sound])).toMatchObject({ code: 0, err: '' });
  });

  test('a game that is not there, and a filter of another game', async () => {
    const deck = fileWith('deck.txt', DECK.join('\n'));
    expect((await kolbiste(['cards', 'check', deck])).err).toMatch(
      /Name it: cards check scratch-wars\|tmmstone\|lotr\b/,
    );
    expect((await kolbiste(['cards', 'check', 'tmstone', 'x.txt'])).err).toMatch(/Did you mean tmmstone\?/);
    const { code, err } = await kolbiste(['cards', 'tmmstone', '--island', 'x']);
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/--island: tmmstone has no such filter\. It has: kind, class/),
    ]);
  });
});

describe('a game in the terminal', () => {
  test('is played to its end from piped input, saved, and verified', async () => {
    const save = join(scratchFolder(), 'game.json');
    const input = [
      'card h1',
      'card intern',
      'table',
      'why 1',
      'log',
      ...Array.from({ length: 900 }, (_, i) => `${1 + (i % 3)}`),
    ];
    const seats = ['--seats', 'human,random', '--seed', '3', '--names', 'neutral', '--save', save];
    const { code, out, err } = await kolbiste(['play', 'tmmstone', ...seats], { input: `${input.join('\n')}\n` });
    expect([code, err.trim()]).toEqual([0, expect.not.stringContaining('fault')]);
    expect(out).toMatch(/“Stable Hand” \(stable-hand, #5\)/);
    expect(out).toMatch(/\nThe game is over: .* wins/);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    const replay = await kolbiste(['replay', save, '--verify']);
    expect([replay.code, replay.out.startsWith('tmmstone, rules')]).toEqual([0, true]);
    expect(readFileSync(save, 'utf8')).toContain('"tmmstone"');
  });

  test('rules are found, scenarios are judged', async () => {
    expect((await kolbiste(['rules', 'tmmstone', 'deck.2'])).out).toMatch(/^\[deck\.2\]/);
    const judged = await kolbiste(['judge', 'packages/games/tmmstone/scenarios/units', '--json']);
    expect([judged.code, judged.err]).toEqual([0, '']);
  });
});
