/** Where each instruction of a card file keeps what: its target, its player, how much, and the word that makes it special. */
import type { Stat } from '../vocabulary.ts';
import type { Much } from './code.ts';
import { AMOUNT_ALL, AMOUNT_DAMAGE, AMOUNT_FIXED, AMOUNT_RESOURCES, AMOUNT_TRIGGER, AMOUNT_X, statOf } from './code.ts';
import type { Amount, Player, Target } from './types.ts';

export const PLAIN: Much = { kind: AMOUNT_FIXED, n: 0 };

export function much(a: Amount): Much {
  if (typeof a === 'number') return { kind: AMOUNT_FIXED, n: a };
  if (a === 'all') return { kind: AMOUNT_ALL, n: 1 };
  if (a === 'amount') return { kind: AMOUNT_TRIGGER, n: 1 };
  if (a === 'X') return { kind: AMOUNT_X, n: 1 };
  return { kind: 'damageOn' in a ? AMOUNT_DAMAGE : AMOUNT_RESOURCES, n: a.times ?? 1 };
}

/** Where an instruction says what it works on. */
export function aimIn(name: string, j: Record<string, unknown>): Target | undefined {
  switch (name) {
    case 'damage':
    case 'heal':
    case 'resources':
    case 'addResourceToken':
    case 'modify':
    case 'self':
      return j['to'] as Target | undefined;
    case 'progress':
      return j['on'] === 'quest' ? undefined : (j['on'] as Target);
    case 'ready':
    case 'exhaust':
    case 'muteThreat':
    case 'engage':
    case 'toStaging':
    case 'discard':
    case 'removeFromQuest':
    case 'pick':
    case 'lookAtShadow':
    case 'attackNow':
    case 'leaveCombat':
    case 'enemyAttacks':
      return j[name] as Target;
    case 'atEnd':
    case 'noAttack':
      return j['of'] as Target | undefined;
    default:
      return undefined;
  }
}

export function playerIn(name: string, j: Record<string, unknown>): Player | undefined {
  switch (name) {
    case 'threat':
      return j['for'] as Player;
    case 'draw':
    case 'discardHand':
      return j['by'] as Player;
    case 'fetch':
      return (j['by'] as Player | undefined) ?? 'first';
    case 'engage':
      return j['with'] as Player;
    case 'search':
      return j['whose'] as Player;
    case 'shuffleDiscard':
    case 'manyDefenders':
      return j[name] as Player;
    case 'choosePlayer':
      return j['choosePlayer'] === 'other' ? 'chooseOther' : j['choosePlayer'] === 'any' ? 'choose' : 'highestThreat';
    default:
      return undefined;
  }
}

export function muchIn(name: string, j: Record<string, unknown>): Much {
  const value = j[name];
  if (name === 'discardHand') return value === 'events' ? { kind: AMOUNT_ALL, n: 1 } : much(value as number);
  const counted = [
    'damage',
    'heal',
    'resources',
    'progress',
    'draw',
    'threat',
    'addResourceToken',
    'search',
    'dealShadow',
  ];
  return counted.includes(name) ? much(value as Amount) : PLAIN;
}

export const statsIn = (changes: { [S in Stat]?: number }): number[] =>
  Object.entries(changes).flatMap(([name, n]) => [statOf(name), n]);

/** The word that says which of several things an instruction does. */
export function wordIn(name: string, j: Record<string, unknown>): string {
  switch (name) {
    case 'self':
    case 'cancel':
    case 'reveal':
    case 'noAttack':
    case 'peek':
    case 'nextStage':
      return String(j[name]);
    case 'atEnd':
      return String(j['do']);
    case 'fromDiscard':
      return [j['to'], j['under'] ?? 'you', j['whose']].join(' ');
    case 'search':
      return String(j['rest']);
    case 'fetch':
      return (j['fetch'] as { trait?: string }).trait ?? '';
    case 'surge':
      return (j['if'] as string | undefined) ?? '';
    default:
      return '';
  }
}

export const flagIn = (name: string, j: Record<string, unknown>): boolean =>
  j['random'] === true ||
  j['may'] === true ||
  j['mayBottom'] === true ||
  j['topmost'] === true ||
  (name === 'fromHand' && j['back'] === 'hand') ||
  (name === 'noAttack' && j['against'] === 'chosen') ||
  (name === 'progress' && j['on'] === 'quest');
