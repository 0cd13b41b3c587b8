/** A text that is carried out where something holds, and another where it does not. */
import { holds } from '../effects/count.ts';
import { cite } from '../rulebook.ts';
import { csIf, enIf } from './kit/condition-words.ts';
import * as term from './terms.ts';
import type { Block } from './verb.ts';

const schema = { if: term.condition, do: term.text, else: term.optional(term.text) };

interface Jump {
  condition: number;
  to: number;
}

/** Goes on elsewhere where the condition does not hold. */
const unless = {
  name: 'unless',
  run(s: never, x: { at: number }, { condition, to }: Jump): void {
    if (!holds(s, x as never, condition)) x.at = to;
  },
};
const jump = {
  name: 'jump',
  run(_s: never, x: { at: number }, { to }: { to: number }): void {
    x.at = to;
  },
};

/** A Czech pronoun stands second: 'zvyšte si obranu' becomes '(jinak) si zvyšte obranu'. */
const csSecond = (clause: string): string => clause.replace(/^(\S+) (si|se|ho|mu) /, '$2 $1 ');

export const ifHolds: Block<typeof schema> = {
  name: 'if',
  schema,
  rule: cite('12.15', 'R15'),
  cut(i, to) {
    const words = to.push(unless, { condition: term.CONDITION[i.if], to: 0 });
    to.text(i.do);
    if (i.else === undefined) {
      words.to = to.code.length;
      return;
    }
    const over = to.push(jump, { to: 0 });
    words.to = to.code.length;
    to.text(i.else);
    over.to = to.code.length;
  },
  cs: (i, s) =>
    `${csIf(i.if, s.byEnemy)}, ${s.say(i.do)}${i.else === undefined ? '' : `; jinak ${csSecond(s.say(i.else))}`}`,
  en: (i, s) => `${enIf(i.if, s.byEnemy)}, ${s.say(i.do)}${i.else === undefined ? '' : `; otherwise ${s.say(i.else)}`}`,
};
