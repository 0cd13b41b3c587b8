/** Makes of the card files what the engine reads: figures by place, abilities by number, instructions as programs. */
import { ATTACHMENT, KEYWORDS, type Keyword, PHASES, SEEN, SPHERES, STATS, type Stat, TYPES } from '../vocabulary.ts';
import type { Aim, CardSieve, Much, Op } from './code.ts';
import {
  AIM_CHOOSE,
  AIM_EACH,
  AIM_WORD,
  AMOUNT_ALL,
  AMOUNT_DAMAGE,
  AMOUNT_FIXED,
  AMOUNT_RESOURCES,
  AMOUNT_TRIGGER,
  AMOUNT_X,
  OP,
  OP_NAMES,
  statOf,
  WHO,
  WORD,
} from './code.ts';
import type { Sieve } from './sieve.ts';
import { sieveOf, traitOf } from './sieve.ts';
import type { Ability, About, Amount, Card, CardFilter, Cost, Instruction, Passive, Player, Target } from './types.ts';
import { TRIGGERS } from './types.ts';

export const ACTION = 0;
export const RESPONSE = 1;
export const FORCED = 2;

// What a trigger must be about
export const ABOUT_ANY = 0;
export const ABOUT_SELF = 1;
export const ABOUT_HOST = 2;
const ABOUT_SIEVE = 3;
export const ABOUT_TREACHERY = 4;
export const ABOUT_ATTACKING_YOU = 5;
export const ABOUT_WITH_REVEALED = 6;

export interface CostCode {
  /** 0 exhaust itself, 1 exhaust one of, 2 pay from its pool, 3 discard from hand. */
  readonly kind: number;
  readonly n: number;
  readonly sieve: Sieve | null;
}

/** An ability that somebody uses, or that must be carried out. */
export interface Doing {
  /** Its number among all abilities. */
  readonly index: number;
  readonly card: number;
  readonly kind: number;
  /** Of an action: the only phase; -1 = any. */
  readonly phase: number;
  readonly anyone: boolean;
  /** Of a response or a forced effect: the kind of note. */
  readonly trigger: number;
  readonly about: number;
  readonly aboutSieve: Sieve | null;
  readonly fromHand: boolean;
  readonly costs: readonly CostCode[];
  readonly limit: number;
  /** 1 phase, 2 round. */
  readonly limitPer: number;
  readonly limitEach: boolean;
  readonly program: number;
}

export interface PassiveCode {
  readonly kind:
    | 'stat'
    | 'trait'
    | 'icon'
    | 'cannotAttack'
    | 'attacksStaging'
    | 'damageRevealed'
    | 'noDraw'
    | 'staysExhausted'
    | 'notWhile';
  readonly stat: number;
  readonly host: boolean;
  readonly much: Much;
  readonly trait: number;
  readonly icon: number;
  readonly n: number;
  /** Only where the host has the trait, is the card, or where the attack is against the trait or on staging. */
  readonly ifTrait: number;
  readonly ifCard: number;
  readonly against: number;
  readonly soleStaging: boolean;
}

export interface Printed {
  readonly id: number;
  readonly type: number;
  readonly sphere: number;
  readonly unique: boolean;
  /** -1 = it is not played, -2 = X. */
  readonly cost: number;
  readonly payers: number;
  readonly threatCost: number;
  /** By STATS. */
  readonly stats: readonly number[];
  readonly questPoints: number;
  readonly victory: number;
  readonly stage: number;
  readonly traits: readonly number[];
  readonly keywords: number;
  readonly doomed: number;
  readonly set: string;
  readonly copies: number;
  readonly easy: number;
  readonly attach: Sieve | null;
  /** Actions, responses and forced effects, in the order of the card. */
  readonly doings: readonly Doing[];
  readonly passives: readonly PassiveCode[];
  /** Programs; -1 = none. */
  readonly revealed: number;
  readonly shadow: number;
  readonly undefended: number;
  readonly travel: number;
  readonly setup: number;
}

export interface Pool {
  readonly cards: readonly (Printed | undefined)[];
  readonly doings: readonly Doing[];
  readonly programs: readonly (readonly Op[])[];
}

export const COST_X = -2;

