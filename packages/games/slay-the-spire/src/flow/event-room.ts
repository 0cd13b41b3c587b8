/**
 * An event (9.5): its card is revealed - each hero chooses one of its options and carries it out, in any order (R86), or the
 * group decides once for all (9.6) - the card goes under its deck (9.8).
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto, nearest } from '@kolbiste/kernel';
import { isStopped, loseHp } from '../atoms/harm.ts';
import { turnUp } from '../atoms/items.ts';
import { whenOf } from '../cards/compile.ts';
import type { EventOption } from '../cards/events.ts';
import { EVENT_CARDS } from '../cards/events.ts';
import { relicCard } from '../cards/pool.ts';
import { isChanged } from '../changes.ts';
import { heroesInOrder } from '../effects/targets.ts';
import { E } from '../events.ts';
import { NO_GIFT, NOT_HERE, NOT_MET, TAKEN } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { EVENT_DECK, HP, pileOf, RELICS } from '../state.ts';
import { M_DEADLY } from '../vocabulary.ts';
import { ASIDE, applyAside, checkAside, pushAside } from './aside.ts';
import { runEffect } from './effect.ts';
import { canGive, giveAway, randomRelic } from './gifts.ts';
import { runTriggers } from './hero-triggers.ts';
import { canBeHelped, DEALS, FOR_EVENT, mayPay, settlePrice, TOGETHER } from './payment.ts';
import { flow } from './registry.ts';
import { mostNamed } from './votes.ts';

interface EventLocals {
  /** How many options each hero took; where the group decides, what each named, plus one. */
  chosen: number[];
  /** The place of the relic that lies revealed of each; -1 = none. */
  shown: number[];
}

/** Option: no second one. */
export const NO_SECOND = 400;

const EVENT = cite('9.5', 'R86');
const ENTERED = whenOf('eventEntered');
const FOR_ALL = cite('9.6', 'R84');
const UNDER = cite('9.8', 'R71');
const AFTER = cite('21.31');
const DEADLY = 2;
const card = (s: State): (typeof EVENT_CARDS)[number] => EVENT_CARDS[s.event];

const enter = flow.step<EventLocals>('enter', cite('9.5'), (s) => runTriggers(s, ENTERED));

/** The top card; one that must not be the first of its act goes under the deck. */
function drawEvent(s: State): void {
  const deck = s.decks[EVENT_DECK];
  s.event = deck.pop() ?? -1;
  for (let tries = deck.length; tries > 0 && s.event >= 0 && s.eventsMet === 0 && card(s).notFirst; tries--) {
    deck.unshift(s.event);
    s.event = deck.pop() as number;
  }
  s.eventsMet++;
}

const reveal = flow.step<EventLocals>('reveal', EVENT, (s, x, f) => {
  drawEvent(s);
  if (s.event < 0) return goto(f, under);
  emit(s, E.eventRevealed, EVENT, s.event);
  if (!card(s).shows) return;
  x.shown = s.heroes.map((_, seat) => randomRelic(s, seat));
  x.shown.forEach((at, seat) => {
    if (at >= 0) emit(s, E.relicShown, EVENT, seat, pileOf(s, seat, RELICS)[at]);
  });
});

/** Whether this hero took it, or, where all must choose differently, somebody. */
function isTaken(s: State, seat: number, option: number): boolean {
  const { distinct } = card(s);
  return s.served.some((each, at) => at % 2 === 1 && each === option && (distinct || s.served[at - 1] === seat));
}

function hasWanted(s: State, x: EventLocals, seat: number, { give, needs }: EventOption): boolean {
  if (needs !== '')
    return s.heroes.some((_, each) => pileOf(s, each, RELICS).some((relic) => relicCard(relic).id === needs));
  if (give === 'shownRelic') return x.shown[seat] >= 0;
  return give === '' || canGive(s, seat, give);
}

function mayChoose(s: State, x: EventLocals, seat: number, option: number): number {
  if (option === NO_SECOND) return x.chosen[seat] > 0 && x.chosen[seat] < card(s).picks ? 0 : NOT_HERE;
  const together = option >= TOGETHER;
  const wanted = card(s).options[together ? option - TOGETHER : option];
  if (wanted === undefined || (together && wanted.pay === 0)) return NOT_HERE;
  if (isTaken(s, seat, together ? option - TOGETHER : option)) return TAKEN;
  if (!hasWanted(s, x, seat, wanted)) return wanted.needs === '' ? NO_GIFT : NOT_MET;
  return mayPay(s, seat, wanted.pay, together);
}

