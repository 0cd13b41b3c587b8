/** A verb of the game: one record, one file. */
import type { Read, Schema, VerbWords } from '@kolbiste/cardkit/verbs';
import type { Step } from '../cards/card.ts';
import type { Speech } from '../text/card/speech.ts';

export interface Verb<S extends Schema = Schema> extends VerbWords<S, Speech, string>, Step<Read<S>> {
  readonly name: keyof S & string;
}
/** Any of them: whose words are not known. */
export type AnyVerb = Verb;
