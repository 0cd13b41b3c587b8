/** Keys to Act IV; the only writer of them. */
import type { Cite } from '@kolbiste/kernel';
import { emit } from '@kolbiste/kernel';
import { E } from '../events.ts';
import type { State } from '../state.ts';
import { KEYS } from '../vocabulary.ts';

/** Whether this key can be had: Act IV is unlocked, and it is missing [STS R96]. */
export const isKeyWanted = (s: State, key: number): boolean => s.config.actFour && (s.keys & key) === 0;

export function gainKey(s: State, key: number, rule: Cite): void {
  if (!isKeyWanted(s, key)) return;
  s.keys |= key;
  emit(
    s,
    E.keyGained,
    rule,
    KEYS.findIndex((_, n) => 1 << n === key),
  );
}
