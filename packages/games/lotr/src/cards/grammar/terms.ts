/** What it costs, what it is about, what holds: the grammar of the parts of an ability, as `types.ts` has them. */
import { both } from '@kolbiste/kernel/files';
import type { Choice, Rule } from '@kolbiste/kernel/grammar';
import { card, choice, fields, listOf, word, yes } from '@kolbiste/kernel/grammar';
import * as parts from '../parts.ts';

const few = parts.few.rule;
const trait = parts.trait.rule;
const filter = parts.filter.rule;

const exhausted: Rule = (c, value, path) =>
  typeof value === 'string' ? word(['self'])(c, value, path) : filter(c, value, path);

const COST: Choice = {
  what: both('cena', 'a cost'),
  records: {
    exhaust: fields({ exhaust: exhausted }),
    pay: fields({ pay: few }),
    discardHand: fields({ discardHand: few }),
  },
};
export const costs = listOf(
  choice(() => COST),
  1,
  4,
);

const CONDITION: Choice = {
  what: both('podmínka', 'a condition'),
  records: {
    hostTrait: fields({ hostTrait: trait }),
    hostIs: fields({ hostIs: card }),
    against: fields({ against: trait }),
    soleAgainstStaging: fields({ soleAgainstStaging: yes }),
  },
};
const condition = choice(() => CONDITION);
const host = word(['host']);

const PASSIVE: Choice = {
  what: both('co trvale platí', 'what holds all the time'),
  records: {
    stat: fields({ stat: parts.stat.rule, to: word(['self', 'host']), n: parts.amount.rule }, { when: condition }),
    trait: fields({ trait, to: host }),
    icon: fields({ icon: parts.sphere.rule, to: host }, { when: condition }),
    cannotAttack: fields({ cannotAttack: host }),
    attacksStaging: fields({ attacksStaging: yes }),
    damageRevealed: fields({ damageRevealed: few }),
    noDraw: fields({ noDraw: yes }),
    staysExhausted: fields({ staysExhausted: few }),
    notWhile: fields({ notWhile: card }),
  },
};
export const passive = choice(() => PASSIVE);

/** What a trigger is about: a word, something said of it, or a filter. */
export const about: Rule = (c, value, path) => {
  if (typeof value === 'string') return word(['self', 'host'])(c, value, path);
  const said = ['treachery', 'attackingYou', 'withRevealed'].find(
    (name) => typeof value === 'object' && value !== null && Object.hasOwn(value, name),
  );
  if (said === undefined) filter(c, value, path);
  else fields({ [said]: yes })(c, value, path);
};
