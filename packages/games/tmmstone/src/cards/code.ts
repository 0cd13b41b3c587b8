/** A text as a list of operations: blocks become jumps, so that a text can stop anywhere for a question and go on. */
import { KEYWORD_NAMES } from '../vocabulary.ts';
import type { Amount, CardFilter, Side, Who } from './parts.ts';
import type { Instruction, Static } from './steps.ts';
import type { AmountTerm, CardSieve, ConditionTerm, Sieve, Tally, WhoTerm } from './terms.ts';
import { amountTerm, BOTH, cardSieve, conditionTerm, OPP, OWN, targetTerm, whoTerm } from './terms.ts';

/** Every verb; what is written as a block is cut into several. */
export const VERBS = [
  'damage',
  'heal',
  'destroy',
  'destroyHero',
  'buff',
  'set',
  'swapStats',
  'swapHealth',
  'freeze',
  'silence',
  'grant',
  'wake',
  'summon',
  'revive',
  'reviveChosen',
  'reviveNth',
  'bounce',
  'steal',
  'switchSide',
  'transform',
  'vanish',
  'exile',
  'release',
  'setAside',
  'enter',
  'rotate',
  'draw',
  'give',
  'burn',
  'lookAndBurn',
  'discard',
  'discardCards',
  'shuffleIn',
  'shuffleCards',
  'selfTo',
  'spellTo',
  'graveToHand',
  'deckToGrave',
  'playFromHand',
  'summonFromHand',
  'summonFromDeck',
  'peek',
  'compareTops',
  'castTop',
  'mergeDecks',
  'mergeGraves',
  'attackWith',
  'redirect',
  'counter',
  'copySpellOn',
  'removeField',
  'removeExperiments',
  'flipInto',
  'lasting',
  'nameCard',
  'handLimit',
  'insertTurns',
  'mana',
  'slots',
  'slotsTo',
  'spendAllMana',
  'roll',
  'chance',
  'chooseNumber',
  'payExtra',
  'chooseTarget',
  'pick',
  'later',
  'toss',
  'unlessHeads',
  'unless',
  'jump',
  'may',
  'option',
  'count',
  'again',
] as const;
export type Verb = (typeof VERBS)[number];
const V = Object.fromEntries(VERBS.map((name, i) => [name, i])) as { readonly [K in Verb]: number };

/** One operation. What a verb does not need is null, 0 or empty. */
export interface Op {
  verb: number;
  who: WhoTerm | null;
  who2: WhoTerm | null;
  n: AmountTerm | null;
  m: AmountTerm | null;
  a: number;
  b: number;
  jump: number;
  list: number[];
  cond: ConditionTerm | null;
  sieve: Sieve | null;
  cards: CardSieve | null;
}

const NOTHING: Op = {
  verb: 0,
  who: null,
  who2: null,
  n: null,
  m: null,
  a: 0,
  b: 0,
  jump: 0,
  list: [],
  cond: null,
  sieve: null,
  cards: null,
};

/** What the compiler adds to while it reads a text. */
export interface Shop {
  tallies: Tally[];
  /** Adds a lasting text and returns its number. */
  lasting(statics: readonly Static[]): number;
  /** Adds a delayed text and returns its number. */
  later(text: readonly Instruction[]): number;
}

const sideIn = (side: Side | undefined, missing: number): number =>
  side === undefined ? missing : side === 'both' ? BOTH : side === 'own' ? OWN : OPP;
/** Where a card goes: 1 its owner's deck, shuffled; 2 under it; 3 the hand; 4 the hand of the other player. */
export const TO = { deck: 1, deckBottom: 2, hand: 3, otherHand: 4 } as const;
/** Turns from now to the end; `used` never ends by time. */
export const UNTIL = { endOfTurn: 0, endOfOppTurn: 1, endOfSecondOppTurn: 3, used: 99 } as const;
/** For `draw`: the owner of the target. */
export const OWNER_OF_TARGET = 3;
/** For `give`: the player on turn. */
export const ACTIVE = 4;

type Row = Partial<Op>;
/** Verbs that are written as blocks and cut into these operations. */
type BlockVerb = 'toss' | 'unlessHeads' | 'unless' | 'jump' | 'may' | 'option' | 'count' | 'again';
type PlainVerb = Exclude<Verb, BlockVerb>;
/** The instruction that has a verb. */
type Said<K extends PlainVerb> = Extract<Instruction, { readonly [word in K]: unknown }>;
type Maker = (i: never, shop: Shop) => Row;

