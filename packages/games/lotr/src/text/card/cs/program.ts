/** Instructions in Czech. */
import { programIn } from '../program.ts';
import { ACTORS } from './whom.ts';

const OFTEN: Readonly<Record<number, string>> = { 2: 'dvakrát', 3: 'třikrát' };
const MODALS = { must: 'musí', may: 'smí' };

export const program = programIn({
  lang: 'cs',
  and: 'a',
  next: 'potom',
  often: (text, times) => `${OFTEN[times] ?? `${times}×`} ${text}`,
  acts: (actor, modal, text) => `${ACTORS[actor]} ${MODALS[modal]} ${text}`,
});
