/**
 * Combat alone [LOTR CA.1].
 * The given position (CA.1) - phase 6 again and again (CA.2), before each further one all are readied and the token passes (CA.3),
 * new enemies in waves (CA.4) - the end and the score (CA.5, CA.6).
 */
import { call, chance, emit, goto, resetCause, setCause } from '@kolbiste/kernel';
import { renewEncounter, shuffleEncounter } from '../atoms/cards.ts';
import * as marks from '../atoms/marks.ts';
import * as table from '../atoms/table.ts';
import * as things from '../atoms/things.ts';
import { printed } from '../cards/pool.ts';
import { scenarioDeck } from '../cards/scenario.ts';
import { E } from '../events.ts';
import { isEnemy } from '../in-play.ts';
import { cite } from '../rulebook.ts';
import { playerOrder, seatsAt } from '../seats.ts';
import { cardIn, ENGAGED, EXHAUSTED } from '../state.ts';
import { COMBAT, ENEMY, HERO, THREAT } from '../vocabulary.ts';
import { COMBAT_PHASE, combat } from './combat.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const PLACE = cite('CA.1');
const AGAIN = cite('CA.2', 'CA.3');
const WAVE = cite('CA.4');
const ENDS = cite('CA.5', 'CA.6');

/** So many combats at most: nobody fights for ever [LOTR CA.6]. */
const MOST_COMBATS = 100;

interface AloneLocals {
  [name: string]: number | number[];
  at: number;
}

const place = flow.step<AloneLocals>('place', PLACE, (s) => {
  s.encounter = s.config.encounter.slice().reverse();
  if (s.encounter.length === 0) {
    s.encounter = scenarioDeck(s.config.easy);
    shuffleEncounter(s);
  }
  for (const p of s.config.placed) {
    const { type } = printed(p.card);
    const t =
      type === ENEMY ? things.placeEngaged(s, p.card, p.seat) : things.enterCharacter(s, p.card, p.seat, p.seat, PLACE);
    if (type === HERO) emit(s, E.heroEntered, PLACE, t.id, t.card, p.seat);
    t.damage = p.damage ?? 0;
    if (p.exhausted === true) marks.mark(t, EXHAUSTED);
    for (const card of p.with ?? []) things.attach(s, card, printed(card).type < ENEMY ? p.seat : -1, t, p.seat, PLACE);
  }
  s.batch.length = 0;
  for (let seat = 0; seat < seatsAt(s); seat++) {
    const dial = s.config.placed.reduce((sum, p) => sum + (p.seat === seat ? printed(p.card).threatCost : 0), 0);
    table.setThreat(s, seat, dial, PLACE);
  }
  s.round = 1;
});

/** Wave n: for each player enemies whose threats add up to n + 1 at least, the first players' first [LOTR CA.4]. */
const wave = flow.step<AloneLocals>('wave', WAVE, (s, _x, f) => {
  if (s.config.mode !== 'waves') return;
  s.wave++;
  renewEncounter(s, WAVE);
  setCause(f, emit(s, E.waveCame, WAVE, s.wave));
  for (const seat of playerOrder(s)) {
    let sum = 0;
    while (sum < s.wave + 1) {
      const enemies = s.encounter.map(cardIn).filter((id) => printed(id).type === ENEMY);
      if (enemies.length === 0) break;
      const card = enemies[chance(s, 'wave', enemies.length)];
      s.encounter.splice(
        s.encounter.findIndex((entry) => cardIn(entry) === card),
        1,
      );
      sum += printed(card).stats[THREAT];
      things.engage(s, things.stage(s, card, WAVE), seat, WAVE);
    }
  }
  settle(s);
});

const fight = flow.step<AloneLocals>('fight', cite('CA.2'), (s, _x, f) => {
  resetCause(s, f);
  setCause(f, table.beginPhase(s, COMBAT, COMBAT_PHASE));
  call(s, combat, { from: s.first, asked: 0, dealt: [] });
});

const after = flow.step<AloneLocals>('after', AGAIN, (s, x, f) => {
  resetCause(s, f);
  table.endRound(s, AGAIN);
  // Enemies of a player who is out lie in the staging area, from where nothing brings them back into the fight.
  const left = s.things.some((t) => isEnemy(t) && t.zone === ENGAGED);
  x.at++;
  if ((s.config.mode === 'combat' && !left) || x.at >= MOST_COMBATS) return;
  for (const t of s.things) marks.ready(s, t, AGAIN);
  table.passFirst(s, AGAIN);
  s.round++;
  goto(f, wave);
});

const over = flow.step<AloneLocals>('over', ENDS, (s) => {
  emit(s, E.combatOver, ENDS, s.score);
  table.win(s);
});

export const alone = flow.procedure<AloneLocals>(
  'alone',
  { rule: cite('CA.1', 'CA.2'), locals: { at: 0 }, see: 'open' },
  [place, wave, fight, after, over],
);