const PLAIN: Much = { kind: AMOUNT_FIXED, n: 0 };

function much(a: Amount): Much {
  if (typeof a === 'number') return { kind: AMOUNT_FIXED, n: a };
  if (a === 'all') return { kind: AMOUNT_ALL, n: 1 };
  if (a === 'amount') return { kind: AMOUNT_TRIGGER, n: 1 };
  if (a === 'X') return { kind: AMOUNT_X, n: 1 };
  return { kind: 'damageOn' in a ? AMOUNT_DAMAGE : AMOUNT_RESOURCES, n: a.times ?? 1 };
}

const NO_AIM = { word: -1, sieve: null, by: 0, may: false };

function aimOf(t: Target): Aim {
  if (typeof t === 'string') return { ...NO_AIM, mode: AIM_WORD, word: WORD[t] };
  if ('each' in t) return { ...NO_AIM, mode: AIM_EACH, sieve: sieveOf(t.each) };
  return {
    ...NO_AIM,
    mode: AIM_CHOOSE,
    sieve: sieveOf(t.choose),
    by: t.by === 'first' ? 1 : t.by === 'chosen' ? 2 : 0,
    may: t.may === true,
  };
}

function cardSieve(f: CardFilter): CardSieve {
  return {
    type: f.type === undefined ? -1 : TYPES.indexOf(f.type),
    sphere: f.sphere === undefined ? -1 : SPHERES.indexOf(f.sphere),
    costX: f.cost === 'X',
    sphered: f.sphered === true,
  };
}

const UNTIL = { phase: 1, round: 2, attack: 3 } as const;

/** Compiles card after card; numbers of abilities and programs run on. */
class Compiler {
  readonly cards: (Printed | undefined)[] = [];
  readonly doings: Doing[] = [];
  readonly programs: Op[][] = [];

  program(list: readonly Instruction[]): number {
    const at = this.programs.push([]) - 1;
    this.programs[at] = list.map((each) => this.op(each));
    return at;
  }

  /** What each word of an instruction means is said where it is carried out. */
  op(i: Instruction): Op {
    const j = i as unknown as Record<string, unknown>;
    const name = OP_NAMES.find((each) => j[each] !== undefined && !(each === 'discard' && 'discardHand' in j));
    if (name === undefined) throw new Error(`no instruction in ${JSON.stringify(i)}`);
    const aimed = aimIn(name, j);
    const who = playerIn(name, j);
    return {
      op: OP[name],
      aim: aimed === undefined ? null : aimOf(aimed),
      much: muchIn(name, j),
      who: who === undefined ? -1 : WHO[who],
      stats: name === 'modify' ? statsIn(j['modify'] as { [S in Stat]?: number }) : [],
      until: 'until' in j ? UNTIL[j['until'] as keyof typeof UNTIL] : 0,
      programs: this.programsIn(name, j),
      word: wordIn(name, j),
      card: name === 'fetch' ? ((j['fetch'] as { card?: number }).card ?? 0) : 0,
      flag: flagIn(name, j),
      filter: name === 'fromDiscard' ? cardSieve(j['fromDiscard'] as CardFilter) : null,
    };
  }

  programsIn(name: string, j: Record<string, unknown>): number[] {
    if (name === 'each') return [this.program(j['do'] as Instruction[])];
    if (name === 'ifDone') return [this.program(j['ifDone'] as Instruction[])];
    if (name === 'oneOf') return (j['oneOf'] as Instruction[][]).map((each) => this.program(each));
    return [];
  }

  doing(card: number, a: Exclude<Ability, { passive: Passive }>): Doing | null {
    if (!('do' in a)) return null;
    const action = 'action' in a ? a.action : 'any';
    const trigger = 'response' in a ? a.response : 'forced' in a ? a.forced : undefined;
    const about = 'about' in a ? a.about : undefined;
    const made: Doing = {
      index: this.doings.length,
      card,
      kind: 'action' in a ? ACTION : 'response' in a ? RESPONSE : FORCED,
      phase: action === 'any' ? -1 : PHASES.indexOf(action),
      anyone: 'by' in a && a.by === 'anyone',
      trigger: trigger === undefined ? -1 : TRIGGERS.indexOf(trigger),
      ...aboutOf(about),
      fromHand: 'from' in a && a.from === 'hand',
      costs: (a.cost ?? []).map(costOf),
      limit: a.limit?.times ?? 0,
      limitPer: a.limit === undefined ? 0 : UNTIL[a.limit.per],
      limitEach: a.limit?.each === 'player',
      program: this.program(a.do),
    };
    this.doings.push(made);
    return made;
  }

