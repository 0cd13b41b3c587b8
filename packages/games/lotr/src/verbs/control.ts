/** The card goes to the player chosen before; both dials are its own instructions. */
import { giveControl } from '../atoms/things.ts';
import { WHO } from '../cards/code.ts';
import { thingOf } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { control: term.playerCalled({ other: WHO.chosen }) };

export const control: Verb<typeof schema> = {
  name: 'control',
  schema,
  rule: cite('G.1', 'G.12', 'L31'),
  run(s, x) {
    const t = thingOf(s, x.self);
    if (t !== null && x.who >= 0) giveControl(s, t, x.who, control.rule);
  },
  cs: (_i, s) => `dej ${cs.self('acc', s)} pod jeho kontrolu`,
  en: (_i, s) => `give that player control of ${en.self(s)}`,
};
