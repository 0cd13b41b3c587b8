/** Using an ability [TMM ability.4] [TMM R73]: targets, mana, its text, sideways; no card is played (R74). Paid texts of units. */

import { call, emit, goto } from '@kolbiste/kernel';
import { exhaust, laidOf, payMana } from '../atoms/table.ts';
import { sideOf } from '../board.ts';
import { pool, printedCard } from '../cards/pool.ts';
import { contextOf, SOURCE_ABILITY } from '../effects/effect-context.ts';
import { costOf } from '../effects/figures.ts';
import { E } from '../events.ts';
import { idOf, paidText, wouldSpeak } from '../legal.ts';
import { N, noteThat } from '../notes.ts';
import { cite } from '../rulebook.ts';
import type { State, Unit } from '../state.ts';
import { casting, castLocals, STAYS } from './cast.ts';
import { say } from './forward-refs.ts';
import { pickTarget, targetLocals } from './pick.ts';
import { flow } from './registry.ts';
import { settle } from './settle.ts';

const PAID = cite('ability.4', 'board.7', 'R73');
const SIDEWAYS = cite('ability.4', 'ability.5');
const PAID_TEXT = cite('main.3');

export interface AbilityLocals {
  [name: string]: number | number[];
  seat: number;
  /** Id of the laid card. */
  id: number;
  card: number;
  chosen: number[];
  text: number;
  target: number;
}

export const abilityLocals = (seat: number, id: number, card: number): AbilityLocals => ({
  seat,
  id,
  card,
  chosen: [],
  text: 0,
  target: 0,
});

const chooseTargets = flow.step<AbilityLocals>('chooseTargets', cite('R51', 'R73'), (s, x, f) => {
  const texts = printedCard(x.card).use;
  while (x.text < texts.length) {
    const text = pool.texts[texts[x.text]];
    const speaker = contextOf(x.seat, x.card);
    speaker.text = text.index;
    speaker.source = SOURCE_ABILITY;
    if (x.target > 0) speaker.targets = x.chosen.filter((_, i) => i % 2 === 1).slice(-x.target);
    if (x.target < text.targets.length && wouldSpeak(s, speaker, text))
      return call(s, pickTarget, targetLocals(speaker, x.target));
    x.text++;
    x.target = 0;
  }
  goto(f, pay);
});

const keepTarget = flow.step<AbilityLocals>('keepTarget', cite('R51'), (s, x, f) => {
  x.chosen = [...x.chosen, printedCard(x.card).use[x.text], idOf(s, f.result)];
  x.target++;
  goto(f, chooseTargets);
});

const pay = flow.step<AbilityLocals>('pay', cite('ability.4'), (s, x) =>
  payMana(s, x.seat, costOf(s, x.seat, x.card), PAID),
);

const effect = flow.step<AbilityLocals>('effect', cite('ability.4', 'R74'), (s, x) => {
  const locals = castLocals(x.card, x.seat, SOURCE_ABILITY);
  call(s, casting, { ...locals, self: x.id, chosen: x.chosen.slice(), dest: STAYS });
});

const sideways = flow.step<AbilityLocals>('sideways', cite('ability.4', 'ability.5'), (s, x) => {
  const l = laidOf(s, x.id);
  if (l !== undefined) exhaust(s, l, SIDEWAYS);
  noteThat(s, N.ability, x.card, x.seat);
  settle(s);
});

export const ability = flow.procedure<AbilityLocals>(
  'ability',
  { rule: cite('ability.4', 'R73'), locals: abilityLocals(0, 0, 0), see: 'open' },
  [chooseTargets, keepTarget, pay, effect, sideways],
);

/** A unit's paid text: mana first, then the text. */
export function activate(s: State, u: Unit): void {
  const text = paidText(s, u);
  if (text === undefined) return;
  const seat = sideOf(u.place);
  payMana(s, seat, text.pay, PAID_TEXT);
  emit(s, E.activated, PAID_TEXT, u.id, u.card, seat);
  const speaker = contextOf(seat, u.card);
  speaker.text = text.index;
  speaker.self = u.id;
  say(s, speaker);
}
