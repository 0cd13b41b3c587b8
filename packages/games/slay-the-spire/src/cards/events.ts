/** Events and Neow's blessings [STS 9.5] [STS 4.11]. */
import rows from './events.json' with { type: 'json' };
import neow from './neow.json' with { type: 'json' };
import type { Instruction } from './texts.ts';
import { textsOf } from './texts.ts';

const program = textsOf('events');

/** Which cards stay out until something lets them in: from Ascension 3 on, with the colourless cards [STS 20.4] [STS 20.9]. */
export type CardSet = '' | 'a3' | 'colorless';

/** What is given for an option [STS 9.7]; a relic that was revealed at random before. */
export const GIFTS = ['relic', 'randomRelic', 'shownRelic', 'soldRelic', 'potion', 'goodCard'] as const;
export type Gift = (typeof GIFTS)[number];

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

interface OptionWritten {
  readonly id: string;
  readonly pay?: number;
  readonly give?: Gift;
  readonly needs?: string;
  readonly each?: readonly Instruction[];
  readonly do?: readonly Instruction[];
}
interface Written {
  readonly id: string;
  readonly acts: readonly number[];
  readonly copies?: number;
  readonly set?: CardSet;
  readonly group?: boolean;
  readonly distinct?: boolean;
  readonly picks?: number;
  readonly notFirst?: boolean;
  readonly shows?: boolean;
  readonly options: readonly OptionWritten[];
}

export const EVENT_CARDS: readonly EventCard[] = (rows.events as unknown as readonly Written[]).map((event) => ({
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
    each: option.each === undefined ? -1 : program(option.each, true),
    program: program(option.do ?? [], true),
    text: option.do ?? [],
  })),
}));

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
