import type { Describable, GameEvent, Lang, Rng, SeenFrame, Text } from '@kolbiste/kernel';
import { framesOf, seedOf, shuffleWith } from '@kolbiste/kernel';
import type { CoinsFlow } from './flow.ts';
import { BETS, CARD, DEALT, DREW, DREW_CARD, ENDED, FLIPPED, PLAYED, TOOK } from './flow.ts';
import type { Coins } from './state.ts';
import { blankCoins, FACES } from './state.ts';

export interface CoinsView {
  who: number;
  heap: number;
  purse: number[];
  deck: number;
  /** Faces; 0 = a card this seat does not know. */
  hands: number[][];
  discard: number[];
  /** -1 = none yet, -2 = in, but secret. */
  bets: number[];
  flow: SeenFrame[];
}

export function viewCoins(flow: CoinsFlow, s: Coins, seen: SeenFrame[], who: number | 'public'): CoinsView {
  const secret = s.frames.some((f) => f.p === flow.bets.id);
  return {
    who: who === 'public' ? -1 : who,
    heap: s.heap,
    purse: Array.from(s.purse),
    deck: s.deck.length,
    hands: s.hands.map((hand, seat) => (seat === who ? hand.slice() : hand.map(() => 0))),
    discard: s.discard.slice(),
    bets: s.bets.map((bet, seat) => (bet < 0 || seat === who || !secret ? bet : -2)),
    flow: seen,
  };
}

/** Deals what the view does not tell: hands, deck and secret bets. */
export function determinizeCoins(flow: CoinsFlow, v: CoinsView, r: Rng): Coins {
  const s = blankCoins({ seats: v.purse.length, heap: v.heap, copies: 0 }, seedOf(r));
  const cards = v.deck + v.discard.length + v.hands.reduce((sum, hand) => sum + hand.length, 0);
  const left: number[] = [];
  for (let i = 0; i < cards / FACES.length; i++) left.push(...FACES);
  for (const card of [...v.discard, ...v.hands.flat()]) if (card > 0) left.splice(left.indexOf(card), 1);
  shuffleWith(r, left);
  s.purse.set(v.purse);
  s.hands = v.hands.map((hand) => hand.map((card) => (card > 0 ? card : (left.pop() as number))));
  s.deck = left;
  s.discard = v.discard.slice();
  s.bets = v.bets.map((bet) => (bet === -2 ? r.int(3) : bet));
  s.frames = framesOf(flow.flow, v.flow);
  return s;
}

export function nameCoins(v: CoinsView, decision: string, option: number): string {
  if (decision === 'bets.bet') return `bet ${option}`;
  if (option < CARD) return `take ${option}`;
  return `card ${v.hands[v.who]?.[option - CARD] ?? '?'} at ${option - CARD}`;
}

const WORDS: Record<Lang, Record<string, string>> = {
  cs: { bet: 'sázka', take: 'vezmi mince:', card: 'zahraj kartu', not: 'nelze', asks: 'na řadě je hráč' },
  en: { bet: 'bet', take: 'take coins:', card: 'play card', not: 'not possible', asks: 'to answer: player' },
};

const EVENT_WORDS: Record<Lang, (e: GameEvent) => string> = {
  cs: (e) =>
    ({
      0: `Hráč ${e.a} odpověděl`,
      [DEALT]: `Každý dostal ${e.a}`,
      [DREW]: `Hráč ${e.a} lízl kartu`,
      [DREW_CARD]: `Lízls kartu ${e.b}`,
      [BETS]: 'Sázky jsou odkryty',
      [TOOK]: `Hráč ${e.a} vzal ${e.b}`,
      [PLAYED]: `Hráč ${e.a} zahrál ${e.b}`,
      [FLIPPED]: `Hod mincí: ${e.a}`,
      [ENDED]: 'Konec hry',
    })[e.kind] ?? '',
  en: (e) =>
    ({
      0: `Player ${e.a} answered`,
      [DEALT]: `Everybody got ${e.a}`,
      [DREW]: `Player ${e.a} drew a card`,
      [DREW_CARD]: `You drew card ${e.b}`,
      [BETS]: 'The bets are shown',
      [TOOK]: `Player ${e.a} took ${e.b}`,
      [PLAYED]: `Player ${e.a} played ${e.b}`,
      [FLIPPED]: `Flip of the coin: ${e.a}`,
      [ENDED]: 'The game is over',
    })[e.kind] ?? '',
};

function optionText(v: CoinsView, decision: string, option: number, lang: Lang): string {
  const words = WORDS[lang];
  if (decision === 'bets.bet') return `${words.bet} ${option}`;
  return option < CARD ? `${words.take} ${option}` : `${words.card} ${v.hands[v.who]?.[option - CARD]}`;
}

export function describeCoins(v: CoinsView, x: Describable, lang: Lang): Text {
  const words = WORDS[lang];
  if ('event' in x) return { text: EVENT_WORDS[lang](x.event), rule: [] };
  if ('refused' in x) {
    const what = optionText(v, x.decision, x.refused.option, lang);
    return { text: `${what}: ${words.not} (${x.refused.remedy})`, rule: x.refused.rule };
  }
  if ('option' in x) return { text: optionText(v, x.decision, x.option, lang), rule: [] };
  return { text: `${words.asks} ${x.decision.seat}`, rule: x.decision.rule };
}
