/** Events and Neow's blessings [STS 9.5] [STS 4.11]. */
import rows from './events-1.json' with { type: 'json' };
import neow from './neow.json' with { type: 'json' };
import type { Instruction } from './texts.ts';
import { program } from './texts.ts';

export interface EventOption {
  readonly id: string;
  /** Gold to be paid for it [STS 9.7]. */
  readonly pay: number;
  readonly program: number;
  readonly text: readonly Instruction[];
}

export interface EventCard {
  readonly id: string;
  readonly act: number;
  /** All heroes must choose differently. */
  readonly distinct: boolean;
  /** It happens to everybody, without a choice. */
  readonly auto: boolean;
  readonly options: readonly EventOption[];
}

interface OptionWritten {
  readonly id: string;
  readonly pay?: number;
  readonly do: readonly Instruction[];
}
interface Written {
  readonly id: string;
  readonly distinct?: boolean;
  readonly auto?: boolean;
  readonly options: readonly OptionWritten[];
}

export const EVENT_CARDS: readonly EventCard[] = (rows.events as unknown as readonly Written[]).map((event) => ({
  id: event.id,
  act: rows.act,
  distinct: event.distinct === true,
  auto: event.auto === true,
  options: event.options.map((option) => ({
    id: option.id,
    pay: option.pay ?? 0,
    program: program(option.do, true),
    text: option.do,
  })),
}));

/** The red box of every card of Neow, and the three blue ones of each. */
export const RED = program(neow.red, true);
export const BLESSINGS: readonly { readonly id: string; readonly blue: readonly number[] }[] = neow.cards.map(
  (card) => ({
    id: card.id,
    blue: card.blue.map((text) => program(text, true)),
  }),
);
