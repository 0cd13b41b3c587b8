/** What a record of other rules says by itself: what an answer meant then only the rules of then can tell. */

import type { NameSet } from '@kolbiste/gamekit/desk';
import { counted, safe, say, wrapped } from '@kolbiste/gamekit/desk';
import type { ReplayRecord } from '@kolbiste/kernel';
import type { GameDesk } from '../games.ts';
import { seatLetter } from '../play/screen.ts';
import type { Context } from '../support/context.ts';
import { REPLAY } from '../texts/replay.ts';

/** Who knows what cards are called. */
type Names = Pick<GameDesk, 'deckNames'>;

/** `Name 3×` for equal ones. */
function gathered(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ${count}×` : name)).join(', ');
}

/** The names of today; none where the configuration has another shape than those of today. */
function decksOf(desk: Names, { config }: ReplayRecord, names: NameSet, { lang }: Context): string[][] {
  try {
    return desk.deckNames(config, lang, names);
  } catch {
    return [];
  }
}

/** Prints who had which cards and gave which answers. */
export function printUnplayed(desk: Names, record: ReplayRecord, names: NameSet, context: Context): void {
  const { lang, out, width } = context;
  for (const [seat, cards] of decksOf(desk, record, names, context).entries()) {
    const text = say(lang, REPLAY.deckThen, { seat: seatLetter(seat), cards: safe(gathered(cards)) });
    for (const line of wrapped(text, width)) out(line);
  }
  const given = record.steps.map(([seat, option], at) => `${at + 1}. ${seatLetter(seat)} ${option}`).join(', ');
  const head = say(lang, REPLAY.answersThen, { steps: counted(lang, record.steps.length, 'step') });
  for (const line of wrapped(`${head} ${given}`, width)) out(line);
}
