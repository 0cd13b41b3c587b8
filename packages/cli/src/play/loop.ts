/** The course of a game in the terminal: bots answer by themselves, people are asked. */

import { safe, say, UserError, wrapped } from '@kolbiste/gamekit/desk';
import type { Decision } from '@kolbiste/kernel';
import type { OwnQuestion } from '@kolbiste/wire';
import { ownQuestion } from '@kolbiste/wire';
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
import type { Chosen } from './stops.ts';
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

/** What was answered for people since somebody was asked. */
interface Alone {
  /** Windows that have passed. */
  readonly windows: string[];
  /** What standing orders have answered, in words. */
  readonly orders: string[];
}

function tellAlone({ windows, orders }: Alone, { lang, width, out }: Context): void {
  const lines = [...new Set(orders)].map((what) => say(lang, STOPS.ordered, { what }));
  const names = [...new Set(windows)].join(', ');
  if (windows.length > 0) lines.push(say(lang, STOPS.passed, { n: windows.length, windows: names }));
  for (const line of lines.flatMap((each) => wrapped(each, width, '  '))) out(line);
  windows.length = 0;
  orders.length = 0;
}

/** What policies answer for a seat, noted to be told; undefined = it is asked. */
function alone(stops: StopDesk, own: OwnQuestion, told: Alone): Chosen | undefined {
  const given = stops.answer(own);
  if (given === undefined) return undefined;
  const ordered = stops.ordered(own, given.option);
  if (ordered !== undefined) told.orders.push(ordered);
  else told.windows.push(stops.window(own)?.window ?? own.decision.id);
  return given;
}

/** Asks a person until there is an answer; 'quit' when the game is left. */
async function ask(play: Play, decision: Decision, stops: StopDesk, told: Alone): Promise<Chosen | 'quit'> {
  const { session, screen, context, input } = play;
  const { seat } = decision;
  const own = ownQuestion(session.game, session.view(seat), decision);
  const given = alone(stops, own, told);
  if (given !== undefined) return given;
  const choices = session.choices(decision);
  const question = session.question(decision);
  const show = (odds: boolean): void => {
    screen.table(seat, odds);
    screen.news();
    tellAlone(told, context);
    screen.question(decision, choices, stops.window(own) !== undefined && !odds);
  };
  show(false);
  for (;;) {
    const line = await input.line(say(context.lang, PLAY.prompt, { seat: seatLetter(seat) }));
    if (line === undefined)
      throw new UserError(say(context.lang, PLAY.endOfInput, { seat: seatLetter(seat), question }));
    const order = orderOf(line, choices);
    if (order.what === 'quit') return 'quit';
    if (order.what === 'take' && order.choice.refused === undefined) return stops.byHand(own, order.choice.option);
    if (order.what === 'stops') {
      for (const each of stops.order(order.words, { own, question, choices })) context.out(each);
      const now = alone(stops, own, told);
      if (now !== undefined) return now;
    }
    if (order.what === 'table') show(true);
    if (order.what === 'hint') for (const each of await hintLines(play, decision, choices)) context.out(each);
    for (const each of said(play, seat, order, choices)) context.out(each);
  }
}

const take = (): void => undefined;

/** What a seat answers: a person, by policy or by hand, or a bot. */
async function chosen(play: Play, decision: Decision, stops: StopDesk, told: Alone): Promise<Chosen | 'quit'> {
  const { session, seats, thinker, screen } = play;
  const { seat } = decision;
  if (seats[seat] === HUMAN) return await ask(play, decision, stops, told);
  const option = await thinker.choose(session.view(seat), seat);
  if (!seats.includes(HUMAN)) screen.news();
  return { option, take };
}

/** Plays on to the end, or until it is enough; false when a person has left the game. */
export async function playOn(play: Play): Promise<boolean> {
  const { session, seats, screen } = play;
  const people = seats.flatMap((who, seat) => (who === HUMAN ? [seat] : []));
  const stops = new StopDesk(play.desk, people, play.context);
  const told: Alone = { windows: [], orders: [] };
  for (;;) {
    const decision = session.game.pending(session.state)[0];
    if (play.done?.() === true || decision === undefined) {
      screen.news();
      return true;
    }
    const choice = await chosen(play, decision, stops, told);
    if (choice === 'quit') return false;
    const { seat } = decision;
    const refusal = session.answer(seat, choice.option);
    if (refusal !== undefined)
      throw new Error(`seat ${seat} answers ${choice.option} to ${decision.id}: refused, ${refusal.code}`);
    choice.take();
  }
}
