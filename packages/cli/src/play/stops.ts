/** What a person lets pass or be answered by itself: the policy of each seat at the terminal, shown and changed by `stops`. */

import type { Lang } from '@kolbiste/gamekit/desk';
import { safe, say, wrapped } from '@kolbiste/gamekit/desk';
import type { Option } from '@kolbiste/kernel';
import type { Order, OwnQuestion, Passing, Policy, Setting, Until, When } from '@kolbiste/wire';
import { HOLDS, MOST_ORDERS, meets, SeatPolicy, sameOrder, TablePolicies, TOGETHER, toggled } from '@kolbiste/wire';
import type { GameDesk } from '../games.ts';
import { folded } from '../support/search.ts';
import { STOPS } from '../texts/stops.ts';
import { choiceOf } from './orders.ts';
import type { Choice } from './session.ts';

const UNTIL = ['until', 'dokud'];
const OFF = ['off', 'cancel', 'zrus'];
const ROUND = ['round', 'kolo'];
const CHANGE = ['change', 'zmena'];
/** The order waits for what is answered now, on what it is aimed at. */
const THIS = ['this', 'toto'];
/** How long a standing order lasts, by what is typed. */
const LASTING = { once: ['once', 'jednou'], phase: ['phase', 'faze'], always: ['always', 'vzdy'] } as const;
type Lasting = keyof typeof LASTING;
const lastings = Object.keys(LASTING) as Lasting[];

const lastingOf = ({ once, moment }: Order): Lasting => (once ? 'once' : moment === undefined ? 'always' : 'phase');

/** An answer, and what is to be remembered of it once it is taken. */
export interface Chosen {
  readonly option: Option;
  take(): void;
}

/** The question that is open when something is typed behind `stops`. */
export interface Asked {
  readonly own: OwnQuestion;
  /** In words. */
  readonly question: string;
  readonly choices: readonly Choice[];
}

const keyOf = (seat: number, { decision, option, window = '', when }: Order): string =>
  `${seat} ${decision} ${option} ${window} ${JSON.stringify(when ?? {})}`;

/** What is answered in a window, under its narrowest names. */
function narrowest({ answered }: Passing): When | undefined {
  const [played, on] = [answered?.played.at(-1), answered?.on.at(-1)];
  if (answered === undefined) return undefined;
  return { ...(played === undefined ? {} : { played }), ...(on === undefined ? {} : { on }) };
}

export class StopDesk {
  readonly #desk: GameDesk;
  readonly #lang: Lang;
  readonly #width: number;
  #policies = new TablePolicies();
  /** Standing orders in words, as they were given. */
  readonly #said = new Map<string, string>();

  constructor(
    desk: GameDesk,
    people: readonly number[],
    { lang, width }: { readonly lang: Lang; readonly width: number },
  ) {
    this.#desk = desk;
    this.#lang = lang;
    this.#width = width;
    const { windows } = desk;
    if (windows === null) return;
    for (const seat of people) this.#policies = this.#policies.put(seat, new SeatPolicy(windows, TOGETHER));
  }

