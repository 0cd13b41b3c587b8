/** The grammar of a card file: what may stand in a row, with the places of faults. */
import { int, listOf, oneOf, ruleOf, yes } from '@kolbiste/cardkit/verbs';
import type { Fault } from '@kolbiste/kernel/files';
import { both } from '@kolbiste/kernel/files';
import type { Rule } from '@kolbiste/kernel/grammar';
import { bilingualName, choice, citing, fields, listOf as listRule } from '@kolbiste/kernel/grammar';
import { HOLDS } from '../verbs/holds/index.ts';
import { text as instructions } from '../verbs/terms.ts';
import { GEAR_NAMES, KIND_NAMES, RIGHT_NAMES, TRAIT_NAMES, ZONE_NAMES } from '../vocabulary.ts';
import { FIGHTERS_NAMES, LAY_NAMES } from './card.ts';
import { COMMON } from './hold.ts';
import { aspects, filter, kinds, LAST_NUMBER, when } from './parts.ts';
import { MOMENT_NAMES, TIMING_NAMES } from './timing.ts';
import type { CardRow } from './types.ts';
import { AFTER_WORDS, IMMUNITIES, SUB_NAMES } from './types.ts';
import book from './words.names.json' with { type: 'json' };

const words = (list: readonly string[]): Rule => listOf(oneOf(list), 1, list.length).rule;
const most = int(2, 8).rule;
const numberOrAny: Rule = (c, value, path) => (value === 'any' ? undefined : most(c, value, path));
const marked = { harms: yes.rule, may: yes.rule, upTo: numberOrAny };
const TARGETS = {
  piece: fields({ piece: filter.rule }, marked),
  participant: (c, value, path) => fields({ participant: anyFilter }, marked)(c, value, path),
  player: fields({ player: oneOf(['any', 'others']).rule }, marked),
  area: fields({ area: words(ZONE_NAMES) }, marked),
  affiliation: fields({ affiliation: words(TRAIT_NAMES) }, marked),
  fighters: fields({ fighters: oneOf(FIGHTERS_NAMES).rule }, marked),
  tactic: fields({ tactic: yes.rule }, marked),
  number: fields({ number: listOf(int(0, 99), 2, 2).rule }, marked),
} as const satisfies Record<string, Rule>;
/** Of participants every one may be meant. */
const anyFilter: Rule = (c, value, path) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0
    ? undefined
    : filter.rule(c, value, path);

const cost = int(0, 40).rule;
const fare = fields({ of: filter.rule, destiny: cost });
const ability = fields(
  { timing: citing(oneOf(TIMING_NAMES).rule, '4.20.1') },
  {
    on: citing(oneOf(MOMENT_NAMES).rule, '7.2.3'),
    about: filter.rule,
    actions: cost,
    destiny: cost,
    each: filter.rule,
    scale: cost,
    most: cost,
    promotion: cost,
    perTarget: cost,
    payValue: (c, value, path) => (value === 'half' ? undefined : yes.rule(c, value, path)),
    tariff: listRule(fare, 1, 4),
    borne: fare,
    by: filter.rule,
    when: when.rule,
    targets: listRule(
      choice(() => ({ what: both('na co se ukáže', 'what is pointed at'), records: TARGETS })),
      1,
      4,
    ),
    perTurn: int(1, 9).rule,
    may: yes.rule,
    spends: yes.rule,
    once: yes.rule,
    parked: yes.rule,
    bearers: yes.rule,
    anyActions: yes.rule,
    do: instructions.rule,
  },
);
const holds = () => Object.fromEntries(HOLDS.map((hold) => [hold.name, ruleOf({ ...hold.schema, ...COMMON })]));
const textRule: Rule = choice(() => ({
  what: both('co platí, nebo kdy se co stane', 'what holds, or what happens when'),
  records: { timing: ability, ...holds() },
}));

const parts = {
  unique: yes.rule,
  after: citing(oneOf(AFTER_WORDS).rule, '9.8'),
  sub: citing(words(SUB_NAMES), 'R155'),
  traits: citing(words(TRAIT_NAMES), '0.3'),
  kinds: kinds.rule,
  figures: citing(listOf(int(-9, 40), 4, 4).rule, '9.8'),
  rights: citing(words(RIGHT_NAMES), '8.10.1'),
  immune: citing(words(IMMUNITIES), '7.6.1'),
  aspects: citing(aspects.rule, '4.19.1'),
  gear: citing(words(GEAR_NAMES), '4.7.2'),
  areas: citing(words(ZONE_NAMES), '9.14'),
  lays: oneOf(LAY_NAMES).rule,
  to: filter.rule,
  copies: int(0, 4).rule,
  play: ability,
} as const satisfies Record<string, Rule>;
const kind = citing(oneOf(KIND_NAMES).rule, '9.8');
const text = listRule(textRule, 0, 12);

const row = fields(
  { id: int(1001, 8999).rule, kind, set: oneOf(Object.keys(book.sets)).rule },
  {
    ...parts,
    limit: int(0, 5).rule,
    text,
    needs: (c, value, path) => listRule(int(0, 0).rule, 0, 0)(c, Array.isArray(value) ? [] : value, path),
  },
);

/** A card of somebody's own: it has names, is of no set, and is carried out. */
export const ownRow: Rule = fields({ id: int(1, LAST_NUMBER).rule, name: bilingualName, kind, text }, parts);

/** What is wrong with rows of cards; a fault has its path. */
export function faultsOf(rows: readonly CardRow[]): Fault[] {
  const c = { book: 'DT', faults: [] as Fault[], known: new Set(rows.map(({ id }) => id)), depth: 0 };
  rows.forEach((each) => row(c, each, `$[${each.id}]`));
  return c.faults;
}
