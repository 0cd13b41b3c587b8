/** What options say of what follows from them, and what lists and their answers are called. */
import { playersOfTeam } from '@kolbiste/cardkit/words';
import { describe, expect, test } from 'vitest';
import { ALLY, ENEMY, EVENT, event, HERO, invented, LANGS, table, tell, thing, view } from '../../test/told.ts';
import { nameOf } from '../cards/names.ts';
import { describer } from '../describe.ts';
import { E } from '../events.ts';
import { ASKS } from '../flow/pick-list.ts';
import { flow } from '../flow/registry.ts';
import { game } from '../index.ts';
import type { Thing } from '../state.ts';
import { CHARACTERS, ENGAGED } from '../state.ts';
import type { View } from '../view.ts';

describe('options of combat name what follows', () => {
  const labels = (v: View, decision: string, option: number): string[] =>
    LANGS.map((lang) => tell(v, { option, decision, seat: 0 }, lang).text);
  const fight = { seat: 0, enemy: 5, defenders: [], undefended: 0, extra: 0, hero: 0, asked: 0, ended: 0 };

  test('nobody defends: the only hero, one of several, and whoever falls', () => {
    const enemy = thing(5, ENEMY, ENGAGED);
    const alone = table([thing(1, HERO, CHARACTERS, { damage: 3 }), enemy], 'enemyAttack', fight);
    expect(labels(alone, 'enemyAttack.defender', 0)).toEqual([
      `Nebránit: „${invented(HERO)}“ 3 poškození, padne`,
      `Do not defend: “${nameOf(HERO, 'en', 'neutral')}” 3 damage, it falls`,
    ]);
    const heroes = [thing(1, 1, CHARACTERS), thing(2, 2, CHARACTERS), enemy];
    expect(labels(table(heroes, 'enemyAttack', fight), 'enemyAttack.defender', 0)[0]).toBe(
      `Nebránit: 3 poškození dostane „${invented(1)}“ nebo „${invented(2)}“`,
    );
    expect(labels(table(heroes, 'enemyAttack', fight), 'enemyAttack.defender', 1)[0]).toBe(
      `„${invented(1)}“ (obrana 2, životy 5): 1 poškození`,
    );
    const dealt = { ...table(heroes, 'enemyAttack', fight), shadows: [5, 0, 0] };
    // Of the shadow cards nobody has seen, the worst add 1 to a defended attack and 3 to an undefended one.
    expect(labels(dealt, 'enemyAttack.defender', 1)).toEqual([
      `„${invented(1)}“ (obrana 2, životy 5): 1 až 2 poškození; stín může uškodit i jinak`,
      `“${nameOf(1, 'en', 'neutral')}” (defense 2, hit points 5): 1 to 2 damage; the shadow may do more`,
    ]);
    expect(labels(dealt, 'enemyAttack.defender', 0)[0]).toBe(
      `Nebránit: 3 až 6 poškození dostane „${invented(1)}“ nebo „${invented(2)}“; stín může uškodit i jinak`,
    );
    // Card 89 adds 1 for sure.
    const known = { ...dealt, shadows: [5, 89, 1] };
    expect(labels(known, 'enemyAttack.defender', 1)[0]).toBe(`„${invented(1)}“ (obrana 2, životy 5): 2 poškození`);
  });

  test('an attack shows its strength with everybody declared, and what a text adds', () => {
    const locals = { seat: 0, target: 5, attackers: [2], strength: 0, extra: 0, asked: 0, striking: 0, ended: 0 };
    // A blade that adds 1 against Orcs.
    const things = [
      thing(1, 1, CHARACTERS),
      thing(2, 2, CHARACTERS),
      thing(3, 39, 4, { host: 1, owner: 0 }),
      thing(5, 89, ENGAGED),
    ];
    const v = table(things, 'playerAttack', locals);
    expect(labels(v, 'playerAttack.attackers', 0)[0]).toBe('Dost útočníků: útok 2 proti obraně 0, 2 poškození');
    expect(labels(v, 'playerAttack.attackers', 1)[0]).toBe(
      `„${invented(1)}“ (útok 3): útok 6 proti obraně 0, 6 poškození, padne`,
    );
    expect(labels(v, 'combat.chooseTarget', 5)[0]).toBe(`„${invented(89)}“ (obrana 0, životy 3): připravený útok 5`);
  });

  test('of two alike each has its number', () => {
    const things = [thing(1, ALLY, CHARACTERS), thing(2, ALLY, CHARACTERS), thing(5, ENEMY, ENGAGED)];
    const v = table(things, 'enemyAttack', fight);
    expect([1, 2].map((id) => labels(v, 'enemyAttack.defender', id)[0].split(' (')[0])).toEqual([
      `„${invented(ALLY)}“ č. 1`,
      `„${invented(ALLY)}“ č. 2`,
    ]);
  });
});

