/**
 * What a text has spoken of so far: it decides whether "it" is enough or the thing must be named again, and what a
 * number that was rolled, chosen or paid is called.
 */
import { quoted } from '@kolbiste/cardkit/words';
import type { Lang, NameSet } from '../../cards/names.ts';
import { nameOf } from '../../cards/names.ts';
import type { Sort, TargetSpec } from '../../cards/parts.ts';
import type { Instruction } from '../../cards/steps.ts';
import type { Card } from '../../cards/types.ts';
import type { Kind, Tag } from '../../vocabulary.ts';

/** Everything that a text can call by a noun. */
export type Noun = Sort | Kind | Tag | 'card';

/** A thing in the text, or several of them. */
export interface Ref {
  noun: Noun;
  many: boolean;
}
export type RefName = 'self' | 'it' | 'those' | 'subject' | 'object' | 'target' | 'target2' | 'targets';
/** Where the last number came from. */
export type Rolled = 'die' | 'each' | 'drawn' | 'chosen' | 'paid' | 'spent';

/** What differs from language to language. */
export interface Tongue {
  readonly lang: Lang;
  /** Whether the same pronoun could mean both. */
  alike(a: Ref, b: Ref): boolean;
  /** Several instructions as sentences, without the last full stop. */
  block(list: readonly Instruction[], s: Speech): string;
}

export class Speech {
  readonly card: Card;
  readonly lang: Lang;
  readonly names: NameSet;
  rolled: Rolled = 'die';
  /** What tells the subject or the object of an event from others: "played", "attacked". */
  readonly called = new Map<RefName, string>();
  private readonly refs = new Map<RefName, Ref>();
  private readonly unsaid = new Map<RefName, TargetSpec>();
  private readonly tongue: Tongue;
  private before = new Set<RefName>();
  private now = new Set<RefName>();

  constructor(card: Card, names: NameSet, tongue: Tongue) {
    this.card = card;
    this.lang = tongue.lang;
    this.names = names;
    this.tongue = tongue;
    this.know('self', { noun: card.kind, many: false });
  }

  /** The name of a card, in quotation marks. */
  name(id: number): string {
    return quoted(nameOf(id, this.lang, this.names), this.lang);
  }

  /** Instructions inside an instruction, as sentences without the last full stop. */
  block(list: readonly Instruction[]): string {
    return this.tongue.block(list, this);
  }

  know(name: RefName, ref: Ref): void {
    this.refs.set(name, ref);
  }

  ref(name: RefName): Ref {
    return this.refs.get(name) ?? { noun: 'unit', many: name === 'those' || name === 'targets' };
  }

  /** A target that was announced but not yet spoken of. */
  announce(name: RefName, spec: TargetSpec): void {
    this.unsaid.set(name, spec);
    this.know(name, { noun: spec.tag ?? spec.choose, many: false });
  }

  /** Announced and not yet spoken of. */
  pending(name: RefName): boolean {
    return this.unsaid.has(name);
  }

  /** The first mention of an announced target: how it is chosen; later undefined. */
  introduce(name: RefName): TargetSpec | undefined {
    const spec = this.unsaid.get(name);
    this.unsaid.delete(name);
    if (spec !== undefined) this.now.add(name);
    return spec;
  }

  /** Speaks of something known. True: a pronoun is enough, nothing else could be meant. */
  mention(name: RefName): boolean {
    const said = new Set([...this.before, ...this.now]);
    const ref = this.ref(name);
    const clear =
      said.has(name) && [...said].every((other) => other === name || !this.tongue.alike(ref, this.ref(other)));
    this.now.add(name);
    return clear;
  }

  /** A clause ends: what it spoke of is what "it" means next. */
  pause(): void {
    if (this.now.size > 0) this.before = this.now;
    this.now = new Set();
  }

  /** Says something after which all is as before: one of several branches. */
  aside<T>(say: () => T): T {
    const before = new Set(this.before);
    const now = new Set(this.now);
    const { rolled } = this;
    const said = say();
    Object.assign(this, { before, now, rolled });
    return said;
  }

  /** Something came between: "it" would not be clear. */
  forget(): void {
    this.before = new Set();
    this.now = new Set();
  }

  /** A new text begins: nothing was spoken of. */
  fresh(): void {
    this.forget();
    this.called.clear();
  }
}
