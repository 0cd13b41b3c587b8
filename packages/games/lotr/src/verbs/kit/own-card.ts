/** What an ability may do with the very card it stands on, each thing with its words. */
import type { Cite } from '@kolbiste/kernel';
import { takeFromHand } from '../../atoms/cards.ts';
import * as atoms from '../../atoms/things.ts';
import type { Target } from '../../cards/types.ts';
import type { Could } from '../../effects/could.ts';
import { must, yes } from '../../effects/could.ts';
import type { EffectContext } from '../../effects/effect-context.ts';
import { uniqueInPlay } from '../../effects/filter.ts';
import { attachRevealed, removeEvent } from '../../flow/limbo.ts';
import { thingOf } from '../../in-play.ts';
import type { State, Thing } from '../../state.ts';
import { STAGE } from '../../state.ts';
import * as cs from '../../text/card/cs/kit.ts';
import * as en from '../../text/card/en/kit.ts';
import type { Speech } from '../../text/card/speech.ts';

interface Deed {
  /** @param host what it is attached to */
  run(s: State, x: EffectContext, rule: Cite, host: Thing | undefined): void;
  could(s: State, x: EffectContext): Could;
  cs(s: Speech, to: Target | undefined): string;
  en(s: Speech, to: Target | undefined): string;
}

const intoPlay: Deed = {
  run(s, x) {
    if (uniqueInPlay(s, x.card) || !takeFromHand(s, x.seat, x.card)) return;
    atoms.enterCharacter(s, x.card, x.seat, x.seat);
  },
  could: (s, x) => must(!uniqueInPlay(s, x.card)),
  cs: (s) => `${cs.mood(s, 'dej', 'dát')} ${cs.self('acc', s)} z ruky do hry`,
  en: (s) => `put ${en.self(s)} into play from your hand`,
};

const discard: Deed = {
  run(s, x, rule) {
    const t = thingOf(s, x.self);
    if (t !== null && t.zone !== STAGE) atoms.discardThing(s, t, rule);
  },
  could: (s, x) => yes(thingOf(s, x.self)?.zone !== STAGE),
  cs: (s) => `${cs.mood(s, 'odhoď', 'odhodit')} ${cs.self('acc', s)}`,
  en: (s) => `discard ${en.self(s)}`,
};

/** What only an event does to itself makes no use legal. */
const removeFromGame: Deed = {
  run: (s, x) => removeEvent(s, x.card),
  could: () => 'no',
  cs: (s) => `${cs.self('nom', s)} se odstraní ze hry`,
  en: (s) => `${en.self(s)} is removed from the game`,
};

const attach: Deed = {
  run(s, x, _rule, host) {
    if (host !== undefined) attachRevealed(s, x.card, host);
  },
  could: () => 'yes',
  cs: (s, to) =>
    `${cs.mood(s, 'připoj', 'připojit')} tuto kartu k ${to === undefined ? 'jiné kartě' : cs.whom(to, 'dat', s)}`,
  en: (s, to) => `attach this card to ${to === undefined ? 'a card' : en.whom(to, s)}`,
};

const claim: Deed = {
  run(s, x, rule, host) {
    const t = thingOf(s, x.self);
    if (t !== null && host !== undefined) atoms.claim(s, t, host, x.seat, rule);
  },
  could: () => 'yes',
  cs(s, to) {
    const take = `${cs.mood(s, 'získej', 'získat')} ${cs.self('acc', s)}`;
    return `${take} a ${cs.mood(s, 'připoj', 'připojit')} ho: ${cs.whom(to ?? 'it', 'nom', s)}`;
  },
  en: (s, to) => `claim ${en.self(s)}: attach it to ${en.whom(to ?? 'it', s)}`,
};

export const OWN_CARD = { intoPlay, discard, removeFromGame, attach, claim } as const;
export type OwnDeed = keyof typeof OWN_CARD;
export const OWN_DEEDS = Object.keys(OWN_CARD) as OwnDeed[];
