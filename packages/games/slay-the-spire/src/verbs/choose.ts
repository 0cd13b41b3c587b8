/** One of several texts, by the choice of whoever plays the card. */
import type { Instruction } from '../cards/texts.ts';
import { askChoice } from '../flow/choose-one.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Block, Speech } from './verb.ts';

const schema = { choose: term.texts };

/** Asks; the answer is where the text goes on. */
const ask = {
  name: 'choose',
  run(s: never, x: never, { starts }: { starts: readonly number[] }): void {
    askChoice(s, x, starts);
  },
};
const jump = {
  name: 'jump',
  run(_s: never, x: { at: number }, { to }: { to: number }): void {
    x.at = to;
  },
};

export const choose: Block<typeof schema> = {
  name: 'choose',
  schema,
  rule: cite('12.13', 'R15'),
  cut(i, to) {
    const starts: number[] = [];
    const ends: { to: number }[] = [];
    to.push(ask, { starts });
    for (const text of i.choose) {
      starts.push(to.code.length);
      to.text(text);
      ends.push(to.push(jump, { to: 0 }));
    }
    for (const end of ends) end.to = to.code.length;
  },
  cs: (i, s) => `vyberte si: ${each(i.choose, s).join(', nebo ')}`,
  en: (i, s) => `choose one: ${each(i.choose, s).join(', or ')}`,
};

/** Each of the texts by itself: none points back to another. */
function each(texts: readonly (readonly Instruction[])[], s: Speech): string[] {
  return texts.map((text) => {
    s.spokenOf = '';
    return s.say(text);
  });
}
