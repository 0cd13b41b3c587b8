/** A roll of one's own says which of six texts is carried out. */

import { EVENT_CARDS } from '../cards/events.ts';
import type { Instruction } from '../cards/texts.ts';
import { rollDie } from '../flow/die-window.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as term from './terms.ts';
import type { Block, Speech } from './verb.ts';

const schema = { rollTable: term.sixTexts };
const ROLL = cite('9.5', 'R6');

/** Rolls: a hero's own items change its roll, anybody's that of the group [STS R6]. */
const roll = {
  name: 'roll',
  run(s: State, x: { actor: number }): void {
    const ofAll = s.event >= 0 && EVENT_CARDS[s.event].group;
    rollDie(s, 'eventDie', ofAll ? -1 : 1 << x.actor, ROLL);
  },
};
/** The result is where the text goes on. */
const branch = {
  name: 'branch',
  run(s: State, x: { at: number }, { starts }: { starts: readonly number[] }): void {
    x.at = starts[s.die - 1];
  },
};
const jump = {
  name: 'jump',
  run(_s: never, x: { at: number }, { to }: { to: number }): void {
    x.at = to;
  },
};

export const rollTable: Block<typeof schema> = {
  name: 'rollTable',
  schema,
  rule: ROLL,
  cut(i, to) {
    const starts: number[] = [];
    const ends: { to: number }[] = [];
    to.push(roll, {});
    to.push(branch, { starts });
    for (const text of i.rollTable) {
      starts.push(to.code.length);
      to.text(text);
      ends.push(to.push(jump, { to: 0 }));
    }
    for (const end of ends) end.to = to.code.length;
  },
  cs: (i, s) => `hoďte kostkou – ${results(i.rollTable, s, 'nic')}`,
  en: (i, s) => `roll the die – ${results(i.rollTable, s, 'nothing')}`,
};

/** Results with their texts; those that do the same stand together. */
function results(texts: readonly (readonly Instruction[])[], s: Speech, nothing: string): string {
  const said = texts.map((text) => {
    s.spokenOf = '';
    return text.length === 0 ? nothing : s.say(text);
  });
  return [...new Set(said)]
    .map((each) => `${said.flatMap((other, at) => (other === each ? [at + 1] : [])).join(', ')}: ${each}`)
    .join('; ');
}
