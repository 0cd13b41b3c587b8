/**
 * The own text of a spell, an ability or a card cast on drawing: text by text (order.6), then the card goes where it goes
 * [TMM spell.2] [TMM R54]. While it resolves it is in no zone.
 */

import { call, emit, goto } from '@kolbiste/kernel';
import { nextId } from '../atoms/table.ts';
import { send, toGrave } from '../atoms/zones.ts';
import { pool, printedCard } from '../cards/pool.ts';
import { contextOf } from '../effects/effect-context.ts';

import { E } from '../events.ts';
import { wouldSpeak } from '../legal.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { say } from './forward-refs.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const CAST = cite('spell.1', 'order.6');
const GRAVE = cite('spell.2', 'R54');
const CONDITION = cite('cond.6', 'cond.10');

/** The card stays where it lies, or has gone already. */
export const STAYS = -1;

export interface CastLocals {
  [name: string]: number | number[];
  card: number;
  seat: number;
  owner: number;
  source: number;
  /** 1 = played from a hand, not cast by an effect [TMM R136]. */
  played: number;
  /** The id of the laid card that speaks; a spell of the moment gets one of its own, by which its text finds it again. */
  self: number;
  bonus: number;
  /** Chosen when announced: text, then target, in pairs. */
  chosen: number[];
  at: number;
  /** 0 the grave, otherwise one of TO, or STAYS. */
  dest: number;
}

export const castLocals = (card: number, seat: number, source: number): CastLocals => ({
  card,
  seat,
  owner: seat,
  source,
  played: 0,
  self: -1,
  bonus: 0,
  chosen: [],
  at: 0,
  dest: 0,
});

const speakNext = flow.step<CastLocals>('speak', cite('spell.1', 'order.6'), (s, x, f) => {
  const texts = printedCard(x.card).use;
  if (x.self < 0) x.self = nextId(s);
  if (x.at >= texts.length) return goto(f, leave);
  const text = pool.texts[texts[x.at++]];
  goto(f, speakNext);
  const speaker = contextOf(x.seat, x.card);
  speaker.text = text.index;
  speaker.self = x.self;
  speaker.source = x.source;
  speaker.played = x.played;
  speaker.bonus = x.bonus;
  for (let i = 0; i < x.chosen.length; i += 2) if (x.chosen[i] === text.index) speaker.targets.push(x.chosen[i + 1]);
  if (!wouldSpeak(s, speaker, text)) return void emit(s, E.conditionFailed, CONDITION, x.card, x.seat, text.index);
  emit(s, E.castBegan, CAST, x.seat, x.card);
  say(s, speaker);
});

const leave = flow.step<CastLocals>('leave', cite('spell.2', 'R54'), (s, x) => {
  if (x.dest === 0) toGrave(s, x.owner, x.card, GRAVE, x.self);
  else if (x.dest !== STAYS) send(s, x.owner, x.card, x.dest);
});

/** A text casts a spell: it is not played, but it may aim at a unit that listens to that, which comes first as it does in playing [TMM R49] [TMM R136]. */
export function castByText(s: State, x: CastLocals): void {
  call(s, casting, x);
  for (let i = 1; i < x.chosen.length; i += 2)
    if (x.chosen[i] >= 2) noteThat(s, N.targeted, x.chosen[i], x.seat, x.card);
  settle(s);
}

export const casting = flow.procedure<CastLocals>('cast', { rule: CAST, locals: castLocals(0, 0, 0), see: 'open' }, [
  speakNext,
  leave,
]);
