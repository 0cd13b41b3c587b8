/** What an ability does with the very card it stands on. */
import { takeFromHand } from '../atoms/cards.ts';
import * as atoms from '../atoms/things.ts';
import { must, yes } from '../effects/could.ts';
import type { EffectContext } from '../effects/effect-context.ts';
import { uniqueInPlay } from '../effects/filter.ts';
import { attachRevealed, removeEvent } from '../flow/limbo.ts';
import { cite } from '../rulebook.ts';
import type { State, Thing } from '../state.ts';
import { thingOf } from '../state.ts';
import * as cs from '../text/card/cs/kit.ts';
import * as en from '../text/card/en/kit.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = {
  self: term.oneOf(['intoPlay', 'discard', 'removeFromGame', 'attach', 'claim']),
  to: term.optional(term.target),
};

function intoPlay(s: State, x: EffectContext): void {
  if (uniqueInPlay(s, x.card) || !takeFromHand(s, x.seat, x.card)) return;
  atoms.enterCharacter(s, x.card, x.seat, x.seat);
}

export const self: Verb<typeof schema> = {
  name: 'self',
  schema,
  rule: cite('G.1', 'G.4'),
  run(s, x, op, [host]: readonly (Thing | undefined)[]) {
    const t = thingOf(s, x.self);
    if (op.self === 'intoPlay') intoPlay(s, x);
    else if (op.self === 'removeFromGame') removeEvent(s, x.card);
    else if (op.self === 'attach' && host !== undefined) attachRevealed(s, x.card, host);
    else if (op.self === 'discard' && t !== null) atoms.discardThing(s, t, self.rule);
    else if (op.self === 'claim' && t !== null && host !== undefined) atoms.claim(s, t, host, x.seat, self.rule);
  },
  would: {
    now: (s, x, op) => (op.self === 'intoPlay' ? must(!uniqueInPlay(s, x.card)) : yes(op.self !== 'removeFromGame')),
  },
  asks: { cs: 'ke komu se karta připojí?', en: 'whom is the card attached to?' },
  cs(i, s) {
    if (i.self === 'intoPlay') return `${cs.mood(s, 'dej', 'dát')} ${cs.self('acc', s)} z ruky do hry`;
    if (i.self === 'discard') return `${cs.mood(s, 'odhoď', 'odhodit')} ${cs.self('acc', s)}`;
    if (i.self === 'removeFromGame') return `${cs.self('nom', s)} se odstraní ze hry`;
    const join = cs.mood(s, 'připoj', 'připojit');
    if (i.self === 'claim')
      return `${cs.mood(s, 'získej', 'získat')} ${cs.self('acc', s)} a ${join} ho: ${cs.whom(i.to ?? 'it', 'nom', s)}`;
    return `${join} tuto kartu k ${i.to === undefined ? 'jiné kartě' : cs.whom(i.to, 'dat', s)}`;
  },
  en(i, s) {
    if (i.self === 'intoPlay') return `put ${en.self(s)} into play from your hand`;
    if (i.self === 'discard') return `discard ${en.self(s)}`;
    if (i.self === 'removeFromGame') return `${en.self(s)} is removed from the game`;
    if (i.self === 'claim') return `claim ${en.self(s)}: attach it to ${en.whom(i.to ?? 'it', s)}`;
    return `attach this card to ${i.to === undefined ? 'a card' : en.whom(i.to, s)}`;
  },
};
