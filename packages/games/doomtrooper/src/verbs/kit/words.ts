/** Words that several verbs and texts that hold say. */
import { listed } from '@kolbiste/cardkit/words';
import type { Filter, Whom } from '../../cards/parts.ts';
import { affiliation, isAffiliation } from '../../cards/words.ts';
import type { Speech } from '../../text/card/speech.ts';

/** "urči: A, B nebo C", of those among which the first target is chosen. */
export function naming(s: Speech): string {
  const [target] = s.targets;
  const words = target !== undefined && 'affiliation' in target ? target.affiliation.filter(isAffiliation) : [];
  const names = words.map((word) => affiliation(word, s.names)[s.lang]);
  return s.lang === 'cs' ? `urči: ${listed(names, 'nebo')}` : `name one: ${listed(names, 'or')}`;
}

/** Cards of which the speaker is one itself: others are meant. */
export const others = (of: Filter, s: Speech): 'other' | undefined =>
  of.types?.includes(s.card.kind) && Object.keys(of).length === 1 ? 'other' : undefined;
export const jine = (of: Filter, s: Speech): 'jiný' | undefined => (others(of, s) === undefined ? undefined : 'jiný');

export const mayNever = (many: boolean): string => (many ? 'nesmějí NIKDY' : 'nesmí NIKDY');

/** Spoken of before. */
export const isKnown = (w: Whom, said: ReadonlySet<number>): boolean => w === 'target' && said.has(0);
