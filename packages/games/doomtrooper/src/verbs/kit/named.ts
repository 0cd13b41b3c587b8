/** Affiliations of which one is named, as texts say them. */
import { listed } from '@kolbiste/cardkit/words';
import { affiliation, isAffiliation } from '../../cards/words.ts';
import type { Speech } from '../../text/card/speech.ts';

/** "urči: A, B nebo C", of those among which the first target is chosen. */
export function naming(s: Speech): string {
  const [target] = s.targets;
  const words = target !== undefined && 'affiliation' in target ? target.affiliation.filter(isAffiliation) : [];
  const names = words.map((word) => affiliation(word, s.names)[s.lang]);
  return s.lang === 'cs' ? `urči: ${listed(names, 'nebo')}` : `name one: ${listed(names, 'or')}`;
}
