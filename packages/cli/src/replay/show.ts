/** A replay step by step, in words. */

import type { AnyGame } from '@kolbiste/gamekit/desk';
import { safe, say, wrapped } from '@kolbiste/gamekit/desk';
import type { GameEvent, Io, ReplayRecord } from '@kolbiste/kernel';
import { chanceOf } from '@kolbiste/kernel';
import { seatLetter } from '../play/screen.ts';
import type { Context } from '../support/context.ts';
import { eventTree, keysText, origins } from '../support/events.ts';
import { PLAY } from '../texts/play.ts';
import { REPLAY } from '../texts/replay.ts';

/** Kind of the event that every answer makes. */
const ANSWER = 0;

/** An event in words, as somebody sees it who may see it. */
function worded(game: AnyGame, s: ReturnType<AnyGame['setup']>, event: GameEvent, { lang }: Context): string {
  const who = event.visibleTo === -1 ? 'public' : 31 - Math.clz32(event.visibleTo & -event.visibleTo);
  return game.describe(game.view(s, who), { event }, lang).text;
}

interface Heard {
  readonly event: GameEvent;
  /** Its words at its time; null = it is told by what stands afterwards. */
  readonly text: string | null;
}

/** Events in words. @param said words of the events so far, by number */
function told(
  game: AnyGame,
  s: ReturnType<AnyGame['setup']>,
  events: readonly Heard[],
  said: Map<number, string>,
  context: Context,
): string[] {
  const words = events.map(({ event, text: atItsTime }) => {
    const text = atItsTime ?? worded(game, s, event, context);
    said.set(event.id, text);
    const words = text + origins(said, event.from);
    return { id: event.id, cause: event.cause, text: safe(words) + keysText(game.rulebook.keysOf(event.rule)) };
  });
  return eventTree(words, context.width, '   ');
}

/** Prints the steps up to and without step `until`. */
export function printSteps(game: AnyGame, record: ReplayRecord, until: number, context: Context): void {
  const { lang, out, paint } = context;
  const { seed, source } = chanceOf(record.chance);
  let events: Heard[] = [];
  const said = new Map<number, string>();
  let standing: ReturnType<AnyGame['setup']> | null = null;
  const event = (e: GameEvent): void => {
    const text = standing === null || game.moments === false ? null : worded(game, standing, e, context);
    events.push({ event: e, text });
  };
  const io: Io = { chance: source, sink: { event } };
  const s = game.setup(record.config, seed, io);
  standing = s;
  const print = (head: string): void => {
    out(paint('strong', head));
    for (const line of told(
      game,
      s,
      events.filter((each) => each.event.kind !== ANSWER),
      said,
      context,
    ))
      out(line);
    events = [];
  };
  print(say(lang, REPLAY.setup));
  for (const [at, [seat, option]] of record.steps.slice(0, until).entries()) {
    const decision = game.pending(s).find((each) => each.seat === seat);
    const what = { option, decision: decision?.id ?? '', seat };
    const text = decision === undefined ? '' : game.describe(game.view(s, seat), what, lang).text;
    const keys = decision === undefined ? [] : game.optionRule(s, seat, option);
    if (game.answer(s, seat, option, io) !== undefined) return;
    print(
      wrapped(
        say(lang, REPLAY.step, { n: at + 1, seat: seatLetter(seat), text: safe(text) }) + keysText(keys),
        context.width,
      ).join('\n'),
    );
  }
  const result = game.result(s);
  if (result === undefined) {
    if (until >= record.steps.length) out(say(lang, REPLAY.unfinished));
    return;
  }
  const names = result.winners.map(seatLetter).join(', ');
  const end = result.draw ? PLAY.draw : names === '' ? PLAY.lost : PLAY.won;
  out(paint('strong', say(lang, end, { names }) + keysText(result.rule)));
}