const on =
  <K extends PlainVerb>(key: K) =>
  (i: { readonly [word in K]: Who }): Row => ({ who: whoTerm(i[key]) });
const amount = (a: Amount, shop: Shop): AmountTerm => amountTerm(a, shop.tallies);
const none = (): Row => ({});

/** How the words of each plain verb become numbers. */
const MAKERS: { readonly [K in PlainVerb]: (i: Said<K>, shop: Shop) => Row } = {
  damage: (i, shop) => ({ who: whoTerm(i.to), n: amount(i.damage, shop), a: i.excess === undefined ? 0 : 1 }),
  heal: (i, shop) => ({ who: whoTerm(i.to), n: i.heal === 'full' ? null : amount(i.heal, shop) }),
  destroy: on('destroy'),
  destroyHero: none,
  buff: (i, shop) => ({ who: whoTerm(i.to), n: amount(i.buff[0], shop), m: amount(i.buff[1], shop) }),
  set: (i, shop) => ({
    who: whoTerm(i.to),
    n: i.set.attack === undefined ? null : amount(i.set.attack, shop),
    m: i.set.health === undefined ? null : amount(i.set.health, shop),
  }),
  swapStats: on('swapStats'),
  swapHealth: (i) => ({ who: whoTerm(i.swapHealth[0]), who2: whoTerm(i.swapHealth[1]) }),
  freeze: on('freeze'),
  silence: on('silence'),
  grant: (i) => ({ who: whoTerm(i.to), a: 1 << KEYWORD_NAMES.indexOf(i.grant) }),
  wake: on('wake'),
  summon: (i, shop) => ({
    a: i.summon,
    b: sideIn(i.side, OWN),
    n: i.fill === true ? null : amount(i.count ?? 1, shop),
    who: i.statsOf === undefined ? null : whoTerm(i.statsOf),
  }),
  revive: on('revive'),
  reviveChosen: (i) => ({ a: i.count, b: i.reviveChosen.top ?? 0, cards: cardSieve(tagOnly(i.reviveChosen.tag)) }),
  reviveNth: (i, shop) => ({ n: amount(i.reviveNth, shop) }),
  bounce: (i) => ({ who: whoTerm(i.bounce), a: i.to === undefined ? 0 : 1 }),
  steal: on('steal'),
  switchSide: on('switchSide'),
  transform: (i) => ({ who: whoTerm(i.transform), a: i.into }),
  vanish: on('vanish'),
  exile: (i) => ({ who: whoTerm(i.exile), who2: whoTerm(i.under ?? 'self') }),
  setAside: none,
  enter: none,
  release: (i) => ({ a: sideIn(i.release, OWN) }),
  rotate: none,
  draw: (i, shop) => ({ n: amount(i.draw, shop), a: i.for === 'ownerOfTarget' ? OWNER_OF_TARGET : sideIn(i.for, OWN) }),
  give: (i, shop) => ({
    a: i.give,
    n: amount(i.count ?? 1, shop),
    b: i.to === 'active' ? ACTIVE : sideIn(i.to, OWN),
  }),
  burn: (i, shop) => ({ n: i.burn === 'all' ? null : amount(i.burn, shop), a: sideIn(i.hand, OWN) }),
  lookAndBurn: (i) => ({ a: i.lookAndBurn }),
  discard: none,
  discardCards: (i) => ({ a: i.discardCards, b: i.count }),
  shuffleIn: on('shuffleIn'),
  shuffleCards: (i, shop) => ({ a: i.shuffleCards, n: amount(i.count, shop), b: sideIn(i.deck, OWN) }),
  selfTo: (i) => ({ a: TO[i.selfTo] }),
  spellTo: (i) => ({ a: TO[i.spellTo] }),
  graveToHand: (i) => ({ cards: cardSieve(i.graveToHand), a: i.which === 'last' ? 1 : 0 }),
  deckToGrave: none,
  playFromHand: (i) => ({ cards: cardSieve(i.playFromHand) }),
  summonFromHand: (i) => ({ cards: cardSieve(i.summonFromHand) }),
  summonFromDeck: (i) => ({ cards: cardSieve(i.summonFromDeck) }),
  peek: (i) => ({ a: i.peek === 'keepOrBottom' ? 0 : 1 }),
  compareTops: none,
  castTop: none,
  mergeDecks: none,
  mergeGraves: none,
  attackWith: (i) => ({ who: whoTerm(i.attackWith), who2: whoTerm(i.on) }),
  redirect: on('redirect'),
  counter: none,
  copySpellOn: (i) => ({ sieve: targetTerm(i.copySpellOn) }),
  removeField: none,
  removeExperiments: none,
  flipInto: (i) => ({ a: i.flipInto }),
  lasting: (i, shop) => ({
    a: shop.lasting(i.lasting),
    b: UNTIL[i.until],
    jump: i.uses ?? 0,
    list: [sideIn(i.side, OWN)],
  }),
  nameCard: none,
  handLimit: (i) => ({ a: i.handLimit }),
  insertTurns: none,
  mana: (i, shop) => ({ n: amount(i.mana, shop) }),
  slots: (i) => ({ a: i.slots, b: sideIn(i.side, OWN) }),
  slotsTo: (i) => ({ a: i.slotsTo, b: sideIn(i.side, OWN) }),
  spendAllMana: none,
  roll: (i) => ({ a: i.roll, who: i.forEach === undefined ? null : whoTerm(i.forEach) }),
  chance: (i) => ({ a: i.chance[0], b: i.chance[1] }),
  chooseNumber: (i, shop) => ({ n: amount(i.chooseNumber[0], shop), m: amount(i.chooseNumber[1], shop) }),
  payExtra: none,
  chooseTarget: (i) => ({ sieve: targetTerm(i.chooseTarget) }),
  pick: on('pick'),
  later: (i, shop) => ({ a: shop.later(i.later) }),
};

