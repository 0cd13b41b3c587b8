/** English abilities: when, what it costs, how often, and what happens. */
import { signed } from '@kolbiste/cardkit/words';
import type { NameSet } from '../../../cards/names.ts';
import type { Ability, About, Card, Condition, Cost, Does, Instruction, Passive } from '../../../cards/types.ts';
import { KEYWORD_WORDS, SPHERE_WORDS } from '../../../cards/words.ts';
import type { Phase } from '../../../vocabulary.ts';
import { cap, listed } from '../join.ts';
import type { CardLine } from '../lines.ts';
import { linesOf } from '../lines.ts';
import type {
  AbilityOf,
  ConditionSpeakers,
  CostSpeakers,
  PassiveSpeakers,
  SaidAbility,
  SaidCondition,
  SaidCost,
  SaidPassive,
  TriggerSpeakers,
} from '../say.ts';
import { spoken } from '../say.ts';
import type { Speech } from '../speech.ts';
import { called, speaksToYou, speechOf, trait } from '../speech.ts';
import { program } from './program.ts';
import { a, counted, host, one, STATS, self } from './whom.ts';

// When

const CONDITIONS: ConditionSpeakers<Speech> = {
  hostTrait: (c, s) => `if ${host(s)} has the trait ${trait(s, c.hostTrait)}`,
  hostIs: (c, s) => `if ${host(s)} is ${called(s, c.hostIs)}`,
  against: (c, s) => `against ${a(trait(s, c.against))} enemy`,
  soleAgainstStaging: () => 'while it alone attacks an enemy in the staging area',
};
const condition = (c: Condition, s: Speech): string => spoken(c satisfies SaidCondition, s, CONDITIONS);

/** Whom a trigger is about: the card, its host, something that passes; '' where every one counts. */
function about(of: About | undefined, s: Speech, any: string): string {
  if (of === undefined) return any;
  if (of === 'self') return self(s);
  if (of === 'host') return host(s);
  if ('treachery' in of) return 'a treachery';
  if ('withRevealed' in of) return 'a card with a “when revealed” text';
  return 'attackingYou' in of ? 'an enemy that attacks you' : one(of, s);
}

const TRIGGERS: TriggerSpeakers<Speech> = {
  commits: (_s, who) => `when ${who} commits to the quest`,
  damaged: (_s, who) => `when ${who} takes damage`,
  entersPlay: (_s, who) => `when ${who} enters play`,
  playedFromHand: (_s, who) => `when ${who} is played from hand`,
  leavesPlay: (_s, who) => `when ${who} leaves play`,
  destroyed: (_s, who) => `when ${who} is destroyed`,
  destroysInAttack: (_s, who) => `when an attack in which ${who} takes part destroys an enemy`,
  defenderDeclared: (_s, who) => `when ${who} is declared as a defender`,
  attacks: (_s, who) => `when ${who} attacks`,
  wasAttacked: (_s, who) => `when ${who} has been attacked`,
  hasAttacked: (_s, who) => `after an attack of ${who}`,
  engages: (_s, who) => `when ${who} engages a player`,
  revealed: (_s, who) => `when ${who} is revealed from the encounter deck`,
  travelled: (_s, who) => `when the players travel to ${who}`,
  explored: (_s, who) => `when ${who} is explored`,
  shadowDealt: (_s, who) => `when a shadow card is dealt to ${who}`,
  shadowResolves: () => 'when a shadow effect is about to be resolved',
  roundEnds: () => 'at the end of the round',
  stageCompleted: (_s, who) => `when ${who} is completed`,
};

/** Whom a trigger counts for when the card does not say. */
const ANY: Readonly<Partial<Record<keyof typeof TRIGGERS, string>>> = {
  defenderDeclared: 'a character',
  travelled: 'a location',
  commits: 'a character',
  damaged: 'a character',
};
const when = (trigger: keyof typeof TRIGGERS, of: About | undefined, s: Speech): string =>
  TRIGGERS[trigger](s, about(of, s, ANY[trigger] ?? 'a card'));

// What it costs, how often

const COSTS: CostSpeakers<Speech> = {
  exhaust: (c, s) => `exhaust ${c.exhaust === 'self' ? self(s) : one(c.exhaust, s)}`,
  pay: (c, s) => `pay ${counted(c.pay, 'resource')} of ${self(s)}`,
  discardHand: (c) => `discard ${counted(c.discardHand, 'card')} from your hand`,
};
const costs = (list: readonly Cost[], s: Speech): string =>
  listed(
    list.map((c) => spoken(c satisfies SaidCost, s, COSTS)),
    'and',
  );

const TIMES: Readonly<Record<number, string>> = { 1: 'Once', 2: 'Twice' };
function limit({ limit: l }: Does): string {
  if (l === undefined) return '';
  const often = `${TIMES[l.times] ?? `${l.times} times`} per ${l.per}.`;
  return l.each === undefined ? ` ${often}` : ` Each player ${often.toLowerCase()}`;
}

/** Whether the card was named in what stands before its effect. */
const isKnown = (head: string, cost: string, s: Speech): boolean => `${head} ${cost}`.includes(self(s));

