/** Events and Neow's blessings [STS 9.5] [STS 4.11]. */
import rows from './events.json' with { type: 'json' };
import neow from './neow.json' with { type: 'json' };
import type { Instruction, PutText } from './texts.ts';
import { textsOf } from './texts.ts';
import type { CardSet, EventWritten, Gift } from './types.ts';

const program = textsOf('events');

export interface EventOption {
  readonly id: string;
  /** Gold to be paid for it [STS 9.7]. */
  readonly pay: number;
  readonly give: Gift | '';
  /** The relic that some hero must have. */
  readonly needs: string;
  /** What happens to each hero, where the group decides; -1 = nothing. */
  readonly each: number;
  readonly program: number;
  readonly text: readonly Instruction[];
}

export interface EventCard {
  readonly id: string;
  readonly acts: readonly number[];
  /** Copies in the deck of each of its acts. */
  readonly copies: number;
  readonly set: CardSet;
  /** One decision for all. */
  readonly group: boolean;
  /** All heroes must choose differently. */
  readonly distinct: boolean;
  /** How many options each may take, different ones. */
  readonly picks: number;
  /** Goes under the deck, and another is drawn, where it would be the first of its act. */
  readonly notFirst: boolean;
  /** A relic of each hero is revealed at random before. */
  readonly shows: boolean;
  readonly options: readonly EventOption[];
}

/** Those of the box as they are written. */
export const EVENT_ROWS = rows.events as unknown as readonly EventWritten[];

/** An event as the rules read it. */
export const eventOf = (event: EventWritten, put: PutText = program): EventCard => ({
  id: event.id,
  acts: event.acts,
  copies: event.copies ?? 1,
  set: event.set ?? '',
  group: event.group === true,
  distinct: event.distinct === true,
  picks: event.picks ?? 1,
  notFirst: event.notFirst === true,
  shows: event.shows === true,
  options: event.options.map((option) => ({
    id: option.id,
    pay: option.pay ?? 0,
    give: option.give ?? '',
    needs: option.needs ?? '',
    each: option.each === undefined ? -1 : put(option.each, true),
    program: put(option.do ?? [], true),
    text: option.do ?? [],
  })),
});

/** All events, own ones last; those of the box are so many. */
export const EVENT_CARDS: EventCard[] = EVENT_ROWS.map((event) => eventOf(event));
export const EVENT_COUNT = EVENT_CARDS.length;

/** Own events are played with from now on, instead of those before. */
export function renewEvents(own: readonly EventWritten[], put: PutText): void {
  EVENT_CARDS.length = EVENT_COUNT;
  for (const event of own) EVENT_CARDS.push(eventOf(event, put));
}

const A_EVENTS = 3;
/** The sets that are in force in a game [STS 20.4] [STS 20.9]. */
export const setsOf = (config: { readonly ascension: number; readonly colorless: boolean }): CardSet[] => [
  ...(config.ascension >= A_EVENTS ? (['a3'] as const) : []),
  ...(config.colorless ? (['colorless'] as const) : []),
];

/** The cards of an act's deck, every copy of each, of the sets that are in force. */
export const eventsOf = (act: number, sets: readonly CardSet[]): number[] =>
  EVENT_CARDS.flatMap((event, at) =>
    event.acts.includes(act) && (event.set === '' || sets.includes(event.set))
      ? new Array<number>(event.copies).fill(at)
      : [],
  );

interface Blessing {
  readonly id: string;
  readonly set: CardSet;
  readonly blue: readonly number[];
}
interface BlessingWritten {
  readonly id: string;
  readonly set?: CardSet;
  readonly blue: readonly (readonly Instruction[])[];
}
/** The red box of every card of Neow, and the three blue ones of each. */
export const RED = program(neow.red, true);
export const BLESSINGS: readonly Blessing[] = (neow.cards as unknown as readonly BlessingWritten[]).map((card) => ({
  id: card.id,
  set: card.set ?? '',
  blue: card.blue.map((text) => program(text, true)),
}));
export const blessingsOf = (sets: readonly CardSet[]): number[] =>
  BLESSINGS.flatMap(({ set }, at) => (set === '' || sets.includes(set) ? [at] : []));
