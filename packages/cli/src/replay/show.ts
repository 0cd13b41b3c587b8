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

/** Events in words, as somebody sees them who may see them. @param said words of the events so far, by number */
function told(
  game: AnyGame,
  s: ReturnType<AnyGame['setup']>,
  events: readonly GameEvent[],
  said: Map<number, string>,
  context: Context,
): string[] {
  const words = events.map((event) => {
    const who = event.visibleTo === -1 ? 'public' : 31 - Math.clz32(event.visibleTo & -event.visibleTo);
    const { text } = game.describe(game.view(s, who), { event }, context.lang);
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
  let events: GameEvent[] = [];
  const said = new Map<number, string>();
  const io: Io = { chance: source, sink: { event: (e) => void events.push(e) } };
  const s = game.setup(record.config, seed, io);
  const print = (head: string): void => {
    out(paint('strong', head));
    for (const line of told(
      game,
      s,
      events.filter((event) => event.kind !== ANSWER),
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
