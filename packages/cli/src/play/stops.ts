/** Windows that a person lets pass by himself: the settings of each seat at the terminal, shown and changed by `stops`. */

import type { Lang } from '@kolbiste/gamekit/desk';
import { say, wrapped } from '@kolbiste/gamekit/desk';
import type { Decision, Option } from '@kolbiste/kernel';
import type { Hold, Passing, Stops } from '@kolbiste/wire';
import {
  answered,
  arrived,
  cancelled,
  HOLDS,
  held,
  passesAlone,
  passingUntil,
  TOGETHER,
  toggled,
} from '@kolbiste/wire';
import type { GameDesk } from '../games.ts';
import { folded } from '../support/search.ts';
import { STOPS } from '../texts/stops.ts';

const UNTIL = ['until', 'dokud'];
const OFF = ['off', 'cancel', 'zrus'];
const ROUND = ['round', 'kolo'];

export class StopDesk {
  readonly #desk: GameDesk;
  readonly #seats = new Map<number, Stops>();

  constructor(desk: GameDesk) {
    this.#desk = desk;
  }

  #of(seat: number): Stops {
    return this.#seats.get(seat) ?? TOGETHER;
  }

  /** The window a seat is asked in; undefined where it must answer, or the game has no windows. */
  window(view: unknown, decision: Decision): Passing | undefined {
    const here = this.#desk.windows?.of(view, decision);
    if (here !== undefined) this.#seats.set(decision.seat, arrived(this.#of(decision.seat), here));
    return here;
  }

  passes(seat: number, here: Passing, options: readonly Option[]): boolean {
    return passesAlone(this.#of(seat), here, options);
  }

  answered(seat: number, here: Passing, options: readonly Option[], answer: Option): void {
    this.#seats.set(seat, answered(this.#of(seat), here, options, answer));
  }

  /** Carries out what was typed behind `stops`, and says how things stand. */
  order(seat: number, words: string, era: number, lang: Lang, width: number): string[] {
    const { windows } = this.#desk;
    if (windows === null) return [say(lang, STOPS.none)];
    const [first = '', second = ''] = folded(words).split(' ');
    const known = (word: string): string | undefined => windows.names.find((name) => name.toLowerCase() === word);
    const stops = this.#of(seat);
    const window = known(first);
    const until = known(second);
    let next: Stops | undefined;
    if (first === '') next = stops;
    else if (OFF.includes(first)) next = cancelled(held(stops, 'legal'));
    else if (HOLDS.includes(first as Hold)) next = held(stops, first as Hold);
    else if (window !== undefined) next = toggled(stops, window);
    else if (UNTIL.includes(first) && until !== undefined) next = passingUntil(stops, until, era);
    else if (UNTIL.includes(first) && ROUND.includes(second)) next = passingUntil(stops, null, era);
    if (next === undefined)
      return wrapped(say(lang, STOPS.unknown, { found: words, known: windows.names.join(', ') }), width);
    this.#seats.set(seat, next);
    return this.lines(seat, lang, width);
  }

  /** How things stand, in words. */
  lines(seat: number, lang: Lang, width: number): string[] {
    const { hold, at, until } = this.#of(seat);
    const parts = [
      say(lang, STOPS[hold]),
      at.length === 0 ? say(lang, STOPS.noStops) : say(lang, STOPS.at, { list: at.join(', ') }),
      ...(until === undefined ? [] : [say(lang, STOPS.until, { when: until.window ?? say(lang, STOPS.round) })]),
    ];
    return wrapped(parts.join(' · '), width, '', '  ');
  }
}
