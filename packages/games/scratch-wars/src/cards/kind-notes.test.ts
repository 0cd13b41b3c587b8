import { expect, test } from 'vitest';
import { generateHero, generateWeapon } from './generate.ts';
import { kindNotes } from './kind-notes.ts';
import type { HeroCard, WeaponCard } from './types.ts';

const paths = (card: HeroCard | WeaponCard) => kindNotes(card).map((note) => note.path);

test('a weapon that differs from its kind', () => {
  const card = generateWeapon('weapon-001', 1);
  expect(paths(card)).toEqual([]);
  expect(paths({ ...card, rarity: 2, type: 'bow', energyCost: 3, resistance: 9 })).toEqual([
    '$.rarity',
    '$.type',
    '$.energyCost',
    '$.resistance',
  ]);
  expect(paths({ ...card, fields: card.fields.slice(1) })).toEqual(['$.fields']);
  const fields = card.fields.map((field) => ({ ...field }));
  fields[0] = { colour: 'red', kind: 'heal', value: 20 };
  fields[2] = { ...fields[2], resistance: 20 };
  const places = ['$.fields[0].colour', '$.fields[0].kind', '$.fields[0].value', '$.fields[2].resistance'];
  expect(paths({ ...card, fields })).toEqual(places);
  expect(paths({ ...card, fields, kind: '' })).toEqual([]);
});

test('a hero that differs from its kind', () => {
  const card = generateHero('hero-001', 1);
  const { slots } = card;
  expect(paths({ ...card, focus: [...card.focus].reverse() })).toEqual([]);
  const odd = { ...card, focus: [], life: 99, lifeKomando: 1, rarity: 4 as const };
  expect(paths(odd)).toEqual(['$.rarity', '$.focus', '$.life', '$.lifeKomando']);
  const morning = {
    ...slots.morning,
    energyGain: 12,
    bonuses: slots.morning.bonuses.map((b) => ({ ...b, value: 20 })),
  };
  const night = { ...slots.night, bonuses: [], specials: [{ kind: 'trick' as const, value: 0 }] };
  expect(paths({ ...card, slots: { ...slots, morning, night } })).toEqual([
    '$.slots.morning.energyGain',
    '$.slots.morning.bonuses[0].value',
    '$.slots.morning.bonuses[1].value',
    '$.slots.night.bonuses',
    '$.slots.night.specials',
  ]);
});
