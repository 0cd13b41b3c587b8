import { plainPaint, widthOf } from '@kolbiste/gamekit/desk';
import { seedFrom } from '@kolbiste/kernel';
import { describeDesk } from '@kolbiste/testkit';
import { describe, expect, it, test } from 'vitest';
import type { State } from '../src/index.ts';
import { cardDesk } from './cards.ts';
import { CARDS, ENEMIES, H, ITEMS } from './engine.ts';
import { desk } from './index.ts';

const plan = { source: undefined, profile: {}, format: 'heroes', names: 'neutral' } as const;

describeDesk({ describe, it }, desk, {
  plans: [
    { format: 'heroes', seats: 3 },
    { format: 'heroes', mode: 'fight', seats: 2, profile: { enemy: 'lagavulin' } },
    { format: 'heroes', mode: 'fight', seats: 4 },
  ],
  every: 7,
  width: widthOf,
  hidden: (s: State) => s.heroes.map((_, seat) => (seat === 0 ? '' : H.pileOf(s, seat, H.HAND).join())).join(';'),
  names: null,
  looked: { alike: ['h1', 'A h1'], nobody: ['', 'B h1', 'A h99', 'e99', 'nobody at all'] },
  facts: (seats) => seats + 1,
  list: {
    cards: cardDesk.list('real').length,
    filters: { kind: 'enemy', owner: 'ironclad', rarity: 'rare', cost: '2', text: 'SÍLA' },
    kinds: [],
    seeded: false,
  },
});

const canvas = {
  lang: 'en',
  names: 'real',
  width: 80,
  odds: false,
  seat: (seat: number) => 'ABCD'[seat],
  paint: plainPaint,
} as const;

/** The table of a fight at its first question. */
function fight(enemy: string, names: 'real' | 'neutral' = 'real'): string {
  const game = desk.game(names);
  const { config } = desk.dealer({ ...plan, mode: 'fight', profile: { enemy } }).deal('1');
  const s = game.setup(config, seedFrom('1'));
  return desk.table(game.view(s, 0), { ...canvas, names }).join('\n');
}

describe('the table', () => {
  test('says how often a relic of several uses may still be used, and which is used up', () => {
    const { config } = desk.dealer({ ...plan, mode: 'fight', profile: { enemy: 'lagavulin' } }).deal('1');
    const s = desk.game('real').setup(config, seedFrom('1')) as State;
    H.pileOf(s, 0, H.RELICS).push(ITEMS.findIndex(({ id }) => id === 'holy-water'));
    const told = [0, 1, 2].map((used) => {
      H.pileOf(s, 0, H.USES)[H.pileOf(s, 0, H.RELICS).length - 1] = used;
      return /Holy Water” \(.*?\)/.exec(desk.table(desk.game('real').view(s, 0), canvas).join(' '))?.[0];
    });
    expect(told).toEqual(['Holy Water” (uses left: 2)', 'Holy Water” (uses left: 1)', 'Holy Water” (used)']);
  });

  test('says what each enemy will do this round', () => {
    expect(fight('cultist-first')).toMatch(/e1 “Cultist” · HP 9\/9\n\s+this round: hits .* for 1 and gains 1 strength/);
    expect(fight('cultist-first')).toMatch(/round 1 · the die shows \d/);
  });

  test('under invented names says none of the real ones', () => {
    expect(fight('cultist-first', 'neutral')).not.toMatch(/Cultist|Bash|Ironclad/);
    expect(fight('cultist-first', 'neutral')).toMatch(/the Warrior/);
  });

  test('shows the map where it is wanted in full', () => {
    const game = desk.game('real');
    const s = game.setup(desk.dealer(plan).deal('1').config, seedFrom('1')) as State;
    s.node = 0;
    s.act = 1;
    s.map = 0;
    s.tokens = [];
    const lines = desk.table(game.view(s, 0), { ...canvas, odds: true });
    expect(desk.table(game.view(s, 0), canvas).length).toBeLessThan(lines.length);
    expect(lines.filter((line) => /\[M\]/.test(line))).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/<\?>/);
  });
});

test('cards, enemies and items are found by their names too', () => {
  const game = desk.game('real');
  const s = game.setup(desk.dealer(plan).deal('1').config, seedFrom('1'));
  expect(desk.card(game.view(s, 0), 'bash+', canvas)?.[0]).toContain('Bash+');
  expect(desk.card(game.view(s, 0), 'Gremlin Nob', canvas)?.join('\n')).toContain('elite');
  expect(desk.card(game.view(s, 0), 'anchor', canvas)?.join('\n')).toContain('relic');
});

test('the list holds everything that is printed, by kinds', () => {
  const rows = cardDesk.list('real');
  expect(rows.filter(({ id }) => id.startsWith('c'))).toHaveLength(CARDS.length);
  expect(rows.filter(({ kind }) => kind === 'enemy')).toHaveLength(ENEMIES.length);
  expect(rows.filter(({ id }) => id.startsWith('i'))).toHaveLength(ITEMS.length);
  expect(new Set(cardDesk.list('neutral').map(({ name }) => name.en)).size).toBeGreaterThan(rows.length / 2);
});

test('a custom run: two changes of the rules are asked for, one alone is refused', () => {
  const asked = (profile: { [name: string]: string }) => desk.dealer({ ...plan, profile }).deal('1').config;
  expect(asked({ change: 'fog', otherChange: 'noRest' })).toMatchObject({ modifiers: ['fog', 'noRest'] });
  expect(asked({})).toMatchObject({ modifiers: [] });
  expect(() => asked({ change: 'fog' })).toThrow(/expected two different changes, or none/);
  expect(() => asked({ change: 'fog', otherChange: 'fog' })).toThrow(/two different/);
  expect(() => asked({ change: 'fog', otherChange: 'noRest', daily: 'yes' })).toThrow(
    /a daily climb rolls its changes/,
  );
});

test('whose a card is stands there by invented names too, in the list of cards', () => {
  const real = /Ironclad|Silent|Defect|Watcher|Železnák|Neslyšn|Defekt|Spravedlnost|Neow/;
  const told = (names: 'real' | 'neutral') =>
    cardDesk.list(names).flatMap(({ name, text }) => [name.cs, name.en, text.cs, text.en]);
  expect(told('real').filter((words) => real.test(words)).length).toBeGreaterThan(300);
  expect(told('neutral').filter((words) => real.test(words))).toEqual([]);
});

test('what there is not is said', () => {
  expect(() => desk.dealer({ ...plan, easy: true })).toThrow(/no easier game/);
  expect(() => desk.dealer({ ...plan, profile: { enemy: 'cultist-a' } })).toThrow(/--mode fight/);
  expect(desk.cards?.check('{}').faults.map(({ path }) => path)).toEqual(['$.format', '$.game', '$.cards']);
});
