/** What may lie where nobody sees: a list of another player is dealt from the pool, within the limits of the profile [DT 9.5]. */
import type { Rng } from '@kolbiste/kernel';
import { framesOf, seedOf, shuffleWith } from '@kolbiste/kernel';
import { ownHere, playBeside } from './cards/own-cards.ts';
import { cardOf, pool } from './cards/pool.ts';
import { shape } from './codec.ts';
import type { Config, Deck, Profile } from './config.ts';
import { trusted } from './config.ts';
import type { PlayLocals } from './flow/play-locals.ts';
import { isStored } from './flow/play-locals.ts';
import { flow } from './flow/registry.ts';
import type { SiftLocals } from './flow/sift.ts';
import { sifting } from './flow/sift.ts';
import { isLaid } from './legal/lay.ts';
import { isHideable } from './legal/warriors.ts';
import type { State } from './state.ts';
import { blank } from './state.ts';
import type { View } from './view.ts';
import { WARRIOR } from './vocabulary.ts';

/** Cards that a deck may hold at all. */
const legal = (profile: Profile): number[] =>
  pool.ids.filter((id) => cardOf(id).scripted && !profile.banned.includes(id));

const most = (profile: Profile, card: number): number => (profile.restricted.includes(card) ? 1 : profile.copies);

/** So many cards at random; none oftener than a deck may hold it, as far as there are cards enough. */
function dealt(
  r: Rng,
  profile: Profile,
  count: number,
  known: readonly number[],
  fits: (id: number) => boolean,
): number[] {
  const from = legal(profile).filter(fits);
  const had = new Map<number, number>();
  for (const card of known) had.set(card, (had.get(card) ?? 0) + 1);
  const out: number[] = [];
  for (let tries = 0; out.length < count; tries++) {
    const card = from[r.int(from.length)];
    const n = had.get(card) ?? 0;
    if (n >= most(profile, card) && tries < 50 * (count + 1)) continue;
    had.set(card, n + 1);
    out.push(card);
  }
  return out;
}

/** What everybody sees of a seat's own cards. */
const openOf = (v: View, seat: number): number[] => [
  ...v.annihilated[seat],
  ...v.pieces.filter((p) => p.owner === seat && p.card !== 0).map((p) => p.card),
];

/** Steps of a playing behind its price; behind the last but one the card lies where it belongs. */
const PAID = ['judge', 'resolve', 'laidDown', 'ride', 'seated', 'after', 'follows'];

/** Whether the warrior of a playing is being auctioned: he has not come in yet. */
const isAuctioned = (v: View, play: number): boolean =>
  v.flow.some(({ procedure, locals }) => procedure === 'auction' && locals['play'] === play);

/** A card that was paid for and lies nowhere yet: it answers or is answered, or is auctioned. */
const underWay = (v: View, seat: number): number[] =>
  v.flow.flatMap(({ procedure, step, locals }) => {
    const x = locals as unknown as PlayLocals;
    if (procedure !== 'play' || x.seat !== seat || x.self !== 0 || isStored(x)) return [];
    const lies =
      step !== 'judge' && !isAuctioned(v, x.play) && (isLaid(cardOf(x.card)) || cardOf(x.card).kind === WARRIOR);
    return PAID.includes(step) && step !== 'follows' && !lies ? [x.card] : [];
  });

/** A card that was announced and is not paid yet: it is still in the hand. */
const announced = (v: View, seat: number): number[] =>
  v.flow.flatMap(({ procedure, step, locals }) => {
    const x = locals as unknown as PlayLocals;
    return procedure === 'play' && x.seat === seat && x.self === 0 && !isStored(x) && !PAID.includes(step)
      ? [x.card]
      : [];
  });

function dealSeat(s: State, v: View, seat: number, r: Rng): Deck {
  const [hand, library, discards, sideboard] = v.counts[seat];
  const open = [...openOf(v, seat), ...underWay(v, seat)];
  const hidden = s.pieces.filter((p) => p.owner === seat && p.card === 0);
  const laid = dealt(r, v.profile, hidden.length, open, (id) => isHideable(cardOf(id)));
  hidden.forEach((p, i) => {
    p.card = laid[i];
  });
  const held = announced(v, seat);
  const unseen = hand + library + discards - held.length;
  const rest = [...held, ...dealt(r, v.profile, unseen, [...open, ...laid, ...held], () => true)];
  s.hands[seat] = rest.slice(0, hand).sort((a, b) => a - b);
  s.libraries[seat] = rest.slice(hand, hand + library);
  s.discards[seat] = rest.slice(hand + library);
  const single = [...open, ...laid, ...rest].filter((card) => v.profile.restricted.includes(card));
  s.sideboards[seat] = dealt(r, v.profile, sideboard, single, () => true);
  return { library: [...open, ...laid, ...rest], sideboard: s.sideboards[seat].slice() };
}

function ownSeat(s: State, v: View, seat: number, r: Rng): Deck {
  s.hands[seat] = v.hands[seat]?.slice() ?? [];
  s.libraries[seat] = shuffleWith(r, v.libraries[seat]?.slice() ?? []);
  s.discards[seat] = v.discards[seat]?.slice() ?? [];
  s.sideboards[seat] = v.sideboards[seat]?.slice() ?? [];
  return v.decks[seat] as Deck;
}

/** Cards of a hand that its player alone has seen come: any of those that were dealt. */
function dealDrawn(s: State, x: SiftLocals): void {
  if (x.drawn.includes(0)) x.drawn = s.hands[x.seat].slice(0, x.drawn.length);
}

const SEEN = [
  'starter',
  'active',
  'turn',
  'destiny',
  'promotion',
  'debt',
  'countdown',
  'firstDone',
  'gone',
  'sabotaged',
  'annihilated',
  'pieces',
  'serial',
  'outpost',
  'actions',
  'converted',
  'lock',
  'attacked',
  'saboteur',
  'combats',
  'lasting',
  'plays',
  'uses',
  'privilege',
  'ending',
  'turnsLeft',
  'winner',
  'reason',
] as const;

export function dealUnseen(v: View, r: Rng): State {
  playBeside(v);
  const empty: Config = { decks: v.counts.map(() => ({ library: [], sideboard: [] })), profile: v.profile };
  const s = blank(empty, seedOf(r));
  shape.copyInto(s, v, SEEN);
  const decks = v.counts.map((_, seat) => (v.hands[seat] === null ? dealSeat(s, v, seat, r) : ownSeat(s, v, seat, r)));
  s.config = trusted({ decks, profile: v.profile, ...ownHere() });
  s.frames = framesOf(flow, v.flow);
  for (const { p, locals } of s.frames) if (p === sifting.id) dealDrawn(s, locals as SiftLocals);
  return s;
}