  card(c: Card): void {
    if (c.id < 1 || c.id >= SEEN) throw new Error(`card ${c.id}: numbers of cards go from 1 to ${SEEN - 1}`);
    const list = c.abilities ?? [];
    const one = (key: 'revealed' | 'shadow' | 'undefended' | 'travel' | 'setup'): number => {
      const found = list.find((a) => key in a) as { [k: string]: Instruction[] } | undefined;
      return found === undefined ? -1 : this.program(found[key]);
    };
    const doings: Doing[] = [];
    for (const a of list) {
      if ('passive' in a) continue;
      const made = this.doing(c.id, a);
      if (made !== null) doings.push(made);
    }
    this.cards[c.id] = {
      id: c.id,
      type: TYPES.indexOf(c.type),
      sphere: c.sphere === undefined ? -1 : SPHERES.indexOf(c.sphere),
      unique: c.unique === true,
      cost: c.cost === undefined ? -1 : c.cost === 'X' ? COST_X : c.cost,
      payers: c.payers ?? 0,
      threatCost: c.threatCost ?? 0,
      stats: STATS.map((name) => c[name] ?? 0),
      questPoints: c.questPoints ?? 0,
      victory: c.victory ?? 0,
      stage: c.stage ?? 0,
      traits: (c.traits ?? []).map(traitOf),
      keywords: keywordBits(c.keywords ?? []),
      doomed: c.doomed ?? 0,
      set: c.set,
      copies: c.copies,
      easy: c.easy ?? c.copies,
      attach: TYPES.indexOf(c.type) === ATTACHMENT ? sieveOf(c.attach ?? {}) : null,
      doings,
      passives: list.flatMap((a) => ('passive' in a ? [passiveOf(a.passive)] : [])),
      revealed: one('revealed'),
      shadow: one('shadow'),
      undefended: one('undefended'),
      travel: one('travel'),
      setup: one('setup'),
    };
  }
}

const keywordBits = (words: readonly Keyword[]): number =>
  words.reduce((bits, word) => bits | (1 << KEYWORDS.indexOf(word)), 0);

/** Where an instruction says what it works on. */
function aimIn(name: string, j: Record<string, unknown>): Target | undefined {
  switch (name) {
    case 'damage':
    case 'heal':
    case 'resources':
    case 'addResourceToken':
    case 'modify':
    case 'self':
      return j['to'] as Target | undefined;
    case 'progress':
      return j['on'] === 'quest' ? undefined : (j['on'] as Target);
    case 'ready':
    case 'exhaust':
    case 'muteThreat':
    case 'engage':
    case 'toStaging':
    case 'discard':
    case 'removeFromQuest':
    case 'pick':
    case 'lookAtShadow':
    case 'attackNow':
    case 'leaveCombat':
    case 'enemyAttacks':
      return j[name] as Target;
    case 'atEnd':
    case 'noAttack':
      return j['of'] as Target | undefined;
    default:
      return undefined;
  }
}

function playerIn(name: string, j: Record<string, unknown>): Player | undefined {
  switch (name) {
    case 'threat':
      return j['for'] as Player;
    case 'draw':
    case 'discardHand':
      return j['by'] as Player;
    case 'fetch':
      return (j['by'] as Player | undefined) ?? 'first';
    case 'engage':
      return j['with'] as Player;
    case 'search':
      return j['whose'] as Player;
    case 'shuffleDiscard':
    case 'manyDefenders':
      return j[name] as Player;
    case 'choosePlayer':
      return j['choosePlayer'] === 'other' ? 'chooseOther' : j['choosePlayer'] === 'any' ? 'choose' : 'highestThreat';
    default:
      return undefined;
  }
}

