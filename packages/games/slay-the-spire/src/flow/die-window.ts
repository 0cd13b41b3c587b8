/**
 * The die was rolled (12.7, R6): whoever has something that changes the result uses it now, in any order and also after
 * others; when all have passed on a result it is fixed (12.8). The same window stands open for a roll of an event (18.14).
 */
import type { Candidates } from '@kolbiste/kernel';
import { call, chance, emit } from '@kolbiste/kernel';
import { losePotion, timesUsed, turnDown } from '../atoms/items.ts';
import { whenOf } from '../cards/compile.ts';
import type { Item } from '../cards/compile-item.ts';
import { ITEMS, relicCard } from '../cards/pool.ts';
import { E } from '../events.ts';
import { HAS_NO_USE, NOT_HERE, USED_UP } from '../refusals.ts';
import { cite } from '../rulebook.ts';
import type { State } from '../state.ts';
import { HP, POTIONS, pileOf, RELICS, USES } from '../state.ts';
import { flow } from './registry.ts';
import { useAlone } from './use-alone.ts';

interface WindowLocals {
  /** Heroes, by bit, who passed on this result. */
  passed: number;
  /** Heroes, by bit, whose items may change it. */
  whose: number;
}

/** Options: a relic by its place; behind all of them a potion, pass. */
export const DIE_POTION = 100;
export const PASS = 999;
export const FACES_OF_DIE = 6;

const WINDOW = cite('12.7', '18.14', 'R6');
const FIXED = cite('12.7', '12.8', 'R117');
const ONCE = cite('19.15');
const DRINK = cite('8.9', 'R80');
const ROLLED = whenOf('dieRolled');

const textOf = ({ abilities }: Item): number => abilities.find(({ when }) => when === ROLLED)?.program ?? -1;

function mayChange(s: State, seat: number, option: number): number {
  if (option >= DIE_POTION) {
    const potion = pileOf(s, seat, POTIONS)[option - DIE_POTION];
    if (potion === undefined) return NOT_HERE;
    return relicCard(potion).changesDie ? 0 : HAS_NO_USE;
  }
  const relic = pileOf(s, seat, RELICS)[option];
  if (relic === undefined || !relicCard(relic).changesDie) return NOT_HERE;
  return timesUsed(pileOf(s, seat, USES)[option]) > 0 ? USED_UP : 0;
}

/** Whether a hero has anything to change a result with. */
function canChange(s: State, seat: number): boolean {
  const relics = pileOf(s, seat, RELICS);
  for (let at = 0; at < relics.length; at++)
    if (relicCard(relics[at]).changesDie && timesUsed(pileOf(s, seat, USES)[at]) === 0) return true;
  for (const potion of pileOf(s, seat, POTIONS)) if (relicCard(potion).changesDie) return true;
  return false;
}

const change = flow.question<WindowLocals>('change', WINDOW, {
  kind: 'die',
  joint: true,
  seats(s, { passed, whose }) {
    let mask = 0;
    for (let seat = 0; seat < s.heroes.length; seat++) {
      const bit = 1 << seat;
      if ((whose & bit) !== 0 && (passed & bit) === 0 && s.heroes[seat][HP] > 0 && canChange(s, seat)) mask |= bit;
    }
    return mask;
  },
  candidates(s, _x, seat, out: Candidates) {
    pileOf(s, seat, RELICS).forEach((relic, at) => {
      if (relicCard(relic).changesDie) out.push(at);
    });
    pileOf(s, seat, POTIONS).forEach((potion, at) => {
      if (relicCard(potion).changesDie) out.push(DIE_POTION + at);
    });
    out.push(PASS);
  },
  check: (s, _x, seat, option) => (option === PASS ? 0 : option < 0 ? NOT_HERE : mayChange(s, seat, option)),
  apply(s, x, seat, option) {
    if (option === PASS) {
      x.passed |= 1 << seat;
      return;
    }
    x.passed = 0;
    const item =
      option >= DIE_POTION ? losePotion(s, seat, option - DIE_POTION, true, DRINK) : pileOf(s, seat, RELICS)[option];
    if (option < DIE_POTION) turnDown(s, seat, option, ONCE);
    useAlone(s, seat, textOf(relicCard(item)));
  },
});

const fixed = flow.step<WindowLocals>('fixed', FIXED, (s) => void emit(s, E.dieFixed, FIXED, s.die));

const window = flow.procedure<WindowLocals>(
  'dieWindow',
  { rule: WINDOW, locals: { passed: 0, whose: 0 }, see: 'open' },
  [change, fixed],
);

/** Rolls; where somebody may change the result it stays open. @param whose heroes, by bit, whose items may change it */
export function rollDie(s: State, label: string, whose: number, rule: Parameters<typeof emit>[2]): void {
  s.die = chance(s, label, FACES_OF_DIE) + 1;
  emit(s, E.rolled, rule, s.die);
  for (let seat = 0; seat < s.heroes.length; seat++)
    if ((whose & (1 << seat)) !== 0 && canChange(s, seat)) return call(s, window, { passed: 0, whose });
  emit(s, E.dieFixed, FIXED, s.die);
}

/** The result becomes another one. @param program the text of the item that changes it */
export function changeDie(s: State, seat: number, face: number, program: number): void {
  s.die = face;
  const item = ITEMS.findIndex((each) => each.changesDie && textOf(each) === program);
  emit(s, E.dieChanged, WINDOW, seat, item, face);
}

interface FaceLocals {
  seat: number;
  /** The text that asks. */
  program: number;
}
const face = flow.question<FaceLocals>('face', WINDOW, {
  kind: 'die',
  seats: (_s, { seat }) => 1 << seat,
  candidates(_s, _x, _seat, out: Candidates) {
    for (let n = 1; n <= FACES_OF_DIE; n++) out.push(n);
  },
  check: (_s, _x, _seat, option) => (option >= 1 && option <= FACES_OF_DIE ? 0 : NOT_HERE),
  apply: (s, { seat, program }, _seat, option) => changeDie(s, seat, option, program),
});
const setting = flow.procedure<FaceLocals>('setDie', { rule: WINDOW, locals: { seat: 0, program: 0 }, see: 'open' }, [
  face,
]);

/** The hero names the result. */
export function askFace(s: State, seat: number, program: number): void {
  call(s, setting, { seat, program });
}