  #policy(seat: number): Policy {
    return this.#policies.get(seat)?.policy ?? TOGETHER;
  }

  /** The window a seat is asked in; undefined where it must answer, or the game has no windows. */
  window({ view, decision }: OwnQuestion): Passing | undefined {
    return this.#desk.windows?.of(view, decision);
  }

  /** What is answered for a seat; undefined = it is asked. */
  answer(own: OwnQuestion): Chosen | undefined {
    const { option, after } = this.#policies.answer(own);
    if (option !== undefined) return this.#chosen(option, after);
    this.#policies = after;
    return undefined;
  }

  /** What somebody has chosen. */
  byHand(own: OwnQuestion, option: Option): Chosen {
    return this.#chosen(option, this.#policies.byHand(own, option));
  }

  #chosen(option: Option, after: TablePolicies): Chosen {
    const take = (): void => {
      this.#policies = after;
    };
    return { option, take };
  }

  #change(seat: number, change: Partial<Policy>, setting: Setting = {}): void {
    const { windows } = this.#desk;
    if (windows !== null)
      this.#policies = this.#policies.set(windows, seat, { ...this.#policy(seat), ...change }, setting);
  }

  /** What an answer of a policy is called, where a standing order gave it. */
  ordered(own: OwnQuestion, option: Option): string | undefined {
    const { seat, id } = own.decision;
    const { orders } = this.#policy(seat);
    const here = this.window(own);
    const order = orders.find(
      (each) =>
        each.decision === id &&
        each.option === option &&
        (each.window ?? here?.window) === here?.window &&
        (each.when === undefined || meets(each.when, here?.answered)),
    );
    return order === undefined ? undefined : this.#said.get(keyOf(seat, order));
  }

  /** Carries out what was typed behind `stops`, and says how things stand. */
  order(words: string, asked: Asked): string[] {
    const { windows } = this.#desk;
    if (windows === null) return [say(this.#lang, STOPS.none)];
    const { seat } = asked.own.decision;
    const [first = '', second = '', third = ''] = folded(words).split(' ');
    const lasting = lastings.find((each) => (LASTING[each] as readonly string[]).includes(first));
    const fault = lasting
      ? this.#orderedNow(asked, [second, third], lasting)
      : this.#set(seat, [first, second], this.window(asked.own)?.era ?? 0)
        ? undefined
        : say(this.#lang, STOPS.unknown, { found: safe(words), known: windows.names.join(', ') });
    return fault === undefined ? this.lines(seat) : wrapped(fault, this.#width);
  }

  /** @returns whether the words are known */
  #set(seat: number, [first, second]: readonly [string, string], era: number): boolean {
    const known = (word: string): string | undefined =>
      this.#desk.windows?.names.find((name) => name.toLowerCase() === word);
    const policy = this.#policy(seat);
    const window = known(first);
    const hold = HOLDS.find((each) => each === first);
    if (first === '') return true;
    if (OFF.includes(first)) return this.#takeBack(seat, second);
    if (hold !== undefined) this.#change(seat, { hold, until: null });
    else if (window !== undefined) this.#change(seat, toggled(policy, window));
    else if (UNTIL.includes(first)) {
      const until = untilOf(second, known(second), era);
      if (until === undefined) return false;
      this.#change(seat, { until });
    } else return false;
    return true;
  }

  /** Asked again about everything, or a single order less. @returns whether there is such an order */
  #takeBack(seat: number, which: string): boolean {
    const { orders } = this.#policy(seat);
    const gone = orders[Number(which) - 1];
    if (which === '') this.#change(seat, { hold: 'legal', until: null, orders: [] }, { forget: true });
    else if (gone === undefined) return false;
    else this.#change(seat, { orders: orders.filter((each) => each !== gone) });
    return true;
  }

  /** From now on it is answered so; once: the next time, so what is open now is answered by hand. @returns why not */
  #orderedNow(
    { own, question, choices }: Asked,
    [which, what]: readonly [string, string],
    lasting: Lasting,
  ): string | undefined {
    const { seat, id: decision } = own.decision;
    const choice = choiceOf(which, choices);
    if (choice === undefined || choice.refused !== undefined)
      return say(this.#lang, STOPS.noChoice, { found: safe(which) });
    const { option } = choice;
    const { orders } = this.#policy(seat);
    if (orders.length >= MOST_ORDERS) return say(this.#lang, STOPS.tooMany, { most: MOST_ORDERS });
    const moment = lasting === 'phase' ? this.#desk.windows?.moment?.(own.view) : undefined;
    const once = lasting === 'once';
    const here = this.window(own);
    const when = THIS.includes(what) && here !== undefined ? narrowest(here) : undefined;
    if (what !== '' && when === undefined) return say(this.#lang, STOPS.nothingPlayed, { found: safe(what) });
    const window = here?.window;
    const order: Order = {
      decision,
      option,
      ...(window === undefined ? {} : { window }),
      once,
      ...(moment === undefined ? {} : { moment }),
      ...(when === undefined ? {} : { when }),
    };
    const only = when === undefined ? '' : ` ${say(this.#lang, when.on === undefined ? STOPS.thisCard : STOPS.thisOn)}`;
    this.#said.set(keyOf(seat, order), `${question}${only} → ${choice.what}`);
    // The one that was given last holds.
    const others = orders.filter((each) => !sameOrder(each, order));
    this.#change(seat, { orders: [order, ...others] }, { ask: once });
    return undefined;
  }

  /** How things stand, in words. */
  lines(seat: number): string[] {
    const lang = this.#lang;
    const { hold, at, until, orders } = this.#policy(seat);
    const parts = [
      say(lang, STOPS[hold]),
      at.length === 0 ? say(lang, STOPS.noStops) : say(lang, STOPS.at, { list: at.join(', ') }),
      ...(until === null ? [] : [say(lang, STOPS.until, { when: this.#when(until) })]),
    ];
    const standing = orders.flatMap((order, k) => {
      const what = this.#said.get(keyOf(seat, order)) ?? order.decision;
      const line = say(lang, STOPS[lastingOf(order)], { n: k + 1, what });
      return wrapped(line, this.#width, '  ', '     ');
    });
    return [...wrapped(parts.join(' · '), this.#width, '', '  '), ...standing];
  }

  #when(until: Until): string {
    if (until.kind === 'window') return until.window;
    return say(this.#lang, until.kind === 'change' ? STOPS.change : STOPS.round);
  }
}

function untilOf(word: string, window: string | undefined, era: number): Until | undefined {
  if (window !== undefined) return { kind: 'window', window, era };
  if (ROUND.includes(word)) return { kind: 'era', era };
  return CHANGE.includes(word) ? { kind: 'change' } : undefined;
}
