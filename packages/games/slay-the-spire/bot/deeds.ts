/** What a hero does in a fight without much thought: which card, against whom; block as far as it is needed. */
import { enemyOf } from '../src/atoms/creatures.ts';
import { programOf } from '../src/cards/code.ts';
import { whenOf } from '../src/cards/compile.ts';
import { faceOf, relicCard } from '../src/cards/pool.ts';
import { blockFigure } from '../src/effects/block.ts';
import { effectOf } from '../src/effects/context.ts';
import { amountOf } from '../src/effects/count.ts';
import { hitFigure } from '../src/effects/hit.ts';
import { enemiesIn } from '../src/effects/targets.ts';
import * as L from '../src/legal.ts';
import type { State } from '../src/state.ts';
import {
  ALIVE,
  BLOCK,
  ENERGY,
  EVERY_ROW,
  GONE,
  HP,
  POTIONS,
  POWERS,
  pileOf,
  RELICS,
  ROW,
  VULNERABLE,
} from '../src/state.ts';
import { SLOT_HERO, SLOT_ROW } from '../src/verbs/terms.ts';
import { BOSS, ELITE } from '../src/vocabulary.ts';
import { gistNow, partWorth } from './gist.ts';
import { deedsOf } from './read.ts';
import { best, incoming, strikes, threatened } from './seen.ts';
import { bestOf } from './turn.ts';

const NOTHING = -1;
const GOOD_USE = 20;
/** A point of block that averts a loss of HP: HP last a whole act, damage one fight. */
const NEEDED_BLOCK = 26;
const ACTIVATED = whenOf('activated');

/** Damage of the hits of a text to an enemy, as far as it has HP, in tenths; what brings it down counts more. */
function hitsWorth(s: State, seat: number, program: number, e: number, face: number): number {
  const enemy = s.enemies[e];
  const x = effectOf(seat, program, { targets: [enemyOf(e)], face, X: s.heroes[seat][ENERGY] });
  let dealt = 0;
  for (const { name, amount, times, strength } of gistNow(s, x)) {
    if (name !== 'hit' || amount === null) continue;
    const each = hitFigure(s, seat, enemyOf(e), amountOf(s, x, amount), strength);
    dealt += each * (times === null ? 1 : Math.max(0, amountOf(s, x, times)));
  }
  if (dealt === 0) return 0;
  const through = Math.min(enemy[HP], Math.max(0, dealt - enemy[BLOCK]));
  const falls = through >= enemy[HP];
  return 10 * through + Math.min(dealt, enemy[BLOCK]) * 3 + (falls ? 15 + 9 * strikes(s, e, seat) : 0);
}

const alive = (s: State): number[] => s.enemies.flatMap((enemy, e) => (enemy[GONE] === ALIVE ? [e] : []));

/** What using a text is worth now, in tenths of a point of damage. */
function textWorth(s: State, seat: number, program: number, face: number, needed: number): number {
  const x = effectOf(seat, program, { face, X: s.heroes[seat][ENERGY], targets: [enemyOf(alive(s)[0] ?? 0)] });
  let sum = 0;
  let hits = false;
  let wide = false;
  for (const part of gistNow(s, x)) {
    if (part.name === 'hit') {
      hits = true;
      wide ||= part.wide;
    } else if (part.name === 'block' && part.amount !== null) {
      const gained = blockFigure(s, x, amountOf(s, x, part.amount), 1);
      sum += NEEDED_BLOCK * Math.min(gained, needed) + Math.max(0, gained - needed);
    } else sum += partWorth(s, x, part);
  }
  if (!hits) return sum;
  const foes = alive(s);
  if (wide) for (const e of foes) sum += hitsWorth(s, seat, program, e, face);
  else sum += foes.reduce((most, e) => Math.max(most, hitsWorth(s, seat, program, e, face)), 0);
  return sum;
}

/** Potions are kept for elites and bosses, and for need. */
function potionDeed(s: State, seat: number, at: number, needed: number): number {
  const potion = pileOf(s, seat, POTIONS)[at];
  const ability = potion === undefined ? undefined : relicCard(potion).abilities.find(({ when }) => when === ACTIVATED);
  if (ability === undefined) return NOTHING;
  const hard = s.fight === ELITE + 1 || s.fight === BOSS + 1;
  const need = needed * 2 >= s.heroes[seat][HP];
  return hard || need ? textWorth(s, seat, ability.program, -1, needed) * 2 : NOTHING;
}

function useDeed(s: State, seat: number, option: number, needed: number): number {
  const relic = option < L.POWER_USE;
  const abilities = relic
    ? relicCard(pileOf(s, seat, RELICS)[option - L.RELIC]).abilities
    : faceOf(pileOf(s, seat, POWERS)[option - L.POWER_USE]).abilities;
  const ability = abilities.find(({ when }) => when === ACTIVATED);
  return ability === undefined ? NOTHING : textWorth(s, seat, ability.program, -1, needed) * 2;
}

/** The next deed of a turn: things that cost nothing, then the first of what does most good together, or its end. */
export function deedFor(s: State, seat: number, options: readonly number[]): number {
  const needed = threatened(s, seat);
  for (const option of options) {
    if (option >= L.POTION && option < L.RELIC && potionDeed(s, seat, option - L.POTION, needed) > GOOD_USE)
      return option;
    if (option >= L.RELIC && option < L.END_TURN && useDeed(s, seat, option, needed) > 0) return option;
  }
  const deed = bestOf(s, seat, deedsOf(s, seat));
  if (deed === null) return L.END_TURN;
  if (deed.cost > s.heroes[seat][ENERGY]) return options.includes(L.MIRACLE) ? L.MIRACLE : L.END_TURN;
  return options.includes(deed.option) ? deed.option : L.END_TURN;
}

/** Whom to aim at: whoever falls or is hurt most; help goes to the hero who needs it. */
export function aimFor(s: State, seat: number, options: readonly number[]): number {
  const { program, targets, face } = s.frames[s.frames.length - 1].locals as unknown as {
    program: number;
    targets: number[];
    face: number;
  };
  const kind = programOf(program).slots[targets.length];
  if (kind === SLOT_HERO)
    return best(options, (hero) => 20 * threatened(s, hero) + incoming(s, hero) + (hero === seat ? 1 : 0));
  const worth = (e: number): number => {
    const enemy = s.enemies[e];
    if (enemy === undefined) return NOTHING;
    return (
      hitsWorth(s, seat, program, e, face) +
      strikes(s, e, seat) +
      enemy[VULNERABLE] +
      (enemy[ROW] === EVERY_ROW ? 4 : 0)
    );
  };
  if (kind !== SLOT_ROW) return best(options, worth);
  return best(options, (row) => enemiesIn(s, row).reduce((sum, on) => sum + worth(-1 - on), 0));
}
