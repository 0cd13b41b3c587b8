/** Instructions in English. */
import { programIn } from '../program.ts';
import { ACTORS } from './whom.ts';

const OFTEN: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };

export const program = programIn({
  lang: 'en',
  and: 'and',
  next: 'then',
  often: (text, times) => `${text}, ${OFTEN[times] ?? `${times} times`}`,
  acts: (actor, modal, text) => `${ACTORS[actor]} ${modal} ${text}`,
});
