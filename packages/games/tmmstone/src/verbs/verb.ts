/** A verb of the game: one record, one file. */
import type { Read, Schema, VerbWords, Written } from '@kolbiste/cardkit/verbs';
import type { Assembler, Step } from '../cards/code.ts';
import type { Said } from '../text/card/join.ts';
import type { Speech } from '../text/card/speech.ts';

/** One that is one operation. */
export interface Verb<S extends Schema = Schema> extends VerbWords<S, Speech, Said>, Step<Read<S>> {
  readonly name: keyof S & string;
}

/** One that holds other texts: it is cut into operations and jumps. */
export interface Block<S extends Schema = Schema> extends VerbWords<S, Speech, Said> {
  cut(i: Written<S>, to: Assembler): void;
}
