/**
 * Every effect, bonus and special in one place: its name, what it does with a value (Czech, English), the paragraphs.
 * Names that bear an island's name stand in the files of names; the ones here are for effects without such a name.
 */
import type { Bilingual, Lang } from './grammar.ts';
import { count, plain, signed } from './grammar.ts';
import type { BonusKind, EffectKind, SpecialKind } from './types.ts';

interface EffectWords {
  /** Name; null where the files of names hold it. */
  name: Bilingual | null;
  rules: readonly string[];
  /** What using it does, as a whole sentence. */
  does: Readonly<Record<Lang, (value: number) => string>>;
}

const life = (lang: Lang, n: number) => count(lang, Math.max(n, -n), 'life', 'acc');

/** 'a weapon with resistance at most n, or a laid effect with it', as the object of a verb. */
const target = {
  cs: (n: number) => `soupeřovu zbraň nebo odložený efekt s odolností nejvýše ${plain(n)}`,
  en: (n: number) => `an opposing weapon or laid effect with resistance ${plain(n)} or less`,
};

const EFFECT_WORDS: Readonly<Record<EffectKind, EffectWords>> = {
  energy: {
    name: { cs: 'energie', en: 'energy' },
    rules: ['3.4.1.1', '3.4.1.3'],
    does: {
      cs: (n) => `Váš hrdina získá ${count('cs', n, 'energy', 'acc')}.`,
      en: (n) => `Your hero gains ${count('en', n, 'energy')}.`,
    },
  },
  heroAttack: {
    name: { cs: 'útok na hrdinu', en: 'hero attack' },
    rules: ['3.4.2.1', '3.4.2.3'],
    does: {
      cs: (n) => `Soupeřův hrdina ztratí ${life('cs', n)}.`,
      en: (n) => `The opposing hero loses ${life('en', n)}.`,
    },
  },
  weaponAttack: {
    name: { cs: 'útok na zbraň', en: 'weapon attack' },
    rules: ['3.4.3.1', '3.4.3.4'],
    does: {
      cs: (n) => `Zničí ${target.cs(n)}.`,
      en: (n) => `Destroys ${target.en(n)}.`,
    },
  },
  universalAttack: {
    name: { cs: 'univerzální útok', en: 'universal attack' },
    rules: ['3.4.4.1', '3.4.4.2'],
    does: {
      cs: (n) => `Soupeřův hrdina ztratí ${life('cs', n)}, anebo útok zničí ${target.cs(n)}.`,
      en: (n) => `The opposing hero loses ${life('en', n)}, or the attack destroys ${target.en(n)}.`,
    },
  },
  heal: {
    name: { cs: 'léčení', en: 'heal' },
    rules: ['3.4.5.1', '3.4.5.3'],
    does: {
      cs: (n) => `Váš hrdina získá zpět ${life('cs', n)}, nejvýše do počátečního počtu.`,
      en: (n) => `Your hero regains ${life('en', n)}, up to the starting life.`,
    },
  },
  canbalandAttack: {
    name: null,
    rules: ['3.4.6.1', '3.4.6.3'],
    does: {
      cs: (n) => `Vždy zničí soupeřovu zbraň nebo odložený efekt; váš hrdina za to ztratí ${life('cs', n)}.`,
      en: (n) => `Always destroys an opposing weapon or laid effect; your hero loses ${life('en', n)} for it.`,
    },
  },
  vampireBite: {
    name: null,
    rules: ['3.4.7.1', '3.4.7.4'],
    does: {
      cs: (n) => `Soupeřův hrdina ztratí ${life('cs', n)} a váš získá stejně energie.`,
      en: (n) => `The opposing hero loses ${life('en', n)} and yours gains as much energy.`,
    },
  },
  vampireCurse: {
    name: null,
    rules: ['3.4.8.1', '3.4.8.4', '3.4.8.6'],
    does: {
      cs: (n) => `Prokleje soupeřovu zbraň, anebo zničí odložený efekt, obojí s odolností nejvýše ${plain(n)}.`,
      en: (n) => `Curses an opposing weapon, or destroys a laid effect, of resistance ${plain(n)} or less.`,
    },
  },
  shrapnel: {
    name: null,
    rules: ['3.4.9.1', '3.4.9.3', '3.4.9.4'],
    does: {
      cs: (n) => `Zničí ${target.cs(n)}; zbylou silou smí zasáhnout druhý cíl, i hrdinu.`,
      en: (n) => `Destroys ${target.en(n)}; the power left may hit a second target, even the hero.`,
    },
  },
  persistentAttack: {
    name: { cs: 'trvalý útok na hrdinu', en: 'persistent hero attack' },
    rules: ['3.5.1.1', '3.5.1.5'],
    does: {
      cs: (n) => `Po odložení ztratí soupeřův hrdina na konci každého vašeho tahu ${life('cs', n)}.`,
      en: (n) => `Once laid, the opposing hero loses ${life('en', n)} at the end of each of your turns.`,
    },
  },
  shield: {
    name: { cs: 'obranný štít', en: 'shield' },
    rules: ['3.5.2.1', '3.5.2.5'],
    does: {
      cs: (n) => `Po odložení jednou sníží sílu soupeřova útoku o ${plain(n)}.`,
      en: (n) => `Once laid, reduces the power of one opposing attack by ${plain(n)}.`,
    },
  },
  combo: {
    name: { cs: 'kombo', en: 'combo' },
    rules: ['3.5.3.1', '3.5.3.13'],
    does: {
      cs: (n) => `Po odložení přidá na konci tahu ${plain(n)} k síle společného útoku aspoň dvou komb.`,
      en: (n) =>
        `Once laid, adds ${plain(n)} to the power of a joint attack of two or more combos at the end of a turn.`,
    },
  },
  trap: {
    name: null,
    rules: ['3.5.4.2', '3.5.4.6', '3.5.4.7'],
    does: {
      cs: (n) =>
        `Po odložení zruší použitý soupeřův efekt s hodnotou nejvýše ${plain(n)}; soupeřův hrdina ztratí tolik životů, kolik činila.`,
      en: (n) =>
        `Once laid, cancels a used opposing effect of value ${plain(n)} or less; the opposing hero loses life equal to that value.`,
    },
  },
};

