/** One line of a card: what it is, how it is played, a text that holds, one that does something, that it is not carried out. */
import { cap } from '@kolbiste/cardkit/words';
import type { NameSet } from '../../cards/names.ts';
import type { HoldWords } from '../../cards/steps.ts';
import type { AbilityWords, CardRow, TextWords } from '../../cards/types.ts';
import type { Speech } from './speech.ts';
import { speechOf } from './speech.ts';

export interface CardLine {
  is: 'traits' | 'play' | 'static' | 'ability' | 'unscripted';
  text: string;
}

/** How a language says the parts of a card. */
export interface Parts {
  readonly lang: 'cs' | 'en';
  traits(card: CardRow, s: Speech): string[];
  play(card: CardRow, s: Speech): string;
  holds(words: HoldWords, s: Speech): string;
  ability(words: AbilityWords, s: Speech): string;
  readonly unscripted: string;
}

/** Whether a text that holds is about players: all, its own, or the one before whom it lies. */
export function playersIn(words: HoldWords): 'own' | 'all' | 'before' | undefined {
  if (
    'handLimit' in words ||
    'keepsHand' in words ||
    'killDestiny' in words ||
    'handMore' in words ||
    'playCost' in words
  )
    return 'before';
  if ('attacksBefore' in words) return 'all';
  if ('noSabotage' in words || 'keeps' in words) return 'own';
  if ('meditation' in words || 'fewerActions' in words || 'drawLimit' in words || 'sabotageDestiny' in words)
    return 'all';
  const of =
    'bans' in words
      ? words.bans
      : 'halfPrice' in words
        ? words.halfPrice
        : 'entersFreely' in words
          ? words.entersFreely
          : undefined;
  return of === undefined ? undefined : of.whose === 'own' ? 'own' : 'all';
}

/** Areas on which a card is laid: those it names, or the one of its side. */
export function areasOf({ areas, traits = [] }: CardRow): readonly ('squad' | 'kohort' | 'outpost' | 'outside')[] {
  if (areas !== undefined) return areas as readonly ('squad' | 'kohort' | 'outpost' | 'outside')[];
  return [traits.includes('tribal') ? 'outpost' : traits.includes('legion') ? 'kohort' : 'squad'];
}

const isAbility = (t: TextWords): t is AbilityWords => 'timing' in t;
const sentence = (text: string): string => `${cap(text)}.`;

/** The lines in their order. What a card lays and does as it is played comes before what it does there. */
export function linesOf(card: CardRow, names: NameSet, parts: Parts): CardLine[] {
  const speech = (targets: AbilityWords['targets'] = []): Speech => speechOf(parts.lang, card, names, targets);
  const out: CardLine[] = [];
  const put = (is: CardLine['is'], text: string): void => {
    if (text !== '') out.push({ is, text: sentence(text) });
  };
  for (const text of parts.traits(card, speech())) put('traits', text);
  if (card.text === undefined) {
    put('unscripted', parts.unscripted);
    return out;
  }
  put('play', parts.play(card, speech(card.play?.targets)));
  for (const t of card.text) {
    if (isAbility(t)) put('ability', parts.ability(t, speech(t.targets)));
    else put('static', parts.holds(t, speech()));
  }
  return out;
}
