/** A verb of the game: one record, one file. */
import type { Read, Schema, VerbWords, Written } from '@kolbiste/cardkit/verbs';
import type { Assembler, Step } from '../cards/code.ts';
import type { Instruction } from '../cards/texts.ts';
import type { Whom } from './terms.ts';

/** Who speaks in a text, and of whom it has spoken so far. */
export interface Speech {
  /** An enemy's text tells what it does, a hero's what to do. */
  readonly byEnemy: boolean;
  /** It stands in every row [STS R57]. */
  readonly boss: boolean;
  spokenOf: Whom | '';
  /** A text in a text, as one clause. */
  say(text: readonly Instruction[]): string;
}

/** One that is one operation. */
export interface Verb<S extends Schema = Schema> extends VerbWords<S, Speech, string>, Step<Read<S>> {
  readonly name: keyof S & string;
}

/** One that holds other texts: it is cut into operations and jumps. */
export interface Block<S extends Schema = Schema> extends VerbWords<S, Speech, string> {
  cut(i: Written<S>, to: Assembler): void;
}
