import './cards/compiled.ts';
import { expect, test } from 'vitest';
import { combatConfig, positionOf, readPosition, writePosition } from './position.ts';

const TEXT = `{
  "easy": true,
  "players": [
    {
      "heroes": ["Legolas", { "card": "Aragorn", "damage": 1, "exhausted": true, "with": ["Steward of Gondor"] }],
      "allies": ["Stráž citadely", 14],
      "enemies": ["Forest Spider", { "card": "Dol Guldur Orcs", "damage": 1 }],
      "deck": ["Sneak Attack", "Feint"]
    }
  ],
  "encounter": ["Eyes of the Forest", 96]
}`.replace('Stráž citadely', 'Guard of the Citadel');

const faults = (json: unknown): string[] => {
  const found = readPosition(JSON.stringify(json));
  return found.ok ? [] : found.faults.map(({ message, line }) => `${line} ${message.en}`);
};

test('a position is read, written by names of either set, and read again as it was; so is its configuration', () => {
  const found = readPosition(TEXT);
  if (!found.ok) throw new Error(found.faults.map(({ message }) => message.en).join('\n'));
  const position = found.value;
  expect(position.players[0].heroes[1]).toEqual({ card: 1, damage: 1, exhausted: true, with: [26] });
  for (const names of ['real', 'neutral'] as const)
    expect(readPosition(writePosition(position, names))).toEqual({ ok: true, value: position });
  for (const mode of ['combat', 'waves'] as const) expect(positionOf(combatConfig(position, mode))).toEqual(position);
});

test('every fault is told with its place, and what was probably meant', () => {
  expect(faults({ players: [{ heroes: ['Aragon'] }] })).toEqual([
    '1 $.players[0].heroes[0]: expected the name or the number of a card (hero) (perhaps “Aragorn”?), but there is "Aragon" [LOTR CA.1]',
  ]);
  expect(faults({ players: [{ heroes: [1], enemies: ['Forest Spidre'] }] })[0]).toContain('perhaps “Forest Spider”?');
  expect(faults({ players: [{ enemies: ['Forest Spider'] }] })[0]).toContain(
    '$.players[0].heroes: expected a list of 1',
  );
  expect(faults({ players: [] })[0]).toContain('$.players: expected a list of 1–4');
  const odd = { heroes: [{ card: 'Forest Spider', damage: -1, exhausted: 1, with: ['Legolas'] }], army: [] };
  expect(faults({ players: [odd], encounter: ['Legolas'], easy: 'yes' })).toHaveLength(7);
  expect(readPosition('{').ok).toBe(false);
});

test('whoever stands there has a hit point left, with what is on him', () => {
  const side = (heroes: unknown, more: object = {}): unknown => ({ players: [{ heroes: [heroes], ...more }] });
  expect(faults(side({ card: 'Gimli', damage: 4 }))).toEqual([]);
  expect(faults(side({ card: 'Gimli', damage: 5 }))).toEqual([
    '1 $.players[0].heroes[0].damage: expected at most 4, so that a hit point is left, but there is 5 [LOTR HP.4]',
  ]);
  expect(faults(side('Gimli', { enemies: [{ card: 'Forest Spider', damage: 9 }] }))[0]).toContain('enemies[0].damage');
  const plated = (damage: number): unknown => side({ card: 'Gimli', damage, with: ['Citadel Plate'] });
  expect([faults(plated(8)), faults(plated(9)).length]).toEqual([[], 1]);
});