function muchIn(name: string, j: Record<string, unknown>): Much {
  const value = j[name];
  if (name === 'discardHand') return value === 'events' ? { kind: AMOUNT_ALL, n: 1 } : much(value as number);
  const counted = [
    'damage',
    'heal',
    'resources',
    'progress',
    'draw',
    'threat',
    'addResourceToken',
    'search',
    'dealShadow',
  ];
  return counted.includes(name) ? much(value as Amount) : PLAIN;
}

const statsIn = (changes: { [S in Stat]?: number }): number[] =>
  Object.entries(changes).flatMap(([name, n]) => [statOf(name), n]);

/** The word that says which of several things an instruction does. */
function wordIn(name: string, j: Record<string, unknown>): string {
  switch (name) {
    case 'self':
    case 'cancel':
    case 'reveal':
    case 'noAttack':
    case 'peek':
    case 'nextStage':
      return String(j[name]);
    case 'atEnd':
      return String(j['do']);
    case 'fromDiscard':
      return [j['to'], j['under'] ?? 'you', j['whose']].join(' ');
    case 'search':
      return String(j['rest']);
    case 'fetch':
      return (j['fetch'] as { trait?: string }).trait ?? '';
    case 'surge':
      return (j['if'] as string | undefined) ?? '';
    default:
      return '';
  }
}

const flagIn = (name: string, j: Record<string, unknown>): boolean =>
  j['random'] === true ||
  j['may'] === true ||
  j['mayBottom'] === true ||
  j['topmost'] === true ||
  (name === 'fromHand' && j['back'] === 'hand') ||
  (name === 'noAttack' && j['against'] === 'chosen') ||
  (name === 'progress' && j['on'] === 'quest');

function aboutOf(about: About | undefined): { about: number; aboutSieve: Sieve | null } {
  if (about === undefined) return { about: ABOUT_ANY, aboutSieve: null };
  if (about === 'self') return { about: ABOUT_SELF, aboutSieve: null };
  if (about === 'host') return { about: ABOUT_HOST, aboutSieve: null };
  if ('treachery' in about) return { about: ABOUT_TREACHERY, aboutSieve: null };
  if ('attackingYou' in about) return { about: ABOUT_ATTACKING_YOU, aboutSieve: null };
  if ('withRevealed' in about) return { about: ABOUT_WITH_REVEALED, aboutSieve: null };
  return { about: ABOUT_SIEVE, aboutSieve: sieveOf(about) };
}

function costOf(c: Cost): CostCode {
  if ('pay' in c) return { kind: 2, n: c.pay, sieve: null };
  if ('discardHand' in c) return { kind: 3, n: c.discardHand, sieve: null };
  return c.exhaust === 'self' ? { kind: 0, n: 0, sieve: null } : { kind: 1, n: 0, sieve: sieveOf(c.exhaust) };
}

function passiveOf(p: Passive): PassiveCode {
  const j = p as unknown as Record<string, unknown>;
  const when = (j['when'] ?? {}) as Record<string, unknown>;
  const kinds = [
    'stat',
    'icon',
    'trait',
    'cannotAttack',
    'attacksStaging',
    'damageRevealed',
    'noDraw',
    'staysExhausted',
    'notWhile',
  ];
  const kind = kinds.find((each) => each in j) as PassiveCode['kind'];
  return {
    kind,
    stat: kind === 'stat' ? statOf(j['stat'] as string) : -1,
    host: j['to'] === 'host',
    much: kind === 'stat' ? much(j['n'] as Amount) : PLAIN,
    trait: kind === 'trait' ? traitOf(j['trait'] as never) : -1,
    icon: kind === 'icon' ? SPHERES.indexOf(j['icon'] as never) : -1,
    n: typeof j[kind] === 'number' ? j[kind] : 0,
    ifTrait: when['hostTrait'] === undefined ? -1 : traitOf(when['hostTrait'] as never),
    ifCard: (when['hostIs'] as number | undefined) ?? 0,
    against: when['against'] === undefined ? -1 : traitOf(when['against'] as never),
    soleStaging: when['soleAgainstStaging'] === true,
  };
}

export function compile(cards: readonly Card[]): Pool {
  const compiler = new Compiler();
  for (const card of cards) compiler.card(card);
  return { cards: compiler.cards, doings: compiler.doings, programs: compiler.programs };
}
