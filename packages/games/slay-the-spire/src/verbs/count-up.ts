/** A cube is placed on the power that speaks; once there are so many, a text is carried out. */
import { addCube } from '../atoms/powers.ts';
import type { EffectContext } from '../effects/context.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as term from './terms.ts';
import type { Block } from './verb.ts';

const schema = { countUp: term.int(1, 9), do: term.text };
const RULE = cite('12.9', '12.17');

const count = {
  name: 'unless',
  run(s: State, x: EffectContext, { cubes, to }: { readonly cubes: number; to: number }): void {
    if (addCube(s, x.actor, x.subject, RULE) < cubes) x.at = to;
  },
};

export const countUp: Block<typeof schema> = {
  name: 'countUp',
  schema,
  rule: RULE,
  cut(i, to) {
    const words = to.push(count, { cubes: i.countUp, to: 0 });
    to.text(i.do);
    words.to = to.code.length;
  },
  cs: (i, s) => `položte na tuto kartu kostičku; leží-li na ní ${i.countUp}, ${s.say(i.do)}`,
  en: (i, s) => `place a cube on this card; once there are ${i.countUp}, ${s.say(i.do)}`,
};
