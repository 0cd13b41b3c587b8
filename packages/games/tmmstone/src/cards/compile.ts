/** Compiles cards: what a card file says becomes what the engine reads. */
import { CLASS_NAMES, KIND_NAMES, RARITY_NAMES } from '../vocabulary.ts';
import type { Op, Shop } from './code.ts';
import { assemble } from './code.ts';
import type { Printed, StaticTerm, Table, Text } from './printed.ts';
import { ST, WH } from './printed.ts';
import { UNTIL } from './spans.ts';
import type { Instruction, Static } from './steps.ts';
import type { Tally } from './terms.ts';
import { amountTerm, conditionTerm } from './terms.ts';
import type { Card, Effect } from './types.ts';
import { BOTH, cardSieve, keyword, OPP, OWN, SORTS, sieveOf, tag, target, whoTerm } from './whom.ts';

const NO_STATIC: StaticTerm = { what: 0, n: 0, cards: null, sieve: null, who: null, amount: null, cond: null };

function staticTerm(t: Static, tallies: Tally[]): StaticTerm {
  if ('costTo' in t) return { ...NO_STATIC, what: ST.costTo, n: t.costTo, cards: cardSieve(t.of) };
  if ('cost' in t) return { ...NO_STATIC, what: ST.cost, n: t.cost, cards: cardSieve(t.of) };
  if ('costsLife' in t) return { ...NO_STATIC, what: ST.costsLife, cards: cardSieve(t.costsLife) };
  if ('ownCost' in t) return { ...NO_STATIC, what: ST.ownCost, amount: amountTerm(t.ownCost, tallies) };
  if ('attack' in t) {
    const amount = amountTerm(t.attack, tallies);
    return { ...NO_STATIC, what: ST.attack, amount, sieve: sieveOf('unit', t.of) };
  }
  if ('ownAttack' in t) {
    const cond = t.if === undefined ? null : conditionTerm(t.if, tallies);
    return { ...NO_STATIC, what: ST.ownAttack, amount: amountTerm(t.ownAttack, tallies), cond };
  }
  if ('spellDamage' in t) return { ...NO_STATIC, what: ST.spellDamage, n: t.spellDamage };
  if ('cannotAttack' in t) return { ...NO_STATIC, what: ST.cannotAttack, who: whoTerm(t.cannotAttack) };
  if ('ban' in t) return { ...NO_STATIC, what: ST.ban, cards: cardSieve(t.ban) };
  if ('deckSize' in t) return { ...NO_STATIC, what: ST.deckSize, n: t.deckSize };
  if ('doubleGiven' in t) return { ...NO_STATIC, what: ST.doubleGiven, n: t.doubleGiven };
  const name = Object.keys(t)[0] as keyof typeof ST;
  if (!(name in ST)) throw new Error(`no static text ${name}`);
  return { ...NO_STATIC, what: ST[name] };
}

class Compiler implements Shop {
  readonly tallies: Tally[] = [];
  readonly texts: Text[] = [];
  readonly lastings: (readonly StaticTerm[])[] = [];
  private card = 0;

  lasting(statics: readonly Static[]): number {
    return this.lastings.push(statics.map((t) => staticTerm(t, this.tallies))) - 1;
  }
  later(text: readonly Instruction[]): number {
    return this.text({ when: 'endOfEachTurn', do: [...text] }).index;
  }
  text(e: Effect): Text {
    const of = typeof e.of === 'object' ? e.of : {};
    const text: Text = {
      index: this.texts.length,
      card: this.card,
      when: WH[e.when],
      by: e.by === undefined ? BOTH : e.by === 'own' ? OWN : OPP,
      ofSelf: e.of === 'self',
      notSelf: e.of === 'notSelf',
      ofTag: of.tag === undefined ? 0 : tag.read(of.tag, null),
      ofSort: of.sort === undefined ? -1 : SORTS.indexOf(of.sort),
      ofCard: of.card ?? 0,
      ofOwnHero: of.hero === 'own',
      cond: e.if === undefined ? null : conditionTerm(e.if, this.tallies),
      pay: e.pay ?? 0,
      targets: (e.targets ?? []).map((spec) => target.read(spec, null)),
      code: [],
    };
    this.texts.push(text);
    assemble(e.do, text.code as Op[], this);
    return text;
  }
  printed(card: Card): Printed {
    this.card = card.id;
    const texts = (card.effects ?? []).map((e) => this.text(e));
    const statics = (card.statics ?? []).map((t) => staticTerm(t, this.tallies));
    const bits = (list: readonly number[]): number => list.reduce((all, n) => all | (1 << n), 0);
    return {
      id: card.id,
      key: card.key,
      kind: KIND_NAMES.indexOf(card.kind),
      cls: CLASS_NAMES.indexOf(card.class),
      rarity: RARITY_NAMES.indexOf(card.rarity),
      token: card.token === true,
      cost: card.cost,
      attack: card.stats?.[0] ?? 0,
      health: card.stats?.[1] ?? 0,
      tags: (card.tags ?? []).reduce((all, each) => all | tag.read(each, null), 0),
      keywords: (card.keywords ?? []).reduce((all, each) => all | keyword.read(each, null), 0),
      until: card.until === undefined ? -1 : UNTIL[card.until],
      uses: card.uses ?? 0,
      statics,
      holds: bits(statics.map((t) => t.what)),
      texts: texts.map((t) => t.index),
      hears: bits(texts.map((t) => t.when)),
      use: texts.filter((t) => t.when === WH.use).map((t) => t.index),
      onPlay: texts.filter((t) => t.when === WH.onPlay).map((t) => t.index),
    };
  }
}

/** All cards of a pool, ready to run. Throws where a text cannot be read, with the card's number. */
export function compileCards(list: readonly Card[]): Table {
  const compiler = new Compiler();
  const cards: (Printed | null)[] = [null];
  for (const card of list) {
    while (cards.length < card.id) cards.push(null);
    try {
      cards[card.id] = compiler.printed(card);
    } catch (error) {
      throw new Error(`card ${card.id} (${card.key}): ${(error as Error).message}`, { cause: error });
    }
  }
  return { cards, texts: compiler.texts, lastings: compiler.lastings, tallies: compiler.tallies };
}
