/** The text of a card in a few words, for its size in a hand. */
import type { Brief, BriefWord } from '@kolbiste/cardkit/words';
import { briefLine, briefly, filled, inBrief } from '@kolbiste/cardkit/words';
import type { Lang } from '../../cards/names.ts';
import type { Static } from '../../cards/steps.ts';
import type { Card, Effect, When } from '../../cards/types.ts';
import type { Keyword } from '../../vocabulary.ts';
import { STATIC_BRIEFS, VERB_BRIEFS } from './brief-words.ts';
import { KEYWORDS as CS } from './cs/keywords.ts';
import { KEYWORDS as EN } from './en/keywords.ts';

const keyword = (word: Keyword, lang: Lang): string => (lang === 'cs' ? CS : EN)[word].line;

const times = (word: BriefWord) => (step: Readonly<Record<string, unknown>>, lang: Lang) => {
  const { count = 1 } = step;
  return `${inBrief(word, lang)}${count === 1 ? '' : ` ${filled('~', count, lang)}×`}`;
};

const BRIEF: Brief = {
  verbs: {
    ...VERB_BRIEFS,
    may: ({ pay }, lang) =>
      inBrief(['smíš', 'you may'], lang) +
      (pay === undefined ? '' : filled(inBrief([' za ~', ' for ~'], lang), pay, lang)),
    grant: (step, lang) => keyword(step['grant'] as Keyword, lang),
    summon: times(['vyvolej', 'summon']),
    give: times(['přidej do ruky', 'add to hand']),
    shuffleCards: times(['zamíchej', 'shuffle in']),
    discardCards: times(['zahoď', 'discard']),
  },
  whom: {
    each: ['všichni', 'all'],
    random: ['náhodně', 'random'],
    ownHero: ['tvůj hrdina', 'your hero'],
    oppHero: ['cizí hrdina', 'enemy hero'],
    heroes: ['hrdinové', 'heroes'],
  },
};

const WHEN: Readonly<Record<When, BriefWord>> = {
  use: ['', ''],
  onPlay: ['při zahrání', 'when played'],
  onSummon: ['při vyvolání', 'when summoned'],
  onDeath: ['při smrti', 'on death'],
  onDraw: ['při líznutí', 'when drawn'],
  onBurn: ['při spálení', 'when burned'],
  startOfTurn: ['začátek kola', 'turn start'],
  startOfEachTurn: ['začátek každého kola', 'each turn start'],
  endOfTurn: ['konec kola', 'turn end'],
  endOfEachTurn: ['konec každého kola', 'each turn end'],
  spellPlayed: ['po kouzle', 'on a spell'],
  cardPlayed: ['po kartě', 'on a card'],
  unitPlayed: ['po jednotce', 'on a unit'],
  summoned: ['po vyvolání', 'on a summon'],
  died: ['po smrti', 'on a death'],
  damaged: ['po poškození', 'when hurt'],
  dealtDamage: ['když zraní', 'when it hurts'],
  killed: ['když zabije', 'on a kill'],
  attacks: ['při útoku', 'on attack'],
  attackedHero: ['po útoku na hrdinu', 'after a hero attack'],
  heroDamaged: ['hrdina poškozen', 'hero hurt'],
  healed: ['po vyléčení', 'on healing'],
  abilityUsed: ['po schopnosti', 'on an ability'],
  targetedBySpell: ['cíl kouzla', 'spell target'],
  counter: ['cizí kouzlo', 'enemy spell'],
  activated: ['za manu', 'for mana'],
  gameStart: ['začátek hry', 'game start'],
};

const IF: BriefWord = ['podmínka', 'condition'];

function effect({ when, if: asked, pay, do: steps }: Effect, lang: Lang): string {
  const head = pay === undefined ? inBrief(WHEN[when], lang) : `${inBrief(WHEN[when], lang)} ${pay}`;
  const only = inBrief(IF, lang);
  const label = asked === undefined ? head : head === '' ? only : `${head} (${only})`;
  return briefLine(label, briefly(steps, lang, BRIEF));
}

function holds(part: Static, lang: Lang): string {
  const [name, value] = Object.entries(part)[0];
  return briefLine('', filled(inBrief(STATIC_BRIEFS[name], lang), value, lang));
}

/** The text of a card in a few words; '' = it has none. */
export function cardBrief({ keywords = [], statics = [], effects = [] }: Card, lang: Lang): string {
  return [
    ...keywords.map((word) => briefLine('', keyword(word, lang))),
    ...statics.map((part) => holds(part, lang)),
    ...effects.map((part) => effect(part, lang)),
  ].join(' ');
}
