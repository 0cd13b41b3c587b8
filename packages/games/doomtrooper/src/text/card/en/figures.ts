/** English words for figures, conditions and amounts. */
import { listed, plain, signed } from '@kolbiste/cardkit/words';
import type { Amount, Figures, Filter, WhenFilter, WhomWord } from '../../../cards/parts.ts';
import { FIGURE_LETTERS } from '../../../cards/parts.ts';
import type { Speech } from '../speech.ts';
import { np, zonesIn } from './filter.ts';
import { isNew, whom } from './whom.ts';

const each = (f: Figures, say: (n: number) => string): string =>
  listed(
    FIGURE_LETTERS.flatMap((letter) => {
      const n = f[letter];
      return n === undefined ? [] : [`${say(n)} ${letter}`];
    }),
    'and',
  );

/** "F and S". */
export const letterList = (list: readonly string[]): string => listed([...list], 'and');
export const changes = (f: Figures): string => each(f, signed);
const letters = (f: Figures): string =>
  listed(
    FIGURE_LETTERS.filter((letter) => f[letter] !== undefined),
    'and',
  );

const TIMES: Readonly<Record<string, string>> = { '2': 'double', '3': 'triple', '1/2': 'half' };
/** "double F, S and A", for every figure the same factor. */
export function factors(f: Figures, den: number): string {
  const n = Object.values(f)[0] ?? 1;
  const key = den === 1 ? String(n) : `${n}/${den}`;
  return `${Object.hasOwn(TIMES, key) ? TIMES[key] : `${key} times`} ${letters(f)}`;
}

const TACTICS = { fight: 'in Fight combat', shoot: 'in Shoot combat' } as const;
const ROLES = { any: '', attacker: 'when attacking', defender: 'when defending' } as const;

const STAGES = {
  any: '',
  named: 'after attacker and defender are named (before the tactic)',
  zone: 'in a combat fought in a warzone',
  over: 'after the strikes of a combat',
} as const;

/** A condition as what stands behind a predicate, with a space before it; '' = none. */
export function condition(w: WhenFilter | undefined, s: Speech, takesPart = 'in combat'): string {
  if (w === undefined) return '';
  const { tactic, role, enemy, there, count = 1, zones, turn, quiet, promotion, stage = 'any', wielded } = w;
  const parts = [
    tactic === undefined ? '' : TACTICS[tactic],
    enemy === undefined ? '' : `against ${np(enemy, true, s)}`,
    role === undefined ? '' : role !== 'inCombat' ? ROLES[role] : stage === 'over' ? '' : takesPart,
    zones === undefined ? '' : `while it is ${zonesIn(zones)}`,
    quiet === undefined ? '' : 'outside combat',
    promotion === undefined ? '' : `if you have at least ${promotion} P`,
    STAGES[stage],
    role === 'inCombat' && stage === 'over' ? 'if it takes part' : '',
    !wielded ? '' : s.card.kind === 'warzone' ? 'fought in this warzone' : 'if it is the weapon in use',
    turn === undefined ? '' : turn === 'own' ? 'on your turn' : "on another player's turn",
    there === undefined ? '' : isThere(there, count, s),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` ${parts.join(' ')}`;
}

const IN_ROLE = { any: 'is in play', attacker: 'attacks', defender: 'defends', inCombat: 'fights' } as const;
/** What must be in play: on the speaker, the bearer himself, or anywhere. */
function isThere(there: Filter, count: number, s: Speech): string {
  const { whose, ...rest } = there;
  if (whose === 'borne')
    return `if this ${s.card.kind === 'warrior' ? 'warrior' : 'card'} bears ${np(rest, false, s, 'a')}`;
  const { role, ...others } = there;
  if (role !== undefined && count === 1)
    return `if ${np(others, false, s, whose === undefined ? 'a' : undefined)} ${IN_ROLE[role]}`;
  if (whose === 'bearer') return `if the bearer is ${np(rest, false, s, 'a')}`;
  return count > 1
    ? `if at least ${plain(count)} of ${whose?.startsWith('own') ? '' : 'the '}${np(there, true, s)} are in play`
    : `if ${np(there, false, s, whose === undefined ? 'a' : undefined)} is in play`;
}

/** "its V", "the V of one of your warriors" where that one is first spoken of. */
const valueOf = (word: WhomWord, s: Speech): string => (isNew(word, s) ? `the V of ${whom(word, s)}` : 'its V');

/** "3 Destiny points", "as many Destiny points as ..." */
export function points(a: Amount, kind: 'Destiny' | 'Promotion' | 'card' | '', s: Speech): string {
  const word = (n: number): string =>
    kind === 'card' ? (n === 1 ? 'card' : 'cards') : `${kind === '' ? '' : `${kind} `}${n === 1 ? 'point' : 'points'}`;
  if (typeof a === 'number') return `${plain(a)} ${word(a)}`;
  if (a === 'all') return `all ${word(2)}`;
  if (a === 'steps') return `1 ${word(1)}`;
  if (a === 'amount') return `as many ${word(2)}`;
  if ('steps' in a) return `${plain(a.steps)} ${word(a.steps)}`;
  if ('amount' in a) return `${plain(a.amount)} times as many ${word(2)}`;
  if ('halfOf' in a) return `half as many ${word(2)} (rounded up) as its V`;
  const times = (a.times ?? 1) === 1 ? 'as' : `${plain(a.times ?? 1)} times as`;
  if (!('count' in a)) return `${times} many ${word(2)} as ${valueOf(a.valueOf, s)}`;
  return `${times} many ${word(2)} as there are ${np(a.count, true, s)} in play`;
}

/** So many times its value in Destiny points. */
export const valuePoints = (times: number): string =>
  `${times === 1 ? 'as many' : times === 2 ? 'twice as many' : `${times} times as many`} Destiny points as its V`;
