/** English keywords: alone on a card, as a gift, and as something a unit is. */
import type { Keyword } from '../../../vocabulary.ts';

interface KeywordWords {
  /** As a line of a card. */
  line: string;
  /** After "give a unit". */
  given: string;
  /** After "it". */
  is: string;
}

export const KEYWORDS: Readonly<Record<Keyword, KeywordWords>> = {
  taunt: { line: 'Taunt', given: 'Taunt', is: 'has Taunt' },
  shield: { line: 'Shield', given: 'Shield', is: 'has Shield' },
  stealth: { line: 'Stealth', given: 'Stealth', is: 'has Stealth' },
  poisonous: { line: 'Poisonous', given: 'Poisonous', is: 'is Poisonous' },
  lifesteal: { line: 'Lifesteal', given: 'Lifesteal', is: 'has Lifesteal' },
  inactive: { line: 'Inactive', given: 'Inactive', is: 'is Inactive' },
  charge: { line: 'Can attack at once', given: '“Can attack at once”', is: 'can attack at once' },
  cannotAttack: { line: 'Cannot attack', given: '“Cannot attack”', is: 'cannot attack' },
  untargetableBySpells: {
    line: 'Cannot be targeted by spells',
    given: '“Cannot be targeted by spells”',
    is: 'cannot be targeted by spells',
  },
  safeAttacker: {
    line: 'Takes no damage while attacking',
    given: '“Takes no damage while attacking”',
    is: 'takes no damage while attacking',
  },
  castOnDraw: { line: 'Cast when drawn', given: '“Cast when drawn”', is: 'is cast when drawn' },
};
