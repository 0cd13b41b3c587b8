/** The last attack or skill of this turn that cost as much as X is resolved once more. */
import { copyLastPlayed } from '../flow/play-card.ts';
import { cite } from '../rulebook.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { copyLast: term.yes };

export const copyLast: Verb<typeof schema> = {
  name: 'copyLast',
  schema,
  rule: cite('19.5', 'R18', 'R19'),
  run(s, x) {
    copyLastPlayed(s, x.actor, x.face, x.X);
  },
  cs: () => 'vyhodnoťte znovu poslední Útok nebo Trik, který v tomto tahu kdokoli zahrál a který stál X',
  en: () => 'resolve again the last attack or skill that anybody played this turn and that cost X',
};
