/**
 * The opponent shows his top card: a unit is summoned for him, a spell cast by him with random targets. What finds no
 * slot stays.
 */
import { call, emit } from '@kolbiste/kernel';
import * as zones from '../atoms/zones.ts';
import { freeSlots } from '../board.ts';
import { printedCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { summoning, summonLocals } from '../flow/summon.ts';
import { alone } from '../text/card/join.ts';
import { SPELL, UNIT } from '../vocabulary.ts';
import { castShown } from './kit/cast-shown.ts';
import { LOOK, NO_ROOM } from './kit/index.ts';
import * as term from './terms.ts';
import type { Verb } from './verb.ts';

const schema = { castTop: term.oneOf(['opp']) };

export const castTop: Verb<typeof schema> = {
  name: 'castTop',
  schema,
  rule: LOOK,
  run(s, x) {
    const seat = 1 - x.seat;
    const deck = zones.deckOf(s, seat);
    const top = deck[deck.length - 1];
    if (top === undefined) return;
    const card = printedCard(top);
    emit(s, E.compared, LOOK, seat, top, 0);
    if (card.kind === UNIT) {
      if (freeSlots(s, seat) === 0) return void emit(s, E.noRoom, NO_ROOM, seat, top);
      deck.pop();
      return call(s, summoning, summonLocals(top, seat, 1));
    }
    if (card.kind === SPELL) castShown(s, seat, card);
  },
  cs: () =>
    alone(
      'protivník ukáže vrchní kartu svého balíčku. Je-li to jednotka, vyvolá ji; je-li to kouzlo, sešle ho zadarmo ' +
        'na náhodný cíl',
    ),
  en: () =>
    alone(
      'the opponent reveals the top card of their deck. If it is a unit, they summon it; if it is a spell, they cast ' +
        'it for free on a random target',
    ),
};
