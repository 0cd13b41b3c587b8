/** Instructions in a row as one sentence: each is said by its verb. */
import { runs } from '@kolbiste/cardkit/words';
import type { Lang } from '../../cards/names.ts';
import type { Instruction } from '../../cards/types.ts';
import { verbOf } from '../../verbs/index.ts';
import { flow } from './join.ts';
import type { Actor, Speech } from './speech.ts';
import { actorOf, onSelf } from './speech.ts';

/** What differs from language to language. */
interface Tongue {
  readonly lang: Lang;
  readonly and: string;
  readonly next: string;
  often(text: string, times: number): string;
  /** Somebody else than the reader does it. */
  acts(actor: Exclude<Actor, 'you'>, modal: Speech['modal'], text: string): string;
}

/** How a language says a program: without its full stop, the first letter small. */
export const programIn = ({ lang, and, next: then, often, acts }: Tongue): Speech['program'] => {
  const tailOf = (i: Instruction): string => verbOf(i).tail?.[lang](i) ?? '';
  return (list, s) => {
    const all = runs(list);
    const said = all.map(([i, times], at) => {
      const actor = actorOf(i, s);
      const known = s.known || all.slice(0, at).some(([before]) => onSelf(before));
      const once = verbOf(i)[lang](i, { ...s, actor, known });
      const text = times === 1 ? once : often(once, times);
      const tail = tailOf(i);
      const after = all[at + 1]?.[0];
      // What the next one ends with too is said there alone.
      const goesOn = tail !== '' && after !== undefined && verbOf(after) === verbOf(i) && tailOf(after) === tail;
      const short = goesOn ? text.replace(tail, '') : text;
      return actor === 'you' ? short : acts(actor, s.modal, short);
    });
    return flow(said, and, then);
  };
};
