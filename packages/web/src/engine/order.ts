/** From what the page ordered to the cards of a game, and their words. */
import type { Config, Deck, EffectKind } from '@kolbiste/scratch-wars';
import {
  BONUS_KINDS,
  effectName,
  effectText,
  nameOf,
  randomDeck,
  readConfig,
  SPECIAL_KINDS,
} from '@kolbiste/scratch-wars';
import type { DeckOrder, DuelOrder, Said } from './protocol.ts';

const SLOTS = 5;

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
export function orderOf(by: Pick<DuelOrder, 'players' | 'names'>, { decks, profile }: Config): DuelOrder {
  const { players, names } = by;
  return {
    decks: [
      { kind: 'ready', deck: decks[0] },
      { kind: 'ready', deck: decks[1] },
    ],
    players,
    names,
    profile,
  };
}
