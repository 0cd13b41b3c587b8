/**
 * An ally or an attachment is played [LOTR 2.1].
 * Resources (2.4) - an ally enters play (2.7), an attachment goes on its host (2.8) - what waits for it follows.
 */
import { call, emit, setCause } from '@kolbiste/kernel';
import { takeFromHand, toDiscard } from '../atoms/cards.ts';
import { attach, enterCharacter } from '../atoms/things.ts';
import { printed } from '../cards/pool.ts';
import { E } from '../events.ts';
import { thingOf } from '../in-play.ts';
import { hostsFor } from '../legal.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import { ALLY } from '../vocabulary.ts';
import { paying } from './pay.ts';
import { ASK, listLocals, pickOne } from './pick-list.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const PLAY = cite('2.1', '2.3', 'W.6');
const PAY = cite('2.4', '2.5');
const ENTER = cite('2.7', '2.8', '2.9', 'G.12', 'L71');

export interface PlayLocals {
  [name: string]: number | number[];
  seat: number;
  card: number;
  /** 1 = out of the hand and not yet on the table. */
  limbo: number;
}

const announce = flow.step<PlayLocals>('announce', PLAY, (s, x, f) => {
  takeFromHand(s, x.seat, x.card);
  x.limbo = 1;
  setCause(f, emit(s, E.played, PLAY, x.seat, x.card, -1));
});
const pay = flow.step<PlayLocals>('pay', PAY, (s, x) => {
  call(s, paying, { seat: x.seat, card: x.card, left: printed(x.card).cost, paid: [] });
});
const chooseHost = flow.step<PlayLocals>('chooseHost', cite('2.8'), (s, x) => {
  if (printed(x.card).type === ALLY) return;
  const hosts = hostsFor(s, x.seat, x.card).map((t) => t.id);
  call(s, pickOne, listLocals(x.seat, hosts, ASK.host, x.card));
});
const enter = flow.step<PlayLocals>('enter', ENTER, (s, x, f) => {
  x.limbo = 0;
  const host = thingOf(s, f.result);
  if (printed(x.card).type !== ALLY && host === null) return toDiscard(s, x.seat, x.card);
  const t =
    host === null ? enterCharacter(s, x.card, x.seat, x.seat, ENTER) : attach(s, x.card, x.seat, host, x.seat, ENTER);
  noteThat(s, N.playedFromHand, t.id, x.card, x.seat);
  settle(s);
});

export const playing = flow.procedure<PlayLocals>(
  'play',
  { rule: PLAY, locals: { seat: 0, card: 0, limbo: 0 }, see: 'open' },
  [announce, pay, chooseHost, enter],
);
