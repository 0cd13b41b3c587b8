/** Every sentence in both languages: events, refusals with their remedies, questions, options, and the text of every card. */
import { fileURLToPath } from 'node:url';
import { cap, playersOfTeam } from '@kolbiste/cardkit/words';
import type { GameEvent, Refused } from '@kolbiste/kernel';
import { checkGolden } from '@kolbiste/testkit';
import { describe, expect, test } from 'vitest';
import { BLESSINGS, EVENT_CARDS } from '../cards/events.ts';
import { enemyCardName, faceName, itemName } from '../cards/names.ts';
import { ENEMIES, FACES, faceNamed, ITEMS } from '../cards/pool.ts';
import { readConfig } from '../config.ts';
import { describer } from '../describe.ts';
import { E, EVENTS, TOKENS } from '../events.ts';
import { flow } from '../flow/registry.ts';
import { game } from '../index.ts';
import { NO_ENERGY, REFUSALS } from '../refusals.ts';
import { ENERGY, HAND } from '../state.ts';
import type { View } from '../view.ts';
import { clauseOf, faceText, itemText } from './card.ts';
import { enemyText } from './enemy.ts';
import { eventOption } from './event-cards.ts';
import { TOLD_REFUSALS } from './refusals.ts';
import { remedyText } from './remedies.ts';

