/** Czech abilities: when, what they cost, how often, and what happens. */

import type { Case } from '@kolbiste/cardkit/czech';
import { byNumber } from '@kolbiste/cardkit/words';
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
import { agree, declined } from './decline.ts';
import { program } from './program.ts';
import { bonus, cardsOf, counted, host, one, self, selfNoun, some } from './whom.ts';

// When

const CONDITIONS: ConditionSpeakers<Speech> = {
  hostTrait: (c, s) => `má-li rys ${trait(s, c.hostTrait)}`,
  hostIs: (c, s) => `je-li nositelem ${called(s, c.hostIs)}`,
  against: (c, s) => `proti nepříteli s rysem ${trait(s, c.against)}`,
  soleAgainstStaging: () => 'když útočí sám na nepřítele v předpolí',
};
const condition = (c: Condition, s: Speech): string => spoken(c satisfies SaidCondition, s, CONDITIONS);

/** Whom a trigger is about, in a case. */
type Who = (inCase: Case) => string;
function about(of: About | undefined, s: Speech, any: Who): Who {
  if (of === undefined) return any;
  if (of === 'self') return (c) => self(c, s);
  if (of === 'host') return (c) => host(c, s);
  if ('treachery' in of) return (c) => declined('treachery', c);
  if ('withRevealed' in of) return (c) => `${some({}, c, s)} s textem „po odhalení“`;
  return 'attackingYou' in of ? (c) => `${some({ is: 'enemy' }, c, s)}, který útočí na tebe` : (c) => some(of, c, s);
}

const TRIGGERS: { readonly [K in keyof TriggerSpeakers<Speech>]: (who: Who) => string } = {
  commits: (who) => `když se ${who('nom')} vydá na výpravu`,
  damaged: (who) => `když ${who('nom')} dostane poškození`,
  entersPlay: (who) => `když ${who('nom')} vstoupí do hry`,
  playedFromHand: (who) => `když zahraješ ${who('acc')} z ruky`,
  leavesPlay: (who) => `když ${who('nom')} opustí hru`,
  destroyed: (who) => `když padne ${who('nom')}`,
  destroysInAttack: (who) => `když útok s účastí ${who('gen')} zničí nepřítele`,
  defenderDeclared: (who) => `když se obráncem stane ${who('nom')}`,
  attacks: (who) => `když ${who('nom')} útočí`,
  wasAttacked: (who) => `po útoku na ${who('acc')}`,
  hasAttacked: (who) => `po útoku ${who('gen')}`,
  engages: (who) => `když se ${who('nom')} střetne s hráčem`,
  revealed: (who) => `když se z balíčku setkání odhalí ${who('nom')}`,
  travelled: (who) => `když hráči docestují na ${who('acc')}`,
  explored: (who) => `když je prozkoumáno ${who('nom')}`,
  shadowDealt: (who) => `když dostane kartu stínu ${who('nom')}`,
  shadowResolves: () => 'než se vyhodnotí efekt stínu',
  roundEnds: () => 'na konci kola',
  stageCompleted: (who) => `když je ${who('nom')} splněná`,
};

/** Whom a trigger counts for when the card does not say. */
const when = (trigger: keyof typeof TRIGGERS, of: About | undefined, s: Speech): string => {
  const any = trigger === 'travelled' ? 'location' : trigger === 'revealed' ? 'card' : 'character';
  return TRIGGERS[trigger](about(of, s, (c) => declined(any, c)));
};

// What it costs, how often

const COSTS: CostSpeakers<Speech> = {
  exhaust: (c, s) => `vyčerpej ${c.exhaust === 'self' ? self('acc', s) : one(c.exhaust, 'acc', s)}`,
  pay: (c, s) => `zaplať ${counted(c.pay, 'zdroj', 'zdroje', 'zdrojů')} ${self('gen', s)}`,
  discardHand: (c) => `odhoď z ruky ${cardsOf(c.discardHand)}`,
};
const costs = (list: readonly Cost[], s: Speech): string =>
  listed(
    list.map((c) => spoken(c satisfies SaidCost, s, COSTS)),
    'a',
  );

const TIMES: Readonly<Record<number, string>> = { 1: 'Jednou', 2: 'Dvakrát', 3: 'Třikrát', 4: 'Čtyřikrát' };
const PER = { round: 'za kolo', phase: 'za fázi' };
function limit({ limit: l }: Does): string {
  if (l === undefined) return '';
  const often = `${TIMES[l.times] ?? `${l.times}×`} ${PER[l.per]}.`;
  return l.each === undefined ? ` ${often}` : ` Každý hráč ${often.toLowerCase()}`;
}

/** Whether the card was named in what stands before its effect. */
const isKnown = (head: string, cost: string, s: Speech): boolean =>
  (['nom', 'gen', 'acc'] as const).some((c) => `${head} ${cost}`.includes(self(c, s)));

/** 'Když ..., vyčerpej tohoto hrdinu: lízni si 2 karty. Jednou za kolo.' */
function sentence(head: string, does: Does, s: Speech): string {
  const cost = does.cost === undefined ? '' : costs(does.cost, s);
  const body = program(does.do, { ...s, known: isKnown(head, cost, s) });
  const priced = cost === '' ? body : `${cost}: ${body}`;
  const comma = /^(na|po) /.test(head) ? '' : ',';
  return `${cap(head === '' ? priced : `${head}${comma} ${priced}`)}.${limit(does)}`;
}

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'při přípravě',
  resource: 've fázi zdrojů',
  planning: 'při plánování',
  quest: 'při výpravě',
  travel: 'při cestování',
  encounter: 've fázi setkání',
  combat: 'v boji',
  refresh: 'při obnově',
};

