/** Who, what, how much, whether: the grammar of the parts of an ability, as `types.ts` has them. */
import { addFault, both, describeValue } from '@kolbiste/kernel/files';
import type { Choice, Rule, Rules } from '@kolbiste/kernel/grammar';
import { card, choice, fields, int, listOf, word, yes } from '@kolbiste/kernel/grammar';
import { KEYWORDS, SPHERES, STATS, TRAITS, TYPES } from '../../vocabulary.ts';

export const FIGURE = 99;
export const few = int(1, 20);
const stat = word(STATS);
export const sphere = word(SPHERES);
export const trait = word(TRAITS);
export const keyword = word(KEYWORDS);
export const type = word(TYPES);
export const until = word(['phase', 'round', 'attack']);

const NAMED = ['self', 'host', 'subject', 'it', 'attacker', 'defender', 'activeLocation'] as const;
const named = word(NAMED);

const truth: Rule = (c, value, path) => {
  if (typeof value !== 'boolean')
    addFault(c, path, describeValue(value), both('true nebo false', 'true or false'), null);
};

/** A record whose members may all be missing, but not all at once. */
const some = (rules: Rules): Rule => {
  const rule = fields({}, rules);
  const expected = both(
    `aspoň jedna z položek ${Object.keys(rules).join(', ')}`,
    `one of ${Object.keys(rules).join(', ')}`,
  );
  return (c, value, path) => {
    rule(c, value, path);
    if (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
      addFault(c, path, both('prázdný objekt', 'an empty object'), expected, null);
  };
};

export const filter = some({
  is: word(['character', 'hero', 'ally', 'enemy', 'location', 'attachment']),
  of: word(['you', 'others', 'chosen', 'defending', 'first']),
  where: word(['staging', 'engaged', 'active']),
  trait,
  keyword,
  sphere,
  ready: truth,
  committed: yes,
  damaged: yes,
  other: yes,
  notIt: yes,
  on: named,
  card,
});

export const cardFilter = some({ type, sphere, cost: word(['X']), sphered: yes });

const targetOf = (words: readonly string[]): Rule => {
  const given: Choice = {
    what: both('koho nebo čeho se to týká', 'whom or what it is about'),
    words,
    records: {
      each: fields({ each: filter }),
      choose: fields({ choose: filter }, { by: word(['you', 'first', 'chosen']), may: yes }),
    },
  };
  return choice(() => given);
};
export const target = targetOf(NAMED);
export const targetOrQuest = targetOf([...NAMED, 'quest']);

export const player = word([
  'you',
  'each',
  'first',
  'defending',
  'choose',
  'chooseOther',
  'chosen',
  'highestThreat',
  'controller',
]);

const AMOUNT: Choice = {
  what: both('číslo nebo jak se zjistí', 'a number, or how to get it'),
  words: ['all', 'amount', 'X'],
  figures: [-FIGURE, FIGURE],
  records: {
    damageOn: fields({ damageOn: word(['self']) }, { times: few }),
    resourcesOn: fields({ resourcesOn: word(['self']) }, { times: few }),
  },
};
export const amount = choice(() => AMOUNT);

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
    stat: fields({ stat, to: word(['self', 'host']), n: amount }, { when: condition }),
    trait: fields({ trait, to: host }),
    icon: fields({ icon: sphere, to: host }, { when: condition }),
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
