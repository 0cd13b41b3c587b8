import { runScenario } from '@kolbiste/testkit';
import { expect, test } from 'vitest';
import type { CardFile } from '../src/index.ts';
import { generateHero, generateWeapon } from '../src/index.ts';
import { scenarioAdapter } from './engine.ts';
import { withNamedCards } from './named-cards.ts';

const hero = generateHero('hero-066', 'mine');
const weapon = generateWeapon('weapon-010', 'mine');
const cards: CardFile = {
  heroes: [hero],
  weapons: [weapon, { ...weapon, name: 'TWIN' }, { ...weapon, name: 'TWIN', resistance: 1 }],
  decks: [],
};
const adapter = withNamedCards(scenarioAdapter, cards);
const run = (setup: string) =>
  runScenario([adapter], `game: scratch-wars\nname: cards of mine\nsetup:\n${setup}`, 'mine.yaml');

test('a scenario plays with the cards it names', () => {
  const report = run(
    `  A: {hero: {card: ${hero.name}}, weapons: {w1: {card: ${weapon.name}, state: broken}, w2: {}}}\n`,
  );
  expect(report.ok).toBe(true);
  expect(report.setUp).toMatchObject({ 'A.life': hero.life, 'A.w1': 'broken', 'A.w2': 'ready', 'B.life': 20 });
  const repair = report.pending[0]?.options.find((option) => option.name === 'repair w1');
  const surcharge = hero.focus.includes(weapon.type) ? 0 : 1;
  expect(repair?.text).toContain(String(weapon.energyCost + surcharge));
});

test('a card that is not there, or is there twice, is refused at its place', () => {
  expect(() => run('  A: {weapons: {w1: {card: NOPE}}}\n')).toThrow(
    /mine\.yaml:4:28: setup\.A\.weapons\.w1\.card: expected the name of one card/,
  );
  expect(() => run('  A: {weapons: {w1: {card: TWIN}}}\n')).toThrow(/TWIN/);
  expect(() => run('  B: {hero: {card: NOPE}}\n')).toThrow(new RegExp(hero.name));
});

test('figures beside the name of a card are refused, and so is the rest as before', () => {
  expect(() => run(`  A: {weapons: {w1: {card: ${weapon.name}, cost: 0}}}\n`)).toThrow(
    /expected one of the fields card, state/,
  );
  expect(() => run('  A: {weapons: {w1: {colour: red}}}\n')).toThrow(
    /setup\.A\.weapons\.w1: expected one of the fields type/,
  );
  expect(() => run('  C: {}\n')).toThrow(/setup: expected one of the fields/);
});
