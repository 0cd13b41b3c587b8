/** A verb is one record: its words, how it is said in both languages, the paragraph it rests on; a game adds what it does. */
import type { Cite } from '@kolbiste/kernel';
import { both } from '@kolbiste/kernel/files';
import type { Rule, Rules } from '@kolbiste/kernel/grammar';
import { choice } from '@kolbiste/kernel/grammar';
import type { Schema, Written } from './term.ts';
import { ruleOf } from './term.ts';

/** `Speech`: what a text has spoken of so far; `Said`: a clause, or more. */
export interface VerbWords<S extends Schema, Speech, Said> {
  /** The member that stands for the verb in a card file. */
  readonly name: keyof S & string;
  readonly schema: S;
  readonly rule: Cite;
  cs(i: Written<S>, s: Speech): Said;
  en(i: Written<S>, s: Speech): Said;
}

interface Named {
  readonly name: string;
  readonly schema: Schema;
}

/**
 * What may stand in a text: an instruction of any verb. Verbs hold texts themselves, so the list of them says only
 * later (`use`) which there are.
 */
export function instructions(): { readonly rule: Rule; use(verbs: readonly Named[]): void } {
  let records: Rules = {};
  return {
    rule: choice(() => ({ what: both('co se má stát (sloveso)', 'what is to happen (a verb)'), records })),
    use(verbs) {
      records = Object.fromEntries(verbs.map(({ name, schema }) => [name, ruleOf(schema)]));
    },
  };
}

/** Finds the verb of an instruction: the first of its members that is one. @throws Error where none is */
export function verbFinder<V extends Named>(verbs: readonly V[]): (instruction: object) => V {
  const byName = new Map(verbs.map((verb) => [verb.name, verb]));
  return (instruction) => {
    for (const name of Object.keys(instruction)) {
      const verb = byName.get(name);
      if (verb !== undefined) return verb;
    }
    throw new Error(`no verb in ${JSON.stringify(instruction).slice(0, 80)}`);
  };
}
