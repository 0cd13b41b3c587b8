/** Czech keywords: alone on a card, as a gift, and as something a unit is. */
import type { Keyword } from '../../../vocabulary.ts';

interface KeywordWords {
  /** As a line of a card. */
  line: string;
  /** What a unit is given, in the accusative. */
  given: string;
  /** After "pokud". */
  is: string;
}

export const KEYWORDS: Readonly<Record<Keyword, KeywordWords>> = {
  taunt: { line: 'Obránce', given: 'Obránce', is: 'má Obránce' },
  shield: { line: 'Štít', given: 'Štít', is: 'má Štít' },
  stealth: { line: 'Skrytý', given: 'Skrytost', is: 'je Skrytá' },
  poisonous: { line: 'Jedovatý', given: 'Jedovatost', is: 'je Jedovatá' },
  lifesteal: { line: 'Lifesteal', given: 'Lifesteal', is: 'má Lifesteal' },
  inactive: { line: 'Neaktivní', given: 'Neaktivitu', is: 'je Neaktivní' },
  charge: { line: 'Může útočit ihned', given: 'možnost útočit ihned', is: 'může útočit ihned' },
  cannotAttack: { line: 'Nemůže útočit', given: 'zákaz útočit', is: 'nemůže útočit' },
  untargetableBySpells: {
    line: 'Nelze na ni cílit kouzly',
    given: 'ochranu před cílením kouzel',
    is: 'na ni nelze cílit kouzly',
  },
  safeAttacker: {
    line: 'Když útočí, nedostává poškození',
    given: 'ochranu před poškozením při útoku',
    is: 'při útoku nedostává poškození',
  },
  castOnDraw: { line: 'Zahraj při líznutí', given: 'Zahraj při líznutí', is: 'se hraje při líznutí' },
};
