/** Words for options, refusals, questions and events, from the view alone; each kind of thing has its file in text/. */
import { describerOf } from '@kolbiste/cardkit/words';
import { book } from './rulebook.ts';
import { decisionText } from './text/decisions.ts';
import { eventText } from './text/events.ts';
import { invented } from './text/invented.ts';
import { optionText } from './text/options.ts';
import { refusalText } from './text/refusals.ts';
import type { Talk } from './text/talk.ts';
import { talkIn } from './text/talk.ts';
import type { View } from './view.ts';

/** The describer of a game under real names. */
const real = describerOf<View, Talk>(book, {
  talk: talkIn,
  option: (t, v, { decision, seat, option }) => optionText(t, v, decision, seat, option),
  refusal: (t, v, { refused, decision, seat }) => refusalText(t, v, refused, decision, seat),
  decision: decisionText,
  event: (t, _v, e) => eventText(t, e),
});

/** The describer of a game: the invented names are put in place of the real ones once a sentence stands. */
export const describer: typeof real = (names, options) => {
  const tell = real(names, options);
  if (names === 'real') return tell;
  return (...asked) => {
    const told = tell(...asked);
    return { ...told, text: invented(told.text) };
  };
};
