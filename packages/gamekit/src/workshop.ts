/**
 * What the workshop of the house (checks of documents and words, mutations, fuzzing, records, measurements) needs of a
 * game. Plain data: the lists of keys are made with it before the rules that cite them can be loaded.
 */
import type { DealPlan } from './desk/desk.ts';
import type { Lang } from './desk/language.ts';
import type { Part } from './part.ts';

export interface Workshop {
  readonly book: Book;
  /** Files and folders in which it speaks, beside its document of rules, its rules and its desk. */
  readonly speaks: readonly string[];
  /** Keys by which files name a card are made of its real name: the check of names leaves them alone. */
  readonly keysFromNames: boolean;
  /** Rulings and glossary are about single cards and call them by their real names: the check leaves those two alone. */
  readonly rulesNameCards: boolean;
  /** Sources among those that decide which decide nothing, each with the reason: they are not mutated. */
  readonly besideMutation: Readonly<Record<string, string>>;
  /** Games of which records are kept for ever: options of `kolbiste play` for each. */
  readonly corpus: readonly (readonly string[])[];
  /** Which games are played in every JavaScript engine; their bots too, where those do not think for minutes. */
  readonly parity: { readonly plan: Pick<DealPlan, 'format' | 'seats' | 'easy'>; readonly bots: boolean };
  /** Figures of its own, by name with their unit: so many of what its trials set up for each (`counted`) are played in a second. */
  readonly counted: Readonly<Record<string, string>>;
  readonly trials: Part<{ readonly trials: Trials }>;
}

/** What the document of the rules, `packages/games/<game>/rules.md`, holds. */
export interface Book {
  /** Whether the page shows its sections; the numbers of other keys say where they stand. */
  readonly sections: boolean;
  /** The letter before the number of a ruling. */
  readonly ruling: string;
  /** How many there are, so that none is lost unnoticed. */
  readonly paragraphs: number;
  readonly rulings: number;
  readonly mechanical: number;
  /** At least so many citations stand in code, tests and documents. */
  readonly cited: number;
}

/** Set-ups to try the rules with. */
export interface Trials {
  /** A configuration of any kind for each number: for fuzzing. */
  mixed(n: number): unknown;
  /** Configurations that are measured, taken one after the other. */
  measured(): readonly unknown[];
  /** Configurations of a figure of its own, taken one after the other. */
  counted(figure: string): readonly unknown[];
  /** How many things a position has on its table: what a decision may have to look at. */
  inPlay(state: unknown): number;
  /** The texts of all cards in a language under invented names; null: cards have no text. */
  cardTexts: ((lang: Lang) => readonly string[]) | null;
}
