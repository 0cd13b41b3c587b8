/** Effects whose order is chosen, as they stand on buttons: those of a start or end phase, and those that were set off. */
import { cap } from '@kolbiste/cardkit/words';
import type { Option, Seat } from '@kolbiste/kernel';
import { B_ETHEREAL, B_FROST, B_LIGHTNING, B_PASSING, B_POISON, B_RETAIN, B_WRATH } from '../flow/builtin.ts';
import { ENTRY } from '../flow/gather.ts';
import { WAITING } from '../flow/heard.ts';
import { USUAL_ORDER } from '../flow/settle.ts';
import type { View } from '../view.ts';
import { SOURCES } from '../vocabulary.ts';
import { clauseOf } from './card.ts';
import { listIn, localsOf } from './scene.ts';
import type { Talk } from './talk.ts';
import { card, creature, enemy, item, two } from './talk.ts';

/** Effects of a phase that the rules order. */
const BUILTIN: Readonly<Record<number, readonly [cs: string, en: string]>> = {
  [B_POISON]: ['Jed: otrávení nepřátelé ztratí životy', 'Poison: poisoned enemies lose HP'],
  [B_PASSING]: ['Dočasná síla mizí', 'Strength for this turn goes'],
  [B_ETHEREAL]: ['prchavá karta se vyčerpá', 'an ethereal card is exhausted'],
  [B_RETAIN]: ['Zachovat karty v ruce', 'Retain cards of the hand'],
  [B_WRATH]: ['Hněv: 1 zranění', 'Wrath: 1 damage'],
  [B_LIGHTNING]: ['Bleskový orb: zranění nepříteli', 'Lightning orb: damage to an enemy'],
  [B_FROST]: ['Mrazivý orb: vyšší obrana', 'Frost orb: block'],
};

/** What an effect comes from, by its name; '' = by none. */
function nameOf(t: Talk, from: number, source: number): string {
  const of = SOURCES[from];
  if (of === 'power' || of === 'card' || of === 'said') return card(t, source);
  if (of === 'relic') return item(t, source);
  return of === 'enemy' ? cap(enemy(t, source, 'nom')) : '';
}

function effectText(t: Talk, option: Option, program: number | undefined, from: number, source: number): string {
  if (option === USUAL_ORDER) return two(t, 'Zbytek v obvyklém pořadí', 'The rest in the usual order');
  if (program === undefined) return two(t, `${option + 1}. efekt`, `Effect ${option + 1}`);
  const name = nameOf(t, from, source);
  const what =
    program < 0
      ? two(t, ...(BUILTIN[program] ?? (['efekt', 'an effect'] as const)))
      : clauseOf(program, t.lang, SOURCES[from] === 'enemy' ? 'boss' : 'hero');
  return cap(name === '' ? what : `${name}: ${what}`);
}

/** One of the effects of a start or end phase. */
export function dueText(t: Talk, v: View, _seat: Seat, option: Option): string {
  const [, program, from, source] = v.pool.slice(option * ENTRY, option * ENTRY + ENTRY);
  return effectText(t, option, program, from, source);
}

/** One of the effects that were set off; another hero's with that hero. */
export function setOffText(t: Talk, v: View, seat: Seat, option: Option): string {
  const queue = listIn(localsOf(v, 'settle'), 'queue');
  const [owner, program, , , from, source] = queue.slice(option * WAITING, option * WAITING + WAITING);
  const text = effectText(t, option, program, from, source);
  return program === undefined || owner === seat ? text : `${cap(creature(t, owner, 'nom'))} – ${text}`;
}
