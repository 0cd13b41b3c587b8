/** Words for options, refusals, questions and events, from the view alone; each kind of thing has its file in text/. */
import { describerOf } from '@kolbiste/cardkit/words';
import { stepName } from '@kolbiste/kernel';
import { flow } from './flow/registry.ts';
import { book } from './rulebook.ts';
import { decisionText } from './text/decisions.ts';
import { eventText } from './text/events.ts';
import { optionText } from './text/options.ts';
import { refusalText } from './text/refusals.ts';
import type { Talk } from './text/talk.ts';
import { talkIn } from './text/talk.ts';
import type { View } from './view.ts';

/** The question that an answer was given to, out of the event's own figures. */
function decisionAt(procedure: number, step: number): string {
  const p = flow.procedures[procedure];
  return p === undefined ? '' : `${p.name}.${stepName(p, step)}`;
}

export const describer = describerOf<View, Talk>(book, {
  talk: talkIn,
  option: (t, v, { decision, option }) => optionText(t, v, decision, option),
  refusal: (t, v, { refused, decision }) => refusalText(t, v, refused, decision),
  decision: decisionText,
  event: (t, _v, e) => eventText(t, e, decisionAt(e.c, e.d)),
});
