/** A virus: what it does to whoever has it, whether again and again, and how it spreads [DT 9.23]. */
import { takeTurnMark } from '../atoms/combat.ts';
import { isWarrior } from '../board.ts';
import { MUTATES } from '../cards/static.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { meantBy } from '../mutated.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import * as text from '../text/card/virus.ts';
import { infectOne, mayCatch, spread, TRIBES, TROOPERS } from '../viruses.ts';
import { harmed } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  virus: term.whom,
  do: term.text,
  again: term.flag,
  spreads: term.optional(term.oneOf(['later', 'atOnce'])),
};

const hosts = (s: State, x: EffectContext, { word, each }: ReturnType<typeof schema.virus.read>) =>
  harmed(s, x, { word, each: each === null ? null : meantBy(s, x.seat, x.card, each) }).filter(isWarrior);

export const virus: Verb<typeof schema> = {
  name: 'virus',
  schema,
  rule: cite('9.23', 'R154'),
  run(s, x, op) {
    const found = hosts(s, x, op.virus);
    const strain = {
      card: x.card,
      seat: x.seat,
      play: x.play,
      layer: takeTurnMark(s, MUTATES, x.seat) ? TRIBES : TROOPERS,
    };
    for (const p of found) {
      infectOne(s, strain, p);
      if (op.spreads === 'atOnce') spread(s, strain, p);
    }
  },
  would: (s, x, op) => hosts(s, x, op.virus).some((p) => mayCatch(s, x, p)),
  cs: text.cs,
  en: text.en,
};