const LANGS = ['cs', 'en'] as const;
const tell = describer('real');
const CAPITAL = /^[„“A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ0-9]/;
const WRONG = /undefined|NaN|null|\[object|^$| {2}| [.,:]|\.\.|: *\./;

/** A fight under way, at the first question of its first round. */
function fighting(heroes: number, fight: string): View {
  const config = readConfig({ heroes: new Array(heroes).fill('ironclad'), fight });
  const s = game.setup(config, '1'.repeat(32));
  return game.view(s, 0);
}
const view = fighting(1, 'cultist-first');
const event = (kind: number, a = 0, b = 0, c = 0, d = 0): GameEvent => ({
  id: 1,
  kind,
  cause: 0,
  rule: 0,
  a,
  b,
  c,
  d,
  visibleTo: -1,
});
const told = (v: View, ...figures: Parameters<typeof event>): string[] =>
  LANGS.map((lang) => tell(v, { event: event(...figures) }, lang).text);

test('every kind of event has a sentence for any figures', () => {
  const texts: string[] = [];
  for (const v of [view, { ...view, enemies: [] }])
    for (let kind = 1; kind < EVENTS.length; kind++)
      for (const n of [0, 1, 2, 7]) texts.push(...told(v, kind, n % 2, n, n, n), ...told(v, kind, 0, n, -1, n));
  for (let kind = 0; kind < TOKENS.length; kind++) texts.push(...told(view, E.gainedToken, -1, kind, 2, 2));
  expect(texts.length).toBe((EVENTS.length - 1) * 32 + 2 * TOKENS.length);
  expect(texts.filter((text) => !CAPITAL.test(text) || WRONG.test(text) || !/[^.]\.$/.test(text))).toEqual([]);
});

describe('who does what', () => {
  const bash = faceNamed('bash');
  test('heroes by their names', () => {
    expect(told(view, E.played, 0, bash, 2)).toEqual([
      'Železnák hraje „Bash“ za 2 energie.',
      'The Ironclad plays “Bash” for 2 energy.',
    ]);
    expect(told(view, E.hit, -1, 0, 3, 2)).toEqual([
      'Nepřítel „Kultista“ zasahuje Železnáka za 3 (ztráta 2 žt).',
      'The Cultist hits the Ironclad for 3 (2 HP lost).',
    ]);
    expect(told(view, E.gainedToken, -1, 2, 2, 3)).toEqual([
      'Nepřítel „Kultista“ dostává 2 žetony zranitelnosti (nyní 3).',
      'The Cultist receives 2 vulnerable (now 3).',
    ]);
  });

  test('the one who is spoken to', () => {
    const mine = describer('real', { players: playersOfTeam(0) });
    const say = (...figures: Parameters<typeof event>): string[] =>
      LANGS.map((lang) => mine(view, { event: event(...figures) }, lang).text);
    expect(say(E.drew, 0, bash)).toEqual(['Dobíráte si „Bash“.', 'You draw “Bash”.']);
    expect(say(E.hit, -1, 0, 3, 0)[0]).toBe('Nepřítel „Kultista“ zasahuje vás za 3 (bez ztráty žt).');
    expect(say(E.nothingDrawn, 0, 1)[0]).toBe('Nesmíte si v tomto tahu už dobírat karty.');
    expect(told(view, E.nothingDrawn, 0, 1)[0]).toBe('Železnák si nesmí v tomto tahu už dobírat karty.');
  });

  test('several of the same hero by letters, several equal enemies by numbers', () => {
    const v = fighting(2, 'mad-gremlin-encounter');
    expect(told(v, E.turnEnded, 1)).toEqual(['Železnák B končí tah.', 'The Ironclad B ends the turn.']);
    expect(told(v, E.rowsSwitched, 0, 1)[0]).toBe('Železnák A si vyměňuje řadu se Železnákem B.');
    expect(told({ ...v, enemies: [] }, E.hurt, -1, 2, 3)[0]).toBe('Nepřítel č. 1 ztrácí 2 žt (zbývají 3).');
    const twice = { ...view, enemies: [view.enemies[0], view.enemies[0]] };
    expect(told(twice, E.enemyActed, 1)).toEqual(['Nepřítel „Kultista 2“ koná svou akci.', 'Cultist 2 acts.']);
  });
});

describe('questions, options and refusals', () => {
  const at = (option: number): string[] =>
    LANGS.map((lang) => tell(view, { option, decision: 'play.act', seat: 0 }, lang).text);

  test('a card with its cost, and the end of the turn', () => {
    const v = { ...view, piles: view.piles.map((pile, kind) => (kind === HAND ? [faceNamed('bash')] : pile)) };
    expect(LANGS.map((lang) => tell(v, { option: 0, decision: 'play.act', seat: 0 }, lang).text)).toEqual([
      'Zahrát „Bash“ za 2 energie',
      'Play “Bash” for 2 energy',
    ]);
    expect(at(199)).toEqual(['Ukončit tah', 'End the turn']);
  });

  test('what a hit would do to the enemy that is aimed at', () => {
    const { program } = FACES[faceNamed('bash')];
    const flowOf = (locals: object) => [{ procedure: 'use', step: 'aim', locals }];
    const v = { ...view, flow: flowOf({ seat: 0, program, targets: [], face: faceNamed('bash'), X: 0 }) } as View;
    const decision = { id: 'use.aim', seat: 0, kind: 'target', rule: [] };
    expect(tell(v, { option: 0, decision: 'use.aim', seat: 0 }, 'cs').text).toBe(
      'Nepřítel „Kultista“ (9 žt, zásah za 2)',
    );
    expect(tell(v, { decision }, 'en').text).toBe('“Bash”: which enemy do you aim at?');
  });

  test('each question and its options, also without the running procedures', () => {
    const v = { ...view, flow: [] };
    const ids = flow.procedures.flatMap((p) => p.steps.filter((step) => step.ask !== null).map((step) => step.id));
    for (const id of ids)
      for (const lang of LANGS) {
        const texts = [tell(v, { decision: { id, seat: 0, kind: '', rule: [] } }, lang).text];
        expect(texts[0]).not.toMatch(/^(Vyberte možnost|Choose an option)\./);
        for (const option of [0, 1, 5, 100, 101, 110, 130, 160, 199, 999])
          texts.push(tell(v, { option, decision: id, seat: 0 }, lang).text);
        for (const text of texts) expect(text).not.toMatch(WRONG);
      }
  });

  test('every refusal has a sentence, and every remedy one', () => {
    const rows = [...REFUSALS, ...Object.values(game.outside)];
    expect([...new Set(rows.map(({ code }) => code))].sort()).toEqual([...TOLD_REFUSALS].sort());
    for (const { code, remedy } of rows)
      for (const lang of LANGS) {
        const refused: Refused = { code, option: 0, rule: [], remedy };
        const text = tell(view, { refused, decision: 'play.act', seat: 0 }, lang).text;
        for (const each of [text, remedyText(remedy, lang)]) {
          expect(each).toMatch(CAPITAL);
          expect(each).toMatch(/[^.]\.$/);
          expect(each).not.toMatch(WRONG);
        }
        expect(remedyText(remedy, 'cs')).not.toBe(remedyText(remedy, 'en'));
      }
    expect(() => remedyText('nothing', 'cs')).toThrow('no text for the remedy nothing');
  });

  test('what a card costs and what there is', () => {
    const heroes = view.heroes.map((row) => row.map((n, field) => (field === ENERGY ? 1 : n)));
    const piles = view.piles.map((pile, kind) => (kind === HAND ? [faceNamed('bash')] : pile));
    const { code, remedy } = REFUSALS[NO_ENERGY - 1];
    const refused: Refused = { code, option: 0, rule: [], remedy };
    expect(tell({ ...view, heroes, piles }, { refused, decision: 'play.act', seat: 0 }, 'cs').text).toBe(
      'Kartu „Bash“ nelze zahrát: stojí 2 energie a máte 1 energii.',
    );
  });
});

test('every card, enemy, item, event and blessing reads as it was read through', () => {
  const lines: string[] = [];
  const add = (name: string, text: string): number => lines.push(`${name}: ${text}`);
  // What has no other side is the same twice.
  const sides = FACES.filter(({ face, upgraded }) => !upgraded || FACES[face - 1].canUpgrade);
  for (const { face } of sides) for (const lang of LANGS) add(faceName(face, lang), faceText(face, lang));
  for (const { card } of ENEMIES) for (const lang of LANGS) add(enemyCardName(card, lang), enemyText(card, lang));
  for (const { item } of ITEMS) for (const lang of LANGS) add(itemName(item, lang), itemText(item, lang));
  for (const { id, options } of EVENT_CARDS)
    for (const option of options) for (const lang of LANGS) add(id, `${eventOption(option, lang)}.`);
  for (const { id, blue } of BLESSINGS)
    for (const program of blue) for (const lang of LANGS) add(id, `${cap(clauseOf(program, lang))}.`);
  expect(lines.filter((line) => WRONG.test(line) || !/: [A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ0-9(].*[^.]\.$/.test(line))).toEqual([]);
  const text = `${lines.join('\n')}\n`;
  expect(() => checkGolden(fileURLToPath(new URL('golden.txt', import.meta.url)), text)).not.toThrow();
});
