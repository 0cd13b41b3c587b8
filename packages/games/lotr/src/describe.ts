/** Words for options, refusals, questions and events, from the view alone; each kind of thing has its file in text/. */
import type { Describable, Lang, Text } from '@kolbiste/kernel';
import type { NameSet } from './cards/names.ts';
import { book } from './rulebook.ts';
import { decisionText } from './text/decisions.ts';
import { eventText } from './text/events.ts';
import { optionText } from './text/options.ts';
import type { Players } from './text/players.ts';
import { refusalText } from './text/refusals.ts';
import { talkIn } from './text/talk.ts';
import type { View } from './view.ts';

export interface DescriberOptions {
  /** Names of the seats; default 'hráč A' to 'hráč D'. */
  readonly players?: Players;
}

/**
 * The describer of a game.
 * @param names real or invented names of the cards
 */
export function describer(
  names: NameSet,
  { players }: DescriberOptions = {},
): (v: View, x: Describable, lang: Lang) => Text {
  return (v, x, lang) => {
    const t = talkIn(lang, names, players);
    if ('option' in x) return { text: optionText(t, v, x.decision, x.seat, x.option), rule: [] };
    if ('refused' in x) return { text: refusalText(t, v, x.refused, x.decision, x.seat), rule: x.refused.rule };
    if ('decision' in x) return { text: decisionText(t, v, x.decision), rule: x.decision.rule };
    return { text: eventText(t, v, x.event), rule: book.keysOf(x.event.rule) };
  };
}
