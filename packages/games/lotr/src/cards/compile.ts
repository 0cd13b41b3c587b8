/** Makes of the card files what the engine reads: figures by place, abilities by number, instructions as programs. */
import { ATTACHMENT, EVENT, KEYWORDS, type Keyword, PHASES, SEEN, SPHERES, STATS, TYPES } from '../vocabulary.ts';
import type { Shop } from './assemble.ts';
import { assemble } from './assemble.ts';
import type { Op } from './code.ts';
import { PLAIN } from './code.ts';
import type { Sieve } from './parts.ts';
import { filter, much, stat, trait, until } from './parts.ts';
import type { CompiledAbility, CostCode, PassiveCode, Pool, Printed } from './printed.ts';
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
import type { Ability, About, Amount, Card, Cost, Filter, Instruction, Passive } from './types.ts';
import { TRIGGERS } from './types.ts';

/** Compiles card after card; numbers of abilities and programs run on. */
class Compiler implements Shop {
  readonly cards: (Printed | undefined)[] = [];
  readonly doings: CompiledAbility[] = [];
  readonly programs: Op[][] = [];

  program(list: readonly Instruction[]): number {
    const ops: Op[] = [];
    const at = this.programs.push(ops) - 1;
    assemble(list, ops, this);
    return at;
  }

  doing(card: number, a: Exclude<Ability, { passive: Passive }>): CompiledAbility | null {
    if (!('do' in a)) return null;
    const action = 'action' in a ? a.action : 'any';
    const trigger = 'response' in a ? a.response : 'forced' in a ? a.forced : undefined;
    const about = 'about' in a ? a.about : undefined;
    const made: CompiledAbility = {
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
      limitPer: a.limit === undefined ? 0 : until.read(a.limit.per, null),
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
    const doings: CompiledAbility[] = [];
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
      traits: (c.traits ?? []).map((each) => trait.read(each, null)),
      keywords: keywordBits(c.keywords ?? []),
      doomed: c.doomed ?? 0,
      set: c.set,
      copies: c.copies,
      easy: c.easy ?? c.copies,
      attach: TYPES.indexOf(c.type) === ATTACHMENT ? sieve(c.attach ?? {}) : null,
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
function waitsOf(c: Card, doings: readonly CompiledAbility[]): Pick<Printed, 'action' | 'acts' | 'forced' | 'answers'> {
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

const sieve = (f: Filter): Sieve => filter.read(f, null);

const keywordBits = (words: readonly Keyword[]): number =>
  words.reduce((bits, word) => bits | (1 << KEYWORDS.indexOf(word)), 0);

function aboutOf(about: About | undefined): { about: number; aboutSieve: Sieve | null } {
  if (about === undefined) return { about: ABOUT_ANY, aboutSieve: null };
  if (about === 'self') return { about: ABOUT_SELF, aboutSieve: null };
  if (about === 'host') return { about: ABOUT_HOST, aboutSieve: null };
  if ('treachery' in about) return { about: ABOUT_TREACHERY, aboutSieve: null };
  if ('attackingYou' in about) return { about: ABOUT_ATTACKING_YOU, aboutSieve: null };
  if ('withRevealed' in about) return { about: ABOUT_WITH_REVEALED, aboutSieve: null };
  return { about: ABOUT_SIEVE, aboutSieve: sieve(about) };
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
  return c.exhaust === 'self' ? { kind: 0, n: 0, sieve: null } : { kind: 1, n: 0, sieve: sieve(c.exhaust) };
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
    stat: kind === 'stat' ? stat.read(j['stat'] as never, null) : -1,
    host: j['to'] === 'host',
    much: kind === 'stat' ? much(j['n'] as Amount) : PLAIN,
    trait: kind === 'trait' ? trait.read(j['trait'] as never, null) : -1,
    icon: kind === 'icon' ? SPHERES.indexOf(j['icon'] as never) : -1,
    n: typeof j[kind] === 'number' ? j[kind] : 0,
    ifTrait: when['hostTrait'] === undefined ? -1 : trait.read(when['hostTrait'] as never, null),
    ifCard: (when['hostIs'] as number | undefined) ?? 0,
    against: when['against'] === undefined ? -1 : trait.read(when['against'] as never, null),
    soleStaging: when['soleAgainstStaging'] === true,
  };
}

function loweredBy(cards: readonly (Printed | undefined)[], programs: readonly (readonly Op[])[]): boolean[] {
  const passives = cards.flatMap((card) => card?.passives ?? []);
  const changes = programs.flatMap((ops) => ops.map(({ figures }) => figures));
  return STATS.map(
    (_, at) =>
      passives.some((p) => p.kind === 'stat' && p.stat === at && p.much.n < 0) ||
      changes.some((pairs) => pairs.some((n, i) => i % 2 === 1 && n < 0 && pairs[i - 1] === at)),
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
