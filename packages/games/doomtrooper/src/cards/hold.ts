/** A text that holds is one record, as a verb is: its words, what the engine reads of them, and how it is said. */

import type { Read, Schema, Written } from '@kolbiste/cardkit/verbs';
import { flag, optional } from '@kolbiste/cardkit/verbs';
import type { Cite } from '@kolbiste/kernel';
import { forward } from '@kolbiste/kernel';
import type { Speech } from '../text/card/speech.ts';
import { filter, when } from './parts.ts';
import type { Static } from './static.ts';
import type { HoldWords } from './steps.ts';

/** What every text that holds may say besides: about whom, under which condition; of commanders only the best counts; figures once for each card that is counted. */
export const COMMON = { whom: optional(filter), when: optional(when), single: flag, per: optional(filter) };

export type Held = Partial<Pick<Static, 'n' | 'layer' | 'by' | 'den' | 'of'>>;

/** Of what says nothing of it. */
export const NOTHING_HELD: Required<Held> = { n: 0, layer: 0, by: [0, 0, 0, 0], den: 1, of: null };

export interface Hold<S extends Schema = Schema> {
  readonly name: keyof S & string;
  readonly schema: S;
  readonly rule: Cite;
  readonly what: number;
  read(words: Read<S>): Held;
  /** What is said of the subject, which is one or many. */
  cs(i: Written<S>, s: Speech, many: boolean): string;
  en(i: Written<S>, s: Speech, many: boolean): string;
}

/** Finds the record behind the words of a text that holds; the list of them says which there are. */
export const holdFinder = forward<(words: HoldWords) => Hold>('the list of the texts that hold');
