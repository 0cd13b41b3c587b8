/** A deck being put together, from one of four sources. */

import type { NameSet } from '@kolbiste/tablekit/engine/protocol.ts';
import { freshSeed } from '@kolbiste/tablekit/state/play.ts';
import type { Checked, Deck, DeckFormat, HeroCard, WeaponCard } from '../../src/index.ts';
import { checkDeck, generateHero, generateWeapon, randomDeck, realDecks } from '../../src/index.ts';
import { cardsOf as cardsOfOwn } from '../workshop/decks.ts';
import type { Records } from '../workshop/records.ts';

export type Source = 'random' | 'real' | 'kinds' | 'own';
export const SOURCES: readonly Source[] = ['random', 'real', 'kinds', 'own'];

export interface DeckDraft {
  readonly source: Source;
  readonly seed: string;
  readonly format: DeckFormat;
  /** Id of a real deck. */
  readonly real: string;
  /** Kinds by id; each weapon's card depends on its place, so that one kind may stand twice. */
  readonly hero: string;
  readonly weapons: readonly string[];
  /** Id of a named deck of the visitor; '' = none. */
  readonly own: string;
}

export const newDraft = (real: string): DeckDraft => ({
  source: 'random',
  seed: freshSeed().slice(0, 6),
  format: 'free',
  real,
  hero: '',
  weapons: [],
  own: '',
});

/** The cards of a draft as they stand: a hero may still be missing. */
function cardsOf(
  draft: DeckDraft,
  own: Records,
  names: NameSet,
): { hero: HeroCard | undefined; weapons: WeaponCard[] } {
  switch (draft.source) {
    case 'random':
      return randomDeck(draft.seed, draft.format);
    case 'real':
      return realDecks(names).find((deck) => deck.id === draft.real)?.deck ?? { hero: undefined, weapons: [] };
    case 'kinds':
      return {
        hero: draft.hero === '' ? undefined : generateHero(draft.hero, draft.seed),
        weapons: draft.weapons.map((kind, k) => generateWeapon(kind, `${draft.seed} ${k}`)),
      };
    case 'own': {
      const deck = own.decks.find(({ id }) => id === draft.own);
      if (deck === undefined) return { hero: undefined, weapons: [] };
      const { hero, weapons } = cardsOfOwn(deck, own.cards);
      return { hero: hero?.card, weapons: weapons.map(({ card }) => card) };
    }
  }
}

export interface Made {
  readonly hero: HeroCard | undefined;
  readonly weapons: readonly WeaponCard[];
  /** The whole deck, checked by the game itself; or what is wrong with it. */
  readonly deck: Checked<Deck>;
}

/** What a draft comes to. */
export function makeDeck(draft: DeckDraft, own: Records, names: NameSet): Made {
  const cards = cardsOf(draft, own, names);
  const { hero, weapons } = cards;
  const given = hero === undefined ? { weapons } : { hero, weapons };
  return { ...cards, deck: checkDeck(given, draft.source === 'random' ? draft.format : 'free', '$') };
}