describe('choices from a list', () => {
  const things: Thing[] = [
    { id: 1, card: HERO, zone: CHARACTERS },
    { id: 2, card: 41, zone: 4, host: 1 },
  ].map((t) => ({ owner: 0, seat: 0, host: 0, marks: 0, damage: 0, resources: 2, progress: 0, ...t }));
  const asked = (step: string, locals: { [name: string]: number | number[] }): View => ({
    ...view(),
    things,
    left: [],
    flow: [{ procedure: 'pickOne', step, locals: { seat: 0, from: [], may: 0, open: 1, card: HERO, ...locals } }],
  });
  const pick = flow.named('pickOne');
  const step = (name: string): number => pick?.steps.findIndex((each) => each.name === name) ?? -1;
  const answered = (v: View, name: string, option: number): string[] =>
    LANGS.map((lang) => tell(v, { event: event(E.answer, 0, option, pick?.id, step(name)) }, lang).text);

  test('too many restricted attachments, whether somebody is freed, what the end of a phase brings first', () => {
    const told = (v: View, decision: string, option: number): string[] => [
      tell(v, { decision: { id: decision, seat: 0, kind: 'list', rule: [] } }, 'en').text,
      tell(v, { option, decision, seat: 0 }, 'en').text,
    ];
    const [hero, blade] = [HERO, 41].map((id) => nameOf(id, 'en', 'neutral'));
    expect(told(asked('surplus', {}), 'pickOne.surplus', 2)).toEqual([
      `“${hero}”: too many restricted attachments. Which do you discard?`,
      `Discard “${blade}” (on “${hero}”)`,
    ]);
    expect(told(asked('endNext', { card: 0 }), 'pickOne.endNext', 2)).toEqual([
      'The phase ends. What happens first?',
      `“${blade}” (on “${hero}”)`,
    ]);
    expect(told(asked('yes', { may: 1 }), 'pickOne.yes', 1)).toEqual([
      `“${hero}”: do you pay to ready it?`,
      `Pay and ready “${hero}”`,
    ]);
  });

  test('tell what was picked: a card by its number, a thing as long as it is known', () => {
    const v = asked('payer', {});
    expect(answered(v, 'payer', 1)).toEqual([
      `Hráč A volí, kdo platí: hrdina „${invented(HERO)}“.`,
      `Player A chooses who pays: “${nameOf(HERO, 'en', 'neutral')}”.`,
    ]);
    expect(answered({ ...v, things: [] }, 'payer', 1)).toEqual([
      'Hráč A volí, kdo platí: hrdina.',
      'Player A chooses who pays: a hero.',
    ]);
    expect(answered(v, 'discardHand', EVENT)[0]).toBe(`Hráč A odhazuje událost „${invented(EVENT)}“.`);
    expect(answered(v, 'search', 0)).toEqual(['Hráč A nebere žádnou.', 'Player A takes none.']);
    expect(answered(v, 'costX', 3)[0]).toBe('Hráč A volí X = 3.');
    expect(answered(v, 'surplus', 2)[0]).toBe(`Hráč A odhazuje doplněk „${invented(41)}“.`);
    for (const name of ASKS) expect(answered(v, name, 1).join()).not.toMatch(/rozhoduje|decides/);
    const mine = describer('neutral', { players: playersOfTeam(0) });
    const said = LANGS.map((lang) => mine(v, { event: event(E.answer, 0, 0, pick?.id, step('search')) }, lang).text);
    expect(said).toEqual(['Neberete žádnou.', 'You take none.']);
  });

  test('rest on the paragraph of what is asked', () => {
    const ruleOf = (name: string): readonly string[] => game.rulebook.keysOf(pick?.steps[step(name)].rule ?? 0);
    expect(ruleOf('payer')).toEqual(['2.4']);
    expect(ruleOf('costX')).toEqual(['2.6', '2.4']);
    expect(ruleOf('surplus')).toEqual(['2.10', 'K.7']);
  });
});
