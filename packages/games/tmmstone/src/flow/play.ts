/**
 * Playing a card [TMM main.2] [TMM R48].
 * Announced with slot and targets (R51) - paid, out of the hand (main.2) - countered? (counter.1, R133) - it counts as
 * played - unit: "when played" texts (cond.1), then it enters (cond.2); others go to their place - what reacts, in order
 * (R49, R50) - a spell's own text (spell.1), and to the grave (spell.2).
 */

import { call, done, emit, goto } from '@kolbiste/kernel';
import * as table from '../atoms/table.ts';
import { enterBoard, makeUnit } from '../atoms/units.ts';
import { takeFromHand } from '../atoms/zones.ts';
import { bySlot, freeEffectSlot, standing } from '../board.ts';
import { pool, printedCard } from '../cards/pool.ts';
import type { Text } from '../cards/printed.ts';
import { ST, WH } from '../cards/printed.ts';
import { SOURCE_SPELL } from '../effects/effect-context.ts';
import { costOf } from '../effects/figures.ts';
import { inForce, paidInLife } from '../effects/statics.ts';
import { E } from '../events.ts';
import { idOf, ownTexts, textFor, wouldSpeak } from '../legal.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { Laid, State } from '../state.ts';
import { FACE_DOWN } from '../state.ts';
import { EXPERIMENT, FIELD, SPELL, UNIT } from '../vocabulary.ts';
import { casting, castLocals, STAYS } from './cast.ts';
import { say } from './forward-refs.ts';
import { laySpell } from './lasting.ts';
import { pickSlot, pickTarget, targetLocals } from './pick.ts';
import type { PlayLocals } from './play-locals.ts';
import { kindOf, playLocals, speakerFor } from './play-locals.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';
import { spring, springLocals } from './spring.ts';
import { countSummoned } from './summon.ts';
import { useSpellDamage, useUp } from './used-up.ts';

const ANNOUNCED = cite('main.2', 'R48', 'R51');
const PAID = cite('main.2', 'board.7', 'R60');
const PAID_LIFE = cite('main.2', 'R61');
const PLAYED = cite('R48', 'cond.6', 'R104');
const LAID_EXPERIMENT = cite('exp.2', 'exp.3', 'R57', 'R62');
const LAID_FIELD = cite('field.1', 'field.3', 'R70');
const ENTERED = cite('unit.1', 'cond.2', 'R97');
const ON_PLAY = cite('cond.1', 'R95');

const chooseSlot = flow.step<PlayLocals>('chooseSlot', cite('unit.1', 'R48'), (s, x) => {
  if (kindOf(s, x) === UNIT) call(s, pickSlot, { seat: x.seat, card: x.card, chosen: -1 });
});

const keepSlot = flow.step<PlayLocals>('keepSlot', cite('unit.1'), (s, x, f) => {
  if (kindOf(s, x) === UNIT) x.place = f.result;
});

/** Every target of every text that would be carried out now [TMM R51]. */
const chooseTargets = flow.step<PlayLocals>('chooseTargets', cite('R51', 'R52'), (s, x, f) => {
  const texts = ownTexts(s, printedCard(x.card));
  while (x.text < texts.length) {
    const text = texts[x.text];
    if (x.target < text.targets.length) {
      const speaker = speakerFor(s, x, text);
      if (wouldSpeak(s, speaker, text)) return call(s, pickTarget, targetLocals(speaker, x.target));
    }
    x.text++;
    x.target = 0;
  }
  x.text = 0;
  goto(f, pay);
});

const keepTarget = flow.step<PlayLocals>('keepTarget', cite('R51'), (s, x, f) => {
  const text = ownTexts(s, printedCard(x.card))[x.text];
  x.chosen = [...x.chosen, text.index, idOf(s, f.result)];
  x.target++;
  goto(f, chooseTargets);
});

const pay = flow.step<PlayLocals>('pay', cite('main.2', 'R60', 'R61'), (s, x) => {
  const hidden = kindOf(s, x) === EXPERIMENT;
  emit(s, E.announced, ANNOUNCED, x.seat, hidden ? 0 : x.card, x.place);
  if (x.free === 0) {
    const cost = costOf(s, x.seat, x.card);
    if (paidInLife(s, x.seat, x.card)) table.payLife(s, x.seat, cost, PAID_LIFE);
    else table.payMana(s, x.seat, cost, PAID);
    useUp(s, x);
  }
  takeFromHand(s, x.seat, x.card);
  table.heroesFall(s);
});

/** Spells of the player on turn may be countered, the lowest slot first [TMM R133]. */
const counterWindow = flow.step<PlayLocals>('counterWindow', cite('counter.1', 'R133', 'R135'), (s, x, f) => {
  if (kindOf(s, x) !== SPELL || s.active !== x.seat) return;
  // What a counter has laid for a while floats under its name and is none.
  const isCounter = (l: Laid): boolean =>
    l.seat !== x.seat && (l.marks & FACE_DOWN) !== 0 && ((printedCard(l.card).hears >>> WH.counter) & 1) === 1;
  const l = bySlot(s.laid.filter(isCounter))[0];
  if (l === undefined) return;
  const text = textFor(s, printedCard(l.card), WH.counter) as Text;
  goto(f, afterCounter);
  call(s, spring, { ...springLocals, id: l.id, text: text.index, seat: l.seat, card: l.card });
});

const goOn = flow.step<PlayLocals>('goOn', cite('R48'), (_s, _x, f) => goto(f, count));

