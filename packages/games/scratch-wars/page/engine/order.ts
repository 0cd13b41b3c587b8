/** From what the page ordered to the cards of a game, and their words. */

import type { NewGame, Said } from '@kolbiste/tablekit/engine/protocol.ts';
import type { Config, Deck, EffectKind, Profile } from '../../src/index.ts';
import { BONUS_KINDS, effectName, effectText, nameOf, randomDeck, readConfig, SPECIAL_KINDS } from '../../src/index.ts';
import { ID } from '../id.ts';

const SLOTS = 5;

/** A deck as the page asks for it: made in the worker, or ready. */
export type DeckOrder =
  | { readonly kind: 'random'; readonly seed: string; readonly format: 'free' | 'U14' }
  | { readonly kind: 'ready'; readonly deck: Deck };

/** A duel. */
export interface DuelOrder extends NewGame {
  readonly decks: readonly [DeckOrder, DeckOrder];
  readonly profile: Partial<Profile>;
}

/** What the page is told of the cards of a duel. */
export interface DuelCards {
  readonly config: Config;
  /** What each weapon costs its hero, focus counted; -1 where there is none. */
  readonly costs: readonly number[];
  /** What each field of each weapon does, by the weapon's number. */
  readonly does: readonly (readonly Said[])[];
  /** Names of effects, specials, and of the kinds of the cards in play, by id. */
  readonly labels: Readonly<Record<string, Said>>;
}

/** The cards of one side. */
function makeDeck(order: DeckOrder): Deck {
  return order.kind === 'ready' ? order.deck : randomDeck(order.seed, order.format);
}

/** Names of all effects and of the kinds in play. */
export function labelsOf(config: Config, names: DuelOrder['names']): Record<string, Said> {
  const labels: Record<string, Said> = {};
  for (const kind of [...BONUS_KINDS, ...SPECIAL_KINDS]) {
    labels[kind] = { cs: effectName(kind, 'cs', names), en: effectName(kind, 'en', names) };
  }
  for (const { hero, weapons } of config.decks) {
    for (const { kind } of [hero, ...weapons])
      labels[kind] = { cs: nameOf(kind, 'cs', names), en: nameOf(kind, 'en', names) };
  }
  return labels;
}

/** What every field does, in words. */
export function doesOf(config: Config): Said[][] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((w) => {
    const weapon = config.decks[w >= SLOTS ? 1 : 0].weapons[w % SLOTS];
    const words = (kind: EffectKind, value: number): Said => ({
      cs: effectText(kind, value, 'cs').text,
      en: effectText(kind, value, 'en').text,
    });
    return weapon?.fields.map((field) => words(field.kind, field.value)) ?? [];
  });
}

/** The configuration that was ordered, checked card by card. */
export function configOfOrder({ decks, profile }: DuelOrder): Config {
  return readConfig({ decks: [makeDeck(decks[0]), makeDeck(decks[1])], profile });
}

/** An order for a game with those very cards, whatever they were made of. */
export function orderOf(by: Pick<NewGame, 'players' | 'names'>, { decks, profile }: Config): DuelOrder {
  const { players, names } = by;
  return {
    game: ID,
    decks: [
      { kind: 'ready', deck: decks[0] },
      { kind: 'ready', deck: decks[1] },
    ],
    players,
    names,
    profile,
  };
}
