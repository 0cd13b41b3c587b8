/**
 * A round [SW 2.2]: the next time of day (2.2.1.1-3) - sudden death from round 9 (2.3.3.2) - the starting player's turn
 * (2.2.2.1) - the other player's turn (2.2.1.4).
 */
import { call, emit, setCause } from '@kolbiste/kernel';
import { beginRound, defeated, loseLife } from '../atoms.ts';
import { E } from '../events.ts';
import { cite } from '../rulebook.ts';
import { SUDDEN_DEATH, timeOf } from '../vocabulary.ts';
import { flow } from './registry.ts';
import { turn } from './turn.ts';
import { turnLocals } from './turn-locals.ts';

const SUDDEN_DEATH_LOSS = 5;
const TIME = cite('2.2.1.1', '2.2.1.2', '2.2.1.3', 'R26');
const BEGINS = cite('2.3.3.1', '2.3.3.2');
const LOSS = cite('2.3.3.2', '2.3.3.3', '2.7.3.1', '6.1.1', 'R27');
const DEFEAT = cite('2.7.3.2', '2.3.4.3');

const nextTimeOfDay = flow.step('nextTimeOfDay', cite('2.2.1.1', '2.2.1.2', '2.2.1.3'), (s, _x, f) => {
  setCause(f, beginRound(s, TIME, timeOf(s.round + 1)));
});

const suddenDeath = flow.step('suddenDeath', cite('2.3.3.1', '6.1.1'), (s, _x, f) => {
  if (s.round < SUDDEN_DEATH) return;
  const round = f.cause;
  setCause(f, emit(s, E.suddenDeath, BEGINS, s.round));
  loseLife(s, 0, SUDDEN_DEATH_LOSS, LOSS);
  loseLife(s, 1, SUDDEN_DEATH_LOSS, LOSS);
  if (!defeated(s, DEFEAT)) setCause(f, round);
});

const firstTurn = flow.step('firstTurn', cite('2.2.2.1'), (s) => call(s, turn, turnLocals(s.starting)));
const secondTurn = flow.step('secondTurn', cite('2.2.1.4', '2.2.2.6'), (s) =>
  call(s, turn, turnLocals(1 - s.starting)),
);

export const round = flow.procedure('round', { rule: cite('2.2.1.4'), locals: {}, see: 'open' }, [
  nextTimeOfDay,
  suddenDeath,
  firstTurn,
  secondTurn,
]);
