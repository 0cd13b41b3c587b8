/** A roll of one's own says which of six texts is carried out. */
import { chance, emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Block } from './verb.ts';

const schema = { rollTable: term.sixTexts };
const ROLL = cite('9.5', 'R6');

/** Rolls; the result is where the text goes on. */
const roll = {
  name: 'roll',
  run(s: never, x: { at: number }, { starts }: { starts: readonly number[] }): void {
    const face = chance(s, 'eventDie', starts.length);
    emit(s, E.rolled, ROLL, face + 1);
    x.at = starts[face];
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
    to.push(roll, { starts });
    for (const text of i.rollTable) {
      starts.push(to.code.length);
      to.text(text);
      ends.push(to.push(jump, { to: 0 }));
    }
    for (const end of ends) end.to = to.code.length;
  },
  cs: (i, s) =>
    `hoďte kostkou – ${i.rollTable.map((text, at) => `${at + 1}: ${text.length === 0 ? 'nic' : s.say(text)}`).join('; ')}`,
  en: (i, s) =>
    `roll the die – ${i.rollTable.map((text, at) => `${at + 1}: ${text.length === 0 ? 'nothing' : s.say(text)}`).join('; ')}`,
};
