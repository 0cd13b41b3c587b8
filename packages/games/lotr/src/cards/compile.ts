/** Makes of the card files what the engine reads: figures by place, abilities by number, instructions as programs. */
import {
  ATTACHMENT,
  EVENT,
  KEYWORDS,
  type Keyword,
  PHASES,
  SEEN,
  SPHERES,
  STATS,
  type Stat,
  TYPES,
} from '../vocabulary.ts';
import type { Aim, CardSieve, Op } from './code.ts';
import { AIM_CHOOSE, AIM_EACH, AIM_WORD, OP, OP_NAMES, statOf, WHO, WORD } from './code.ts';
import { aimIn, flagIn, much, muchIn, PLAIN, playerIn, statsIn, wordIn } from './members.ts';
import type { CostCode, Doing, PassiveCode, Pool, Printed } from './printed.ts';
import {
  ABOUT_ANY,
  ABOUT_ATTACKING_YOU,
  ABOUT_HOST,
  ABOUT_SELF,
  ABOUT_SIEVE,
  ABOUT_TREACHERY,
  ABOUT_WITH_REVEALED,
  ACTION,
  COST_X,
  FORCED,
  RESPONSE,
} from './printed.ts';
import type { Sieve } from './sieve.ts';
import { sieveOf, traitOf } from './sieve.ts';
import type { Ability, About, Amount, Card, CardFilter, Cost, Instruction, Passive, Target } from './types.ts';
import { TRIGGERS } from './types.ts';

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
      costs: costsOf(a.cost ?? []),
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
      ...waitsOf(c, doings),
      passives: list.flatMap((a) => ('passive' in a ? [passiveOf(a.passive)] : [])),
      revealed: one('revealed'),
      shadow: one('shadow'),
      undefended: one('undefended'),
      travel: one('travel'),
      setup: one('setup'),
    };
  }
}

/** What a card's abilities wait for, gathered so that it is not looked for again and again. */
function waitsOf(c: Card, doings: readonly Doing[]): Pick<Printed, 'action' | 'acts' | 'forced' | 'answers'> {
  const action = doings.find((d) => d.kind === ACTION) ?? null;
  const bits = (kind: number): number =>
    doings.reduce((all, d) => (d.kind === kind && !d.fromHand ? all | (1 << d.trigger) : all), 0);
  return {
    action: c.type === 'event' ? action : null,
    acts: action !== null,
    forced: bits(FORCED),
    answers: bits(RESPONSE),
  };
}

const keywordBits = (words: readonly Keyword[]): number =>
  words.reduce((bits, word) => bits | (1 << KEYWORDS.indexOf(word)), 0);

function aboutOf(about: About | undefined): { about: number; aboutSieve: Sieve | null } {
  if (about === undefined) return { about: ABOUT_ANY, aboutSieve: null };
  if (about === 'self') return { about: ABOUT_SELF, aboutSieve: null };
  if (about === 'host') return { about: ABOUT_HOST, aboutSieve: null };
  if ('treachery' in about) return { about: ABOUT_TREACHERY, aboutSieve: null };
  if ('attackingYou' in about) return { about: ABOUT_ATTACKING_YOU, aboutSieve: null };
  if ('withRevealed' in about) return { about: ABOUT_WITH_REVEALED, aboutSieve: null };
  return { about: ABOUT_SIEVE, aboutSieve: sieveOf(about) };
}

/** Cards of the hand are discarded one after the other, and all of them must be there before the first. */
function costsOf(list: readonly Cost[]): CostCode[] {
  const cards = list.reduce((sum, c) => sum + ('discardHand' in c ? c.discardHand : 0), 0);
  return list.flatMap((c) =>
    'discardHand' in c
      ? Array.from({ length: c.discardHand }, () => ({ kind: 3, n: cards, sieve: null }))
      : [costOf(c)],
  );
}

function costOf(c: Exclude<Cost, { discardHand: number }>): CostCode {
  if ('pay' in c) return { kind: 2, n: c.pay, sieve: null };
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

function loweredBy(cards: readonly (Printed | undefined)[], programs: readonly (readonly Op[])[]): boolean[] {
  const passives = cards.flatMap((card) => card?.passives ?? []);
  const changes = programs.flatMap((ops) => ops.map(({ stats }) => stats));
  return STATS.map(
    (_, stat) =>
      passives.some((p) => p.kind === 'stat' && p.stat === stat && p.much.n < 0) ||
      changes.some((pairs) => pairs.some((n, i) => i % 2 === 1 && n < 0 && pairs[i - 1] === stat)),
  );
}

export function compile(cards: readonly Card[]): Pool {
  const compiler = new Compiler();
  for (const card of cards) compiler.card(card);
  const { doings, programs } = compiler;
  const fromHands = doings.filter((d) => d.kind === RESPONSE && (d.fromHand || compiler.cards[d.card]?.type === EVENT));
  return {
    cards: compiler.cards,
    doings,
    programs,
    lowered: loweredBy(compiler.cards, programs),
    fromHands,
    fromHandKinds: fromHands.reduce((bits, d) => bits | (1 << d.trigger), 0),
  };
}
