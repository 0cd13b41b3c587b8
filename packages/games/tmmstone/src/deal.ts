/**
 * What a viewer cannot see, dealt so that it fits what he sees. The prior: every card of a hidden list is drawn from the
 * cards of its class (weight 2) and the neutral ones (weight 1), at most two of a kind and one of Org rarity, those
 * already seen of that player counted; experiments face down from those of the class. Own deck: what is in it is known.
 */
import type { Rng } from '@kolbiste/kernel';
import { framesOf, seedOf } from '@kolbiste/kernel';
import { cardIn } from './board.ts';
import { pool, useOwnCards } from './cards/pool.ts';
import { shape } from './codec.ts';
import type { CardLocals, PeekLocals } from './flow/pick-card.ts';
import { flow } from './flow/registry.ts';
import type { List, State } from './state.ts';
import { blank } from './state.ts';
import type { View } from './view.ts';
import { ABILITY, CLASS_NAMES, DECK, EXPERIMENT, NEUTRAL, ORG } from './vocabulary.ts';

/** Cards a class may play with, those of the class twice. */
const pools: (readonly number[])[] = [];

function poolOf(cls: number): readonly number[] {
  let made = pools[cls];
  if (made === undefined) {
    const list: number[] = [];
    for (const card of pool.cards) {
      if (card === null || card.token || card.kind === ABILITY) continue;
      if (card.cls === cls && cls !== NEUTRAL) list.push(card.id, card.id);
      else if (card.cls === NEUTRAL) list.push(card.id);
    }
    made = list;
    pools[cls] = made;
  }
  return made;
}

const mostOf = (id: number): number => (pool.cards[id]?.rarity === ORG ? 1 : 2);

/** Deals cards of a player whose list is hidden. */
class Dealer {
  private readonly pool: readonly number[];
  private readonly r: Rng;
  private readonly counts = new Map<number, number>();
  /** Everything dealt so far. */
  readonly dealt: number[] = [];
  constructor(cls: number, r: Rng) {
    this.pool = poolOf(cls);
    this.r = r;
  }
  /** A card that has been seen: there are fewer of it left. */
  seen(id: number): void {
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1);
  }
  deal(kind = -1): number {
    for (let tries = 0; tries < 400; tries++) {
      const id = this.pool[this.r.int(this.pool.length)];
      if ((this.counts.get(id) ?? 0) >= mostOf(id)) continue;
      if (kind >= 0 && pool.cards[id]?.kind !== kind) continue;
      this.seen(id);
      this.dealt.push(id);
      return id;
    }
    return this.pool.find((id) => kind < 0 || pool.cards[id]?.kind === kind) ?? this.pool[0];
  }
}

