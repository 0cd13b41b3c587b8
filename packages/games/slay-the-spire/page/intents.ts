/** What enemies do, as signs with numbers: made of the data that the rules run. */
import { programOf } from '../src/cards/code.ts';
import type { Action } from '../src/cards/compile-enemy.ts';
import { BY_CUBE, BY_DIE } from '../src/cards/compile-enemy.ts';
import { ENEMIES } from '../src/cards/pool.ts';
import type { Blow } from '../src/forecast.ts';
import { ALL_HEROES } from '../src/verbs/terms.ts';
import type { SignName } from './sign.tsx';

/** One sign: what it stands for, and its number in words; '' = none. */
export interface IntentSign {
  readonly sign: SignName;
  readonly value: string;
  /** It goes at all heroes. */
  readonly all: boolean;
}

/** What stands in one cell: when it happens, and whether it does in this round. */
export interface IntentCell {
  readonly key: string;
  /** Results of the die or the slot; '' = every turn. */
  readonly when: string;
  readonly now: boolean;
  readonly last: boolean;
  readonly signs: readonly IntentSign[];
  readonly program: number;
}

/** All that an enemy may do: by die or cube, then what it does first, then what in fury. */
const actionsOf = (card: number): readonly (Action | null)[] => {
  const { actions, first, fury } = ENEMIES[card];
  return [...actions, first, fury];
};

/** The text of an action. */
export const programAt = (card: number, action: number): number => actionsOf(card)[action]?.program ?? -1;

const SIGNS: Readonly<Record<string, SignName>> = {
  hit: 'hit',
  damage: 'hit',
  block: 'block',
  shield: 'block',
  strength: 'strength',
  strengthUntilEnd: 'strength',
  enrage: 'strength',
  weak: 'weak',
  vulnerable: 'vulnerable',
  poison: 'poison',
  daze: 'daze',
  burn: 'burn',
  slimed: 'slimed',
  heal: 'heal',
  loseHp: 'loseHp',
  loseHpEach: 'loseHp',
  summon: 'summon',
  steal: 'gold',
  loseGold: 'gold',
  curse: 'curse',
  cube: 'cube',
  discard: 'discard',
  exhaust: 'exhaust',
};

type Words = Readonly<Record<string, unknown>>;

function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const base = typeof value === 'object' && value !== null ? (value as Words)['base'] : undefined;
  return typeof base === 'number' ? base : null;
}

/** An operation as a sign; what has no sign of its own is told in words alone. */
function signOf(name: string, words: Words, strong: number): IntentSign | null {
  const sign = SIGNS[name];
  if (sign === undefined) return null;
  const n = numberIn(words[name]);
  const times = numberIn(words['times']) ?? 1;
  const hits = name === 'hit' && n !== null;
  const figure = n === null ? '' : String(hits ? Math.max(0, n + strong) : n);
  const all = (words['to'] as { readonly how?: number } | undefined)?.how === ALL_HEROES;
  return { sign, value: times > 1 ? `${figure}×${times}` : figure, all };
}

const signsOf = (program: number, strong: number): IntentSign[] =>
  programOf(program).ops.flatMap(({ step, words }) => signOf(step.name, words as Words, strong) ?? []);

/** What the action of this round comes to: hits as they would be now. */
function withBlows(signs: readonly IntentSign[], blows: readonly Blow[]): readonly IntentSign[] {
  const strongest = Math.max(0, ...blows.map(([, , damage]) => damage));
  const [first] = blows;
  if (first === undefined || blows.some(([, , damage]) => damage !== strongest)) return signs;
  const each = blows.filter(([, seat]) => seat === first[1]).length;
  const hits = signs.filter(({ sign }) => sign === 'hit');
  if (hits.length !== 1) return signs;
  const value = each > 1 ? `${strongest}×${each}` : String(strongest);
  return signs.map((one) => (one.sign === 'hit' ? { ...one, value } : one));
}

interface At {
  readonly die: number;
  readonly slot: number;
  /** What it does this round, by its place among all. */
  readonly action: number;
  readonly strength: number;
  readonly blows: readonly Blow[];
}

/** All actions of an enemy, that of this round marked. */
export function cellsOf(card: number, { die, slot, action, strength, blows }: At): IntentCell[] {
  const { pattern, actions } = ENEMIES[card];
  const cell = (of: Action, when: string, now: boolean): IntentCell => {
    const signs = signsOf(of.program, strength);
    return {
      key: `${when}:${of.program}`,
      when,
      now,
      last: of.last,
      program: of.program,
      signs: now ? withBlows(signs, blows) : signs,
    };
  };
  const special = action >= actions.length ? actionsOf(card)[action] : null;
  if (special) return [cell(special, '', true)];
  if (pattern === BY_CUBE) return actions.map((action, at) => cell(action, `${at + 1}.`, at === slot));
  if (pattern !== BY_DIE) return [cell(actions[0], '', true)];
  const out: IntentCell[] = [];
  for (let from = 0; from < actions.length; ) {
    let to = from;
    while (actions[to + 1] === actions[from]) to++;
    const when = from === to ? `${from + 1}` : `${from + 1}–${to + 1}`;
    out.push(cell(actions[from], when, die > from && die <= to + 1));
    from = to + 1;
  }
  return out;
}