const tagOnly = (tag: CardFilter['tag']): CardFilter => (tag === undefined ? { kind: 'unit' } : { kind: 'unit', tag });

/** Verbs that are plain: one instruction, one operation. */
const PLAIN_VERBS: readonly string[] = Object.keys(MAKERS);

function verbOf(i: Instruction): string {
  const first = Object.keys(i)[0];
  const name = PLAIN_VERBS.find((verb) => verb === first) ?? PLAIN_VERBS.find((verb) => verb in i);
  if (name === undefined) throw new Error(`no verb in ${JSON.stringify(i).slice(0, 80)}`);
  return name;
}

const push = (code: Op[], verb: Verb, row: Row): Op => {
  const op: Op = { ...NOTHING, list: [], verb: V[verb], ...row };
  code.push(op);
  return op;
};

function block(i: Instruction, code: Op[], shop: Shop): boolean {
  if ('if' in i) {
    either(push(code, 'unless', { cond: conditionTerm(i.if, shop.tallies) }), i.then, i.else ?? [], code, shop);
  } else if ('coin' in i) {
    push(code, 'toss', { a: i.by === undefined ? OWN : i.by === 'opp' ? OPP : ACTIVE });
    either(push(code, 'unlessHeads', {}), i.coin.heads ?? [], i.coin.tails ?? [], code, shop);
  } else if ('may' in i) {
    const may = push(code, 'may', { a: i.pay ?? 0 });
    assemble(i.may, code, shop);
    may.jump = code.length;
  } else if ('chooseOne' in i) {
    const option = push(code, 'option', {});
    const ends = i.chooseOne.map((branch) => {
      option.list.push(code.length);
      assemble(branch, code, shop);
      return push(code, 'jump', {});
    });
    for (const end of ends) end.jump = code.length;
  } else if ('repeat' in i) {
    push(code, 'count', {});
    const start = code.length;
    assemble(i.repeat, code, shop);
    push(code, 'again', { cond: conditionTerm(i.while, shop.tallies), jump: start });
  } else return false;
  return true;
}

function either(op: Op, yes: readonly Instruction[], no: readonly Instruction[], code: Op[], shop: Shop): void {
  assemble(yes, code, shop);
  const end = no.length > 0 ? push(code, 'jump', {}) : null;
  op.jump = code.length;
  assemble(no, code, shop);
  if (end !== null) end.jump = code.length;
}

/** Appends a text to `code`. */
export function assemble(text: readonly Instruction[], code: Op[], shop: Shop): void {
  for (const i of text) {
    if (block(i, code, shop)) continue;
    const verb = verbOf(i) as PlainVerb;
    push(code, verb, (MAKERS[verb] as Maker)(i as never, shop));
  }
}
