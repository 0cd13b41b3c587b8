/** An enemy has the die of the round rolled again: for all enemies, not for relics that were used by it. */
import { chance, emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import { FACES_OF_DIE } from '../flow/die-window.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { rollAgain: term.yes };

export const rollAgain: Verb<typeof schema> = {
  name: 'rollAgain',
  schema,
  rule: cite('12.8', 'R59'),
  run(s) {
    s.die = chance(s, 'die', FACES_OF_DIE) + 1;
    emit(s, E.rolled, rollAgain.rule, s.die);
  },
  cs: () => 'hodí se znovu kostkou',
  en: () => 'has the die rolled again',
};
