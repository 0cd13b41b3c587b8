/** Which encounter card is fetched: one by its name, from the deck, or any with a trait, from the discard pile too. */
import type { Term } from '@kolbiste/cardkit/verbs';
import { ruleOf } from '@kolbiste/cardkit/verbs';
import { both } from '@kolbiste/kernel/files';
import { choice } from '@kolbiste/kernel/grammar';
import type { Sought } from '../../flow/encounter-cards.ts';
import * as en from '../../text/card/en/kit.ts';
import type { Speech } from '../../text/card/speech.ts';
import { called, trait } from '../../text/card/speech.ts';
import type { Trait } from '../../vocabulary.ts';
import * as term from '../terms.ts';

type SoughtWords = { card: number } | { trait: Trait };

const RULES = {
  what: both('která karta', 'which card'),
  records: { card: ruleOf({ card: term.cardNumber }), trait: ruleOf({ trait: term.trait }) },
};

export const sought: Term<SoughtWords, Sought, unknown> = {
  rule: choice(() => RULES),
  read: (said) =>
    'card' in said ? { card: said.card, trait: -1 } : { card: 0, trait: term.trait.read(said.trait, null) },
};

/** What it is, and from where it comes. */
export const csSought = (f: SoughtWords, s: Speech): string =>
  'card' in f
    ? `jednu kartu ${called(s, f.card)} z balíčku setkání`
    : `jednu kartu s rysem ${trait(s, f.trait)} z balíčku setkání nebo z jeho odhazovací hromádky`;
export const enSought = (f: SoughtWords, s: Speech): string =>
  'card' in f
    ? `${called(s, f.card)} from the encounter deck`
    : `${en.a(trait(s, f.trait))} card from the encounter deck or its discard pile`;
