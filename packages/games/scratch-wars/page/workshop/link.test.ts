import { ByteWriter, MOST_CHARACTERS } from '@kolbiste/tablekit/decks/bytes.ts';
import { expect, it } from 'vitest';
import type { Deck } from '../../src/index.ts';
import {
  BONUS_KINDS,
  COLOURS,
  checkDeck,
  EFFECT_KINDS,
  heroKinds,
  isDeferred,
  randomDeck,
  realDecks,
  SPECIAL_KINDS,
  WEAPON_TYPES,
  weaponKinds,
} from '../../src/index.ts';
import { deckFromText, deckToText, EFFECTS, SPECIALS, TYPES } from './link.ts';

const opened = (text: string) => {
  const found = deckFromText(text);
  if (!found.ok) throw new Error(found.why);
  return found.shared;
};

it('every word of the cards has its place in links', () => {
  expect([...EFFECTS].sort()).toEqual([...BONUS_KINDS].sort());
  expect([...SPECIALS].sort()).toEqual([...SPECIAL_KINDS].sort());
  expect([...TYPES].sort()).toEqual([...WEAPON_TYPES].sort());
  for (const { id } of [...heroKinds, ...weaponKinds]) expect(id).toMatch(/^(hero|weapon)-\d{3}$/);
});

it('decks come back as they were, and are short', () => {
  for (let seed = 0; seed < 200; seed++) {
    const shared = { name: `Balíček č. ${seed} „<b>“ 🃏`, deck: randomDeck(seed, 'free') };
    const text = deckToText(shared);
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(420);
    expect(opened(text)).toEqual(shared);
  }
  for (const { id, deck } of realDecks()) expect(opened(deckToText({ name: id, deck })).deck).toEqual(deck);
});

it('the widest card that can be entered by hand fits too', () => {
  const fields = Array.from({ length: 24 }, (_, k) => {
    const kind = EFFECT_KINDS[k % EFFECT_KINDS.length];
    const field = { colour: COLOURS[k % 3], kind, value: -20 };
    return isDeferred(kind) ? { ...field, resistance: 20 } : field;
  });
  const weapon = { kind: '', name: 'ž'.repeat(60), rarity: 4, type: 'wand', energyCost: 3, resistance: 20, fields };
  const slot = {
    energyGain: 20,
    bonuses: BONUS_KINDS.slice(0, 8).map((kind) => ({ kind, value: -20 })),
    specials: [{ kind: 'trick' as const, value: 20 }],
  };
  const slots = { morning: slot, noon: slot, evening: slot, night: slot };
  const hero = { kind: '', name: '', rarity: 4, life: 99, focus: ['wand', 'sword'], slots };
  const weapons = [1, 2, 3, 4, 5].map((n) => ({ ...weapon, resistance: n }));
  const checked = checkDeck({ hero, weapons }, 'free');
  expect(checked.ok).toBe(true);
  const shared = { name: 'x'.repeat(60), deck: { hero, weapons } as unknown as Deck };
  const text = deckToText(shared);
  expect(text.length).toBeLessThan(MOST_CHARACTERS);
  expect(opened(text)).toEqual(shared);
});

it('a link that was cut or changed is refused as damaged', () => {
  const text = deckToText({ name: 'Deck', deck: randomDeck(1, 'free') });
  let refused = 0;
  for (let at = 0; at < text.length; at++) {
    const other = text[at] === 'A' ? 'B' : 'A';
    const changed = deckFromText(text.slice(0, at) + other + text.slice(at + 1));
    // The spare bits of the last character carry nothing.
    if (changed.ok) expect(at).toBe(text.length - 1);
    else refused++;
    expect(deckFromText(text.slice(0, at)).ok).toBe(false);
  }
  expect(refused).toBeGreaterThanOrEqual(text.length - 1);
  for (const wrong of ['', '#', 'žluť', '<script>', 'AAAA'])
    expect(deckFromText(wrong)).toEqual({ ok: false, why: 'damaged' });
  expect(deckFromText('A'.repeat(MOST_CHARACTERS + 1))).toEqual({ ok: false, why: 'long' });
});

it('a link of a newer version says so; one whose cards break the rules names each fault', () => {
  const newer = new ByteWriter();
  newer.number(2);
  expect(deckFromText(newer.close())).toEqual({ ok: false, why: 'newer' });
  const deck = randomDeck(1, 'free');
  const faulty = { ...deck, hero: { ...deck.hero, life: 100 }, weapons: [...deck.weapons, deck.weapons[0]] };
  const found = deckFromText(deckToText({ name: 'x', deck: faulty }));
  expect(!found.ok && found.why === 'cards' ? found.faults.map(({ path }) => path) : []).toEqual([
    '$.heroes[0].life',
    '$.decks[0].weapons',
  ]);
});

it('no text at all makes the reader fail otherwise than by refusing', () => {
  let state = 1;
  const byte = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 24;
  for (let n = 0; n < 3000; n++) {
    const bytes = new ByteWriter();
    bytes.number(1);
    for (let k = 0; k < n % 90; k++) bytes.number(byte());
    expect(deckFromText(bytes.close()).ok).toBe(false);
  }
});
