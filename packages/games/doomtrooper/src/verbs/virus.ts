/** A virus: what it does to whoever has it, whether again and again, and how it spreads [DT 9.23]. */
import { isWarrior } from '../board.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import { infectOne, mayCatch, spread } from '../viruses.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  virus: term.whom,
  do: term.text,
  again: term.flag,
  spreads: term.oneOf(['later', 'atOnce']),
};

export const virus: Verb<typeof schema> = {
  name: 'virus',
  schema,
  rule: cite('9.23', 'R154'),
  run(s, x, op) {
    for (const p of harmed(s, x, op.virus).filter(isWarrior)) {
      infectOne(s, x, p);
      if (op.spreads === 'atOnce') spread(s, x, p);
    }
  },
  would: (s, x, op) => harmed(s, x, op.virus).some((p) => isWarrior(p) && mayCatch(s, x.card, p)),
  cs: (i, s) =>
    `VIRUS má ${cs.whom(i.virus, 'nom', s)}: ${cs.clauses(i.do, s)}${i.again ? ', a to znovu při každém tvém dobírání karet' : ''}; ${i.spreads === 'later' ? 'po celém kole se přenese' : 'ihned se přenese'} na ${cs.np({ all: ['doomtrooper'] }, false, 'acc', s, 'každý')} téhož hráče ve stejné oblasti`,
  en: (i, s) =>
    `${en.whom(i.virus, s)} has the VIRUS: ${en.clauses(i.do, s)}${i.again ? ', and again in each of your draw steps' : ''}; ${i.spreads === 'later' ? 'after a full turn' : 'at once'} it spreads to each other ${en.np({ all: ['doomtrooper'] }, false, s)} of the same player in the same area`,
};