function shuffled(list: number[], r: Rng): number[] {
  for (let i = list.length; i-- > 1; ) {
    const j = r.int(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

/** What is known of a player's cards: they are not dealt again. */
function dealerFor(v: View, seat: number, r: Rng): Dealer {
  const dealer = new Dealer(CLASS_NAMES.indexOf(v.classes[seat]), r);
  for (const id of v.graves[seat]) dealer.seen(id);
  for (const entry of v.hands[seat]) if (entry !== 0) dealer.seen(cardIn(entry));
  for (const u of v.units) if (u !== null && u.owner === seat) dealer.seen(u.card);
  for (const l of v.laid) if (l.seat === seat && l.card !== 0) dealer.seen(l.card);
  return dealer;
}

const cardsOf = (n: number, dealer: Dealer): number[] => Array.from({ length: n }, () => dealer.deal());

/** A legal list that the dealt cards could be from. */
function listFor(v: View, seat: number, dealer: Dealer): List {
  const known = v.lists[seat];
  if (known !== null) return known;
  while (dealer.dealt.length < DECK) dealer.deal();
  return { class: v.classes[seat], cards: dealer.dealt.slice(0, DECK), ability: v.abilities[seat] };
}

interface Dealt {
  hands: number[][];
  decks: number[][];
  faces: Map<number, number>;
  lists: List[];
}

function dealAll(v: View, r: Rng): Dealt {
  const dealt: Dealt = { hands: [[], []], decks: [[], []], faces: new Map(), lists: [] };
  for (let seat = 0; seat < 2; seat++) {
    const dealer = dealerFor(v, seat, r);
    for (const l of v.laid) if (l.seat === seat && l.card === 0) dealt.faces.set(l.id, dealer.deal(EXPERIMENT));
    dealt.hands[seat] = v.hands[seat].map((entry) => (entry === 0 ? dealer.deal() : entry));
    const own = v.decks[seat];
    dealt.decks[seat] = own === null ? cardsOf(v.deckSizes[seat], dealer) : shuffled(own.slice(), r);
    dealt.lists.push(listFor(v, seat, dealer));
  }
  return dealt;
}

/** The top card that a viewer has been shown, where the question about it is open. */
function putShownOnTop(v: View, decks: number[][]): void {
  const f = v.flow[v.flow.length - 1];
  if (f === undefined || f.procedure !== 'pickPeek') return;
  const { seat, top } = f.locals as unknown as PeekLocals;
  const deck = decks[v.pile[seat]];
  if (top === 0) return;
  const at = deck.lastIndexOf(top);
  if (at >= 0) deck.splice(at, 1);
  else deck.pop();
  deck.push(top);
}

/** What a view shows as it is, but for the faces of laid cards. */
const OPEN = [
  'starter',
  'active',
  'turn',
  'life',
  'slots',
  'mana',
  'fatigue',
  'handLimit',
  'graves',
  'graveIds',
  'pile',
  'units',
  'left',
  'laid',
  'field',
  'fieldBy',
  'fieldId',
  'serial',
  'fired',
  'attacking',
  'plays',
  'spells',
  'tally',
  'orgOnly',
  'queue',
  'winner',
] as const;

/** A full state that fits the view. */
export function dealUnseen(v: View, r: Rng): State {
  useOwnCards(v.own ?? []);
  const dealt = dealAll(v, r);
  putShownOnTop(v, dealt.decks);
  const own = v.own === undefined ? {} : { own: v.own };
  const s = blank({ lists: dealt.lists as [List, List], profile: v.profile, ...own }, seedOf(r));
  shape.copyInto(s, v, OPEN);
  s.hands = dealt.hands;
  s.decks = dealt.decks;
  for (const l of s.laid) if (l.card === 0) l.card = dealt.faces.get(l.id) as number;
  s.frames = framesOf(flow, v.flow, (procedure, locals) =>
    dealLocals(s, v, procedure.name, procedure.copy(locals) as never),
  );
  return s;
}

/** Whether the text that runs lets its player choose among the own hand; the other text that asks looks at the other's. */
function asksForOwn(v: View): boolean {
  const running = v.flow.findLast(({ procedure }) => procedure === 'text');
  if (running === undefined) return false;
  const { text, at } = running.locals as unknown as { text: number; at: number };
  return pool.texts[text]?.code[at - 1]?.step.name === 'playFromHand';
}

/** What a question keeps back: the cards that another player is looking at, the top card of a deck. */
function dealLocals(s: State, v: View, procedure: string, locals: CardLocals & PeekLocals) {
  if (procedure === 'pickPeek') {
    const deck = s.decks[s.pile[locals.seat]];
    return { ...locals, top: locals.top === 0 ? (deck[deck.length - 1] ?? 0) : locals.top };
  }
  if (procedure !== 'pickCard') return locals;
  const hand = s.hands[asksForOwn(v) ? locals.seat : 1 - locals.seat].map(cardIn);
  return { ...locals, cards: locals.cards.map((card, i) => (card === 0 ? (hand[i] ?? hand[0] ?? 1) : card)) };
}