const BLESSING_WORDS = {
  name: { cs: 'požehnání', en: 'blessing' },
  rules: ['4.3.1.1', '4.3.1.2'],
  does: {
    cs: (n: number) => `Přičte ${signed(n)} k jednomu základnímu jednorázovému efektu.`,
    en: (n: number) => `Adds ${signed(n)} to one basic one-shot effect.`,
  },
} as const satisfies EffectWords;

const SPECIAL_WORDS: Readonly<Record<SpecialKind, EffectWords>> = {
  comboIgniter: {
    name: { cs: 'odpalovač komba', en: 'combo igniter' },
    rules: ['5.3.1.1', '5.3.1.2'],
    does: {
      cs: (n) => `Na konci tahu smíte odpálit i jediné kombo; k síle útoku se přičte ${signed(n)}.`,
      en: (n) => `At the end of the turn you may fire even a single combo; the power changes by ${signed(n)}.`,
    },
  },
  nightAttack: {
    name: null,
    rules: ['5.3.2.2', '5.3.2.5'],
    does: {
      cs: (n) =>
        `Na konci tahu smíte zaplatit ${count('cs', n, 'energy', 'acc')} (máte-li méně, pak všechnu); soupeřův hrdina ztratí stejně životů.`,
      en: (n) =>
        `At the end of the turn you may pay ${count('en', n, 'energy')} (or all you have, if less); the opposing hero loses as much life.`,
    },
  },
  mechanic: {
    name: null,
    rules: ['5.3.3.1', '5.3.3.2.1', '5.3.3.3.1'],
    does: {
      cs: (n) =>
        `Na konci tahu zdarma opravte svou zbraň s odolností nejvýše ${plain(n)}, nebo zničte ${target.cs(n)}.`,
      en: (n) =>
        `At the end of the turn repair a weapon of yours with resistance ${plain(n)} or less free, or destroy ${target.en(n)}.`,
    },
  },
  trick: {
    name: null,
    rules: ['5.4.1.1', '5.4.1.2', '5.4.1.3'],
    does: {
      cs: (n) => `Vytočený červený efekt smíte odmítnout a zatočit znovu; váš hrdina za to ztratí ${life('cs', n)}.`,
      en: (n) => `You may refuse a red effect just spun and spin again; your hero loses ${life('en', n)} for it.`,
    },
  },
};

/** The words of any effect, blessing or special. */
export function wordsFor(kind: BonusKind | SpecialKind): EffectWords {
  if (kind === 'blessing') return BLESSING_WORDS;
  return kind in SPECIAL_WORDS ? SPECIAL_WORDS[kind as SpecialKind] : EFFECT_WORDS[kind as EffectKind];
}

/** The paragraphs that say what an effect, a blessing or a special does. */
export function effectRule(kind: BonusKind | SpecialKind): readonly string[] {
  return wordsFor(kind).rules;
}
