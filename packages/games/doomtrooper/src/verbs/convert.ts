/** A warrior changes sides for good: he leaves his affiliations and status and is of the Legion under you [DT 8.5.1] [DT R147]. */
import { turnInto } from '../atoms/changes.ts';
import { giveTo } from '../atoms/pieces.ts';
import { isFaithful } from '../holds.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { KOHORT, TRAIT } from '../vocabulary.ts';
import { spare } from './kit/combat.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { convert: term.whom, follower: term.optional(term.oneOf(['demnogonis', 'semai'])) };

export const convert: Verb<typeof schema> = {
  name: 'convert',
  schema,
  rule: cite('8.5.1', 'R147'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.convert)) {
      if (isFaithful(s, p)) continue;
      turnInto(
        s,
        p,
        TRAIT.legion | TRAIT.heretic | (op.follower === null ? 0 : TRAIT[op.follower]),
        x.seat,
        convert.rule,
      );
      giveTo(s, p, x.seat, KOHORT, convert.rule);
      spare(s, p);
    }
  },
  would: (s, x, op) => harmed(s, x, op.convert).some((p) => !isFaithful(s, p)),
  cs: (i, s) =>
    `${cs.whom(i.convert, 'nom', s)} ztrácí příslušnosti a stává se kacířem ve tvé Kohortě${i.follower === undefined ? '' : `, stoupencem ${cs.apostleName(i.follower, s)}`}`,
  en: (i, s) =>
    `${en.whom(i.convert, s)} loses its affiliations and becomes a Heretic in your Kohort${i.follower === undefined ? '' : `, a follower of ${en.apostleName(i.follower, s)}`}`,
};