/** 'When ..., exhaust this hero: draw 2 cards. Once per round.' */
function sentence(head: string, does: Does, s: Speech): string {
  const cost = does.cost === undefined ? '' : costs(does.cost, s);
  const body = program(does.do, { ...s, known: isKnown(head, cost, s) });
  const priced = cost === '' ? body : `${cost}: ${body}`;
  const all = head === '' ? priced : `${head}, ${priced}`;
  return `${cap(all)}.${limit(does)}`;
}

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  resource: 'Resource',
  planning: 'Planning',
  quest: 'Quest',
  travel: 'Travel',
  encounter: 'Encounter',
  combat: 'Combat',
  refresh: 'Refresh',
};

function action(part: AbilityOf<'action'>, s: Speech): string {
  const label = part.action === 'any' ? 'Action' : `${PHASES[part.action]} Action`;
  return `${label}${part.by === undefined ? '' : ' (of any player)'}: ${sentence('', part, s)}`;
}

/** Encounter cards speak of the player concerned. */
const told = (s: Speech, over: Partial<Speech>): Speech => ({
  ...s,
  ...(speaksToYou(s) ? {} : { you: 'that' as const }),
  ...over,
});

const response = (part: AbilityOf<'response'>, s: Speech): string => {
  const says = told(s, { trigger: part.response, modal: 'may' });
  return `Response: ${sentence(when(part.response, part.about, says), part, says)}`;
};
const forced = (part: AbilityOf<'forced'>, s: Speech): string => {
  const says = told(s, { trigger: part.forced });
  return `Forced: ${sentence(when(part.forced, part.about, says), part, says)}`;
};

// What holds

function amount(p: Extract<Passive, { stat: unknown }>): string {
  const { n, stat } = p;
  if (typeof n === 'number') return `${signed(n)} ${STATS[stat]}`;
  if (typeof n === 'string') return `+X ${STATS[stat]}`;
  const token = 'damageOn' in n ? 'damage' : 'resource';
  return `+${n.times ?? 1} ${STATS[stat]} for each ${token} token on it`;
}

const PASSIVES: PassiveSpeakers<Speech> = {
  stat: (p, s) => {
    const who = p.to === 'self' ? self(s) : host(s);
    const more = p.when !== undefined && 'hostTrait' in p.when ? 'a further ' : '';
    return `${who} gets ${more}${amount(p)}${p.when === undefined ? '' : ` ${condition(p.when, s)}`}`;
  },
  trait: (p, s) => `${host(s)} gains the trait ${trait(s, p.trait)}`,
  icon: (p, s) => {
    const has = `also has the icon of the ${SPHERE_WORDS[p.icon].en} sphere`;
    return p.when === undefined ? `${host(s)} ${has}` : `${condition(p.when, s)}, it ${has}`;
  },
  cannotAttack: (_p, s) => `${host(s)} cannot attack`,
  attacksStaging: (_p, s) => `${self(s)} may attack an enemy in the staging area if it attacks alone`,
  damageRevealed: (p, s) =>
    `while ${self(s)} is committed to the quest, each enemy takes ${p.damageRevealed} damage as it is revealed`,
  noDraw: () => 'while this is the active location, players cannot draw cards',
  staysExhausted: (p, s) =>
    `${host(s)} does not ready in the refresh phase unless ${p.staysExhausted} of its resources are paid`,
  notWhile: (p, s) => `this stage cannot be completed while ${called(s, p.notWhile)} is in play`,
};
const holds = (p: Passive, s: Speech): string => `${cap(spoken(p satisfies SaidPassive, s, PASSIVES))}.`;

function shadow(part: AbilityOf<'shadow'>, s: Speech): string {
  const says: Speech = { ...s, you: 'attacked' };
  const first = `Shadow: ${cap(program(part.shadow, says))}.`;
  if (part.undefended === undefined) return first;
  return `${first} Instead, if undefended: ${program(part.undefended, says)}.`;
}

const labelled = (label: string, list: readonly Instruction[], s: Speech): string =>
  `${label}: ${cap(program(list, s))}.`;

const ABILITIES = {
  action,
  response,
  forced,
  passive: (part: AbilityOf<'passive'>, s: Speech) => holds(part.passive, s),
  revealed: (part: AbilityOf<'revealed'>, s: Speech) => labelled('When revealed', part.revealed, s),
  shadow,
  travel: (part: AbilityOf<'travel'>, s: Speech) => labelled('Travel', part.travel, s),
  setup: (part: AbilityOf<'setup'>, s: Speech) => labelled('Setup', part.setup, s),
};

/** The lines of a card in English. */
export function english(card: Card, names: NameSet): CardLine[] {
  const s = speechOf('en', card, names, program);
  return linesOf(card, {
    keywords: (list) =>
      list.map(([word, n]) => `${cap(KEYWORD_WORDS[word].en)}${n === undefined ? '' : ` ${n}`}.`).join(' '),
    attach: (filter) => `Attach to ${one(filter, s)}.`,
    payers: (n) => `Its cost must be paid by ${n} different heroes.`,
    ability: (part: Ability) => spoken(part satisfies SaidAbility, s, ABILITIES),
  });
}

/** One of several texts, as an option. */
export const englishMode = (card: Card, names: NameSet, list: readonly Instruction[]): string =>
  program(list, speechOf('en', card, names, program));
