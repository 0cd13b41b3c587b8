/** A second card that was pointed at has no effect in the combat, for one part that was paid; what else was paid does something else. */
import { addLasting } from '../atoms/combat.ts';
import { combatNow, pieceOf } from '../board.ts';
import { DISABLES } from '../cards/static.ts';
import { UNTIL_COMBAT } from '../pieces.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { runAll } from './kit/branch.ts';
import { NOTHING_LASTS } from './kit/lasts.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { ignoreOr: term.text };

export const ignoreOr: Verb<typeof schema> = {
  name: 'ignoreOr',
  schema,
  rule: cite('4.19.4', '8.10.2'),
  favours: true,
  run(s, x, op) {
    const p = pieceOf(s, x.targets[1]);
    if (p === null) return runAll(s, x, op.ignoreOr);
    const { play, card, seat } = x;
    const ends = combatNow(s)?.id ?? 0;
    addLasting(
      s,
      { ...NOTHING_LASTS, play, card, seat, piece: p.id, what: DISABLES, until: UNTIL_COMBAT, ends },
      ignoreOr.rule,
    );
    if (x.steps > 0) runAll(s, { ...x, steps: x.steps - 1 }, op.ignoreOr);
  },
  cs: (i, s) =>
    `${cs.clauses(i.ignoreOr, s)}, nebo za jeden díl ${cs.whom('target2', 'nom', s)} nemá v tomto souboji účinek`,
  en: (i, s) => `${en.clauses(i.ignoreOr, s)}, or for one part ${en.whom('target2', s)} has no effect in this combat`,
};