/** A hero who can afford no option does nothing [STS R86]. */
function owes(s: State, x: EventLocals, seat: number): boolean {
  if (s.heroes[seat][HP] <= 0 || x.chosen[seat] >= card(s).picks) return false;
  return card(s).options.some(
    (_, option) => mayChoose(s, x, seat, option) === 0 || mayChoose(s, x, seat, option + TOGETHER) === 0,
  );
}

/** Option: which of the event's; behind them, that others help to pay for it. */
const choose = flow.question<EventLocals>('choose', EVENT, {
  kind: 'event',
  joint: true,
  seats: (s, x) =>
    card(s).group ? 0 : s.heroes.reduce((mask, _, seat) => (owes(s, x, seat) ? mask | (1 << seat) : mask), 0),
  candidates(s, x, seat, out: Candidates) {
    const { options } = card(s);
    for (let option = 0; option < options.length; option++) out.push(option);
    if (x.chosen[seat] > 0) out.push(NO_SECOND);
    if (canBeHelped(s, seat))
      options.forEach(({ pay }, option) => {
        if (pay > 0) out.push(TOGETHER + option);
      });
    pushAside(s, seat, out);
  },
  check: (s, x, seat, option) => (option >= ASIDE ? checkAside(s, seat, option) : mayChoose(s, x, seat, option)),
  apply(s, x, seat, option) {
    if (option >= ASIDE) return applyAside(s, seat, option);
    if (option === NO_SECOND) {
      x.chosen[seat] = card(s).picks;
      return;
    }
    const together = option >= TOGETHER;
    const which = together ? option - TOGETHER : option;
    settlePrice(s, { buyer: seat, price: card(s).options[which].pay, deal: FOR_EVENT, what: which }, together);
  },
});

/** An option is paid for: it is given what it wants, and carried out. */
DEALS[FOR_EVENT].bind((s, seat, option) => {
  const x = (nearest(s, eventRoom) as { locals: EventLocals }).locals;
  const { give, program } = card(s).options[option];
  x.chosen[seat]++;
  s.served.push(seat, option);
  emit(s, E.optionTaken, EVENT, seat, s.event, option);
  runEffect(s, seat, program);
  if (give !== '') giveAway(s, seat, give, x.shown[seat]);
});

/** Each hero names an option; most names win, at a tie that of the lowest row. Where there is one option it is taken. */
const agree = flow.question<EventLocals>('agree', FOR_ALL, {
  kind: 'event',
  joint: true,
  seats: (s, { chosen }) =>
    card(s).group && card(s).options.length > 1
      ? chosen.reduce((mask, named, seat) => (named === 0 && s.heroes[seat][HP] > 0 ? mask | (1 << seat) : mask), 0)
      : 0,
  candidates(s, _x, seat, out: Candidates) {
    for (let option = 0; option < card(s).options.length; option++) out.push(option);
    pushAside(s, seat, out);
  },
  check(s, x, seat, option) {
    if (option >= ASIDE) return checkAside(s, seat, option);
    const wanted = card(s).options[option];
    if (wanted === undefined) return NOT_HERE;
    return hasWanted(s, x, seat, wanted) ? 0 : NOT_MET;
  },
  apply(s, { chosen }, seat, option) {
    if (option >= ASIDE) applyAside(s, seat, option);
    else chosen[seat] = option + 1;
  },
});

const carryOut = flow.step<EventLocals>('carryOut', FOR_ALL, (s, { chosen }) => {
  if (!card(s).group) return;
  const option = mostNamed(
    s,
    chosen.map((named) => Math.max(0, named - 1)),
  );
  const order = heroesInOrder(s);
  const { each, program } = card(s).options[option];
  emit(s, E.optionTaken, FOR_ALL, order[0], s.event, option);
  runEffect(s, order[0], program);
  // Called the last hero first: the first then goes first.
  if (each >= 0) for (const seat of order.reverse()) runEffect(s, seat, each);
});

const under = flow.step<EventLocals>('under', UNDER, (s) => {
  if (s.event >= 0) {
    s.decks[EVENT_DECK].unshift(s.event);
    emit(s, E.wentUnder, UNDER, 2);
  }
  s.event = -1;
  s.die = 0;
  s.served.length = 0;
  turnUp(s);
  if (isChanged(s, M_DEADLY)) for (const seat of heroesInOrder(s)) if (!isStopped(s)) loseHp(s, seat, DEADLY, AFTER);
});

const eventRoom = flow.procedure<EventLocals>(
  'event',
  { rule: EVENT, locals: { chosen: [0], shown: [0] }, see: 'open' },
  [enter, reveal, choose, agree, carryOut, under],
);

export function callEvent(s: State): void {
  call(s, eventRoom, { chosen: s.heroes.map(() => 0), shown: s.heroes.map(() => -1) });
}