/** A countered spell lies in its grave already; it was never played [TMM counter.1]. */
const afterCounter = flow.step<PlayLocals>('afterCounter', cite('counter.1', 'counter.2'), (_s, x, f) => {
  if (x.countered === 1) done(f);
});

const count = flow.step<PlayLocals>('count', cite('R48', 'cond.6'), (s, x) => {
  s.plays[x.seat]++;
  if (kindOf(s, x) === SPELL) {
    s.spells[x.seat]++;
    useSpellDamage(s, x);
  }
  pool.tallies.forEach((t, n) => {
    if (t.what === 'played' && t.card === x.card) s.tally[2 * n + x.seat]++;
  });
  emit(s, E.counted, PLAYED, x.seat, kindOf(s, x) === EXPERIMENT ? 0 : x.card, s.plays[x.seat]);
  if (kindOf(s, x) === UNIT && x.place >= 0) x.unit = makeUnit(s, x.card, x.seat, x.place).id;
});

/** "When played" texts, the unit not yet on the board [TMM cond.1] [TMM R45]; with some cards each is said twice. */
const onPlay = flow.step<PlayLocals>('onPlay', cite('cond.1', 'cond.6', 'R95', 'R105'), (s, x, f) => {
  if (x.unit < 0) return;
  const texts = printedCard(x.card).onPlay;
  if (x.text >= texts.length) return;
  const text = pool.texts[texts[x.text]];
  goto(f, onPlay);
  const speaker = speakerFor(s, x, text);
  speaker.ahead = 0;
  speaker.self = x.unit;
  const twice = x.again === 0 && inForce(s, ST.doubleOnPlay, x.seat);
  x.again = twice ? 1 : 0;
  if (!twice) x.text++;
  if (!wouldSpeak(s, speaker, text)) return void emit(s, E.conditionFailed, ON_PLAY, x.card, x.seat, text.index);
  emit(s, E.fired, ON_PLAY, x.unit, x.card, x.seat, text.index);
  say(s, speaker);
});

function layDown(s: State, x: PlayLocals): void {
  const card = printedCard(x.card);
  if (card.kind === FIELD) return table.layField(s, x.seat, x.card, LAID_FIELD);
  const slot = freeEffectSlot(s, x.seat);
  if (card.kind === EXPERIMENT) {
    const base = { card: x.card, seat: x.seat, slot, marks: FACE_DOWN, text: -1, ends: 0, uses: 0, about: [] };
    table.lay(s, base, LAID_EXPERIMENT);
    emit(s, E.saw, LAID_EXPERIMENT, x.seat, x.card, 1, 0, 1 << x.seat);
  } else if (card.until >= 0) laySpell(s, x.seat, card);
}

const enter = flow.step<PlayLocals>('enter', cite('cond.2', 'unit.1', 'R48', 'R50'), (s, x) => {
  const kind = kindOf(s, x);
  if (kind === UNIT) {
    const u = standing(s, x.unit);
    if (u !== null) {
      enterBoard(s, u, ENTERED);
      countSummoned(s, x.seat, x.card);
      noteThat(s, N.unitPlayed, u.id);
    }
  } else layDown(s, x);
  noteThat(s, N.card, x.card, x.seat);
  if (kind === EXPERIMENT) x.card = 0;
  if (kind !== SPELL) return;
  noteThat(s, N.spell, x.card, x.seat);
  for (let i = 1; i < x.chosen.length; i += 2)
    if (x.chosen[i] >= 2) noteThat(s, N.targeted, x.chosen[i], x.seat, x.card);
});

const react = flow.step<PlayLocals>('react', cite('R49', 'R50', 'order.5'), (s) => void settle(s));

/** The card a lasting spell has become. */
const laidBy = (s: State, x: PlayLocals): Laid | undefined =>
  s.laid.findLast((l) => l.slot >= 0 && l.card === x.card && l.seat === x.seat);

/** The own text of a spell comes last [TMM R49]; a lasting one stays where it lies and goes elsewhere when it ends. */
const cast = flow.step<PlayLocals>('cast', cite('spell.1', 'spell.2'), (s, x) => {
  if (kindOf(s, x) !== SPELL) return;
  const card = printedCard(x.card);
  const lasts = card.until >= 0;
  const laid = lasts ? laidBy(s, x) : undefined;
  if (laid !== undefined) laid.to = x.dest;
  if (lasts && card.use.length === 0) return;
  const locals = castLocals(x.card, x.seat, SOURCE_SPELL);
  const where = lasts ? { self: laid?.id ?? -1, dest: STAYS } : { dest: x.dest };
  call(s, casting, { ...locals, played: 1, chosen: x.chosen.slice(), bonus: x.bonus, ...where });
});

export const playing = flow.procedure<PlayLocals>(
  'play',
  {
    rule: cite('main.1', 'main.2', 'R48'),
    locals: playLocals(0, 0, 0),
    // An experiment is laid face down [TMM exp.2]: the other sees that a card is played, and not which.
    see: (s, x, who) => ({
      ...x,
      card: who !== x.seat && kindOf(s, x) === EXPERIMENT ? 0 : x.card,
      chosen: x.chosen.slice(),
    }),
  },
  [
    chooseSlot,
    keepSlot,
    chooseTargets,
    keepTarget,
    pay,
    counterWindow,
    goOn,
    afterCounter,
    count,
    onPlay,
    enter,
    react,
    cast,
  ],
);

/** A text plays a card of the hand without paying. */
export function playFree(s: State, seat: number, card: number): void {
  call(s, playing, playLocals(seat, card, 1));
}
