/** Verbs that work on the encounter deck, on what is revealed, and on the quest. */
import { call, chance, emit } from '@kolbiste/kernel';
import * as atoms from '../../atoms/cards.ts';
import { E } from '../../events.ts';
import { cite } from '../../rulebook.ts';
import { cardIn, SEEN, STAGING, thingOf } from '../../state.ts';
import { revealNow, shadowNow } from '../circle.ts';
import { revealing, revealLocals } from '../reveal.ts';
import { advance, goToStage, stagesAfter } from '../stage.ts';
import { fetching, peeking } from './encounter-cards.ts';
import type { Verb } from './kit.ts';
import { players } from './kit.ts';

const TEXT = cite('G.1', 'G.4');
const CANCEL = cite('L83', 'L95', 'L105');

export const peek: Verb = (s, x, op) => {
  const entry = s.encounter.at(-1);
  if (entry === undefined) return;
  s.encounter[s.encounter.length - 1] = entry | (SEEN << x.seat);
  atoms.saw(s, x.seat, cardIn(entry), atoms.SAW_TOP, TEXT);
  if (op.flag) call(s, peeking, { seat: x.seat, card: x.card });
  else emit(s, E.lookedAtTop, TEXT, x.seat, 1);
};

export const cancel: Verb = (s, _x, op) => {
  if (op.word === 'shadow') {
    const f = shadowNow(s);
    if (f === null) return;
    f.x.cancelled = 1;
    return void emit(s, E.shadowCancelled, CANCEL, f.x.card, f.x.enemy, thingOf(s, f.x.enemy)?.card ?? 0);
  }
  const f = revealNow(s);
  if (f === null) return;
  f.x.cancelled = 1;
  emit(s, E.cancelled, CANCEL, f.x.card);
};

/** Another card: at once, or, while a card is revealed, after that one is placed [LOTR L95]. */
export const reveal: Verb = (s, x, op) => {
  const f = revealNow(s);
  if (f === null) {
    if (op.word !== 'replacement') call(s, revealing, revealLocals(x.seat));
  } else if (op.word === 'replacement') f.x.replace = 1;
  else f.x.more++;
};

export const surge: Verb = (s, x, op) => {
  const f = revealNow(s);
  if (f === null) return;
  const empty = !s.things.some((t) => t.zone === STAGING && t.id !== f.x.thing);
  if (op.word === 'stagingEmpty' && !empty) return;
  f.x.surge++;
  emit(s, E.surged, TEXT, x.card);
};

/** Each in player order [LOTR 0.2]: what is called last comes first. */
export const fetchCard: Verb = (s, x, op) => {
  for (const seat of players(s, x, op.who).reverse())
    call(s, fetching, { seat, program: x.program, at: x.pc - 1, card: x.card });
};

export const shuffle: Verb = (s) => atoms.shuffleEncounter(s);

export const nextStage: Verb = (s) => {
  const all = stagesAfter(s);
  if (all.length > 0) goToStage(s, all[chance(s, 'stage', all.length)]);
};

/** A stage that its text completes, whatever its points [LOTR L99]. */
export const completeStage: Verb = (s) => advance(s);
