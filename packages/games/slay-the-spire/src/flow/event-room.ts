/** An event (9.5): each hero chooses one of its options and carries it out, in any order (R86); then the card goes under its deck (9.8). */
import type { Candidates } from '@kolbiste/kernel';
import { call, emit, goto } from '@kolbiste/kernel';
import { payGold } from '../atoms/deck.ts';
import { isStopped, loseHp } from '../atoms/harm.ts';
import { EVENT_CARDS } from '../cards/events.ts';
import { isChanged } from '../changes.ts';
import { heroesInOrder } from '../effects/targets.ts';
import { E } from '../events.ts';
import { NO_GOLD, NOT_HERE, TAKEN } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { EVENT_DECK, GOLD } from '../state.ts';
import { M_DEADLY } from '../vocabulary.ts';
import { runEffect } from './effect.ts';
import { flow } from './registry.ts';

interface EventLocals {
  /** 1 = the hero has chosen. */
  chosen: number[];
}

const EVENT = cite('9.5', 'R86');
const PAYS = cite('9.7', 'R112');
const UNDER = cite('9.8');
const AFTER = cite('21.31');
const DEADLY = 2;

const reveal = flow.step<EventLocals>('reveal', EVENT, (s, x, f) => {
  s.served.length = 0;
  s.event = s.decks[EVENT_DECK].pop() ?? -1;
  if (s.event < 0) return goto(f, under);
  emit(s, E.eventRevealed, EVENT, s.event);
  if (!EVENT_CARDS[s.event].auto) return;
  x.chosen.fill(1);
  const [{ program }] = EVENT_CARDS[s.event].options;
  // Called the last hero first: the first then goes first.
  for (let seat = s.heroes.length; seat-- > 0; ) runEffect(s, seat, program);
});

const taken = (s: State, option: number): boolean =>
  EVENT_CARDS[s.event].distinct && s.served.some((each, at) => at % 2 === 1 && each === option);

function mayChoose(s: State, seat: number, option: number): number {
  const wanted = EVENT_CARDS[s.event].options[option];
  if (wanted === undefined) return NOT_HERE;
  if (taken(s, option)) return TAKEN;
  return s.heroes[seat][GOLD] < wanted.pay ? NO_GOLD : 0;
}

/** Option: which of the event's. A hero who can afford none does nothing [STS R86]. */
const choose = flow.question<EventLocals>('choose', EVENT, {
  kind: 'event',
  joint: true,
  seats: (s, { chosen }) =>
    chosen.reduce((mask, done, seat) => {
      const can = done === 0 && EVENT_CARDS[s.event].options.some((_, option) => mayChoose(s, seat, option) === 0);
      return can ? mask | (1 << seat) : mask;
    }, 0),
  candidates(s, _x, _seat, out: Candidates) {
    for (let option = 0; option < EVENT_CARDS[s.event].options.length; option++) out.push(option);
  },
  check: (s, _x, seat, option) => mayChoose(s, seat, option),
  apply(s, { chosen }, seat, option) {
    const { pay, program } = EVENT_CARDS[s.event].options[option];
    chosen[seat] = 1;
    s.served.push(seat, option);
    emit(s, E.optionTaken, EVENT, seat, s.event, option);
    payGold(s, seat, pay, PAYS);
    runEffect(s, seat, program);
  },
});

const under = flow.step<EventLocals>('under', UNDER, (s) => {
  if (s.event >= 0) s.decks[EVENT_DECK].unshift(s.event);
  s.event = -1;
  s.served.length = 0;
  if (isChanged(s, M_DEADLY)) for (const seat of heroesInOrder(s)) if (!isStopped(s)) loseHp(s, seat, DEADLY, AFTER);
});

const eventRoom = flow.procedure<EventLocals>('event', { rule: EVENT, locals: { chosen: [0] }, see: 'open' }, [
  reveal,
  choose,
  under,
]);

export function callEvent(s: State): void {
  call(s, eventRoom, { chosen: s.heroes.map(() => 0) });
}
