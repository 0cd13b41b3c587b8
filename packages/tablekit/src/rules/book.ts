/** A rulebook in own words, by key; and looking things up in it. */
import type { Said } from '../engine/protocol.ts';
import type { Lang } from '../state/settings.ts';
import { folded } from './folded.ts';

export interface RuleText {
  readonly key: string;
  readonly cs: string;
  readonly en: string;
}

/** A run of paragraphs under one title. */
export interface Section {
  /** What stands before the title: '2.4', 'R8–R20', or nothing. */
  readonly number: string;
  readonly title: Said;
  /** The query that finds this section alone. */
  readonly ask: string;
  readonly rules: readonly RuleText[];
}

/** Rows as the games keep them: key, Czech text, English text. */
export type Row = readonly [key: string, cs: string, en: string];

/** Keys as they are named in texts: 2.4.1.3, order.5, R18. */
const NAMED = /(?<![\w.])(\d+(?:\.\d+){2,4}|[a-z]+\.\d+|R\d{1,3})(?![\w])/;

const plain = (query: string): string => folded(query.trim().replace(/^§\s*/, ''));

const headOf = (key: string): string => key.split('.')[0].toLowerCase();

export class RuleBook {
  readonly rules: readonly RuleText[];
  readonly sections: readonly Section[];
  private readonly places: ReadonlyMap<string, number>;
  private readonly heads: ReadonlySet<string>;
  private mentions: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(rows: readonly Row[], sections: (rules: readonly RuleText[]) => readonly Section[]) {
    this.rules = rows.map(([key, cs, en]) => ({ key, cs, en }));
    this.sections = sections(this.rules);
    this.places = new Map(this.rules.map(({ key }, place) => [key.toLowerCase(), place]));
    this.heads = new Set(this.rules.map(({ key }) => headOf(key)));
  }

  /** The rule of a key, or undefined. */
  text(key: string): RuleText | undefined {
    return this.rules[this.places.get(key.toLowerCase()) ?? -1];
  }

  /** The section that a key stands in. */
  sectionOf(key: string): Section | undefined {
    return this.sections.find(({ rules }) => rules.some((rule) => rule.key === key));
  }

  /** The rules before and after one, in the order of the book. */
  neighbours(key: string): { readonly before: string | undefined; readonly after: string | undefined } {
    const place = this.places.get(key.toLowerCase()) ?? -2;
    return { before: this.rules[place - 1]?.key, after: this.rules[place + 1]?.key };
  }

  /** Rules whose key begins with the query, or whose text contains all its words. An empty query finds all. */
  find(query: string, lang: Lang): readonly RuleText[] {
    const asked = plain(query);
    if (asked === '') return this.rules;
    if (this.isKey(asked)) return this.byKey(asked);
    const words = asked.split(/\s+/);
    return this.rules.filter((rule) => {
      const text = folded(`${rule.key} ${rule[lang]}`);
      return words.every((word) => text.includes(word));
    });
  }

  /** Rules by the texts of one's own language, or where that finds nothing by those of the other one. */
  findInEither(query: string, lang: Lang): { readonly rules: readonly RuleText[]; readonly own: boolean } {
    const rules = this.find(query, lang);
    if (rules.length > 0) return { rules, own: true };
    return { rules: this.find(query, lang === 'cs' ? 'en' : 'cs'), own: false };
  }

  /** Whether a query is a key, the beginning of one, or from one key to another. */
  private isKey(asked: string): boolean {
    if (/^r\d*$/.test(asked)) return true;
    const [from, to] = asked.split('-');
    if (to !== undefined) return this.places.has(from) && this.places.has(to);
    return /^(\d+(\.\d*)*|[a-z]+\.\d*)$/.test(asked) && this.heads.has(headOf(asked));
  }

  private byKey(asked: string): readonly RuleText[] {
    const [from, to] = asked.split('-').map((end) => this.places.get(end) ?? -1);
    if (to !== undefined) return this.rules.slice(from, to + 1);
    const start = asked.endsWith('.') || asked === 'r' ? asked : `${asked}.`;
    const ruling = /^r\d+$/.test(asked);
    return this.rules.filter(({ key }) => {
      const own = key.toLowerCase();
      return own === asked || own.startsWith(start) || (ruling && own.startsWith(asked));
    });
  }

  /** Keys of the rules that name a rule, in the order of the book. */
  namedBy(key: string): readonly string[] {
    this.mentions ??= this.readMentions();
    return this.mentions.get(key) ?? [];
  }

  private readMentions(): ReadonlyMap<string, readonly string[]> {
    const found = new Map<string, string[]>();
    for (const rule of this.rules) {
      const named = [...this.pieces(rule.cs), ...this.pieces(rule.en)].filter((piece) => piece.key);
      for (const other of new Set(named.map(({ text }) => text)))
        if (other !== rule.key) found.set(other, [...(found.get(other) ?? []), rule.key]);
    }
    return found;
  }

  /** The words of a query that is no key; they are what can be marked in the texts found. */
  askedWords(query: string): readonly string[] {
    const asked = plain(query);
    return this.isKey(asked) ? [] : asked.split(/\s+/).filter((word) => word !== '');
  }

  /** A text in pieces: plain ones, and keys of other rules that it names. */
  pieces(text: string): readonly { readonly text: string; readonly key: boolean }[] {
    return text
      .split(NAMED)
      .map((piece) => ({ text: piece, key: NAMED.test(piece) && this.places.has(piece.toLowerCase()) }))
      .filter((piece) => piece.text !== '');
  }
}
