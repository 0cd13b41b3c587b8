/**
 * The game [LOTR S.5].
 * Decks are shuffled, heroes enter, dials are set, a first player is named (S.1) - hands, and each may be replaced once (S.2, S.6) -
 * encounter deck (S.9), the setup of the first stage (S.7), easy mode (S.8) - rounds of seven phases (0.1). Or combat alone (CA.1).
 */
import { call, chance, emit, goto, resetCause, seatsInTurn, setCause } from '@kolbiste/kernel';
import * as cards from '../atoms/cards.ts';
import { gain } from '../atoms/marks.ts';
import * as table from '../atoms/table.ts';
import { enterCharacter } from '../atoms/things.ts';
import { printed } from '../cards/pool.ts';
import { scenarioDeck } from '../cards/scenario.ts';
import { E } from '../events.ts';
import { isHero } from '../in-play.ts';
import { NOT_HERE } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import { seatsAt } from '../seats.ts';
import type { State } from '../state.ts';
import { alone } from './alone.ts';
import { usingAbility } from './forward-refs.ts';
import { flow } from './registry.ts';
import { round } from './round.ts';
import { settle } from './settle.ts';
import { goToStage } from './stage.ts';
import { using } from './use.ts';

// Here and not in its own file: a module that is imported for what it does alone may be left out of a bundle.
usingAbility.bind(using);

const SHUFFLE = cite('S.1', 'S.3', 'S.10', 'S.12');
const HEROES = cite('S.1', 'S.11', 'HP.9');
const FIRST = cite('S.1');
const HANDS = cite('S.2', 'S.6', 'L94');
const BUILD = cite('S.2', 'S.5', 'S.7', 'S.9');
const EASY = cite('S.8');
const ROUND = cite('0.1', '0.2', 'S.4');
const PHASE = cite('0.1');

export interface GameLocals {
  [name: string]: number | number[];
  at: number;
}
const KEEP = 0;
const REPLACE = 1;

const mode = flow.step<GameLocals>('mode', cite('S.5', 'CA.1'), (s, _x, f) => {
  if (s.config.mode === 'quest') return;
  goto(f, ended);
  call(s, alone, { at: 0 });
});
const shuffleAll = flow.step<GameLocals>('shuffle', SHUFFLE, (s) => {
  for (let seat = 0; seat < seatsAt(s); seat++) cards.shuffleDeck(s, seat);
});
const heroes = flow.step<GameLocals>('heroes', HEROES, (s) => {
  for (let seat = 0; seat < seatsAt(s); seat++) {
    let dial = 0;
    for (const card of s.config.lists[seat].heroes) {
      const t = enterCharacter(s, card, seat, seat, HEROES);
      emit(s, E.heroEntered, HEROES, t.id, card, seat);
      dial += printed(card).threatCost;
    }
    table.setThreat(s, seat, dial, HEROES);
  }
  s.batch.length = 0;
});
const first = flow.step<GameLocals>('first', FIRST, (s) => {
  table.nameFirst(s, seatsAt(s) === 1 ? 0 : chance(s, 'first', seatsAt(s)), FIRST);
});
const hands = flow.step<GameLocals>('hands', HANDS, (s) => {
  for (let seat = 0; seat < seatsAt(s); seat++) cards.drawHand(s, seat);
});
const deciders = seatsInTurn<State, GameLocals>({ count: seatsAt, from: (s) => s.first, at: 'at' });
/** In player order; nobody sees the cards of others [LOTR L94]. */
const mulligan = flow.question<GameLocals>('mulligan', HANDS, {
  kind: 'mulligan',
  fresh: true,
  seats: deciders.asks(() => true),
  candidates(_s, _x, _seat, out) {
    out.push(KEEP);
    out.push(REPLACE);
  },
  check: (_s, _x, _seat, option) => (option === KEEP || option === REPLACE ? 0 : NOT_HERE),
});
const decided = flow.step<GameLocals>('decided', HANDS, (s, x, f) => {
  if (deciders.over(s, x)) return;
  if (f.result === REPLACE) cards.replaceHand(s, deciders.seat(s, x));
  deciders.pass(x);
  goto(f, mulligan);
});
const build = flow.step<GameLocals>('build', BUILD, (s, _x, f) => {
  resetCause(s, f);
  // A given deck stands in for that of the scenario: positions of a few cards.
  s.encounter = s.config.encounter.length > 0 ? s.config.encounter.slice() : scenarioDeck(s.config.easy);
  cards.shuffleEncounter(s);
  goToStage(s, FIRST_STAGE);
});
const easy = flow.step<GameLocals>('easy', EASY, (s) => {
  if (s.config.easy) for (const t of s.things) if (isHero(t)) gain(s, t, 1, EASY);
  settle(s);
});

const FIRST_STAGE = 119;
/** A round begins of itself: nobody's choice is behind it. */
const beginRound = flow.step<GameLocals>('round', ROUND, (s, _x, f) => {
  s.round++;
  resetCause(s, f);
  setCause(f, emit(s, E.roundBegan, ROUND, s.round));
  call(s, round, {});
});
const again = flow.step<GameLocals>('again', PHASE, (_s, _x, f) => goto(f, beginRound));
const ended = flow.step<GameLocals>('ended', PHASE, () => {});

export const game = flow.procedure<GameLocals>('game', { rule: ROUND, locals: { at: 0 }, see: 'open' }, [
  mode,
  shuffleAll,
  heroes,
  first,
  hands,
  mulligan,
  decided,
  build,
  easy,
  beginRound,
  again,
  ended,
]);
