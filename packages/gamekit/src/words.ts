/** Words in the two languages of the house. */

/** One text in both languages. */
export interface Bilingual {
  readonly cs: string;
  readonly en: string;
}
