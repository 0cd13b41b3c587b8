/** The course of a game in the terminal: bots answer by themselves, people are asked. */

import { safe, say, UserError, wrapped } from '@kolbiste/gamekit/desk';
import type { Decision, Option } from '@kolbiste/kernel';
import type { GameDesk } from '../games.ts';
import { HUMAN } from '../support/args.ts';
import type { Context } from '../support/context.ts';
import { PLAY } from '../texts/play.ts';
import { STOPS } from '../texts/stops.ts';
import { hintLines } from './hint.ts';
import type { Input } from './input.ts';
import type { Order } from './orders.ts';
import { orderOf } from './orders.ts';
import type { Screen } from './screen.ts';
import { letterOf, logLines, seatLetter } from './screen.ts';
import type { Choice, Session } from './session.ts';
import { StopDesk } from './stops.ts';
import { cardAsked, helpLines, rulesAsked, whyLines } from './talk.ts';
import type { Thinker } from './thinker.ts';

export interface Play {
  readonly desk: GameDesk;
  readonly session: Session;
  readonly screen: Screen;
  readonly seats: readonly string[];
  readonly thinker: Thinker;
  readonly input: Input;
  readonly context: Context;
  /** Asked before each answer: whether it is enough. */
  readonly done?: () => boolean;
}

function unknown(found: string, choices: readonly Choice[], context: Context): string {
  const refused = choices.filter((choice) => choice.refused !== undefined).length;
  const { lang } = context;
  const letters = refused === 0 ? '' : say(lang, PLAY.letters, { last: letterOf(refused - 1) });
  return say(lang, PLAY.noOption, { found: safe(found.slice(0, 60)), most: choices.length - refused, letters });
}

/** What is said to a line that answers nothing. */
function said(play: Play, seat: number, order: Order, choices: readonly Choice[]): readonly string[] {
  const { desk, session, screen, context } = play;
  switch (order.what) {
    case 'take':
    case 'why':
      return whyLines(desk, order.choice, context);
    case 'rules':
      return rulesAsked(desk, order.words, context);
    case 'card':
      return cardAsked(desk, session, seat, order.words, screen.canvas);
    case 'log':
      return logLines(session.log, context.width);
    case 'help':
      return helpLines(context);
    case 'unknown':
      return wrapped(unknown(order.found, choices, context), context.width);
    case 'hint':
    case 'stops':
    case 'table':
    case 'quit':
    case 'nothing':
      return [];
  }
}

/** The windows that have passed by themselves since somebody was asked. */
function tellPassed(passed: string[], { lang, width, out }: Context): void {
  if (passed.length === 0) return;
  const windows = [...new Set(passed)].join(', ');
  for (const line of wrapped(say(lang, STOPS.passed, { n: passed.length, windows }), width, '  ')) out(line);
  passed.length = 0;
}

/** Asks a person until there is an answer; 'quit' when the game is left. */
async function ask(play: Play, decision: Decision, stops: StopDesk, passed: string[]): Promise<Option | 'quit'> {
  const { session, screen, context, input } = play;
  const { seat } = decision;
  const here = stops.window(session.view(seat), decision);
  const options = session.game.options(session.state, seat);
  if (here !== undefined && stops.passes(seat, here, options)) {
    passed.push(here.window);
    return here.option;
  }
  const choices = session.choices(decision);
  const show = (odds: boolean): void => {
    screen.table(seat, odds);
    screen.news();
    tellPassed(passed, context);
    screen.question(decision, choices, here !== undefined && !odds);
  };
  show(false);
  for (;;) {
    const line = await input.line(say(context.lang, PLAY.prompt, { seat: seatLetter(seat) }));
    if (line === undefined) {
      const question = session.question(decision);
      throw new UserError(say(context.lang, PLAY.endOfInput, { seat: seatLetter(seat), question }));
    }
    const order = orderOf(line, choices);
    if (order.what === 'quit') return 'quit';
    if (order.what === 'take' && order.choice.refused === undefined) {
      const { option } = order.choice;
      if (here !== undefined) stops.answered(seat, here, options, option);
      return option;
    }
    if (order.what === 'stops') {
      for (const each of stops.order(seat, order.words, here?.era ?? 0, context.lang, context.width)) context.out(each);
      if (here !== undefined && stops.passes(seat, here, options)) return here.option;
    }
    if (order.what === 'table') show(true);
    if (order.what === 'hint') for (const each of await hintLines(play, decision, choices)) context.out(each);
    for (const each of said(play, seat, order, choices)) context.out(each);
  }
}

/** Plays on to the end, or until it is enough; false when a person has left the game. */
export async function playOn(play: Play): Promise<boolean> {
  const { session, seats, thinker, screen } = play;
  const stops = new StopDesk(play.desk);
  const passed: string[] = [];
  for (;;) {
    const decision = session.game.pending(session.state)[0];
    if (play.done?.() === true || decision === undefined) {
      screen.news();
      return true;
    }
    const { seat } = decision;
    let option: number;
    if (seats[seat] === HUMAN) {
      const choice = await ask(play, decision, stops, passed);
      if (choice === 'quit') return false;
      option = choice;
    } else {
      option = await thinker.choose(session.view(seat), seat);
      if (!seats.includes(HUMAN)) screen.news();
    }
    const refusal = session.answer(seat, option);
    if (refusal !== undefined)
      throw new Error(`seat ${seat} answers ${option} to ${decision.id}: refused, ${refusal.code}`);
  }
}
