/** Changes of the rules of a daily climb and of a custom run, in words [STS 21.20] [STS 21.30]. */

/** What each change of the rules says, by its place. */
const CHANGES: readonly (readonly [cs: string, en: string])[] = [
  ['hrdinové začínají s 5 náhodnými bezbarvými kartami', 'heroes begin with 5 random colorless cards'],
  ['hrdinové začínají s 5 náhodnými vzácnými kartami', 'heroes begin with 5 random rare cards'],
  ['hrdinové začínají s náhodnou relikvií bossů', 'heroes begin with a random boss relic'],
  ['odměna karta znamená proměnu karty', 'a card reward means a transformation'],
  ['karta z běžných střetnutí znamená relikvii', 'a card from normal encounters means a relic'],
  [
    'hrdinové začínají s relikvií, která mezi jejich odměny přidává karty všech',
    'heroes begin with the relic that adds cards of all heroes to their rewards',
  ],
  ['na konci každého souboje ztrácí každý hrdina 1 žt', 'each hero loses 1 HP at the end of each combat'],
  [
    'na konci každého souboje se každému hrdinovi promění 1 náhodná karta',
    '1 random card of each hero is transformed at the end of each combat',
  ],
  [
    'žetony mapy leží lícem dolů, dokud na ně skupina nevstoupí',
    'tokens of the map lie face down until they are entered',
  ],
  ['hrdinové začínají se 2 náhodnými kartami Kleteb', 'heroes begin with 2 random curses'],
  ['na konci každé události ztrácí každý hrdina 2 žt', 'each hero loses 2 HP at the end of each event'],
  ['hrdinové nesmějí odpočívat', 'heroes may not rest'],
];

/** What a change says, in both languages. */
export const changeWords = (change: number): readonly [cs: string, en: string] =>
  CHANGES[change] ?? ['pravidla se mění', 'the rules change'];
