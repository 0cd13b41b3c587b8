/** A card of the encounter deck, or of its discard pile, is added to the staging area; it is not revealed [LOTR S.7]. */
import type { Term } from '@kolbiste/cardkit/verbs';
import { ruleOf } from '@kolbiste/cardkit/verbs';
import { call } from '@kolbiste/kernel';
import { both } from '@kolbiste/kernel/files';
import { choice } from '@kolbiste/kernel/grammar';
import { players } from '../effects/whom.ts';
import type { Sought } from '../flow/encounter-cards.ts';
import { fetching } from '../flow/encounter-cards.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { called, trait } from '../text/card/speech.ts';
import type { Trait } from '../vocabulary.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const FETCHED = {
  what: both('která karta', 'which card'),
  records: { card: ruleOf({ card: term.cardNumber }), trait: ruleOf({ trait: term.trait }) },
};
const sought: Term<{ card: number } | { trait: Trait }, Sought, unknown> = {
  rule: choice(() => FETCHED),
  read: (said) =>
    'card' in said ? { card: said.card, trait: -1 } : { card: 0, trait: term.trait.read(said.trait, null) },
};
const schema = { fetch: sought, by: term.optional(term.player, 'first') };

const UNREVEALED = { cs: ' (neodhaluje se)', en: ' (it is not revealed)' };

export const fetchCard: Verb<typeof schema> = {
  name: 'fetch',
  schema,
  rule: cite('S.7', 'G.14', 'G.4'),
  /** Each in player order [LOTR 0.2]: what is called last comes first. */
  run(s, x, op) {
    for (const seat of players(s, x, op.by).reverse())
      call(s, fetching, { seat, program: x.program, at: x.pc - 1, card: x.card });
  },
  tail: { cs: () => UNREVEALED.cs, en: () => UNREVEALED.en },
  cs(i, s) {
    const [f, by] = [i.fetch, i.by];
    const what = 'card' in f ? `jednu kartu ${called(s, f.card)}` : `jednu kartu s rysem ${trait(s, f.trait)}`;
    const from = 'card' in f ? 'z balíčku setkání' : 'z balíčku setkání nebo z jeho odhazovací hromádky';
    const to = `${what} ${from} do předpolí${UNREVEALED.cs}`;
    return by === undefined ? `${cs.mood(s, 'dej', 'dát')} ${to}` : cs.does(by, `dej ${to}`, `dá ${to}`);
  },
  en(i, s) {
    const [f, by] = [i.fetch, i.by];
    const what = 'card' in f ? called(s, f.card) : `${en.a(trait(s, f.trait))} card`;
    const from = 'card' in f ? 'the encounter deck' : 'the encounter deck or its discard pile';
    const to = `${what} from ${from} to the staging area${UNREVEALED.en}`;
    return by === undefined ? `add ${to}` : en.does(by, `add ${to}`, `adds ${to}`);
  },
};
