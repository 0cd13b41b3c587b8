/** A card of the encounter deck, or of its discard pile, is added to the staging area; it is not revealed [LOTR S.7]. */
import { call } from '@kolbiste/kernel';
import { players } from '../effects/whom.ts';
import { fetching } from '../flow/encounter-cards.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { csSought, enSought, sought } from './kit/sought.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

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
    const { by } = i;
    const to = `${csSought(i.fetch, s)} do předpolí${UNREVEALED.cs}`;
    return by === undefined ? `${cs.mood(s, 'dej', 'dát')} ${to}` : cs.does(by, `dej ${to}`, `dá ${to}`);
  },
  en(i, s) {
    const { by } = i;
    const to = `${enSought(i.fetch, s)} to the staging area${UNREVEALED.en}`;
    return by === undefined ? `add ${to}` : en.does(by, `add ${to}`, `adds ${to}`);
  },
};