function action(part: AbilityOf<'action'>, s: Speech): string {
  const label = part.action === 'any' ? 'Akce' : `Akce ${PHASES[part.action]}`;
  return `${label}${part.by === undefined ? '' : ' (kteréhokoli hráče)'}: ${sentence('', part, s)}`;
}

/** Encounter cards speak of the player concerned. */
const told = (s: Speech, over: Partial<Speech>): Speech => ({
  ...s,
  ...(speaksToYou(s) ? {} : { you: 'that' as const }),
  ...over,
});

const response = (part: AbilityOf<'response'>, s: Speech): string => {
  const says = told(s, { trigger: part.response, modal: 'may' });
  return `Odezva: ${sentence(when(part.response, part.about, says), part, says)}`;
};
const forced = (part: AbilityOf<'forced'>, s: Speech): string => {
  const says = told(s, { trigger: part.forced });
  return `Vynucené: ${sentence(when(part.forced, part.about, says), part, says)}`;
};

// What holds

function amount(p: Extract<Passive, { stat: unknown }>): string {
  const { n, stat } = p;
  if (typeof n === 'number') return bonus(n, stat);
  if (typeof n === 'string') return bonus('X', stat);
  const token = 'damageOn' in n ? 'poškození' : 'zdroje';
  return `${bonus(n.times ?? 1, stat)} za každý žeton ${token} na sobě`;
}

const PASSIVES: PassiveSpeakers<Speech> = {
  stat: (p, s) => {
    const who = p.to === 'self' ? self('nom', s) : host('nom', s);
    const more = p.when !== undefined && 'hostTrait' in p.when ? 'další ' : '';
    return `${who} má ${more}${amount(p)}${p.when === undefined ? '' : `${'against' in p.when ? '' : ','} ${condition(p.when, s)}`}`;
  },
  trait: (p, s) => `${host('nom', s)} získává rys ${trait(s, p.trait)}`,
  icon: (p, s) => {
    const has = `má navíc znak sféry ${SPHERE_WORDS[p.icon].cs}`;
    return p.when === undefined ? `${host('nom', s)} ${has}` : `${condition(p.when, s)}, ${has}`;
  },
  cannotAttack: (_p, s) => `${host('nom', s)} nemůže útočit`,
  attacksStaging: (_p, s) =>
    `útočí-li ${self('nom', s)} ${agree('sám', selfNoun(s), 'nom')}, smí útočit i na nepřítele v předpolí`,
  damageRevealed: (p, s) =>
    `dokud je ${self('nom', s)} na výpravě, dostane každý právě odhalený nepřítel ${p.damageRevealed} poškození`,
  noDraw: () => 'dokud je to aktivní místo, hráči si nemohou lízat karty',
  staysExhausted: (p, s) =>
    `${host('nom', s)} se ve fázi obnovy nepřipraví, ${byNumber(p.staysExhausted, 'není-li zaplacen', 'nejsou-li zaplaceny', 'není-li zaplaceno')} ${counted(p.staysExhausted, 'jeho zdroj', 'jeho zdroje', 'jeho zdrojů')}`,
  notWhile: (p, s) => `tato etapa nemůže být splněna, dokud je ve hře ${called(s, p.notWhile)}`,
};
const holds = (p: Passive, s: Speech): string => `${cap(spoken(p satisfies SaidPassive, s, PASSIVES))}.`;

function shadow(part: AbilityOf<'shadow'>, s: Speech): string {
  const says: Speech = { ...s, you: 'attacked' };
  const first = `Stín: ${cap(program(part.shadow, says))}.`;
  if (part.undefended === undefined) return first;
  return `${first} Místo toho při nebráněném útoku: ${program(part.undefended, says)}.`;
}

const labelled = (label: string, list: readonly Instruction[], s: Speech): string =>
  `${label}: ${cap(program(list, s))}.`;

const ABILITIES = {
  action,
  response,
  forced,
  passive: (part: AbilityOf<'passive'>, s: Speech) => holds(part.passive, s),
  revealed: (part: AbilityOf<'revealed'>, s: Speech) => labelled('Po odhalení', part.revealed, s),
  shadow,
  travel: (part: AbilityOf<'travel'>, s: Speech) => labelled('Cesta', part.travel, s),
  setup: (part: AbilityOf<'setup'>, s: Speech) => labelled('Příprava', part.setup, s),
};

/** The lines of a card in Czech. */
export function czech(card: Card, names: NameSet): CardLine[] {
  const s = speechOf('cs', card, names, program);
  return linesOf(card, {
    keywords: (list) =>
      list.map(([word, n]) => `${cap(KEYWORD_WORDS[word].cs)}${n === undefined ? '' : ` ${n}`}.`).join(' '),
    attach: (filter) => `Připoj k ${one(filter, 'dat', s)}.`,
    payers: (n) => `Cenu musí zaplatit ${byNumber(n, '1 hrdina', `${n} různí hrdinové`, `${n} různých hrdinů`)}.`,
    ability: (part: Ability) => spoken(part satisfies SaidAbility, s, ABILITIES),
  });
}

/** One of several texts, as an option. */
export const czechMode = (card: Card, names: NameSet, list: readonly Instruction[]): string =>
  program(list, speechOf('cs', card, names, program));
